import { and, eq, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/database/database.js';
import { favourites, fixtures, teams, userFavouriteTeams } from '../platform/database/schema.js';

/** Deletes the team `formerId`, which is the team `teamId` stored a second time. Its matches move, and its fans who do not have the other. */
export async function mergeTeam(db: Db, formerId: string, teamId: string): Promise<void> {
  await db.update(fixtures).set({ homeId: teamId }).where(eq(fixtures.homeId, formerId));
  await db.update(fixtures).set({ awayId: teamId }).where(eq(fixtures.awayId, formerId));
  for (const table of [favourites, userFavouriteTeams]) {
    const other = alias(table, 'other');
    const same = db
      .select({ one: sql`1` })
      .from(other)
      .where(and(eq(other.teamId, teamId), eq(other.userId, table.userId)));
    await db
      .update(table)
      .set({ teamId })
      .where(and(eq(table.teamId, formerId), notExists(same)));
  }
  await db.delete(teams).where(eq(teams.teamId, formerId));
}
