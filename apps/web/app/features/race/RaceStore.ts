import { type ApiClient, isAborted } from '@khandai/api-client';
import type { Race, RaceBoard } from '@khandai/contracts';
import type { RaceCourse } from '@khandai/marble-race';
import { type Clock, Emitter } from '@khandai/runtime';
import { makeAutoObservable, observableRef, observableShallow } from 'mobx';
import { courseOf } from './race-course';
import { isUnsettled } from './race-view';

export interface RaceDeps {
  readonly api: Pick<ApiClient, 'call'>;
  /** The server's time. */
  readonly clock: { exact(): number };
  readonly timers: Clock;
  readonly report: (error: unknown) => void;
  /** In [0, 1). */
  readonly random: () => number;
}

/** What a tick may say before the board does. */
export type Turn = 'start' | 'end';

/** A hash that this page received while the race was still to come. */
export interface SeenHash {
  readonly hash: string;
  readonly at: number;
}

/** Least and most time between two requests. */
const LEAST_MS = 1500;
const MOST_MS = 30_000;

/** While a race runs its end may come any time. */
const RACING_MS = 10_000;

/** Requests at a turn of the race are spread over this time. */
const SPREAD_MS = 800;

/** The last tick of a race comes before its end is stored. */
const STORED_MS = 300;

/** The races of the track, read again at each turn: picks open, a start, a finish. */
export class RaceStore {
  board: RaceBoard | undefined;
  failed = false;
  /** By race: the hash that the page saw before the start. */
  readonly seen = new Map<number, SeenHash>();
  /** A pick that was open on this page brought its points, or none. */
  readonly settled = new Emitter<Race>();
  private pause = new AbortController();
  /** When a request that was asked for is due, by `timers`. */
  private askedFor = Infinity;
  private awaitsEnd = false;
  /** Requests, and picks that changed the board. */
  private loads = 0;

  constructor(
    board: RaceBoard | undefined,
    private readonly deps: RaceDeps,
  ) {
    makeAutoObservable<this, 'deps' | 'pause' | 'askedFor' | 'awaitsEnd' | 'loads'>(
      this,
      {
        ...{ board: observableRef, seen: observableShallow, settled: false },
        ...{ deps: false, pause: false, askedFor: false, awaitsEnd: false, loads: false },
      },
      { autoBind: true },
    );
    if (board) this.take(board);
  }

  get last(): Race | undefined {
    return this.board?.last ?? undefined;
  }

  /** The course of the latest race that is over. */
  get course(): RaceCourse | undefined {
    const { last } = this;
    return last?.state === 'finished' ? courseOf(last) : undefined;
  }

  /** The race that takes picks now, or will next. */
  get next(): Race | undefined {
    return this.board?.next[0];
  }

  /** The race of an id, as far as it is on the board. */
  find(raceId: number): Race | undefined {
    const { current, next = [], last } = this.board ?? {};
    return [current, ...next, last].find((race) => race?.raceId === raceId) ?? undefined;
  }

  /** Follows the track until `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      if (this.askedFor <= this.deps.timers.now()) this.askedFor = Infinity;
      await this.load(signal);
      await this.rest(signal);
    }
  }

  /** Reads the board at once, or after the request that runs. */
  refresh(): void {
    this.ask(0);
  }

  /** Reads the board in a moment, for what all viewers see at the same time. */
  refreshSoon(): void {
    this.ask(SPREAD_MS * this.deps.random());
  }

  /** A tick says what the board does not yet: it is read in a moment, and after an end again until it says so too. */
  turn(unseen: Turn | undefined): void {
    this.awaitsEnd = unseen === 'end';
    if (unseen) this.ask((unseen === 'end' ? STORED_MS : 0) + SPREAD_MS * this.deps.random());
  }

  /** Reads the board. An answer that is older than what is shown changes nothing. */
  async load(signal: AbortSignal): Promise<void> {
    this.loads += 1;
    const load = this.loads;
    try {
      const board = await this.deps.api.call('GET /al/api/race/board', {}, signal);
      if (!signal.aborted && load === this.loads) this.take(board);
    } catch (error) {
      if (signal.aborted || isAborted(error)) return;
      this.deps.report(error);
      this.fail();
    }
  }

  /** After a pick: the race with it, and the balance. */
  takePick(race: Race, points: number): void {
    if (!this.board) return;
    this.loads += 1;
    const { current, next } = this.board;
    this.board = {
      ...this.board,
      points,
      current: current?.raceId === race.raceId ? race : current,
      next: next.map((each) => (each.raceId === race.raceId ? race : each)),
    };
  }

  private take(board: RaceBoard): void {
    const { last } = board;
    const wasOpen = last !== null && this.find(last.raceId)?.mine?.returned === null;
    this.board = board;
    this.failed = false;
    if (wasOpen && last.mine && last.mine.returned !== null) this.settled.emit(last);
    for (const { raceId, seedHash, startsAt } of board.next)
      if (!this.seen.has(raceId) && Date.parse(board.now) < Date.parse(startsAt))
        this.seen.set(raceId, { hash: seedHash, at: Date.parse(board.now) });
  }

  private ask(inMs: number): void {
    this.askedFor = Math.min(this.askedFor, this.deps.timers.now() + inMs);
    this.pause.abort();
  }

  /** Waits for the next request: the planned one, or one that is asked for. */
  private async rest(signal: AbortSignal): Promise<void> {
    const { timers } = this.deps;
    const planned = timers.now() + this.untilNext();
    for (;;) {
      const left = Math.min(planned, this.askedFor) - timers.now();
      if (left <= 0 || signal.aborted) return;
      this.pause = new AbortController();
      await timers.sleep(left, AbortSignal.any([signal, this.pause.signal]));
    }
  }

  private fail(): void {
    this.failed = true;
  }

  private untilNext(): number {
    const { board, deps, failed, awaitsEnd } = this;
    if (!board || failed) return 2 * LEAST_MS;
    const now = deps.clock.exact();
    const turns = board.next.flatMap(({ picksOpenAt, startsAt }) => [Date.parse(picksOpenAt), Date.parse(startsAt)]);
    const isOverdue = board.next.some(({ startsAt }) => Date.parse(startsAt) <= now);
    const isSoon = awaitsEnd || (board.last !== null && isUnsettled(board.last));
    const most = isSoon ? LEAST_MS : isOverdue ? 2 * LEAST_MS : board.current ? RACING_MS : MOST_MS;
    const soonest = Math.min(most, ...turns.filter((turn) => turn > now).map((turn) => turn - now));
    return Math.max(LEAST_MS, soonest + SPREAD_MS * deps.random());
  }
}
