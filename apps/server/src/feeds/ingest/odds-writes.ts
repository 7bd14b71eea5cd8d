import { formatMainRow, type Odds, parseRows, rowKey, sameOffer } from '@khandai/odds-parser';
import { inArray, sql } from 'drizzle-orm';
import type { OddsRow } from '../../modules/fixtures/frames.js';
import type { Db } from '../../platform/database/database.js';
import { odds, oddsMoves } from '../../platform/database/schema.js';
import { LruMap } from '../../platform/lru-map.js';
import { changedOnly, parts } from './changed-only.js';
import { jsonRows } from '../../platform/database/json-rows.js';

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
}

export interface SavedOdds {
  /** Everything that is now in the database, whether it changed or not. */
  readonly stored: readonly Odds[];
  readonly changed: readonly OddsRow[];
}

/** Stores the current odds and the history of their moves. Both are deleted with their fixture. */
export class OddsWrites {
  /** Odds that this process stored, by row key: their next versions are compared with them, without parsing a row. */
  readonly #stored: LruMap<string, Odds>;
  /** New moves of a row key since its last pruning. */
  readonly #unpruned: LruMap<string, number>;
  readonly #limits: OddsLimits;

  constructor(limits: Partial<OddsLimits> = {}) {
    this.#limits = { ...DEFAULTS, ...limits };
    this.#stored = new LruMap({ max: this.#limits.cachedRows });
    this.#unpruned = new LruMap({ max: this.#limits.cachedRows });
  }

  /**
   * Stores odds of existing fixtures, and a move for each that offers something else. Ignores lines other than the main
   * one, which the site does not show.
   */
  async save(db: Db, list: readonly Odds[], now: Date): Promise<SavedOdds> {
    const mainLines = list.filter(({ handicapIndex }) => handicapIndex === 1);
    const latest = [...new Map(mainLines.map((one) => [rowKey(one), one])).values()];
    // Sources repeat rows for a while: most of a list is what this process has stored already.
    const others = latest.filter((one) => !isSameRow(this.#stored.get(rowKey(one)), one));
    const before = await this.#before(db, others);
    const changed = await this.#saveCurrent(db, others, now);
    await this.#saveMoves(
      db,
      changed.filter(({ odds: one }) => hasMoved(before(one), one)),
      now,
    );
    return { stored: latest, changed };
  }

  /** Call this after the transaction of `save` has committed. */
  cache({ stored }: SavedOdds): void {
    for (const one of stored) this.#stored.set(rowKey(one), one);
  }

  /** Clears the caches, because fixtures were removed or another process wrote odds. */
  clearCache(): void {
    this.#stored.clear();
    this.#unpruned.clear();
  }

  /** Finds the stored version of a row. Reads and parses only rows that this process did not store itself. */
  async #before(db: Db, list: readonly Odds[]): Promise<(one: Odds) => Odds | undefined> {
    const before = new Map<string, Odds>();
    const unknown: Odds[] = [];
    for (const one of list) {
      const cached = this.#stored.get(rowKey(one));
      if (cached) before.set(rowKey(one), cached);
      else unknown.push(one);
    }
    for (const part of parts([...new Set(unknown.map(({ matchId }) => matchId))])) {
      const rows = await db
        .select({ category: odds.category, row: odds.row })
        .from(odds)
        .where(inArray(odds.fixtureId, part));
      for (const { category, row } of rows)
        for (const one of parseRows(category, [row]).odds) if (!before.has(rowKey(one))) before.set(rowKey(one), one);
    }
    return (one) => before.get(rowKey(one));
  }

  async #saveCurrent(db: Db, list: readonly Odds[], now: Date): Promise<StoredOdds[]> {
    const rows = list.map((one) => ({ odds: one, category: one.category, row: formatMainRow(one) }));
    const changed = new Set<string>();
    for (const part of parts(rows, MAX_ROWS_OF_STATEMENT)) {
      const saved = await db
        .insert(odds)
        .select(
          jsonRows(
            odds,
            part.map((one) => ({ ...columnsOf(one), updatedAt: now })),
          ),
        )
        .onConflictDoUpdate({
          target: [odds.fixtureId, odds.companyId, odds.category],
          ...changedOnly(odds, ['row'], ['updatedAt']),
        })
        .returning({ matchId: odds.fixtureId, companyId: odds.companyId, category: odds.category });
      for (const key of saved.map(rowKey)) changed.add(key);
    }
    return rows.filter(({ odds: one }) => changed.has(rowKey(one)));
  }

  async #saveMoves(db: Db, moved: readonly StoredOdds[], now: Date): Promise<void> {
    for (const part of parts(moved, MAX_ROWS_OF_STATEMENT)) {
      await db
        .insert(oddsMoves)
        .select(
          jsonRows(
            oddsMoves,
            part.map((one) => ({ ...columnsOf(one), movedAt: now })),
          ),
        )
        // With two batches in one millisecond, the later row replaces the earlier.
        .onConflictDoUpdate({
          target: [oddsMoves.fixtureId, oddsMoves.companyId, oddsMoves.category, oddsMoves.movedAt],
          ...changedOnly(oddsMoves, ['row']),
        });
    }
    await this.#prune(db, moved);
  }

  /** Deletes the oldest moves of rows that have more than the limits allow; of many rows at once, some wait for their next move. */
  async #prune(db: Db, moved: readonly StoredOdds[]): Promise<void> {
    const full: StoredOdds[] = [];
    for (const one of moved) {
      const key = rowKey(one.odds);
      const unpruned = (this.#unpruned.get(key) ?? 0) + 1;
      const isFull = unpruned >= this.#limits.slack && full.length < MAX_PRUNED_ROWS;
      if (isFull) full.push(one);
      this.#unpruned.set(key, isFull ? 0 : unpruned);
    }
    if (full.length === 0) return;
    const keys = jsonRows(
      oddsMoves,
      full.map((one) => ({ ...columnsOf(one), movedAt: new Date(0) })),
    );
    await db.execute(sql`
      DELETE FROM odds_moves USING (${keys}) AS key
      WHERE odds_moves.fixture_id = key."fixtureId" AND odds_moves.company_id = key."companyId"
        AND odds_moves.category = key.category AND odds_moves.moved_at < (
          SELECT kept.moved_at FROM odds_moves AS kept
          WHERE kept.fixture_id = key."fixtureId" AND kept.company_id = key."companyId" AND kept.category = key.category
          ORDER BY kept.moved_at DESC OFFSET ${this.#limits.keep - 1} LIMIT 1)`);
  }
}

/** The row key as columns. A row's match id is the id of its fixture. */
const columnsOf = ({ odds: { matchId, companyId, category }, row }: StoredOdds) => ({
  fixtureId: matchId,
  companyId,
  category,
  row,
});

const hasMoved = (before: Odds | undefined, after: Odds): boolean => !before || !sameOffer(before, after);

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
