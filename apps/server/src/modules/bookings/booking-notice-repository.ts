import { and, eq, gt, inArray, isNull, lt, lte, min, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { RawStatus } from '@khandai/contracts';
import type { Database } from '../../platform/database/database.js';
import { deleteBatches } from '../../platform/database/delete-batches.js';
import {
  bookingNotices,
  bookings,
  fixtures,
  hosts,
  lineUps,
  matchFollows,
  matchLines,
} from '../../platform/database/schema.js';
import type { Span } from '../../platform/span.js';
import { type FixtureRow, isComing, isEnded, selectFixtures } from '../fixtures/fixture-query.js';

/** A member to notify of a match they booked or follow. */
export interface Claimed {
  readonly userId: number;
  readonly fixtureId: string;
  readonly kind: string;
  readonly about: string;
}

/** A member whose match has another kick-off than they know. */
export interface MovedMatch {
  readonly userId: number;
  readonly fixtureId: string;
  readonly from: Date;
}

/** A goal or a red card. */
export interface MomentRow {
  readonly lineId: number;
  readonly kind: 'goal' | 'redCard';
  readonly fixtureId: string;
  readonly home: boolean;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly minute: number | null;
}

/** A table of members who want news of a match. */
type Wish = typeof BOOKED | typeof FOLLOWED;

const BOOKED = {
  ...{ table: bookings, userId: bookings.userId, fixtureId: bookings.fixtureId },
  since: bookings.createdAt,
} as const;
const FOLLOWED = {
  ...{ table: matchFollows, userId: matchFollows.userId, fixtureId: matchFollows.fixtureId },
  since: matchFollows.followedAt,
} as const;

/** The match is not played for now. */
const calledOff: readonly number[] = [RawStatus.postponed, RawStatus.cancelled, RawStatus.toBeDecided];

/** A process that dies after a claim leaves at most so many members without their notification. */
export const CLAIM_BATCH = 500;

const hasTime = and(eq(fixtures.dateOnly, false), sql`${fixtures.status} <> ${RawStatus.toBeDecided}`);
const kickOffIn = ({ from, to }: Span): SQL | undefined => and(gt(fixtures.kickOff, from), lte(fixtures.kickOff, to));
const epoch = sql<string>`extract(epoch FROM ${fixtures.kickOff})::bigint::text`;

/**
 * SQL for notices about booked matches. Each method claims what it returns: the row says that the member is notified, so no other
 * process and no later start tells them again.
 */
export class BookingNoticeRepository {
  readonly #database: Database;

  readonly #batch: number;

  /** @param batch max members of each table that one method claims or moves; who is left over is so by the next call */
  constructor(database: Database, batch = CLAIM_BATCH) {
    this.#database = database;
    this.#batch = batch;
  }

  fixtures(fixtureIds: readonly string[]): Promise<FixtureRow[]> {
    return selectFixtures(this.#database, inArray(fixtures.fixtureId, [...fixtureIds]));
  }

  /** Matches about to start. A member who booked after `aheadMs` before the kick-off has just seen the time. */
  soon(span: Span, aheadMs: number, now: Date): Promise<Claimed[]> {
    const early = ({ since }: Wish) => sql`${since} < ${fixtures.kickOff} - ${aheadMs} * interval '1 millisecond'`;
    return this.#claimBoth('soon', epoch, (wish) => and(isComing, hasTime, kickOffIn(span), early(wish)), now);
  }

  calledOff(span: Span, now: Date): Promise<Claimed[]> {
    const about = sql<string>`${fixtures.status}::text || ' ' || ${epoch}`;
    return this.#claimBoth(
      'calledOff',
      about,
      () => and(inArray(fixtures.status, [...calledOff]), kickOffIn(span)),
      now,
    );
  }

  lineUps(span: Span, now: Date): Promise<Claimed[]> {
    const announced = inArray(
      fixtures.fixtureId,
      this.#database.db.select({ fixtureId: lineUps.fixtureId }).from(lineUps),
    );
    return this.#claimBoth('lineUp', sql<string>`''`, () => and(isNotEnded, kickOffIn(span), announced), now);
  }

  moment({ lineId, kind, fixtureId }: MomentRow, now: Date): Promise<Claimed[]> {
    return this.#claimBoth(kind, sql<string>`${String(lineId)}::text`, () => eq(fixtures.fixtureId, fixtureId), now);
  }

  /** Goals and red cards of booked and followed matches since an instant that were not taken back. */
  async moments(since: Date): Promise<MomentRow[]> {
    const { lineId, fixtureId, homeEvent, homeScore, awayScore, minute, at, kind, cancelled } = matchLines;
    const booked = this.#database.db.select({ fixtureId: bookings.fixtureId }).from(bookings);
    const followed = this.#database.db.select({ fixtureId: matchFollows.fixtureId }).from(matchFollows);
    const rows = await this.#database.db
      .select({
        lineId,
        kind,
        fixtureId,
        home: sql<boolean>`coalesce(${homeEvent}, true)`,
        homeScore,
        awayScore,
        minute,
      })
      .from(matchLines)
      .where(
        and(
          gt(at, since),
          inArray(kind, ['goal', 'redCard']),
          eq(cancelled, false),
          or(inArray(fixtureId, booked), inArray(fixtureId, followed)),
        ),
      )
      .orderBy(lineId);
    return rows.flatMap(({ kind: what, ...row }) => (what === 'end' ? [] : [{ ...row, kind: what }]));
  }

  /** Broadcasts on air; `about` is the commentator that the member booked, or 0 for any. */
  started(span: Span, now: Date): Promise<Claimed[]> {
    const onAir = and(
      eq(hosts.live, true),
      or(eq(hosts.userId, bookings.commentatorId), sql`${bookings.commentatorId} IS NULL`),
    );
    const exists = sql`EXISTS (SELECT FROM ${hosts} WHERE ${hosts.fixtureId} = ${fixtures.fixtureId} AND ${onAir})`;
    const about = sql<string>`coalesce(${bookings.commentatorId}, 0)::text`;
    return this.#claim(BOOKED, 'started', about, and(isNotEnded, kickOffIn(span), exists), now);
  }

  /** The commentators who are on air, the first of each match. */
  async onAir(fixtureIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.#database.db
      .select({ fixtureId: hosts.fixtureId, userId: min(hosts.userId) })
      .from(hosts)
      .where(and(inArray(hosts.fixtureId, [...fixtureIds]), eq(hosts.live, true)))
      .groupBy(hosts.fixtureId);
    return new Map(rows.flatMap(({ fixtureId, userId }) => (userId === null ? [] : [[fixtureId, userId]])));
  }

  /** Gives the bookings of matches whose kick-off moved the new one; returns the old ones, one per member and match. */
  async moved(span: Span): Promise<MovedMatch[]> {
    const before = this.#database.db
      .select({ bookingId: bookings.bookingId, from: bookings.bookedFor, to: fixtures.kickOff })
      .from(bookings)
      .innerJoin(fixtures, eq(fixtures.fixtureId, bookings.fixtureId))
      .where(and(isComing, hasTime, kickOffIn(span), differs(bookings.bookedFor)))
      .limit(this.#batch)
      .for('update', { of: bookings, skipLocked: true })
      .as('before');
    const rows = await this.#database.db
      .update(bookings)
      .set({ bookedFor: sql`${before.to}` })
      .from(before)
      .where(eq(bookings.bookingId, before.bookingId))
      .returning({ userId: bookings.userId, fixtureId: bookings.fixtureId, from: before.from });
    return [...new Map(rows.map((row) => [`${row.userId} ${row.fixtureId}`, row])).values()];
  }

  /**
   * As `moved`, of those who follow a match. Who also booked it is left out: their booking moves with it. A follow that an older
   * release stored learns its kick-off here.
   */
  async followedMoved(span: Span): Promise<MovedMatch[]> {
    const { userId, fixtureId, knownKickOff } = matchFollows;
    const before = this.#database.db
      .select({ userId, fixtureId, from: knownKickOff, to: fixtures.kickOff })
      .from(matchFollows)
      .innerJoin(fixtures, eq(fixtures.fixtureId, fixtureId))
      .where(and(isComing, hasTime, kickOffIn(span), or(isNull(knownKickOff), differs(knownKickOff))))
      .limit(this.#batch)
      .for('update', { of: matchFollows, skipLocked: true })
      .as('before');
    const isBooked = sql<boolean>`EXISTS (SELECT FROM ${bookings} WHERE ${bookings.userId} = ${userId} AND ${bookings.fixtureId} = ${fixtureId})`;
    const rows = await this.#database.db
      .update(matchFollows)
      .set({ knownKickOff: sql`${before.to}` })
      .from(before)
      .where(and(eq(userId, before.userId), eq(fixtureId, before.fixtureId)))
      .returning({ userId, fixtureId, from: before.from, isBooked });
    return rows.flatMap(({ isBooked: booked, from, ...row }) => (booked || from === null ? [] : [{ ...row, from }]));
  }

  /** Gives members' matches the kick-off that they know, because no notification of the new one could be stored. */
  async moveBack(moved: readonly MovedMatch[]): Promise<void> {
    const known = sql`jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) AS known ("userId" integer, "fixtureId" text, "from" timestamptz)`;
    await this.#database.db.execute(sql`
      UPDATE bookings SET booked_for = known."from" FROM ${known}
      WHERE bookings.user_id = known."userId" AND bookings.fixture_id = known."fixtureId"`);
    await this.#database.db.execute(sql`
      UPDATE match_follows SET known_kick_off = known."from" FROM ${known}
      WHERE match_follows.user_id = known."userId" AND match_follows.fixture_id = known."fixtureId"`);
  }

  /** Takes claims back, because the members could not be notified. */
  async release(claimed: readonly Claimed[]): Promise<void> {
    await this.#database.db.execute(sql`
      DELETE FROM booking_notices AS told
      USING jsonb_to_recordset(${JSON.stringify(claimed)}::jsonb)
        AS claim ("userId" integer, "fixtureId" text, kind text, about text)
      WHERE told.fixture_id = claim."fixtureId" AND told.user_id = claim."userId" AND told.kind = claim.kind
        AND told.about = claim.about`);
  }

  deleteBefore(at: Date, signal: AbortSignal): Promise<void> {
    return deleteBatches(this.#database.db, bookingNotices, lt(bookingNotices.toldAt, at), signal);
  }

  /** As `claim`, of those who booked the match and those who follow it; who does both is notified once. */
  async #claimBoth(
    kind: string,
    about: SQL<string>,
    where: (wish: Wish) => SQL | undefined,
    now: Date,
  ): Promise<Claimed[]> {
    const booked = await this.#claim(BOOKED, kind, about, where(BOOKED), now);
    return [...booked, ...(await this.#claim(FOLLOWED, kind, about, where(FOLLOWED), now))];
  }

  /** The members who want news of a match that `where` describes, and have no notification of it yet. */
  #claim(wish: Wish, kind: string, about: SQL<string>, where: SQL | undefined, now: Date): Promise<Claimed[]> {
    const { db } = this.#database;
    // What has a notification is left out here, so a look with no news writes nothing.
    const told = db
      .select({ userId: bookingNotices.userId })
      .from(bookingNotices)
      .where(
        and(
          eq(bookingNotices.fixtureId, fixtures.fixtureId),
          eq(bookingNotices.userId, wish.userId),
          eq(bookingNotices.kind, kind),
          eq(bookingNotices.about, about),
        ),
      );
    const wanted = db
      .selectDistinct({
        userId: wish.userId,
        fixtureId: wish.fixtureId,
        kind: sql<string>`${kind}::text`.as('kind'),
        about: about.as('about'),
        toldAt: sql<Date>`${now.toISOString()}::timestamptz`.as('told_at'),
      })
      .from(wish.table)
      .innerJoin(fixtures, eq(fixtures.fixtureId, wish.fixtureId))
      .where(and(where, sql`NOT EXISTS (${told})`))
      .limit(this.#batch);
    const { userId, fixtureId } = bookingNotices;
    return db
      .insert(bookingNotices)
      .select(wanted)
      .onConflictDoNothing()
      .returning({ userId, fixtureId, kind: bookingNotices.kind, about: bookingNotices.about });
  }
}

const isNotEnded = not(isEnded);

/** A shift by seconds is no news. */
const differs = (known: PgColumn) => sql`abs(extract(epoch FROM ${known} - ${fixtures.kickOff})) >= 60`;
