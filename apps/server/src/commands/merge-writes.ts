import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/database/database.js';
import {
  bookings,
  chatRooms,
  events,
  favourites,
  fixtures,
  hosts,
  leagues,
  lineUps,
  liveLinks,
  matchCommentary,
  matchEvents,
  matchFollows,
  matchShots,
  matchStats,
  matchVotes,
  mediaTitles,
  odds,
  oddsMoves,
  shootOutKicks,
  teams,
  teamSquads,
  userFavouriteTeams,
} from '../platform/database/schema.js';
import { keepFormerId, type Renamed } from './former-id-writes.js';

/** A team or league that is stored a second time. */
interface FormerRow extends Renamed {
  readonly pageId: number | null;
}

/** Details of a match that feeds store as a whole: those of two rows of one match do not complete each other. */
const DETAILS = [matchEvents, matchStats, matchShots, shootOutKicks, lineUps, matchCommentary] as const;

/**
 * Deletes a team that is stored a second time. Its matches move, its fans who do not have the other, and its squad where the
 * other has none.
 */
export async function mergeTeam(db: Db, former: FormerRow): Promise<void> {
  const { formerId, presentId } = former;
  await db.update(fixtures).set({ homeId: presentId }).where(eq(fixtures.homeId, formerId));
  await db.update(fixtures).set({ awayId: presentId }).where(eq(fixtures.awayId, formerId));
  await moveRows(db, favourites.teamId, former, [favourites.userId]);
  await moveRows(db, userFavouriteTeams.teamId, former, [userFavouriteTeams.userId]);
  await moveRows(db, teamSquads.teamId, former);
  await keepFormerId(db, 'team', former);
  await db.delete(teams).where(eq(teams.teamId, formerId));
}

/** Deletes a league that is stored a second time. Its matches move, and its fans who do not have the other. */
export async function mergeLeague(db: Db, former: FormerRow): Promise<void> {
  const { formerId, presentId } = former;
  await db.update(fixtures).set({ leagueId: presentId }).where(eq(fixtures.leagueId, formerId));
  await moveRows(db, favourites.leagueId, former, [favourites.userId]);
  await keepFormerId(db, 'league', former);
  await db.delete(leagues).where(eq(leagues.leagueId, formerId));
}

/**
 * Deletes a match that is stored a second time. Its bookings, follows, commentators, streams, events, media, prices and details
 * move, unless the kept row has the same. Of the two rooms the one with more messages stays.
 */
export async function mergeFixture(db: Db, former: Renamed): Promise<void> {
  const { formerId, presentId: fixtureId } = former;
  await moveRows(db, bookings.fixtureId, former, [bookings.userId, bookings.commentatorId]);
  for (const table of [matchFollows, favourites, matchVotes, hosts])
    await moveRows(db, table.fixtureId, former, [table.userId]);
  await moveStreams(db, former);
  await movePrices(db, former);
  for (const table of [events, mediaTitles])
    await db.update(table).set({ fixtureId }).where(eq(table.fixtureId, formerId));
  for (const table of DETAILS) await moveRows(db, table.fixtureId, former);
  await keepFormerId(db, 'match', { ...former, pageId: null });
  const groupId = await moveRoom(db, formerId, fixtureId);
  await db.delete(fixtures).where(eq(fixtures.fixtureId, formerId));
  // The id of a room belongs to one match, so it is free only now.
  if (groupId !== undefined) await db.update(fixtures).set({ groupId }).where(eq(fixtures.fixtureId, fixtureId));
}

/**
 * Gives the rows with the former id in `column` the present one, but those of which the present one has a row with the same
 * values in `same`. Without `same` all of them move, or none where the present one has any.
 */
async function moveRows(
  db: Db,
  column: PgColumn,
  { formerId, presentId }: Renamed,
  same: readonly PgColumn[] = [],
): Promise<void> {
  const id = sql.identifier(column.name);
  const isSame = same.map(({ name }) => {
    const value = sql.identifier(name);
    return sql` AND other.${value} IS NOT DISTINCT FROM own.${value}`;
  });
  await db.execute(sql`UPDATE ${column.table} AS own SET ${id} = ${presentId} WHERE own.${id} = ${formerId}
    AND NOT EXISTS (SELECT FROM ${column.table} AS other WHERE other.${id} = ${presentId}${sql.join(isSame)})`);
}

/** A stream is the same with the same address and owner. One that is taken down in either row stays taken down. */
async function moveStreams(db: Db, former: Renamed): Promise<void> {
  const other = alias(liveLinks, 'other');
  const isSame = and(
    eq(other.fixtureId, former.formerId),
    eq(other.url, liveLinks.url),
    sql`${other.userId} IS NOT DISTINCT FROM ${liveLinks.userId}`,
    isNotNull(other.takenDownAt),
  );
  const takenDown = db.select({ at: other.takenDownAt }).from(other).where(isSame).limit(1);
  await db
    .update(liveLinks)
    .set({ takenDownAt: sql`${takenDown}` })
    .where(and(eq(liveLinks.fixtureId, former.presentId), isNull(liveLinks.takenDownAt)));
  await moveRows(db, liveLinks.fixtureId, former, [liveLinks.url, liveLinks.userId]);
}

/** Prices of the kept row are newer, so those of the other move only where it has none at all. */
async function movePrices(db: Db, { formerId, presentId: fixtureId }: Renamed): Promise<void> {
  for (const table of [odds, oddsMoves]) {
    const kept = await db
      .select({ one: sql`1` })
      .from(table)
      .where(eq(table.fixtureId, fixtureId))
      .limit(1);
    if (kept.length > 0) continue;
    // A row of prices begins with the id of its match.
    const row = sql`${fixtureId}::text || substr(${table.row}, strpos(${table.row}, ','))`;
    await db.update(table).set({ fixtureId, row }).where(eq(table.fixtureId, formerId));
  }
}

/**
 * Drops the emptier room; with as many messages in both, that of the other row. Returns the id of the room that the kept
 * match takes over; undefined if it keeps its own.
 */
async function moveRoom(db: Db, formerId: string, fixtureId: string): Promise<number | undefined> {
  const rooms = await db
    .select({ groupId: chatRooms.groupId, fixtureId: chatRooms.fixtureId })
    .from(chatRooms)
    .where(inArray(chatRooms.fixtureId, [formerId, fixtureId]))
    .orderBy(desc(chatRooms.messages), sql`${chatRooms.fixtureId} = ${formerId}`);
  const [stays, drops] = rooms;
  if (drops) await db.delete(chatRooms).where(eq(chatRooms.groupId, drops.groupId));
  if (stays?.fixtureId !== formerId) return undefined;
  await db.update(chatRooms).set({ fixtureId }).where(eq(chatRooms.groupId, stays.groupId));
  return stays.groupId;
}
