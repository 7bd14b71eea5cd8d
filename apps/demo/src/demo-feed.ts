import { SportType } from '@khandai/contracts';
import { Emitter, type Clock } from '@khandai/runtime';
import type { Feed, FeedBatch, FeedSink } from '@khandai/server/feed-port';
import { earlierSeasonsAt, fixturesAt, seasonsAt } from './calendar.js';
import { demoCompanies } from './companies.js';
import { ContestGame } from './contest-game.js';
import type { DemoGame, GameParts } from './demo-game.js';
import { DAY, EPOCH_MS, HOUR, epochAt, type NightOptions, pinnedShift } from './demo-time.js';
import { FootballGame } from './football-game.js';
import type { DemoFixture } from './fixture.js';
import { fixtureAt } from './match-course.js';
import { eventsAt } from './match-details.js';
import { isGoal } from './match-script.js';

const TICK_MS = 1000;
/** Matches nearer to now than this are in the first batch; the rest of the week follows, a few matches per tick. */
const NEAR = 5 * HOUR;
const FAR_A_TICK = 6;
/** Then the other matches of the season follow, this many per tick, and last those of earlier seasons. */
const SEASON_A_TICK = 12;
/** Of matches longer ago, only the goals are delivered. */
const OLD = 30 * DAY;

export interface DemoOptions {
  clock: Clock;
  /** Absent: each three-hour epoch has its own night. Set: every epoch repeats the same night. */
  seed?: string;
  /**
   * Minute of the three-hour epoch at which the feed starts: the demo's time then begins on a Saturday evening, at any
   * real time. Absent: the demo uses real time.
   */
  minute?: number;
}

/**
 * A week of simulated matches, with a V.League night that is always in progress. Everything depends on the seed and the
 * clock only.
 */
export class DemoFeed implements Feed {
  readonly name = 'demo';
  /** Fires after a batch is stored, with the moment of that batch. */
  readonly ticked = new Emitter<number>();

  readonly #clock: Clock;
  readonly #layout: NightOptions;
  #shown: { epoch: number; games: DemoGame[]; rest: readonly DemoFixture[] } | undefined;
  /** Fixtures of the season that were delivered. */
  readonly #told = new Set<string>();
  readonly #known = new Map<string, DemoGame>();

  constructor({ clock, seed, minute }: DemoOptions) {
    this.#clock = clock;
    this.#layout = { seed, shift: minute === undefined ? 0 : pinnedShift(clock.now(), minute) };
  }

  /** Delivers everything once, nearest to now first, and then only changes. */
  async run(sink: FeedSink, signal: AbortSignal): Promise<void> {
    const clock = this.#clock;
    const filter = new ChangeFilter();
    // The companies come with the first matches: a feed that has delivered something has delivered the night.
    let first: FeedBatch = { companies: companies() };
    while (!signal.aborted) {
      const now = clock.now();
      const changed = filter.changedParts(this.games(now), now);
      await sink.ingest({ ...first, ...(filter.isBusy ? changed : withSeason(changed, this.#seasonParts(now))) });
      first = {};
      this.ticked.emit(now);
      await clock.sleep(TICK_MS, signal);
    }
  }

  /** The complete state at a moment. */
  batch(now: number): FeedBatch {
    return { companies: companies(), ...batchOf(this.games(now).map((game) => game.parts(now))) };
  }

  /** Ids of all fixtures shown at a moment; other simulated matches are outdated. */
  activeFixtureIds(now: number): ReadonlySet<string> {
    const games = this.games(now).map(({ fixture }) => fixture.fixtureId);
    return new Set([...games, ...(this.#shown?.rest ?? []).map(({ fixtureId }) => fixtureId)]);
  }

  /** The matches shown at a moment, nearest first; generated once per epoch. */
  games(now: number): DemoGame[] {
    const epoch = epochAt(now, this.#layout);
    if (this.#shown?.epoch !== epoch) {
      const start = epoch * EPOCH_MS + (this.#layout.shift ?? 0);
      const games = fixturesAt(start, this.#layout).map((fixture) => this.#game(fixture));
      const ids = new Set(games.map(({ fixture }) => fixture.fixtureId));
      for (const id of this.#known.keys()) if (!ids.has(id)) this.#known.delete(id);
      this.#shown = {
        epoch,
        games,
        rest: [...seasonsAt(start, this.#layout), ...earlierSeasonsAt(start, this.#layout)],
      };
    }
    return this.#shown.games;
  }

  /** The next matches of the seasons, without their details: only their results and goals count in tables. */
  #seasonParts(now: number): GameParts[] {
    const next = (this.#shown?.rest ?? [])
      .filter(({ fixtureId }) => !this.#told.has(fixtureId))
      .slice(0, SEASON_A_TICK);
    return next.map((fixture) => {
      const { fixtureId, kickOff } = fixture;
      this.#told.add(fixtureId);
      // A copy: its script, which is kept as long as the fixture, is needed only here.
      const once = { ...fixture };
      const parts = { fixture: fixtureAt(once, now), odds: [] };
      if (now < kickOff) return parts;
      const list = eventsAt(once, now).filter(({ type }) => now - kickOff < OLD || isGoal(type));
      return { ...parts, events: { fixtureId, list } };
    });
  }

  #game(fixture: DemoFixture): DemoGame {
    const known = this.#known.get(fixture.fixtureId);
    if (known) return known;
    const game = fixture.sportType === SportType.football ? new FootballGame(fixture) : new ContestGame(fixture);
    this.#known.set(fixture.fixtureId, game);
    return game;
  }
}

const companies = () => demoCompanies.map(({ companyId, name }) => ({ companyId, name }));

const withSeason = (changed: FeedBatch, parts: readonly GameParts[]): FeedBatch => {
  const { fixtures, events } = batchOf(parts);
  return {
    ...changed,
    fixtures: [...(changed.fixtures ?? []), ...fixtures],
    events: [...(changed.events ?? []), ...events],
  };
};

/** Remembers what it delivered, so that unchanged parts cost nothing. */
class ChangeFilter {
  readonly #sent = new WeakSet<object>();
  readonly #nextLooks = new WeakMap<DemoGame, number>();

  /** Whether matches of the week are still to be delivered. */
  isBusy = true;

  changedParts(games: readonly DemoGame[], now: number): FeedBatch {
    let far = FAR_A_TICK;
    const due = games.filter((game) => {
      const look = this.#nextLooks.get(game);
      if (look !== undefined) return look <= now;
      return Math.abs(game.fixture.kickOff - now) < NEAR || far-- > 0;
    });
    this.isBusy = far < FAR_A_TICK;
    const parts = due.map((game) => {
      this.#nextLooks.set(game, game.nextLook(now));
      return game.parts(now);
    });
    const batch = batchOf(parts);
    const onlyNew = <T extends object>(list: readonly T[]): T[] => list.filter((item) => this.#isNew(item));
    return {
      fixtures: onlyNew(batch.fixtures),
      events: onlyNew(batch.events),
      stats: onlyNew(batch.stats),
      shots: onlyNew(batch.shots),
      kicks: onlyNew(batch.kicks),
      lineUps: onlyNew(batch.lineUps),
      commentary: onlyNew(batch.commentary),
      odds: onlyNew(batch.odds),
    };
  }

  #isNew(item: object): boolean {
    if (this.#sent.has(item)) return false;
    this.#sent.add(item);
    return true;
  }
}

type Parts = Required<
  Pick<FeedBatch, 'fixtures' | 'events' | 'stats' | 'shots' | 'kicks' | 'lineUps' | 'commentary' | 'odds'>
>;

function batchOf(all: readonly GameParts[]): Parts {
  const some = <T>(list: readonly (T | undefined)[]): T[] => list.filter((item) => item !== undefined);
  return {
    fixtures: all.map(({ fixture }) => fixture),
    events: some(all.map(({ events }) => events)),
    stats: some(all.map(({ stats }) => stats)),
    shots: some(all.map(({ shots }) => shots)),
    kicks: some(all.map(({ kicks }) => kicks)),
    lineUps: some(all.map(({ lineUps }) => lineUps)),
    commentary: some(all.map(({ commentary }) => commentary)),
    odds: all.flatMap(({ odds }) => odds),
  };
}
