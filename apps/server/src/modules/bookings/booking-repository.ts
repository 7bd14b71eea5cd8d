import { and, asc, count, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { bookings, fixtures, hosts, users } from '../../platform/database/schema.js';
import type { Span } from '../../platform/span.js';
import { type FixtureRow, selectFixtures } from '../fixtures/fixture-query.js';

export interface BookingRow {
  readonly userId: number;
  readonly fixtureId: string;
  readonly bookedFor: Date;
  readonly createdAt: Date;
  /** Both are null unless the booking names a commentator who still hosts the match. */
  readonly commentatorId: number | null;
  readonly commentatorName: string | null;
}

export interface NewBooking {
  readonly userId: number;
  readonly fixtureId: string;
  readonly commentatorId: number | null;
  readonly bookedFor: Date;
  readonly createdAt: Date;
}

export class BookingRepository {
  constructor(private readonly database: Database) {}

  async fixture(fixtureId: string): Promise<FixtureRow | undefined> {
    const [row] = await this.fixtures([fixtureId]);
    return row;
  }

  fixtures(fixtureIds: readonly string[]): Promise<FixtureRow[]> {
    return selectFixtures(this.database, inArray(fixtures.fixtureId, [...fixtureIds]));
  }

  /** The matches that a member booked, with a kick-off at `since` or later, soonest first. */
  bookedMatches(userId: number, since: Date, limit: number): Promise<FixtureRow[]> {
    const own = this.database.db
      .select({ fixtureId: bookings.fixtureId })
      .from(bookings)
      .where(eq(bookings.userId, userId));
    return selectFixtures(this.database, and(inArray(fixtures.fixtureId, own), gte(fixtures.kickOff, since)), {
      limit,
    });
  }

  async hosts(fixtureId: string, userId: number): Promise<boolean> {
    return (await this.database.db.$count(hosts, and(eq(hosts.fixtureId, fixtureId), eq(hosts.userId, userId)))) > 0;
  }

  /**
   * Adds a booking; an existing one stays as it is. Returns false when the member already has `most` bookings of
   * matches from `since` on. Requests of one member count one after another, so parallel requests cannot exceed the
   * limit.
   */
  add(booking: NewBooking, max: number, since: Date): Promise<boolean> {
    return this.database.db.transaction(async (tx) => {
      await tx.select({ userId: users.userId }).from(users).where(eq(users.userId, booking.userId)).for('update');
      const made = await tx
        .insert(bookings)
        .values(booking)
        .onConflictDoNothing()
        .returning({ bookingId: bookings.bookingId });
      if (made.length === 0) return true;
      const [row] = await tx
        .select({ total: count() })
        .from(bookings)
        .innerJoin(fixtures, eq(fixtures.fixtureId, bookings.fixtureId))
        .where(and(eq(bookings.userId, booking.userId), gte(fixtures.kickOff, since)));
      if ((row?.total ?? 0) <= max) return true;
      await tx.delete(bookings).where(eq(bookings.bookingId, made[0]?.bookingId ?? 0));
      return false;
    });
  }

  /** Removes every booking of the match, or only the one with that commentator. */
  async remove(userId: number, fixtureId: string, commentatorId?: number): Promise<void> {
    await this.database.db
      .delete(bookings)
      .where(
        and(
          eq(bookings.userId, userId),
          eq(bookings.fixtureId, fixtureId),
          commentatorId === undefined ? undefined : eq(bookings.commentatorId, commentatorId),
        ),
      );
  }

  /** Bookings of matches that kick off within the span `by`, in order of kick-off. */
  async page(
    userId: number,
    span: Span,
    page: { limit: number; offset: number },
  ): Promise<{ total: number; rows: BookingRow[] }> {
    const where = and(eq(bookings.userId, userId), gte(fixtures.kickOff, span.from), lt(fixtures.kickOff, span.to));
    const [[counted], rows] = await Promise.all([
      this.database.db
        .select({ total: count() })
        .from(bookings)
        .innerJoin(fixtures, eq(fixtures.fixtureId, bookings.fixtureId))
        .where(where),
      this.#select()
        .where(where)
        .orderBy(asc(fixtures.kickOff), asc(bookings.bookingId))
        .limit(page.limit)
        .offset(page.offset),
    ]);
    return { total: counted?.total ?? 0, rows };
  }

  async find({
    userId,
    fixtureId,
    commentatorId,
  }: Pick<NewBooking, 'userId' | 'fixtureId' | 'commentatorId'>): Promise<BookingRow | undefined> {
    const [row] = await this.#select().where(
      and(
        eq(bookings.userId, userId),
        eq(bookings.fixtureId, fixtureId),
        eq(sql`coalesce(${bookings.commentatorId}, 0)`, commentatorId ?? 0),
      ),
    );
    return row;
  }

  #select() {
    return this.database.db
      .select({
        userId: bookings.userId,
        fixtureId: bookings.fixtureId,
        bookedFor: bookings.bookedFor,
        createdAt: bookings.createdAt,
        commentatorId: hosts.userId,
        commentatorName: users.displayName,
      })
      .from(bookings)
      .innerJoin(fixtures, eq(fixtures.fixtureId, bookings.fixtureId))
      .leftJoin(hosts, and(eq(hosts.fixtureId, bookings.fixtureId), eq(hosts.userId, bookings.commentatorId)))
      .leftJoin(users, eq(users.userId, hosts.userId));
  }
}
