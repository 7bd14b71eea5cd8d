import { and, eq, inArray } from 'drizzle-orm';
import { type Odds, parseRows, rowKey } from '@khandai/odds-parser';
import type { Database } from '../../platform/database/database.js';
import { companies, odds } from '../../platform/database/schema.js';

export type OfferKey = Parameters<typeof rowKey>[0];

/** Reads what companies offer now, from the rows that feeds stored. */
export class OfferQuery {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  /** By `rowKey`. */
  async offers(wanted: readonly OfferKey[]): Promise<Map<string, Odds>> {
    if (wanted.length === 0) return new Map();
    const { fixtureId, companyId, category, row } = odds;
    const rows = await this.database.db
      .select({ fixtureId, companyId, category, row })
      .from(odds)
      .where(
        and(
          inArray(fixtureId, [...new Set(wanted.map(({ matchId }) => matchId))]),
          inArray(companyId, [...new Set(wanted.map((one) => one.companyId))]),
        ),
      );
    return new Map(
      rows.flatMap((one) =>
        parseRows(one.category, [one.row]).odds.map((read) => [rowKey({ ...one, matchId: one.fixtureId }), read]),
      ),
    );
  }

  async companyName(companyId: number): Promise<string> {
    const [found] = await this.database.db
      .select({ name: companies.name })
      .from(companies)
      .where(eq(companies.companyId, companyId));
    return found?.name ?? `Nhà cái ${companyId}`;
  }
}
