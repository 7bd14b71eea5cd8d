import { and, desc, eq, inArray, lt, type SQL } from 'drizzle-orm';
import { movement, type Odds, parseRows } from '@khandai/odds-parser';
import type { Db } from '../../platform/database/database.js';
import { odds, oddsMoves } from '../../platform/database/schema.js';
import type { FeedOdds } from '../../modules/fixtures/feed.js';
import { changedOnly, parts } from './changed-only.js';

type Key = Pick<FeedOdds, 'fixtureId' | 'companyId'> & { category: string };

const keyOf = ({ fixtureId, companyId, category }: Key) => `${fixtureId},${companyId},${category}`;

export interface OddsMovesLimits {
  /** Number of moves kept permanently per fixture, company and category. */
  keep: number;
  /**
   * How many extra moves may accumulate before the oldest are deleted, so that not every new price costs a deletion.
   */
  slack: number;
}

/** The history of odds: one row per change of a company's offer. It is deleted with its fixture. */
export class OddsMovesRepository {
  /** New moves of a key since its last pruning. */
  readonly #gathered = new Map<string, number>();

  constructor(private readonly limits: OddsMovesLimits = { keep: 200, slack: 50 }) {}

  /** The current rows of the odds table by key, for `save` to compare with. Call it before the rows are overwritten. */
  async standing(db: Db, list: readonly FeedOdds[]): Promise<ReadonlyMap<string, string>> {
    const fixtureIds = [...new Set(list.map(({ fixtureId }) => fixtureId))];
    const stored: (Key & { row: string })[] = [];
    for (const part of parts(fixtureIds)) {
      const columns = { fixtureId: odds.fixtureId, companyId: odds.companyId, category: odds.category, row: odds.row };
      stored.push(...(await db.select(columns).from(odds).where(inArray(odds.fixtureId, part))));
    }
    return new Map(stored.map((one) => [keyOf(one), one.row]));
  }

  /** Stores the rows of `list` whose offer differs from their row in `before`. */
  async save(db: Db, list: readonly FeedOdds[], before: ReadonlyMap<string, string>, now: Date): Promise<void> {
    const moved = list.filter((one) => offersElse(one, before.get(keyOf(one))));
    for (const part of parts(moved, 5000)) {
      await db
        .insert(oddsMoves)
        .values(
          part.map(({ fixtureId, companyId, category, row }) => ({
            fixtureId,
            companyId,
            category,
            row,
            movedAt: now,
          })),
        )
        // With two batches in one millisecond, the later row replaces the earlier.
        .onConflictDoUpdate({
          target: [oddsMoves.fixtureId, oddsMoves.companyId, oddsMoves.category, oddsMoves.movedAt],
          ...changedOnly(oddsMoves, ['row']),
        });
    }
    for (const one of moved) await this.#prune(db, one);
  }

  /** Clears the counters, because fixtures were removed. */
  forget(): void {
    this.#gathered.clear();
  }

  async #prune(db: Db, one: Key): Promise<void> {
    const { keep, slack } = this.limits;
    const key = keyOf(one);
    const gathered = (this.#gathered.get(key) ?? 0) + 1;
    this.#gathered.set(key, gathered);
    if (gathered < slack) return;
    this.#gathered.delete(key);
    const ofKey = and(
      eq(oddsMoves.fixtureId, one.fixtureId),
      eq(oddsMoves.companyId, one.companyId),
      eq(oddsMoves.category, one.category),
    );
    const [oldestKept] = await newestFirst(db, ofKey, keep - 1);
    if (oldestKept) await db.delete(oddsMoves).where(and(ofKey, lt(oddsMoves.movedAt, oldestKept.movedAt)));
  }
}

const newestFirst = (db: Db, where: SQL | undefined, offset: number) =>
  db
    .select({ movedAt: oddsMoves.movedAt })
    .from(oddsMoves)
    .where(where)
    .orderBy(desc(oddsMoves.movedAt))
    .offset(offset)
    .limit(1);

/**
 * Whether prices or flags differ; a change of time alone does not count. A row that cannot be parsed counts as
 * different.
 */
function offersElse(one: FeedOdds, before: string | undefined): boolean {
  if (before === undefined) return true;
  const [then, now] = parseRows(one.category, [before, one.row]).odds;
  return !then || !now || differs(then, now);
}

function differs(then: Odds, now: Odds): boolean {
  if (then.close !== now.close || then.maintenance !== now.maintenance) return true;
  return Object.values(movement(then, now)).some((way) => way !== 'same');
}
