import { desc, eq, sql } from 'drizzle-orm';
import type { MemberExport } from '@khandai/contracts';
import type { Db } from '../../platform/database/database.js';
import { picks, racePicks } from '../../platform/database/schema.js';

/** What a member staked points on. @param max Max rows, newest first. */
export async function picksOf(db: Db, userId: number, max: number): Promise<MemberExport['picks']> {
  const { market, side, line, price, stake, returned, placedAt } = picks;
  const match = sql<string>`${picks.homeName} || ' – ' || ${picks.awayName}`;
  const rows = await db
    .select({ match, market, side, line, price, stake, returned, placedAt })
    .from(picks)
    .where(eq(picks.userId, userId))
    .orderBy(desc(picks.pickId))
    .limit(max);
  return rows.map((row) => ({ ...row, placedAt: row.placedAt.toISOString() }));
}

/** What a member staked on marble races. @param max Max rows, newest first. */
export async function racePicksOf(db: Db, userId: number, max: number): Promise<MemberExport['racePicks']> {
  const { raceId, marbleId, stake, returned, placedAt } = racePicks;
  const rows = await db
    .select({ raceId, marbleId, stake, returned, placedAt })
    .from(racePicks)
    .where(eq(racePicks.userId, userId))
    .orderBy(desc(racePicks.pickId))
    .limit(max);
  return rows.map((row) => ({ ...row, placedAt: row.placedAt.toISOString() }));
}
