import { randomUUID } from 'node:crypto';
import { Emitter } from '@khandai/runtime';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Bus } from '../../platform/bus/bus.js';
import type { Clock } from '../../platform/clock.js';
import type { Log } from '../../platform/log.js';

export interface RoomCount {
  groupId: number;
  online: number;
}

export interface RoomCountsDeps {
  bus: Bus;
  clock: Clock;
  log: Log;
  /** Identifies this process to the others. */
  process?: string;
}

/** Interval at which changed counts are pushed, in milliseconds. */
export const COUNTS_MS = 2_000;

const CHANNEL = 'rooms:counts';
const FULL_REPORT_MS = 20_000;
const EXPIRY_MS = 60_000;

// `whole` replaces all earlier counts of that process.
const Report = Type.Object({
  process: Type.String(),
  whole: Type.Boolean(),
  list: Type.Array(Type.Object({ groupId: Type.Integer(), online: Type.Integer({ minimum: 0 }) })),
});
type Report = Static<typeof Report>;

const report = Compile(Report);

interface ProcessCounts {
  reportedAt: number;
  readonly rooms: Map<number, number>;
}

/**
 * Number of distinct users in each room. Each process counts its own users and reports the numbers to the others, so a
 * user with sockets to two processes counts twice. A process that stops reporting is dropped after a minute.
 */
export class RoomCounts {
  /** Rooms whose count has changed since the last push. */
  readonly changed = new Emitter<RoomCount[]>();
  readonly #deps: RoomCountsDeps;
  readonly #process: string;
  readonly #own = new Map<number, Map<number, number>>();
  readonly #otherProcesses = new Map<string, ProcessCounts>();
  readonly #pushed = new Map<number, number>();
  readonly #changedRooms = new Set<number>();
  readonly #ownChangedRooms = new Set<number>();

  constructor(deps: RoomCountsDeps) {
    this.#deps = deps;
    this.#process = deps.process ?? randomUUID();
  }

  online(groupId: number): number {
    let total = this.#own.get(groupId)?.size ?? 0;
    for (const { rooms } of this.#otherProcesses.values()) total += rooms.get(groupId) ?? 0;
    return total;
  }

  /** Counts of all rooms that are not empty. */
  all(): RoomCount[] {
    const groupIds = new Set(this.#own.keys());
    for (const { rooms } of this.#otherProcesses.values()) for (const groupId of rooms.keys()) groupIds.add(groupId);
    return [...groupIds]
      .map((groupId) => ({ groupId, online: this.online(groupId) }))
      .filter(({ online }) => online > 0);
  }

  /** Adds a socket of this user to the room. */
  enter(groupId: number, userId: number): void {
    const people = this.#own.get(groupId) ?? new Map<number, number>();
    this.#own.set(groupId, people.set(userId, (people.get(userId) ?? 0) + 1));
    this.#markChanged(groupId);
  }

  leave(groupId: number, userId: number): void {
    const people = this.#own.get(groupId);
    const sockets = people?.get(userId);
    if (!people || sockets === undefined) return;
    if (sockets > 1) people.set(userId, sockets - 1);
    else people.delete(userId);
    if (people.size === 0) this.#own.delete(groupId);
    this.#markChanged(groupId);
  }

  /** Pushes changes until `signal` aborts; then reports to the others that no user is left here. */
  async run(signal: AbortSignal): Promise<void> {
    const { bus, clock } = this.#deps;
    const stop = this.#shared ? await bus.subscribe(CHANNEL, (text) => this.#receive(text)) : undefined;
    let fullReportAt = clock.now();
    while (!signal.aborted) {
      const whole = clock.now() >= fullReportAt;
      if (whole) fullReportAt = clock.now() + FULL_REPORT_MS;
      await this.#report(whole);
      this.#dropSilentProcesses();
      this.#push();
      await clock.sleep(COUNTS_MS, signal);
    }
    this.#own.clear();
    await this.#report(true);
    await stop?.();
  }

  // A bus in memory has no other process to report to.
  get #shared(): boolean {
    return this.#deps.bus.kind !== 'memory';
  }

  #markChanged(groupId: number): void {
    this.#changedRooms.add(groupId);
    this.#ownChangedRooms.add(groupId);
  }

  #push(): void {
    const list = [...this.#changedRooms]
      .map((groupId) => ({ groupId, online: this.online(groupId) }))
      .filter(({ groupId, online }) => (this.#pushed.get(groupId) ?? 0) !== online);
    this.#changedRooms.clear();
    for (const { groupId, online } of list) {
      if (online > 0) this.#pushed.set(groupId, online);
      else this.#pushed.delete(groupId);
    }
    if (list.length > 0) this.changed.emit(list);
  }

  async #report(whole: boolean): Promise<void> {
    const groupIds = whole ? [...this.#own.keys()] : [...this.#ownChangedRooms];
    this.#ownChangedRooms.clear();
    if (!this.#shared || (!whole && groupIds.length === 0)) return;
    const list = groupIds.map((groupId) => ({ groupId, online: this.#own.get(groupId)?.size ?? 0 }));
    try {
      await this.#deps.bus.publish(CHANNEL, JSON.stringify({ process: this.#process, whole, list } satisfies Report));
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'publishing room counts to other processes failed');
    }
  }

  #receive(text: string): void {
    const message: unknown = JSON.parse(text);
    if (!report.Check(message) || message.process === this.#process) return;
    const { rooms } = this.#otherProcesses.get(message.process) ?? { rooms: new Map<number, number>() };
    if (message.whole) this.#clearRooms(rooms);
    for (const { groupId, online } of message.list) {
      if (online > 0) rooms.set(groupId, online);
      else rooms.delete(groupId);
      this.#changedRooms.add(groupId);
    }
    this.#otherProcesses.set(message.process, { reportedAt: this.#deps.clock.now(), rooms });
  }

  #dropSilentProcesses(): void {
    const oldest = this.#deps.clock.now() - EXPIRY_MS;
    for (const [process, { reportedAt, rooms }] of this.#otherProcesses) {
      if (reportedAt >= oldest) continue;
      this.#clearRooms(rooms);
      this.#otherProcesses.delete(process);
    }
  }

  #clearRooms(rooms: Map<number, number>): void {
    for (const groupId of rooms.keys()) this.#changedRooms.add(groupId);
    rooms.clear();
  }
}
