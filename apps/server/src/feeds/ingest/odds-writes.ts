import { formatMainRow, type Odds, parseRows, rowKey, sameOffer } from '@khandai/odds-parser';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { type OddsRow, oddsRows } from '../../modules/fixtures/frames.js';
import type { Db } from '../../platform/database/database.js';
import { odds } from '../../platform/database/schema.js';
import { LruMap } from '../../platform/lru-map.js';
import { parts } from './changed-only.js';

const MAX_ROWS_OF_STATEMENT = 5000;
/** Some three days of the provider's rows: 500 fixtures a day, each with ten companies and six categories. */
const MAX_CACHED_ROWS = 100_000;
/** Rows whose old moves one batch deletes, so that it does not wait for thousands. */
const MAX_PRUNED_ROWS = 500;

export interface OddsLimits {
  /** Number of moves kept permanently per row key. */
  keep: number;
  /**
   * How many extra moves may accumulate before the oldest are deleted, so that not every new price costs a deletion.
   */
  slack: number;
  /** Max rows in each cache; beyond it the least recently used row is evicted, and read again when it changes. */
  cachedRows: number;
}

const DEFAULTS: OddsLimits = { keep: 200, slack: 50, cachedRows: MAX_CACHED_ROWS };

/** Odds and the text that the site stores and sends. */
interface StoredOdds extends OddsRow {
  readonly odds: Odds;
  /** New moves of this row key since its last pruning. */
  unpruned: number;
}

export interface SavedOdds {
  /** Rows that are now in the database, whether this save changed them or not. */
  readonly stored: readonly StoredOdds[];
  readonly changed: readonly StoredOdds[];
  /** Changed rows that offer something else than before. */
  readonly moved: readonly StoredOdds[];
}

/**
 * Stores the current odds, then the history of their moves: no page waits for the history, so pages get new prices before it
 * is written. Both are deleted with their fixture.
 */
export class OddsWrites {
  /** Odds that this process stored, by row key: their next versions are compared with them, without reading the database. */
  readonly #stored: LruMap<string, StoredOdds>;
  readonly #limits: OddsLimits;

  constructor(limits: Partial<OddsLimits> = {}) {
    this.#limits = { ...DEFAULTS, ...limits };
    this.#stored = new LruMap({ max: this.#limits.cachedRows });
  }

  /**
   * The rows of a list that differ from what this process stored. Sources repeat rows for a while, so that most of a list
   * does not. Ignores lines other than the main one, which the site does not show.
   */
  changed(list: readonly Odds[]): Odds[] {
    const latest = new Map<string, Odds>();
    for (const one of list) if (one.handicapIndex === 1) latest.set(rowKey(one), one);
    const changed: Odds[] = [];
    for (const [key, one] of latest) if (!isSameRow(this.#stored.get(key)?.odds, one)) changed.push(one);
    return changed;
  }

  /** Stores what `changed` returned, of existing fixtures. */
  async save(db: Db, list: readonly Odds[], now: Date): Promise<SavedOdds> {
    const before = await this.#before(db, list);
    const stored: StoredOdds[] = [];
    const changed: StoredOdds[] = [];
    const moved: StoredOdds[] = [];
    for (const one of list) {
      const old = before.get(rowKey(one));
      const hasMoved = !old || !sameOffer(old.odds, one);
      const { category } = one;
      const next = {
        odds: one,
        category,
        row: formatMainRow(one),
        unpruned: (old?.unpruned ?? 0) + (hasMoved ? 1 : 0),
      };
      stored.push(next);
      if (old?.row !== next.row) changed.push(next);
      if (hasMoved) moved.push(next);
    }
    await this.#saveCurrent(db, changed, new Set(moved), now);
    return { stored, changed, moved };
  }

  /** Call this after the transaction of `save` has committed. */
  cache({ stored }: SavedOdds): void {
    for (const one of stored) this.#stored.set(rowKey(one.odds), one);
  }

  /** Clears the cache, because fixtures were removed or another process wrote odds. */
  clearCache(): void {
    this.#stored.clear();
  }

  /** The stored versions of rows, by row key. Reads and parses only rows that this process did not store itself. */
  async #before(db: Db, list: readonly Odds[]): Promise<Map<string, StoredOdds>> {
    const before = new Map<string, StoredOdds>();
    const unknown = new Set<string>();
    for (const one of list) {
      const key = rowKey(one);
      const cached = this.#stored.get(key);
      if (cached) before.set(key, cached);
      else unknown.add(one.matchId);
    }
    for (const part of parts([...unknown])) {
      const rows = await db
        .select({ category: odds.category, row: odds.row })
        .from(odds)
        .where(inArray(odds.fixtureId, part));
      for (const { category, row } of rows)
        for (const one of parseRows(category, [row]).odds)
          if (!before.has(rowKey(one))) before.set(rowKey(one), { odds: one, category, row, unpruned: 0 });
    }
    return before;
  }

  async #saveCurrent(db: Db, changed: readonly StoredOdds[], moved: ReadonlySet<StoredOdds>, now: Date): Promise<void> {
    const save = async (list: readonly StoredOdds[], movedAt: string | null) => {
      for (const part of parts(list, MAX_ROWS_OF_STATEMENT)) {
        await db.execute(sql`
          INSERT INTO odds (fixture_id, company_id, category, row, updated_at, moved_at)
          SELECT input.fixture_id, input.company_id, input.category, input.row,
            ${now.toISOString()}::timestamptz, ${movedAt}::timestamptz
          FROM ${inputOf(part)} AS input
          ON CONFLICT (fixture_id, company_id, category)
          DO UPDATE SET row = excluded.row, updated_at = excluded.updated_at,
            moved_at = coalesce(excluded.moved_at, odds.moved_at)`);
      }
    };
    await save(
      changed.filter((one) => moved.has(one)),
      now.toISOString(),
    );
    await save(
      changed.filter((one) => !moved.has(one)),
      null,
    );
  }

  /** Adds `moved` of a save to the history, and deletes the oldest moves of rows that have many. */
  async saveMoves(db: Db, moved: readonly StoredOdds[], now: Date): Promise<void> {
    for (const part of parts(moved, MAX_ROWS_OF_STATEMENT)) {
      // With two batches in one millisecond, the later row replaces the earlier.
      await db.execute(sql`
        INSERT INTO odds_moves (fixture_id, company_id, category, moved_at, row)
        SELECT input.fixture_id, input.company_id, input.category, ${now.toISOString()}::timestamptz, input.row
        FROM ${inputOf(part)} AS input
        ON CONFLICT (fixture_id, company_id, category, moved_at) DO UPDATE SET row = excluded.row`);
    }
    await this.#prune(db, moved);
  }

  /** Deletes the oldest moves of rows that have more than the limits allow; of many rows at once, some wait for their next move. */
  async #prune(db: Db, moved: readonly StoredOdds[]): Promise<void> {
    const full = moved.filter(({ unpruned }) => unpruned >= this.#limits.slack).slice(0, MAX_PRUNED_ROWS);
    if (full.length === 0) return;
    for (const one of full) one.unpruned = 0;
    await db.execute(sql`
      DELETE FROM odds_moves USING ${inputOf(full)} AS input
      WHERE odds_moves.fixture_id = input.fixture_id AND odds_moves.company_id = input.company_id
        AND odds_moves.category = input.category AND odds_moves.moved_at < (
          SELECT kept.moved_at FROM odds_moves AS kept
          WHERE kept.fixture_id = input.fixture_id AND kept.company_id = input.company_id
            AND kept.category = input.category
          ORDER BY kept.moved_at DESC OFFSET ${this.#limits.keep - 1} LIMIT 1)`);
  }
}

/**
 * Rows as a table of one JSON parameter, in which each stands once: it begins with the ids that are its key. A row's match
 * id is the id of its fixture.
 */
const inputOf = (list: readonly OddsRow[]): SQL => sql`(
  SELECT split_part(row, ',', 1) AS fixture_id, split_part(row, ',', 2)::integer AS company_id, category, row
  FROM json_each(${JSON.stringify(oddsRows(list))}::json) AS lists (category, list), json_array_elements_text(list) AS row)`;
function isSameRow(stored: Odds | undefined, one: Odds): boolean {
  if (stored === undefined || stored === one) return stored === one;
  return (
    stored.changeTime === one.changeTime &&
    stored.inPlay === one.inPlay &&
    stored.close === one.close &&
    stored.maintenance === one.maintenance &&
    stored.oddsType === one.oddsType &&
    isSamePrices(stored.initial, one.initial) &&
    isSamePrices(stored.instant, one.instant)
  );
}

function isSamePrices(one: Odds['initial'], other: Odds['initial']): boolean {
  if (one === null || other === null) return one === other;
  const values: Readonly<Record<string, number>> = { ...other };
  return Object.entries(one).every(([name, price]) => values[name] === price);
}
