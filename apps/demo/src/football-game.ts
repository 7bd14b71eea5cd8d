import type { CommentaryLine } from '@khandai/contracts';
import type { FeedFixture } from '@khandai/server/feed-port';
import { type TimedLine, commentaryOf } from './commentary.js';
import { airTimes, DemoGame, type GameParts } from './demo-game.js';
import { MINUTE } from './demo-time.js';
import { lineUpsAt, lineUpTimes } from './line-ups.js';
import { oddsAt, OPENED_BEFORE } from './market.js';
import { fixtureAt, phaseAt } from './match-course.js';
import { eventsAt, STAT_STEP, statsAt } from './match-details.js';
import { isGoal, type MatchScript, scriptOf } from './match-script.js';
import { outfieldOf } from './outfield.js';
import type { Scene } from './room-talk.js';
import { kicksUntil, shotsUntil } from './shots.js';
import { extraWhistles, HALF_MINUTES, minuteAt, whistles } from './whistles.js';

/** A football match with all its data. */
export class FootballGame extends DemoGame {
  #drawn: readonly TimedLine[] | undefined;

  parts(now: number): GameParts {
    const { fixture } = this;
    const { fixtureId, kickOff } = fixture;
    const beat = this.beat(now);
    const lineUps = this.once('lineUps', lineUpTimes.filter((at) => at <= now - kickOff).length, () => {
      const value = lineUpsAt(fixture, now);
      return value ? { fixtureId, value } : undefined;
    });
    const list = this.once('commentary', this.#commentary().filter(({ at }) => at <= now - kickOff).length, () =>
      this.#lines(now),
    );
    return {
      fixture: this.fixtureAt(now),
      odds: oddsAt(fixture, now),
      ...(lineUps && { lineUps }),
      ...(list && { commentary: list }),
      ...(now >= kickOff && this.#played(now, beat)),
    };
  }

  scored(since: number, now: number): { home: boolean } | undefined {
    const { kickOff } = this.fixture;
    const script = scriptOf(this.fixture);
    const all = [...script.events.filter(({ type }) => isGoal(type)), ...(script.extra?.goals ?? [])];
    const stop = script.stop?.at ?? Infinity;
    return all.findLast(({ at }) => at <= stop && kickOff + at > since && kickOff + at <= now);
  }

  protected override minute(now: number): number {
    const { elapsed } = phaseAt(this.fixture, now);
    return minuteAt(elapsed, scriptOf(this.fixture).added).minute;
  }

  protected override players(now: number): Scene['players'] {
    const { home, away } = this.fixture;
    return this.once('players', this.beat(now), () => {
      const { elapsed } = phaseAt(this.fixture, now);
      const past = scriptOf(this.fixture).events.filter(({ at }) => at <= elapsed);
      return [
        outfieldOf(
          home,
          past.filter((event) => event.home),
        ),
        outfieldOf(
          away,
          past.filter((event) => !event.home),
        ),
      ];
    });
  }

  protected draw(now: number): FeedFixture {
    return fixtureAt(this.fixture, now);
  }

  protected moments(): number[] {
    return [...momentsOf(scriptOf(this.fixture)), ...this.#commentary().map(({ at }) => at)];
  }

  #commentary(): readonly TimedLine[] {
    this.#drawn ??= commentaryOf(this.fixture);
    return this.#drawn;
  }

  #lines(now: number): { fixtureId: string; list: CommentaryLine[] } | undefined {
    const list = this.#commentary()
      .filter(({ at }) => at <= now - this.fixture.kickOff)
      .map(({ line }) => line);
    return list.length > 0 ? { fixtureId: this.fixture.fixtureId, list } : undefined;
  }

  #played(now: number, beat: number): Pick<GameParts, 'events' | 'stats' | 'shots' | 'kicks'> {
    const { fixture } = this;
    const { fixtureId } = fixture;
    if (phaseAt(fixture, now).elapsed < 0) return {};
    const { over } = whistles(scriptOf(fixture));
    const { elapsed } = phaseAt(fixture, now);
    const shots = shotsUntil(fixture, elapsed);
    const kicks = kicksUntil(fixture, elapsed);
    const step = Math.floor(Math.min(now - fixture.kickOff, over) / STAT_STEP);
    return {
      events: this.once('events', beat, () => ({ fixtureId, list: eventsAt(fixture, now) })),
      ...(shots.length > 0 && {
        shots: this.once('shots', `${beat}/${shots.length}`, () => ({
          fixtureId,
          list: shots.map(({ shot }) => shot),
        })),
      }),
      ...(kicks.length > 0 && {
        kicks: this.once('kicks', kicks.length, () => ({ fixtureId, list: kicks })),
      }),
      stats: this.once('stats', step, () => ({ fixtureId, list: statsAt(fixture, now) })),
    };
  }
}

function momentsOf(script: MatchScript): number[] {
  const { half, restart, end, over } = whistles(script);
  const corners = script.touches.filter(({ kind }) => kind === 'corner').map(({ at }) => at);
  const events = script.events.flatMap(({ at, until }) => [at, ...(until === undefined ? [] : [until])]);
  const extra = script.extra
    ? [
        extraWhistles(end).start,
        extraWhistles(end).end,
        ...script.extra.goals.map(({ at }) => at),
        ...(script.extra.kicks ?? []).map(({ at }) => at),
      ]
    : [];
  const boards = [HALF_MINUTES * MINUTE, restart + HALF_MINUTES * MINUTE];
  const all = [
    -OPENED_BEFORE,
    ...lineUpTimes,
    ...airTimes(over),
    ...boards,
    half,
    restart,
    end,
    ...corners,
    ...events,
    ...extra,
  ];
  return script.stop ? [...all, script.stop.at] : all;
}
