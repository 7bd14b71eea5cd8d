import { and, eq, isNull, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/database/database.js';
import {
  favourites,
  fixtures,
  formerTeamIds,
  teams,
  teamSquads,
  userFavouriteTeams,
} from '../platform/database/schema.js';

type TeamRow = typeof teams.$inferSelect;

/**
 * Deletes the team `former`, which is the team `teamId` stored a second time. Its matches move, its fans who do not have the
 * other, and its squad where the other has none. Its ids lead to the other one from now on.
 */
export async function mergeTeam(db: Db, former: TeamRow, teamId: string): Promise<void> {
  const formerId = former.teamId;
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
  await moveSquad(db, formerId, teamId);
  await keepIds(db, former, teamId);
  await db.delete(teams).where(eq(teams.teamId, formerId));
}

async function moveSquad(db: Db, formerId: string, teamId: string): Promise<void> {
  const other = alias(teamSquads, 'other');
  const taken = db
    .select({ one: sql`1` })
    .from(other)
    .where(eq(other.teamId, teamId));
  await db
    .update(teamSquads)
    .set({ teamId })
    .where(and(eq(teamSquads.teamId, formerId), notExists(taken)));
}

async function keepIds(db: Db, { teamId: formerId, pageId }: TeamRow, teamId: string): Promise<void> {
  const [present] = await db.select({ pageId: teams.pageId }).from(teams).where(eq(teams.teamId, teamId));
  const ownPage = present?.pageId === pageId ? null : pageId;
  const isPresent = eq(formerTeamIds.formerId, teamId);
  // Ids that led to the former team lead on. That of the present one leads to nothing but itself.
  await db
    .update(formerTeamIds)
    .set({ teamId })
    .where(or(eq(formerTeamIds.teamId, formerId), isPresent));
  // The page that the present team had before it was itself a former one still leads to it.
  const [once] = await db
    .delete(formerTeamIds)
    .where(ownPage === null ? isPresent : and(isPresent, isNull(formerTeamIds.pageId)))
    .returning({ pageId: formerTeamIds.pageId });
  const set = { teamId, pageId: ownPage ?? once?.pageId ?? null };
  await db
    .insert(formerTeamIds)
    .values({ formerId, ...set })
    .onConflictDoUpdate({
      target: formerTeamIds.formerId,
      set: set.pageId === null ? { teamId } : set,
    });
}
