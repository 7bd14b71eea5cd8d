import { RawStatus, type RoomMatch } from '@khandai/contracts';
import { and, asc, desc, eq, gt, gte, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { chatMessages, chatRooms, fixtures, hosts } from '../../platform/database/schema.js';
import { type FixtureRow, selectFixtures } from '../fixtures/fixture-query.js';
import { teamsOf } from '../fixtures/fixture-wire.js';
import { fixtureChange } from '../fixtures/frames.js';

/** The talk of a room turns to a match at most this long before its kick-off. */
const LEAD_MS = 30 * 60_000;
/** The lead is at most this part of the time since the match before, which a short match needs: races start every half hour. */
const LEAD_PART = 1 / 4;
/** A message belongs to no match that kicked off longer ago. */
const REACH_MS = 7 * 24 * 3_600_000;
/** Max matches of a page of messages: a search may find messages of years. */
const MAX_MATCHES = 100;

/** Statuses of matches that are not played. */
const notPlayed = [RawStatus.postponed, RawStatus.cancelled, RawStatus.toBeDecided];

/** A commentator's matches that messages written between two instants may be about, in order of kick-off. */
export async function matchesBetween(
  database: Database,
  commentatorId: number,
  { from, to }: { from: Date; to: Date },
): Promise<RoomMatch[]> {
  const where = and(
    hostedBy(database.db, commentatorId),
    gte(fixtures.kickOff, new Date(from.getTime() - REACH_MS)),
    lt(fixtures.kickOff, new Date(to.getTime() + LEAD_MS)),
  );
  const order = [desc(fixtures.kickOff), desc(fixtures.fixtureId)];
  const rows = await selectFixtures(database, where, { order, limit: MAX_MATCHES });
  rows.reverse();
  return rows.map((row, index) => toRoomMatch(row, rows[index - 1]?.fixture));
}

/** When the talk turns from this fixture to the commentator's next one; undefined if there is none yet. */
export async function endOfTalk(
  database: Database,
  commentatorId: number,
  fixtureId: string,
): Promise<Date | undefined> {
  const { db } = database;
  const [fixture] = await db
    .select({ kickOff: fixtures.kickOff })
    .from(fixtures)
    .where(and(eq(fixtures.fixtureId, fixtureId), hostedBy(db, commentatorId)));
  if (!fixture) return undefined;
  const [next] = await db
    .select({ kickOff: fixtures.kickOff })
    .from(fixtures)
    .where(and(hostedBy(db, commentatorId), gt(fixtures.kickOff, fixture.kickOff)))
    .orderBy(asc(fixtures.kickOff))
    .limit(1);
  return next && talkStart(next, fixture);
}

/**
 * The lowest sequence of a room's messages written at `at` or later; undefined if there is none. Messages are stored in
 * order of time, so it halves the sequences: a room of years takes about twenty steps, each on the index.
 */
export async function sequenceAt(db: Db, groupId: number, at: Date): Promise<number | undefined> {
  const found = await db.execute(sql`
    WITH RECURSIVE halves (low, high) AS (
      SELECT 1::bigint, coalesce(newest_sequence, 0) + 1 FROM ${chatRooms} WHERE group_id = ${groupId}
      UNION ALL
      SELECT CASE WHEN next.created_at < ${at.toISOString()}::timestamptz THEN next.sequence + 1 ELSE low END,
             CASE WHEN next.created_at < ${at.toISOString()}::timestamptz THEN high ELSE (low + high) / 2 END
      FROM halves LEFT JOIN LATERAL (
        SELECT sequence, created_at FROM ${chatMessages}
        WHERE group_id = ${groupId} AND sequence >= (low + high) / 2 ORDER BY sequence LIMIT 1
      ) AS next ON true
      WHERE low < high
    )
    SELECT max(low) AS sequence, (SELECT newest_sequence FROM ${chatRooms} WHERE group_id = ${groupId}) AS newest
    FROM halves`);
  const [row] = (found as unknown as { rows: { sequence: unknown; newest: unknown }[] }).rows;
  // One of the database drivers returns eight-byte integers as text.
  const sequence = Number(row?.sequence ?? 0);
  return row?.newest == null || sequence > Number(row.newest) ? undefined : sequence;
}

const hostedBy = (db: Db, commentatorId: number): SQL | undefined =>
  and(
    inArray(
      fixtures.fixtureId,
      db.select({ fixtureId: hosts.fixtureId }).from(hosts).where(eq(hosts.userId, commentatorId)),
    ),
    notInArray(fixtures.status, notPlayed),
    // Its kick-off is noon of its day, which would divide the room at an invented hour.
    eq(fixtures.dateOnly, false),
  );

interface KickOff {
  readonly kickOff: Date;
}

/** When the talk turns to a match from the commentator's match before, if there is one. */
const talkStart = ({ kickOff }: KickOff, before?: KickOff): Date => {
  const sinceBefore = before ? kickOff.getTime() - before.kickOff.getTime() : Infinity;
  return new Date(kickOff.getTime() - Math.min(LEAD_MS, sinceBefore * LEAD_PART));
};

const toRoomMatch = ({ fixture, home, away }: FixtureRow, before: KickOff | undefined): RoomMatch => ({
  ...fixtureChange(fixture, fixture.updatedAt),
  from: talkStart(fixture, before).toISOString(),
  link: fixture.link,
  ...teamsOf({ home, away }),
});
