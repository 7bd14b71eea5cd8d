import type { CommentaryLine, LineUps, ShootOutKick, Shot } from '@khandai/contracts';
import { MatchState, matchState, RawStatus } from '@khandai/contracts';
import type { Odds } from '@khandai/odds-parser';
import type { FeedEvent, FeedFixture, FeedStat } from '@khandai/server/feed-port';
import { HOUR, MINUTE } from './demo-time.js';
import type { DemoFixture } from './fixture.js';
import type { Scene } from './room-talk.js';

/** The state of a fixture at a moment. An unchanged part is the same object as before. */
export interface GameParts {
  fixture: FeedFixture;
  events?: { fixtureId: string; list: FeedEvent[] };
  stats?: { fixtureId: string; list: FeedStat[] };
  shots?: { fixtureId: string; list: Shot[] };
  kicks?: { fixtureId: string; list: ShootOutKick[] };
  lineUps?: { fixtureId: string; value: LineUps };
  commentary?: { fixtureId: string; list: CommentaryLine[] };
  odds: Odds[];
}

/** Interval at which a coming match is updated: only its prices move, and slowly. */
const COMING_LOOK = 10_000;

/** No match of the demo lasts longer. */
const MAX_GAME_MS = 5 * HOUR;

/** One fixture of the demo over time. Its course is generated on first use. */
export abstract class DemoGame {
  #drawn: readonly number[] | undefined;
  readonly #memo = new Map<string, { key: number | string; value: unknown }>();

  constructor(readonly fixture: DemoFixture) {}

  abstract parts(now: number): GameParts;
  /** Times, in milliseconds after kick-off, at which more than prices and statistics changes; unordered. */
  protected abstract moments(): number[];
  protected abstract draw(now: number): FeedFixture;
  /** The side that scored last after `since` and until `now`; undefined if none did. */
  abstract scored(since: number, now: number): { home: boolean } | undefined;

  /** What the fans see at a moment. */
  scene(now: number): Scene {
    const { sportType, home, away, homeScore, awayScore, status, period } = this.fixtureAt(now);
    return {
      sportType,
      home: home.shortName,
      away: away.shortName,
      homeScore: homeScore ?? 0,
      awayScore: awayScore ?? 0,
      minute: this.minute(now),
      resting: status === RawStatus.halfTime,
      period,
      players: this.players(now),
    };
  }

  /** Minute of play; 0 for a sport that does not count minutes. */
  protected minute(_now: number): number {
    return 0;
  }

  /** Players on the pitch, whom the fans name; none for a sport without line-ups. */
  protected players(_now: number): Scene['players'] {
    return [[], []];
  }

  isLive(now: number): boolean {
    const since = now - this.fixture.kickOff;
    if (since < 0 || since > MAX_GAME_MS) return false;
    return matchState(this.fixtureAt(now).status) === MatchState.live;
  }

  fixtureAt(now: number): FeedFixture {
    return this.once('fixture', this.beat(now), () => this.draw(now));
  }

  /** The next time at which something may change; Infinity when the match is final. */
  nextLook(now: number): number {
    const elapsed = now - this.fixture.kickOff;
    const next = this.#moments().find((at) => at > elapsed);
    if (next === undefined) return Infinity;
    if (elapsed >= 0) return now;
    return Math.min(now + COMING_LOOK, this.fixture.kickOff + next);
  }

  #moments(): readonly number[] {
    this.#drawn ??= this.moments().sort((a, b) => a - b);
    return this.#drawn;
  }

  /** Number of moments that have passed. */
  protected beat(now: number): number {
    const elapsed = now - this.fixture.kickOff;
    const moments = this.#moments();
    let low = 0;
    let high = moments.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((moments[middle] ?? Infinity) <= elapsed) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Returns the last result of `work` if it had the same `key`, or computes a new one. */
  protected once<T>(name: string, key: number | string, work: () => T): T {
    const last = this.#memo.get(name);
    // Each name has only one caller, so the stored value has that caller's type.
    if (last?.key === key) return last.value as T;
    const value = work();
    this.#memo.set(name, { key, value });
    return value;
  }
}

/** Moments that every fixture has: ten minutes before it starts, its start, its end, and five minutes after its end. */
export const airTimes = (over: number): number[] => [-10 * MINUTE, 0, over, over + 5 * MINUTE];
