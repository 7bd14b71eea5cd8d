import { and, eq, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/database/database.js';
import { favourites, fixtures, leagues } from '../platform/database/schema.js';

/**
 * Deletes the league `formerId`, which is the league `leagueId` stored a second time. Its matches move, and its fans who do
 * not have the other.
 */
export async function mergeLeague(db: Db, formerId: string, leagueId: string): Promise<void> {
  await db.update(fixtures).set({ leagueId }).where(eq(fixtures.leagueId, formerId));
  const other = alias(favourites, 'other');
  const same = db
    .select({ one: sql`1` })
    .from(other)
    .where(and(eq(other.leagueId, leagueId), eq(other.userId, favourites.userId)));
  await db
    .update(favourites)
    .set({ leagueId })
    .where(and(eq(favourites.leagueId, formerId), notExists(same)));
  await db.delete(leagues).where(eq(leagues.leagueId, formerId));
}
