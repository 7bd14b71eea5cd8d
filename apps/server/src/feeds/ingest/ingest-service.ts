import type { FixtureFrame, Origin } from '@khandai/contracts';
import type { Odds } from '@khandai/odds-parser';
import type { Clock } from '@khandai/runtime';
import type { Bus } from '../../platform/bus/bus.js';
import type { Database, Db } from '../../platform/database/database.js';
import { publish } from '../../platform/sockets/publish.js';
import type { FeedBatch, FeedFixture, FeedSink } from '../../modules/fixtures/feed.js';
import type { FeedHealth } from './feed-health.js';
import { parts } from './changed-only.js';
import { DetailRepository } from './detail-repository.js';
import { FixtureOverridesRepository } from './fixture-overrides-repository.js';
import { FixtureRemovalRepository } from './fixture-removal-repository.js';
import { FixtureWrites } from './fixture-writes.js';
import { fixtureChange, fixtureFrame, oddsFrame, scoresFrame } from '../../modules/fixtures/frames.js';
import { HostRepository } from './host-repository.js';
import { FeedCache } from './feed-cache.js';
import { onceEach } from './once-each.js';
import { OddsWrites, type SavedOdds } from './odds-writes.js';
import { PriceReads } from './price-reads.js';

const FIXTURES_A_FRAME = 50;
const ODDS_A_FRAME = 300;
/** Batches whose moves wait for a history that cannot be written; the oldest go first. */
const MAX_UNSAVED = 200;

export interface IngestDeps {
  database: Database;
  bus: Bus;
  clock: Clock;
  health: FeedHealth;
  /** Writes the lines of rooms about their matches; absent for imports of old matches. */
  lines?: MatchLinesPort;
  /** Receives each unusable line once. */
  log?: { warn(fields: object, message: string): void };
}

/** Lines about matches in chat rooms. `before` and `save` run in the transaction of a batch, `announce` after it. */
export interface MatchLinesPort {
  before(db: Db, fixtures: readonly FeedFixture[]): Promise<LinesBefore>;
  save(
    db: Db,
    before: LinesBefore,
    changed: { fixtures: readonly FeedFixture[]; events: NonNullable<FeedBatch['events']> },
    now: Date,
  ): Promise<number[]>;
  announce(lineIds: readonly number[]): Promise<void>;
}

type LinesBefore = ReadonlyMap<string, Pick<FeedFixture, 'status' | 'homeScore' | 'awayScore' | 'homeRed' | 'awayRed'>>;

/** Number of fixtures that one batch changed. */
export interface IngestResult {
  fixtures: number;
  events: number;
}

/** Changes written by one batch, which must be published. */
interface Written {
  /** With the kick-off that each moved from. */
  fixtures: Map<string, Date | null>;
  events: Set<string>;
  stats: Set<string>;
  shots: Set<string>;
  kicks: Set<string>;
  lineUps: Set<string>;
  commentary: Set<string>;
  odds: SavedOdds;
  /** Ids of lines in chat rooms. */
  lines: number[];
}

/** Moves of one batch that are not in the history yet. */
interface UnsavedMoves extends Pick<SavedOdds, 'moved'> {
  readonly at: Date;
  /** Writing them has failed before. */
  readonly isLate: boolean;
}

/**
 * The common endpoint of all feeds: stores changes and publishes them. It caches earlier input, so an unchanged batch
 * costs no statement; after a restart the database does the comparison.
 */
export class IngestService implements FeedSink {
  readonly #cache = new FeedCache();
  readonly #fixtures = new FixtureWrites();
  readonly #removals = new FixtureRemovalRepository();
  readonly #overrides = new FixtureOverridesRepository();
  readonly #details = new DetailRepository();
  readonly #hosts = new HostRepository();
  readonly #odds = new OddsWrites();
  readonly #priceReads = new PriceReads();
  /** Moves of prices that are stored and shown, but not yet in the history. */
  #unsaved: UnsavedMoves[] = [];

  constructor(private readonly deps: IngestDeps) {}

  /**
   * Stores and publishes one batch. Throws when the database fails: nothing then counts as seen, unless only the history of
   * prices or the note that they were read failed, which the next batch writes. A bus failure is logged and does not prevent
   * storing: open pages get the new state with the next change or the next request.
   */
  async ingest(batch: FeedBatch): Promise<void> {
    await this.ingestAndCount(batch);
  }

  /** As ingest; returns how many fixtures changed, and of how many fixtures the events changed. */
  async ingestAndCount(given: FeedBatch): Promise<IngestResult> {
    const batch = onceEach(given);
    this.#report(batch);
    const odds = this.#odds.changed(batch.odds ?? []);
    const others = this.#cache.changed(batch);
    const changed = odds.length > 0 ? { ...others, odds } : others;
    const taken = changed ? await this.#store(changed) : { fixtures: 0, events: 0 };
    await this.#saveMoves();
    if (batch.odds && (batch.readsMainPrices ?? true))
      await this.#priceReads.note(this.deps.database.db, this.deps.clock.now());
    this.deps.health.batchIngested();
    return taken;
  }

  async #store(changed: FeedBatch): Promise<IngestResult> {
    const now = new Date(this.deps.clock.now());
    const { shown, written } = await this.deps.database.db.transaction(async (tx) => {
      const fixtures = await this.#overrides.apply(tx, changed.fixtures ?? [], now);
      const batch = changed.fixtures ? { ...changed, fixtures } : changed;
      return { shown: batch, written: await this.#write(tx, batch, now) };
    });
    // What belonged to a removed match is gone with it: a source that brings it back must have it stored again.
    if (changed.removed) this.clearCache();
    this.#cache.store(changed);
    this.#odds.cache(written.odds);
    if (written.odds.moved.length > 0) this.#unsaved.push({ moved: written.odds.moved, at: now, isLate: false });
    await this.#loggingFaults(() => this.#publish(shown, written, now));
    await this.deps.lines?.announce(written.lines);
    return { fixtures: written.fixtures.size, events: written.events.size };
  }

  async #saveMoves(): Promise<void> {
    const unsaved = this.#unsaved;
    if (unsaved.length === 0) return;
    this.#unsaved = [];
    try {
      await this.deps.database.db.transaction(async (tx) => {
        for (const one of unsaved) await this.#odds.saveMoves(tx, await this.#ofExisting(tx, one), one.at);
      });
    } catch (error) {
      const late = unsaved.map((one) => ({ ...one, isLate: true }));
      this.#unsaved = [...late, ...this.#unsaved].slice(-MAX_UNSAVED);
      throw error;
    }
  }

  /** Without the moves of matches that were removed while they waited. */
  async #ofExisting(tx: Db, { moved, isLate }: UnsavedMoves): Promise<SavedOdds['moved']> {
    if (!isLate) return moved;
    const existing = await this.#fixtures.existing(tx, [...new Set(moved.map(({ odds }) => odds.matchId))]);
    return moved.filter(({ odds }) => existing.has(odds.matchId));
  }

  /**
   * Removes the fixtures of one origin except those in `kept`. One that is cancelled instead is published: an open page must
   * not show a running match whose stakes came back.
   */
  async removeOrigin(origin: Origin, kept: ReadonlySet<string> | undefined): Promise<void> {
    const now = new Date(this.deps.clock.now());
    const { deleted, cancelled } = await this.#removals.removeOrigin(this.deps.database.db, origin, { kept, now });
    if (deleted + cancelled.length > 0) this.clearCache();
    await this.#loggingFaults(() => this.#publishScores(cancelled, now));
  }

  /** Clears the cache of seen input, because fixtures were removed. */
  clearCache(): void {
    this.#cache.clear();
    this.#odds.clearCache();
  }

  #report({ bad = [] }: FeedBatch): void {
    for (const input of this.deps.health.countNew(bad)) this.deps.log?.warn({ badInput: input }, 'unusable feed input');
  }

  async #write(db: Db, batch: FeedBatch, now: Date): Promise<Written> {
    const { fixtures = [], companies = [], squads = [] } = batch;
    await this.#fixtures.saveLeagues(
      db,
      fixtures.map(({ league }) => league),
    );
    await this.#fixtures.saveTeams(
      db,
      fixtures.flatMap(({ home, away }) => [home, away]),
    );
    await this.#fixtures.saveSquads(db, squads);
    await this.#fixtures.saveCompanies(db, companies);
    const before = await this.deps.lines?.before(db, fixtures);
    const changed = await this.#fixtures.saveFixtures(db, fixtures, now);
    const moved = fixtures.filter(({ fixtureId }) => changed.has(fixtureId));
    const lines =
      before && (await this.deps.lines?.save(db, before, { fixtures: moved, events: batch.events ?? [] }, now));
    const hosted = fixtures.filter((fixture) => this.#cache.hostsDiffer(fixture));
    if (hosted.length > 0) await this.#hosts.save(db, hosted);
    await this.#removals.removeUnused(db, batch.removed ?? []);
    return { fixtures: changed, lines: lines ?? [], ...(await this.#writeDetails(db, batch, now)) };
  }

  async #writeDetails(db: Db, batch: FeedBatch, now: Date): Promise<Omit<Written, 'fixtures' | 'lines'>> {
    const known = await this.#known(db, batch);
    const events = known(batch.events);
    const stats = known(batch.stats);
    const shots = known(batch.shots);
    const kicks = known(batch.kicks);
    const lineUps = known(batch.lineUps);
    const commentary = known(batch.commentary);
    return {
      events: events.length > 0 ? await this.#details.saveEvents(db, events) : new Set(),
      stats: stats.length > 0 ? await this.#details.saveStats(db, stats) : new Set(),
      shots: shots.length > 0 ? await this.#details.saveShots(db, shots) : new Set(),
      kicks: kicks.length > 0 ? await this.#details.saveKicks(db, kicks) : new Set(),
      lineUps: lineUps.length > 0 ? await this.#details.saveLineUps(db, lineUps) : new Set(),
      commentary: commentary.length > 0 ? await this.#details.saveCommentary(db, commentary) : new Set(),
      odds: await this.#odds.save(db, known(batch.odds), now),
    };
  }

  /** Drops and reports rows of unknown fixtures: one stray row must not roll back the batch. */
  async #known(db: Db, batch: FeedBatch) {
    const { events = [], stats = [], shots = [], kicks = [], lineUps = [], commentary = [], odds = [] } = batch;
    const all = [...events, ...stats, ...shots, ...kicks, ...lineUps, ...commentary, ...odds];
    const fixtureIds = new Set(all.map(fixtureIdOf));
    const existing = await this.#fixtures.existing(db, [...fixtureIds]);
    const unknownIds = [...fixtureIds].filter((fixtureId) => !existing.has(fixtureId));
    this.#report({
      bad: unknownIds.map((fixtureId) => ({ file: 'feed', row: null, reason: `không có trận ${fixtureId}` })),
    });
    return <T extends OfFixture>(list: readonly T[] = []) => list.filter((item) => existing.has(fixtureIdOf(item)));
  }

  async #loggingFaults(publishing: () => Promise<void>): Promise<void> {
    try {
      await publishing();
    } catch (error) {
      this.deps.log?.warn({ err: error }, 'changes of the feed were stored, but publishing them failed');
    }
  }

  async #publish(batch: FeedBatch, written: Written, now: Date): Promise<void> {
    const { bus } = this.deps;
    const changed = (batch.fixtures ?? []).flatMap((fixture) => {
      const movedFrom = written.fixtures.get(fixture.fixtureId);
      return movedFrom === undefined ? [] : [{ ...fixture, movedFrom }];
    });
    await this.#publishScores(changed, now);
    const { events, stats, shots, kicks, lineUps, commentary } = written;
    for (const fixtureId of new Set([...events, ...stats, ...shots, ...kicks, ...lineUps, ...commentary])) {
      await publish(bus, { topic: 'fixture', fixtureId }, changedDetails(fixtureId, batch, written));
    }
    for (const part of parts(written.odds.changed, ODDS_A_FRAME))
      await publish(bus, { topic: 'odds' }, oddsFrame(part));
  }

  async #publishScores(changed: readonly Parameters<typeof fixtureChange>[0][], now: Date): Promise<void> {
    for (const part of parts(changed, FIXTURES_A_FRAME))
      await publish(
        this.deps.bus,
        { topic: 'scores' },
        scoresFrame(part.map((fixture) => fixtureChange(fixture, now))),
      );
  }
}

type OfFixture = { fixtureId: string } | Pick<Odds, 'matchId'>;

/** Odds name their fixture as the provider's rows do. */
const fixtureIdOf = (item: OfFixture): string => ('matchId' in item ? item.matchId : item.fixtureId);

/** Complete lists, only for those details of a fixture that changed. */
function changedDetails(fixtureId: string, batch: FeedBatch, written: Written): FixtureFrame {
  const of = <T extends { fixtureId: string }>(
    changed: ReadonlySet<string>,
    groups: readonly T[] | undefined,
  ): T | undefined => (changed.has(fixtureId) ? groups?.find((group) => group.fixtureId === fixtureId) : undefined);
  const events = of(written.events, batch.events);
  const stats = of(written.stats, batch.stats);
  const shots = of(written.shots, batch.shots);
  const kicks = of(written.kicks, batch.kicks);
  const lineUps = of(written.lineUps, batch.lineUps);
  const commentary = of(written.commentary, batch.commentary);
  return fixtureFrame(fixtureId, {
    ...(events && { events: events.list }),
    ...(stats && { stats: stats.list }),
    ...(shots && { shots: shots.list }),
    ...(kicks && { kicks: kicks.list }),
    ...(lineUps && { lineUps: lineUps.value }),
    ...(commentary && { commentary: commentary.list }),
  });
}
