import type { Bus } from '../../platform/bus/bus.js';
import type { Log } from '../../platform/log.js';
import type { Stop } from '../../platform/sockets/topic-handlers.js';
import { revisionOf, roomChannel } from './room-channel.js';

export interface RoomWatchesDeps {
  readonly bus: Pick<Bus, 'subscribe'>;
  /** Called when a room may have a new message. */
  readonly changed: () => void;
  readonly log: Pick<Log, 'error'>;
}

/** A room as the database has it. */
export interface KnownRoom {
  readonly groupId: number;
  readonly newestSequence: number | null;
}

interface Watch<R> {
  readonly readers: Set<R>;
  readonly listening: Promise<Stop>;
  newestSequence: number | null;
}

/** Listens to the rooms that readers follow: once per room, however many readers it has. */
export class RoomWatches<R> {
  readonly #deps: RoomWatchesDeps;
  readonly #watches = new Map<number, Watch<R>>();
  readonly #roomsOf = new Map<R, Set<number>>();
  readonly #changed = new Set<number>();

  constructor(deps: RoomWatchesDeps) {
    this.#deps = deps;
  }

  /** Number of rooms with a reader. */
  get size(): number {
    return this.#watches.size;
  }

  /** Replaces the rooms of a reader. Resolves once every one of them is listened to. */
  async set(reader: R, rooms: readonly KnownRoom[]): Promise<void> {
    const wanted = new Set(rooms.map(({ groupId }) => groupId));
    for (const groupId of this.#roomsOf.get(reader) ?? []) if (!wanted.has(groupId)) this.#leave(reader, groupId);
    await Promise.all(rooms.map((room) => this.#join(reader, room)));
  }

  leaveAll(reader: R): void {
    for (const groupId of this.#roomsOf.get(reader) ?? []) this.#leave(reader, groupId);
    this.#roomsOf.delete(reader);
  }

  readersOf(groupId: number): Iterable<R> {
    return this.#watches.get(groupId)?.readers ?? [];
  }

  /** Marks a room as changed. */
  mark(groupId: number): void {
    if (!this.#watches.has(groupId)) return;
    this.#changed.add(groupId);
    this.#deps.changed();
  }

  /** The rooms marked since the last call. */
  take(): number[] {
    const changed = [...this.#changed];
    this.#changed.clear();
    return changed;
  }

  /** Records the room's newest message. Returns whether it is another one than before; a reaction has none. */
  advance(groupId: number, newestSequence: number | null): boolean {
    const watch = this.#watches.get(groupId);
    if (!watch || watch.newestSequence === newestSequence) return false;
    watch.newestSequence = newestSequence;
    return true;
  }

  async #join(reader: R, room: KnownRoom): Promise<void> {
    const { groupId, newestSequence } = room;
    const watch = this.#watches.get(groupId) ?? this.#open(room);
    // The bus lost the notice of a message, or it is still on its way.
    if (watch.newestSequence !== newestSequence) this.mark(groupId);
    watch.readers.add(reader);
    this.#roomsOf.set(reader, (this.#roomsOf.get(reader) ?? new Set()).add(groupId));
    await watch.listening;
  }

  #open({ groupId, newestSequence }: KnownRoom): Watch<R> {
    // What is not stored, such as a tick of a race or the notice of a join, has no revision and makes nothing unread.
    const hear = (message: string) => {
      if (revisionOf(message) > 0) this.mark(groupId);
    };
    const listening = this.#deps.bus.subscribe(roomChannel(groupId), hear);
    const watch: Watch<R> = { readers: new Set(), listening, newestSequence };
    this.#watches.set(groupId, watch);
    // A room that could not be listened to is forgotten, so that the next `set` tries again.
    listening.catch(() => {
      for (const reader of watch.readers) this.#roomsOf.get(reader)?.delete(groupId);
      if (this.#watches.get(groupId) === watch) this.#watches.delete(groupId);
    });
    return watch;
  }

  #leave(reader: R, groupId: number): void {
    this.#roomsOf.get(reader)?.delete(groupId);
    const watch = this.#watches.get(groupId);
    if (!watch?.readers.delete(reader) || watch.readers.size > 0) return;
    this.#watches.delete(groupId);
    this.#changed.delete(groupId);
    void this.#stop(watch);
  }

  async #stop({ listening }: Watch<R>): Promise<void> {
    const stop = await listening.catch(() => undefined);
    try {
      await stop?.();
    } catch (error) {
      this.#deps.log.error({ err: error }, 'a room is still listened to');
    }
  }
}
