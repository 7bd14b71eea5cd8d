import { and, asc, count, desc, eq, gt, inArray, max, sql } from 'drizzle-orm';
import type { OddsCategory } from '@khandai/odds-parser';
import type { Database } from '../../platform/database/database.js';
import { companies, odds, oddsMoves } from '../../platform/database/schema.js';

/** SQL for odds. */
export class OddsRepository {
  constructor(private readonly database: Database) {}

  /** Companies with odds for any of these fixtures, those with the most rows first. */
  companies(fixtureIds: readonly string[]): Promise<{ companyId: number; name: string | null }[]> {
    if (fixtureIds.length === 0) return Promise.resolve([]);
    return this.database.db
      .select({ companyId: odds.companyId, name: max(companies.name) })
      .from(odds)
      .leftJoin(companies, eq(companies.companyId, odds.companyId))
      .where(inArray(odds.fixtureId, [...fixtureIds]))
      .groupBy(odds.companyId)
      .orderBy(desc(count()), asc(odds.companyId));
  }

  /** Rows of these fixtures, of one company or of all companies. */
  rows(
    fixtureIds: readonly string[],
    companyId?: number,
  ): Promise<{ category: OddsCategory; row: string; updatedAt: Date; fixtureId: string }[]> {
    if (fixtureIds.length === 0) return Promise.resolve([]);
    return this.database.db
      .select({ category: odds.category, row: odds.row, updatedAt: odds.updatedAt, fixtureId: odds.fixtureId })
      .from(odds)
      .where(
        and(
          inArray(odds.fixtureId, [...fixtureIds]),
          companyId === undefined ? undefined : eq(odds.companyId, companyId),
        ),
      )
      .orderBy(odds.category, odds.fixtureId, odds.companyId);
  }

  /**
   * A company's offers for a fixture in a category: at most the newest `limit`, oldest first. The current one is among them,
   * although it becomes a part of the history later than it becomes current.
   */
  async moves(
    fixtureId: string,
    companyId: number,
    category: OddsCategory,
    limit: number,
  ): Promise<{ movedAt: Date; row: string }[]> {
    const of = (table: typeof odds | typeof oddsMoves) =>
      and(eq(table.fixtureId, fixtureId), eq(table.companyId, companyId), eq(table.category, category));
    const newest = await this.database.db
      .select({ movedAt: oddsMoves.movedAt, row: oddsMoves.row })
      .from(oddsMoves)
      .where(of(oddsMoves))
      .orderBy(desc(oddsMoves.movedAt))
      .limit(limit);
    const last = newest[0]?.movedAt ?? new Date(0);
    const unwritten = await this.database.db
      .select({ movedAt: sql<Date>`${odds.movedAt}`.mapWith(odds.movedAt), row: odds.row })
      .from(odds)
      .where(and(of(odds), gt(odds.movedAt, last)));
    return [...unwritten, ...newest].slice(0, limit).reverse();
  }
}
