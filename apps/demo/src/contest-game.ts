import type { FeedFixture } from '@khandai/server/feed-port';
import { CONTEST_STEP, contestStats } from './contest-stats.js';
import { airTimes, DemoGame, type GameParts } from './demo-game.js';
import { contestAt, contestCommentary, contestEnd, contestMoments, contestOf } from './other-course.js';

/** A basketball game, an e-sport series or a marble race: its score, period, statistics, and a sentence after each period. */
export class ContestGame extends DemoGame {
  #drawn: ReturnType<typeof contestCommentary> | undefined;

  parts(now: number): GameParts {
    const { fixture } = this;
    const { fixtureId } = fixture;
    const written = this.#commentary().filter(({ at }) => at <= now - fixture.kickOff);
    const elapsed = Math.min(now - fixture.kickOff, contestEnd(contestOf(fixture)));
    const step = `${this.beat(now)} ${Math.floor(elapsed / CONTEST_STEP)}`;
    return {
      fixture: this.fixtureAt(now),
      odds: [],
      ...(elapsed >= 0 && {
        stats: this.once('stats', step, () => ({ fixtureId, list: contestStats(fixture, elapsed) })),
      }),
      ...(written.length > 0 && {
        commentary: this.once('commentary', written.length, () => ({
          fixtureId,
          list: written.map(({ line }) => line),
        })),
      }),
    };
  }

  // Fans cheer a game or a lap that is won, but not single baskets, which are too frequent.
  scored(since: number, now: number): { home: boolean } | undefined {
    const { kickOff } = this.fixture;
    const { points, breakAfter } = contestOf(this.fixture);
    if (breakAfter > 0) return undefined;
    return points.findLast(({ at }) => kickOff + at > since && kickOff + at <= now);
  }

  protected draw(now: number): FeedFixture {
    return contestAt(this.fixture, now);
  }

  protected moments(): number[] {
    const contest = contestOf(this.fixture);
    return [...airTimes(contestEnd(contest)), ...contestMoments(contest)];
  }

  #commentary(): ReturnType<typeof contestCommentary> {
    this.#drawn ??= contestCommentary(this.fixture);
    return this.#drawn;
  }
}
