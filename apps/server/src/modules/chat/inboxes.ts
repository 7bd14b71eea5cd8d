import type { ChatMessage } from '@khandai/contracts';
import type { Bus } from '../../platform/bus/bus.js';
import type { Clock } from '../../platform/clock.js';
import { forEachYielding } from '../../platform/for-each-yielding.js';
import type { Log } from '../../platform/log.js';
import type { Stop } from '../../platform/sockets/topic-handlers.js';
import type { ChatRepository } from './chat-repository.js';
import { type FollowRepository, MAX_UNREAD, type ReadMark, type RoomProgress } from './follow-repository.js';
import { mentionIn } from './mentions/mentions.js';
import { mayRead } from './room-access.js';
import { inboxChannel } from './room-channel.js';
import { RoomWatches } from './room-watches.js';

export interface InboxesDeps {
  readonly follows: Pick<FollowRepository, 'marksOf' | 'progressOf'>;
  readonly messages: Pick<ChatRepository, 'lastMessages'>;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
}

/** Min time between two frames of one member, in milliseconds. */
export const INBOX_MS = 1_000;
/** Marks are read again when they are this old, in case the bus lost the notice of a change. */
const REFRESH_MS = 5 * 60_000;
/** A message is stored a little later than the time it has. */
const STORE_MS = 10_000;
/** A page asks for its conversations at most this long before its socket listens. */
const GAP_MS = 30_000;
/** Members whose marks one statement reads. */
const MAX_LOADED = 500;

/** A member with an open inbox in this process. All their sockets share it. */
interface Reader {
  readonly userId: number;
  readonly push: (frame: string) => void;
  /** By room: `messagesEver` at the newest message they have read. */
  marks: ReadonlyMap<number, number>;
  /** Those of the rooms that they follow. */
  followed: ReadonlyMap<number, number>;
  /** Rooms whose mark changed on one of their devices, and private conversations with a new message. */
  readonly changed: Set<number>;
  isStale: boolean;
  /** Notices may be lost, so everything is read again. */
  isDoubtful: boolean;
  /** Undefined until the marks are read for the first time; frames then begin. */
  loadedAt: number | undefined;
}

/** A member whose marks are read again, with the rooms that changed for them. */
interface Changes {
  readonly reader: Reader;
  /** Reading the marks adds rooms, so that a round that fails afterwards can be tried again with all of them. */
  readonly changed: Set<number>;
  /** Private conversations with a message since then are among the changes, in ms since the epoch. */
  readonly since?: number;
}

interface RoomNow extends RoomProgress {
  /** JSON of the newest message; many members get the same. */
  readonly lastMessage: string;
}

/**
 * The unread messages of the members with a socket to this process. The bus only says which rooms and marks changed;
 * every number comes from the database, so all processes and devices agree. Changes are collected for a second: a busy
 * room costs four statements a second at any rate of messages and any number of followers.
 */
export class Inboxes {
  readonly #deps: InboxesDeps;
  readonly #readers = new Set<Reader>();
  /** By member: the reader that their sockets share. */
  readonly #shared = new Map<number, Reader>();
  readonly #watches: RoomWatches<Reader>;
  #awoken: PromiseWithResolvers<void> = Promise.withResolvers();

  constructor(deps: InboxesDeps) {
    this.#deps = deps;
    this.#watches = new RoomWatches({ bus: deps.bus, log: deps.log, changed: () => this.#awoken.resolve() });
  }

  /** Number of open inboxes. */
  get size(): number {
    return this.#readers.size;
  }

  /** Number of rooms that a member with an open inbox follows. */
  get rooms(): number {
    return this.#watches.size;
  }

  /** Calls `push` with the JSON of each frame of this member, until the returned function is called. */
  async listen(userId: number, push: (frame: string) => void): Promise<Stop> {
    const { bus } = this.#deps;
    const reader = newReader(userId, push);
    const stop = await bus.subscribe(inboxChannel(userId), (text) => this.#hear(reader, text));
    const stopRefreshing = bus.restored.on(() => {
      reader.isDoubtful = true;
      this.#refresh(reader);
    });
    const close = async () => {
      this.#readers.delete(reader);
      if (this.#shared.get(userId) === reader) this.#shared.delete(userId);
      this.#watches.leaveAll(reader);
      stopRefreshing();
      await stop();
    };
    try {
      this.#readers.add(reader);
      this.#shared.set(userId, reader);
      const since = this.#deps.clock.now() - GAP_MS;
      const found = await this.#load([{ reader, changed: new Set(), since }]);
      for (const { changed } of found) for (const groupId of changed) this.#note(reader, groupId);
    } catch (error) {
      await close();
      throw error;
    }
    // A notice that arrived during the read waited for it, so that the older numbers do not replace the newer ones.
    if (reader.isStale) this.#awoken.resolve();
    return close;
  }

  /**
   * One more socket of a member subscribes. Its page asked for their conversations before, so those with a message since then are
   * sent with the next round. The first socket needs no call: `listen` sees to it.
   */
  renew(userId: number): void {
    const reader = this.#shared.get(userId);
    if (!reader) return;
    reader.isDoubtful = true;
    this.#refresh(reader);
  }

  // A mention has its frame at once: it needs no numbers.
  #hear(reader: Reader, notice: string): void {
    const mention = mentionIn(notice);
    if (mention === undefined) this.#note(reader, Number(notice));
    else reader.push(`{"type":"inbox","userId":${reader.userId},"list":[],"mentions":[${mention}]}`);
  }

  /** Sends frames until `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    signal.addEventListener('abort', () => this.#awoken.resolve(), { once: true });
    while (!signal.aborted) {
      await this.#nextChange(signal);
      if (signal.aborted) return;
      this.#awoken = Promise.withResolvers();
      await this.#send();
      await this.#deps.clock.sleep(INBOX_MS, signal);
    }
  }

  /** Resolves after a notice, or when marks have become old. */
  async #nextChange(signal: AbortSignal): Promise<void> {
    const over = new AbortController();
    const old = this.#deps.clock.sleep(this.#untilOld(), AbortSignal.any([signal, over.signal]));
    await Promise.race([this.#awoken.promise, old]);
    over.abort();
  }

  // The set is in the order in which marks were read.
  #untilOld(): number {
    const now = this.#deps.clock.now();
    const [oldest] = this.#readers;
    return (oldest?.loadedAt ?? now) + REFRESH_MS - now;
  }

  #refresh(reader: Reader): void {
    reader.isStale = true;
    this.#awoken.resolve();
  }

  #note(reader: Reader, groupId: number): void {
    reader.changed.add(groupId);
    this.#refresh(reader);
  }

  // What could not be sent now is sent with the next round.
  async #send(): Promise<void> {
    const readers = this.#takeStale();
    let rooms: readonly number[] = [];
    try {
      const changes = await this.#load(readers);
      rooms = this.#watches.take();
      await this.#pushChanges(rooms, changes);
    } catch (error) {
      this.#deps.log.error({ err: error }, 'unread messages were not sent');
      for (const groupId of rooms) this.#watches.mark(groupId);
      for (const { reader, changed, since } of readers) {
        for (const groupId of changed) reader.changed.add(groupId);
        if (since !== undefined) reader.isDoubtful = true;
        this.#refresh(reader);
      }
    }
  }

  /** The members whose marks changed, or were read a long time ago, with the rooms of these changes. */
  #takeStale(): Changes[] {
    const now = this.#deps.clock.now();
    const oldest = now - REFRESH_MS;
    const stale = [...this.#readers].filter(
      ({ isStale, loadedAt }) => loadedAt !== undefined && (isStale || loadedAt <= oldest),
    );
    const taken = stale.slice(0, MAX_LOADED).map((reader) => {
      const changed = new Set(reader.changed);
      const { loadedAt = 0 } = reader;
      const since =
        reader.isDoubtful || loadedAt <= oldest ? { since: Math.min(loadedAt - STORE_MS, now - GAP_MS) } : {};
      reader.changed.clear();
      reader.isStale = false;
      reader.isDoubtful = false;
      // To the end of the set, so that the others have their turn.
      this.#readers.delete(reader);
      this.#readers.add(reader);
      return { reader, changed, ...since };
    });
    if (taken.length < stale.length) this.#awoken.resolve();
    return taken;
  }

  /** Reads the marks of members. Returns their changes, with those that had no notice. */
  async #load(readers: readonly Changes[]): Promise<Changes[]> {
    const userIds = readers.map(({ reader: { userId } }) => userId);
    const doubtful = readers.flatMap(({ since }) => since ?? []);
    const all = await this.#deps.follows.marksOf(
      userIds,
      readers.flatMap(({ changed }) => [...changed]),
      doubtful.length > 0 ? new Date(Math.min(...doubtful)) : undefined,
    );
    const byUser = Map.groupBy(all, ({ userId }) => userId);
    const now = this.#deps.clock.now();
    const found: Changes[] = [];
    for (const { reader, changed, since } of readers) {
      if (!this.#readers.has(reader)) continue;
      const marks = (byUser.get(reader.userId) ?? []).filter((mark) => !mark.followed || mayRead(mark, mark));
      const before = reader.loadedAt === undefined ? undefined : reader.followed;
      // Before the rooms are watched: a message that arrives in between is counted from these marks.
      take(reader, marks);
      const unheard = since === undefined ? [] : marks.filter(({ followed }) => !followed);
      for (const { groupId } of unheard) changed.add(groupId);
      for (const groupId of moved(before, reader.followed)) changed.add(groupId);
      // Both members get a notice of each message of a private conversation, so its room need not be watched.
      await this.#watches.set(
        reader,
        marks.filter(({ followed }) => followed),
      );
      reader.loadedAt = now;
      found.push({ reader, changed });
    }
    return found;
  }

  async #pushChanges(rooms: readonly number[], readers: readonly Changes[]): Promise<void> {
    const now = await this.#read([...new Set([...rooms, ...readers.flatMap(({ changed }) => [...changed])])]);
    const lists = new Map<Reader, Map<number, string>>();
    const add = (reader: Reader, groupId: number) => {
      const list = lists.get(reader) ?? new Map<number, string>();
      lists.set(reader, list.set(groupId, entryText(groupId, reader.marks.get(groupId), now.get(groupId))));
    };
    for (const groupId of rooms)
      if (this.#watches.advance(groupId, now.get(groupId)?.newestSequence ?? null))
        for (const reader of this.#watches.readersOf(groupId)) add(reader, groupId);
    for (const { reader, changed } of readers) for (const groupId of changed) add(reader, groupId);
    await forEachYielding(lists, ([reader, list]) => {
      if (this.#readers.has(reader)) reader.push(frameText(reader.userId, [...list.values()]));
    });
  }

  async #read(groupIds: readonly number[]): Promise<Map<number, RoomNow>> {
    const { follows, messages } = this.#deps;
    const progress = await follows.progressOf(groupIds);
    const last = await messages.lastMessages(groupIds);
    return new Map(progress.map((room) => [room.groupId, { ...room, lastMessage: textOf(last.get(room.groupId)) }]));
  }
}

const newReader = (userId: number, push: (frame: string) => void): Reader => ({
  ...{ userId, push, marks: new Map(), followed: new Map(), changed: new Set() },
  ...{ isStale: false, isDoubtful: false, loadedAt: undefined },
});

function take(reader: Reader, marks: readonly ReadMark[]): void {
  const entry = ({ groupId, readCount }: ReadMark) => [groupId, readCount] as const;
  reader.marks = new Map(marks.map(entry));
  reader.followed = new Map(marks.filter(({ followed }) => followed).map(entry));
}

/** The rooms whose mark is another one than before. */
function moved(before: ReadonlyMap<number, number> | undefined, now: ReadonlyMap<number, number>): number[] {
  if (!before) return [];
  return [...new Set([...before.keys(), ...now.keys()])].filter((groupId) => before.get(groupId) !== now.get(groupId));
}

const textOf = (message: ChatMessage | undefined): string => JSON.stringify(message ?? null);

/** JSON of one entry of the frame; `readCount` is undefined in a room that the member does not follow. */
function entryText(groupId: number, readCount: number | undefined, room: RoomNow | undefined): string {
  const followed = readCount !== undefined && room !== undefined;
  const unread = followed ? Math.min(room.messagesEver - readCount, MAX_UNREAD) : 0;
  const lastMessage = followed ? room.lastMessage : 'null';
  return `{"groupId":${groupId},"followed":${followed},"unread_messages":${unread},"lastMessage":${lastMessage}}`;
}

const frameText = (userId: number, entries: readonly string[]): string =>
  `{"type":"inbox","userId":${userId},"list":[${entries.join(',')}]}`;
