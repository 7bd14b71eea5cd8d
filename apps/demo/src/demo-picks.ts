import type { Clock } from '@khandai/runtime';
import { fanNames } from './chat-lines.js';
import type { DemoFeed } from './demo-feed.js';
import { HOUR } from './demo-time.js';
import {
  type FanPickPlan,
  type FanRacePlan,
  type FanVotePlan,
  type OpenRace,
  picksOn,
  racePicksOn,
  votesOn,
} from './fan-picks.js';

export interface FanVote extends Pick<FanVotePlan, 'fixtureId' | 'pick'> {
  readonly userId: number;
  readonly votedAt: Date;
}
export interface FanPick extends Omit<FanPickPlan, 'key' | 'fan' | 'at'> {
  readonly userId: number;
  readonly uuid: string;
}
export interface FanRacePick extends Omit<FanRacePlan, 'key' | 'fan' | 'at'> {
  readonly userId: number;
  readonly uuid: string;
}

/** Where the choices of fans go. The site takes them as it takes those of members, but fans have no points. */
export interface DemoPickBook {
  /** Stores those that are not there yet. Returns the ids of those matches that are on the site. */
  vote(votes: readonly FanVote[]): Promise<ReadonlySet<string>>;
  /** At the price that is offered now. What the site refuses is dropped. */
  place(pick: FanPick): Promise<void>;
  /** Races that take picks. */
  races(): Promise<readonly OpenRace[]>;
  /** What the site refuses is dropped. */
  placeOnRace(pick: FanRacePick): Promise<void>;
  /** Deletes what simulated fans staked before. */
  forget(before: Date): Promise<void>;
}

export interface DemoPicksDeps {
  readonly feed: Pick<DemoFeed, 'games'>;
  readonly cast: { saveFans(names: readonly string[]): Promise<number[]> };
  readonly book: DemoPickBook;
  readonly clock: Clock;
  readonly seed?: string | undefined;
}

const LOOK_MS = 15_000;
/** The matches come first. */
const FIRST_LOOK_MS = 20_000;
const VOTES_A_LOOK = 150;
const STAKES_A_LOOK = 8;
/** Matches whose votes are shown to those who come late: also those that are being played, and the last ones. */
const [BACK, AHEAD] = [8 * HOUR, 20 * HOUR];
const FORGET_EVERY_MS = HOUR;
const FORGOTTEN_MS = 7 * 24 * HOUR;

/** Simulated fans who vote, and stake play points on matches and marbles: pages that show what others chose. */
export class DemoPicks {
  #fans: readonly number[] = [];
  /** Keys of what was done or refused. */
  #done: ReadonlySet<string> = new Set();
  /** When fans last voted on matches that were not on the site: the others come first, then those asked for longest ago. */
  #missed: ReadonlyMap<string, number> = new Map();
  #forgotAt = -Infinity;

  constructor(private readonly deps: DemoPicksDeps) {}

  /** Resolves when `signal` aborts. Throws when the database fails. */
  async run(signal: AbortSignal): Promise<void> {
    const { cast, clock } = this.deps;
    await clock.sleep(FIRST_LOOK_MS, signal);
    if (signal.aborted) return;
    this.#fans = await cast.saveFans(fanNames);
    while (!signal.aborted) {
      await this.#look();
      await clock.sleep(LOOK_MS, signal);
    }
  }

  async #look(): Promise<void> {
    const { feed, book, clock, seed = 'season' } = this.deps;
    const now = clock.now();
    const fans = this.#fans.length;
    const games = feed.games(now).map(({ fixture }) => fixture);
    const near = games.filter(({ kickOff }) => kickOff > now - BACK && kickOff < now + AHEAD);
    const isDue = ({ at }: { readonly at: number }) => at <= now;
    const votes = near.flatMap((fixture) => votesOn(fixture, fans)).filter(isDue);
    const picks = near
      .filter(({ kickOff }) => kickOff > now)
      .flatMap((fixture) => picksOn(fixture, fans))
      .filter(isDue);
    const onRaces = (await book.races()).flatMap((race) => racePicksOn(race, seed, fans)).filter(isDue);
    this.#done = new Set([...votes, ...picks, ...onRaces].map(({ key }) => key).filter((key) => this.#done.has(key)));
    const missedAt = ({ fixtureId }: FanVotePlan) => this.#missed.get(fixtureId) ?? 0;
    const inTurn = this.#left(votes).sort((a, b) => missedAt(a) - missedAt(b));
    await this.#vote(inTurn.slice(0, VOTES_A_LOOK));
    for (const plan of this.#left(onRaces).slice(0, STAKES_A_LOOK))
      await this.#act(plan, (act) => book.placeOnRace(act));
    for (const plan of this.#left(picks).slice(0, STAKES_A_LOOK)) await this.#act(plan, (act) => book.place(act));
    if (now - this.#forgotAt < FORGET_EVERY_MS) return;
    this.#forgotAt = now;
    await book.forget(new Date(now - FORGOTTEN_MS));
  }

  #left<T extends { readonly key: string }>(plans: readonly T[]): T[] {
    return plans.filter(({ key }) => !this.#done.has(key));
  }

  async #vote(plans: readonly FanVotePlan[]): Promise<void> {
    if (plans.length === 0) return;
    const votes = plans.map(({ fan, fixtureId, pick, at }) => ({
      ...{ userId: this.#userOf(fan), fixtureId, pick, votedAt: new Date(at) },
    }));
    const known = await this.deps.book.vote(votes);
    this.#note(plans.filter(({ fixtureId }) => known.has(fixtureId)));
    const asked = new Set(plans.map(({ fixtureId }) => fixtureId));
    const now = this.deps.clock.now();
    const before = [...this.#missed].filter(([id, at]) => !asked.has(id) && at > now - AHEAD - BACK);
    this.#missed = new Map([...before, ...[...asked].filter((id) => !known.has(id)).map((id) => [id, now] as const)]);
  }

  /** Each plan has its own id on the site, so that a restart does nothing twice. */
  async #act<T extends { readonly key: string; readonly fan: number; readonly at: number }>(
    plan: T,
    send: (act: Omit<T, 'key' | 'fan' | 'at'> & { userId: number; uuid: string }) => Promise<void>,
  ): Promise<void> {
    const { key, fan, at: _, ...choice } = plan;
    await send({ ...choice, userId: this.#userOf(fan), uuid: `demo ${key}` });
    this.#note([plan]);
  }

  #note(plans: readonly { readonly key: string }[]): void {
    this.#done = new Set([...this.#done, ...plans.map(({ key }) => key)]);
  }

  #userOf(fan: number): number {
    const userId = this.#fans[fan];
    if (userId === undefined) throw new Error(`the demo has no fan ${fan}`);
    return userId;
  }
}
