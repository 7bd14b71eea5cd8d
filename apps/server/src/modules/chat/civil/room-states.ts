import type { RoomMine, RoomState } from '@khandai/contracts';
import type { Clock } from '../../../platform/clock.js';
import { forEachYielding } from '../../../platform/for-each-yielding.js';
import type { Log } from '../../../platform/log.js';
import { SharedReads } from '../../../platform/shared-reads.js';
import type { Outlet, SocketUser, Stop } from '../../../platform/sockets/topic-handlers.js';
import { roomNotFound } from '../chat-errors.js';
import type { AddressKeys } from './address-keys.js';
import type { CivilChannel, CivilNotice } from './civil-channel.js';
import { Standings } from './standings.js';
import type { StateRepository } from './state-repository.js';

export interface RoomStatesDeps {
  readonly states: Pick<StateRepository, 'state' | 'standings' | 'votes'>;
  readonly addresses: AddressKeys;
  readonly channel: CivilChannel;
  readonly clock: Clock;
  readonly log: Log;
  /** Stores the address of a ban that this process knows. */
  readonly storeAddress: (banId: number, addressKey: string) => Promise<void>;
}

interface Reader {
  readonly user: SocketUser;
  readonly outlet: Outlet;
}

/** A room with readers in this process. */
interface LiveRoom {
  readonly groupId: number;
  readonly readers: Map<Outlet, Reader>;
  readonly pushes: Set<(frame: string) => void>;
  readonly pollPushes: Set<(frame: string) => void>;
  /** The state as it was last read; undefined after a change. */
  state: Promise<RoomState> | undefined;
  readAt: number;
  /** When its open poll ends, in ms since the epoch. */
  pollEndsAt: number | undefined;
  /** Votes came since the last frame with the votes, and since the last one with the state. */
  votesChanged: boolean;
  totalChanged: boolean;
}

/** Time between two frames with the votes of a poll, in milliseconds. */
export const VOTES_MS = 1_000;
/** Readers who have not voted see only how many did: this many rounds between two states. */
const ROUNDS_PER_STATE = 5;
/** An older state is read again, in case the bus lost the notice of a change. */
const MAX_AGE_MS = 30_000;

/**
 * What holds in the rooms with readers in this process, and for each of these readers. The bus says what changed, and every
 * frame is read from the database.
 */
export class RoomStates {
  readonly #deps: RoomStatesDeps;
  readonly #rooms = new Map<number, LiveRoom>();
  readonly #reads: SharedReads<RoomState | undefined>;
  readonly #standings: Standings;
  #awoken: PromiseWithResolvers<void> = Promise.withResolvers();
  #round = 0;

  constructor(deps: RoomStatesDeps) {
    this.#deps = deps;
    this.#reads = new SharedReads(deps);
    this.#standings = new Standings(deps);
  }

  /** Rooms with readers in this process. */
  get size(): number {
    return this.#rooms.size;
  }

  joined(groupId: number, user: SocketUser, outlet: Outlet): void {
    this.#deps.addresses.note(user.userId, user.address);
    this.#live(groupId).readers.set(outlet, { user, outlet });
  }

  left(groupId: number, outlet: Outlet): void {
    const room = this.#rooms.get(groupId);
    room?.readers.delete(outlet);
    this.#forget(room);
  }

  /** Calls `push` with the JSON of each frame about the room's state. */
  listen(groupId: number, push: (frame: string) => void): Stop {
    return this.#add(groupId, 'pushes', push);
  }

  /** Calls `push` with the JSON of each frame about the votes of the room's poll. */
  listenToVotes(groupId: number, push: (frame: string) => void): Stop {
    return this.#add(groupId, 'pollPushes', push);
  }

  /** The room's state, from memory while the room has readers here. */
  async state(groupId: number): Promise<RoomState> {
    const room = this.#rooms.get(groupId);
    if (!room) return this.#read(groupId);
    if (room.state && room.readAt > this.#deps.clock.now() - MAX_AGE_MS) return room.state;
    return this.#refresh(room);
  }

  /** The room's state as it is stored now. */
  fresh(groupId: number): Promise<RoomState> {
    return this.#read(groupId);
  }

  /** What holds for one reader. */
  mine(groupId: number, { userId, address }: SocketUser): Promise<RoomMine> {
    return this.#standings.of(groupId, { userId, addressKey: this.#deps.addresses.keyOf(address) });
  }

  /** Listens to changes, and sends the votes of polls, until `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    signal.addEventListener('abort', () => this.#awoken.resolve(), { once: true });
    const stop = await this.#deps.channel.subscribe((notice) => void this.#heed(notice));
    const stopReadingAgain = this.#deps.channel.restored.on(() => void this.#readAgain());
    while (!signal.aborted) {
      await this.#awoken.promise;
      if (signal.aborted) break;
      await this.#deps.clock.sleep(VOTES_MS, signal);
      this.#awoken = Promise.withResolvers();
      await this.#sendVotes();
      if ([...this.#rooms.values()].some(({ pollEndsAt }) => pollEndsAt !== undefined)) this.#awoken.resolve();
    }
    stopReadingAgain();
    await stop();
  }

  /** One room after another: the pool has connections for other work too. */
  async #readAgain(): Promise<void> {
    for (const groupId of [...this.#rooms.keys()]) await this.#heed({ kind: 'room', groupId });
    await this.#heed({ kind: 'mine', groupId: null, userId: null });
  }

  async #heed(notice: CivilNotice): Promise<void> {
    try {
      if (notice.kind === 'room') await this.#pushState(notice.groupId);
      else if (notice.kind === 'mine') await this.#pushMine(notice);
      else if (notice.kind === 'address') await this.#storeAddress(notice);
      else if (notice.kind === 'removed') this.#remove(notice);
      else this.#noteVotes(notice.groupId);
    } catch (error) {
      this.#deps.log.error({ err: error, ...notice }, 'readers of a room did not learn of a change');
    }
  }

  #noteVotes(groupId: number): void {
    const room = this.#rooms.get(groupId);
    if (!room) return;
    room.votesChanged = true;
    room.totalChanged = true;
    this.#awoken.resolve();
  }

  async #pushState(groupId: number): Promise<void> {
    const room = this.#rooms.get(groupId);
    if (!room) return;
    const state = await this.#refresh(room);
    room.totalChanged = false;
    for (const push of room.pushes) push(JSON.stringify({ type: 'room', groupId, state }));
  }

  async #pushMine(notice: Extract<CivilNotice, { kind: 'mine' }>): Promise<void> {
    const { groupId, userId, addressKey } = notice;
    const isMeant = ({ user }: Reader) =>
      (userId === null || user.userId === userId) &&
      (addressKey === undefined || this.#deps.addresses.keyOf(user.address) === addressKey);
    for (const room of [...this.#rooms.values()]) {
      if (groupId !== null && room.groupId !== groupId) continue;
      const readers = [...room.readers.values()].filter(isMeant);
      await forEachYielding(readers, (reader) => void this.#sendMine(room.groupId, reader));
    }
  }

  async #sendMine(groupId: number, { user, outlet }: Reader): Promise<void> {
    try {
      outlet.send({ type: 'mine', groupId, mine: await this.mine(groupId, user) });
    } catch (error) {
      this.#deps.log.error({ err: error, groupId, userId: user.userId }, 'a reader did not learn of a change');
    }
  }

  #remove({ groupId, userId }: Extract<CivilNotice, { kind: 'removed' }>): void {
    for (const { user, outlet } of this.#rooms.get(groupId)?.readers.values() ?? [])
      if (user.userId === userId) outlet.reconnect();
  }

  async #storeAddress({ banId, userId }: Extract<CivilNotice, { kind: 'address' }>): Promise<void> {
    const key = this.#deps.addresses.lastOf(userId);
    if (key === undefined) return;
    await this.#deps.storeAddress(banId, key);
    await this.#deps.channel.publish({ kind: 'mine', groupId: null, userId: null, addressKey: key });
  }

  async #sendVotes(): Promise<void> {
    this.#round += 1;
    const now = this.#deps.clock.now();
    for (const room of [...this.#rooms.values()]) {
      const hasEnded = room.pollEndsAt !== undefined && room.pollEndsAt <= now;
      if (hasEnded) await this.#heed({ kind: 'room', groupId: room.groupId });
      else if (room.votesChanged) await this.#pushVotes(room);
      if (room.totalChanged && this.#round % ROUNDS_PER_STATE === 0)
        await this.#heed({ kind: 'room', groupId: room.groupId });
      else if (room.totalChanged) this.#awoken.resolve();
    }
  }

  async #pushVotes(room: LiveRoom): Promise<void> {
    room.votesChanged = false;
    if (room.pollPushes.size === 0) return;
    try {
      const poll = await this.pollNow(room.groupId);
      if (poll) for (const push of room.pollPushes) push(JSON.stringify({ type: 'poll', groupId: room.groupId, poll }));
    } catch (error) {
      room.votesChanged = true;
      this.#deps.log.error({ err: error, groupId: room.groupId }, 'the votes of a poll were not sent');
    }
  }

  /** The room's poll with its votes, for those who may see them; null when there is none. */
  async pollNow(groupId: number): Promise<RoomState['poll']> {
    const { poll } = await this.#read(groupId);
    if (!poll || poll.closed) return poll;
    const votes = await this.#deps.states.votes(poll.pollId);
    const options = poll.options.map(({ text }, choice) => ({ text, votes: votes.get(choice) ?? 0 }));
    return { ...poll, options, total: options.reduce((sum, option) => sum + option.votes, 0) };
  }

  #refresh(room: LiveRoom): Promise<RoomState> {
    const read = this.#read(room.groupId);
    room.state = read;
    room.readAt = this.#deps.clock.now();
    read.then(
      ({ poll }) => {
        if (room.state !== read) return;
        room.pollEndsAt = poll && !poll.closed ? Date.parse(poll.endsAt) : undefined;
        if (room.pollEndsAt !== undefined) this.#awoken.resolve();
      },
      () => {
        if (room.state === read) room.state = undefined;
      },
    );
    return read;
  }

  async #read(groupId: number): Promise<RoomState> {
    const now = new Date(this.#deps.clock.now());
    const state = await this.#reads.get(String(groupId), () => this.#deps.states.state(groupId, now));
    if (!state) throw roomNotFound();
    return state;
  }

  #add(groupId: number, list: 'pushes' | 'pollPushes', push: (frame: string) => void): Stop {
    const room = this.#live(groupId);
    room[list].add(push);
    return () => {
      room[list].delete(push);
      this.#forget(room);
    };
  }

  #live(groupId: number): LiveRoom {
    const room = this.#rooms.get(groupId) ?? {
      ...{ groupId, readers: new Map(), pushes: new Set<(frame: string) => void>() },
      ...{ pollPushes: new Set<(frame: string) => void>(), state: undefined, readAt: 0, pollEndsAt: undefined },
      ...{ votesChanged: false, totalChanged: false },
    };
    this.#rooms.set(groupId, room);
    return room;
  }

  #forget(room: LiveRoom | undefined): void {
    if (room && room.readers.size === 0 && room.pushes.size === 0 && room.pollPushes.size === 0)
      this.#rooms.delete(room.groupId);
  }
}
