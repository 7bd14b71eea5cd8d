import { and, desc, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/database/database.js';
import {
  bookings,
  chatRooms,
  events,
  favourites,
  fixtures,
  formerFixtureIds,
  hosts,
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
} from '../platform/database/schema.js';

/** Details of a match that feeds store as a whole: those of two rows of one match do not complete each other. */
const DETAILS = [matchEvents, matchStats, matchShots, shootOutKicks, lineUps, matchCommentary] as const;

/**
 * Deletes the match `formerId`, which is the match `fixtureId` stored a second time. Its bookings, follows, commentators, streams,
 * events, media, prices and details move, unless the kept row has the same. Of the two rooms the one with more messages stays.
 */
export async function mergeFixture(db: Db, formerId: string, fixtureId: string): Promise<void> {
  await moveBookings(db, formerId, fixtureId);
  await moveFollows(db, formerId, fixtureId);
  await moveFavourites(db, formerId, fixtureId);
  await moveVotes(db, formerId, fixtureId);
  await moveHosts(db, formerId, fixtureId);
  await moveStreams(db, formerId, fixtureId);
  await movePrices(db, formerId, fixtureId);
  for (const table of [events, mediaTitles])
    await db.update(table).set({ fixtureId }).where(eq(table.fixtureId, formerId));
  for (const table of DETAILS) {
    const kept = await db
      .select({ one: sql`1` })
      .from(table)
      .where(eq(table.fixtureId, fixtureId))
      .limit(1);
    if (kept.length === 0) await db.update(table).set({ fixtureId }).where(eq(table.fixtureId, formerId));
  }
  await db.update(formerFixtureIds).set({ fixtureId }).where(eq(formerFixtureIds.fixtureId, formerId));
  const groupId = await moveRoom(db, formerId, fixtureId);
  await db.delete(fixtures).where(eq(fixtures.fixtureId, formerId));
  // The id of a room belongs to one match, so it is free only now.
  if (groupId !== undefined) await db.update(fixtures).set({ groupId }).where(eq(fixtures.fixtureId, fixtureId));
}

async function moveBookings(db: Db, formerId: string, fixtureId: string): Promise<void> {
  const other = alias(bookings, 'other');
  const same = db
    .select({ one: sql`1` })
    .from(other)
    .where(
      and(
        eq(other.fixtureId, fixtureId),
        eq(other.userId, bookings.userId),
        sql`${other.commentatorId} IS NOT DISTINCT FROM ${bookings.commentatorId}`,
      ),
    );
  await db
    .update(bookings)
    .set({ fixtureId })
    .where(and(eq(bookings.fixtureId, formerId), notExists(same)));
}

async function moveFollows(db: Db, formerId: string, fixtureId: string): Promise<void> {
  const other = alias(matchFollows, 'other');
  const same = db
    .select({ one: sql`1` })
    .from(other)
    .where(and(eq(other.fixtureId, fixtureId), eq(other.userId, matchFollows.userId)));
  await db
    .update(matchFollows)
    .set({ fixtureId })
    .where(and(eq(matchFollows.fixtureId, formerId), notExists(same)));
}

async function moveFavourites(db: Db, formerId: string, fixtureId: string): Promise<void> {
  const other = alias(favourites, 'other');
  const same = db
    .select({ one: sql`1` })
    .from(other)
    .where(and(eq(other.fixtureId, fixtureId), eq(other.userId, favourites.userId)));
  await db
    .update(favourites)
    .set({ fixtureId })
    .where(and(eq(favourites.fixtureId, formerId), notExists(same)));
}

async function moveVotes(db: Db, formerId: string, fixtureId: string): Promise<void> {
  const other = alias(matchVotes, 'other');
  const same = db
    .select({ one: sql`1` })
    .from(other)
    .where(and(eq(other.fixtureId, fixtureId), eq(other.userId, matchVotes.userId)));
  await db
    .update(matchVotes)
    .set({ fixtureId })
    .where(and(eq(matchVotes.fixtureId, formerId), notExists(same)));
}

async function moveHosts(db: Db, formerId: string, fixtureId: string): Promise<void> {
  const other = alias(hosts, 'other');
  const same = db
    .select({ one: sql`1` })
    .from(other)
    .where(and(eq(other.fixtureId, fixtureId), eq(other.userId, hosts.userId)));
  await db
    .update(hosts)
    .set({ fixtureId })
    .where(and(eq(hosts.fixtureId, formerId), notExists(same)));
}

/** A stream is the same with the same address and owner. One that is taken down in either row stays taken down. */
async function moveStreams(db: Db, formerId: string, fixtureId: string): Promise<void> {
  const other = alias(liveLinks, 'other');
  const sameOf = (owner: string) =>
    and(
      eq(other.fixtureId, owner),
      eq(other.url, liveLinks.url),
      sql`${other.userId} IS NOT DISTINCT FROM ${liveLinks.userId}`,
    );
  const takenDown = db.select({ at: other.takenDownAt }).from(other);
  await db
    .update(liveLinks)
    .set({ takenDownAt: sql`${takenDown.where(and(sameOf(formerId), isNotNull(other.takenDownAt))).limit(1)}` })
    .where(and(eq(liveLinks.fixtureId, fixtureId), isNull(liveLinks.takenDownAt)));
  const same = db
    .select({ one: sql`1` })
    .from(other)
    .where(sameOf(fixtureId));
  await db
    .update(liveLinks)
    .set({ fixtureId })
    .where(and(eq(liveLinks.fixtureId, formerId), notExists(same)));
}

/** Prices of the kept row are newer, so those of the other move only where it has none at all. */
async function movePrices(db: Db, formerId: string, fixtureId: string): Promise<void> {
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
