import { and, asc, count, desc, eq, gt, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { eventBookings, eventCalendars, events, eventSavings, users } from '../../platform/database/schema.js';
import type { EventRow } from './event-query.js';

export interface EventFilter {
  readonly when: 'upcoming' | 'past' | 'mine';
  readonly fixtureId?: string | undefined;
  /** Null: a visitor or a guest. */
  readonly member: number | null;
  readonly now: Date;
  readonly limit: number;
  readonly offset: number;
}

/** What a member has of an event. */
export interface Mine {
  readonly booked: boolean;
  readonly saved: boolean;
}

const isShown = ne(events.status, 'draft');

/** SQL for events as readers get them, and for their bookings. */
export class EventRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  async page(filter: EventFilter): Promise<{ total: number; rows: EventRow[] }> {
    const where = and(
      isShown,
      spanOf(filter),
      filter.fixtureId === undefined ? undefined : eq(events.fixtureId, filter.fixtureId),
    );
    const [counted] = await this.#db.select({ total: count() }).from(events).where(where);
    const rows = await this.#db
      .select()
      .from(events)
      .where(where)
      .orderBy(...orderOf(filter))
      .limit(filter.limit)
      .offset(filter.offset);
    return { total: counted?.total ?? 0, rows };
  }

  async bySlug(slug: string): Promise<EventRow | undefined> {
    const [row] = await this.#db
      .select()
      .from(events)
      .where(and(eq(events.slug, slug), isShown));
    return row;
  }

  async byId(eventId: number): Promise<EventRow | undefined> {
    const [row] = await this.#db
      .select()
      .from(events)
      .where(and(eq(events.eventId, eventId), isShown));
    return row;
  }

  async mine(member: number | null, ids: readonly number[]): Promise<Map<number, Mine>> {
    if (member === null || ids.length === 0) return new Map();
    const of = (table: typeof eventBookings | typeof eventSavings) =>
      this.#db
        .select({ eventId: table.eventId })
        .from(table)
        .where(and(eq(table.userId, member), inArray(table.eventId, [...ids])));
    const booked = new Set((await of(eventBookings)).map(({ eventId }) => eventId));
    const saved = new Set((await of(eventSavings)).map(({ eventId }) => eventId));
    return new Map(ids.map((id) => [id, { booked: booked.has(id), saved: saved.has(id) }]));
  }

  /**
   * Books a place, once for each member. `admit` gets the event and the places that others have, and throws when there is none.
   * Requests for one event run one after another, so that parallel ones never book more places than there are.
   */
  book(
    { eventId, userId, at }: { readonly eventId: number; readonly userId: number; readonly at: Date },
    admit: (event: EventRow | undefined, taken: number) => void,
  ): Promise<void> {
    return this.#db.transaction(async (tx) => {
      const [event] = await tx.select().from(events).where(eq(events.eventId, eventId)).for('update');
      const isOf = eq(eventBookings.eventId, eventId);
      const own = await tx.$count(eventBookings, and(isOf, eq(eventBookings.userId, userId)));
      if (event && own > 0) return;
      admit(event, await tx.$count(eventBookings, isOf));
      await tx.insert(eventBookings).values({ eventId, userId, bookedAt: at });
    });
  }

  async giveUp(eventId: number, userId: number): Promise<void> {
    await this.#db
      .delete(eventBookings)
      .where(and(eq(eventBookings.eventId, eventId), eq(eventBookings.userId, userId)));
  }

  async save(eventId: number, userId: number, savedAt: Date): Promise<void> {
    await this.#db.insert(eventSavings).values({ eventId, userId, savedAt }).onConflictDoNothing();
  }

  async forget(eventId: number, userId: number): Promise<void> {
    await this.#db.delete(eventSavings).where(and(eq(eventSavings.eventId, eventId), eq(eventSavings.userId, userId)));
  }

  /** The events in a member's calendar, the latest first; undefined when the account is gone or locked. */
  async calendar(userId: number, since: Date, limit: number): Promise<EventRow[] | undefined> {
    const [member] = await this.#db
      .select({ locked: users.locked, key: users.usernameKey })
      .from(users)
      .where(eq(users.userId, userId));
    if (!member || member.locked || member.key === null) return undefined;
    return this.#db
      .select()
      .from(events)
      .where(and(isShown, isOf(userId), gt(events.endsAt, since)))
      .orderBy(desc(events.startsAt))
      .limit(limit);
  }

  async revision(userId: number): Promise<number> {
    const [row] = await this.#db
      .select({ revision: eventCalendars.revision })
      .from(eventCalendars)
      .where(eq(eventCalendars.userId, userId));
    return row?.revision ?? 0;
  }

  async renew(userId: number): Promise<void> {
    await this.#db
      .insert(eventCalendars)
      .values({ userId, revision: 1 })
      .onConflictDoUpdate({
        target: eventCalendars.userId,
        set: { revision: sql`${eventCalendars.revision} + 1` },
      });
  }
}

const isOf = (userId: number): SQL | undefined =>
  or(
    sql`EXISTS (SELECT FROM ${eventBookings} WHERE ${eventBookings.eventId} = ${events.eventId} AND ${eventBookings.userId} = ${userId})`,
    sql`EXISTS (SELECT FROM ${eventSavings} WHERE ${eventSavings.eventId} = ${events.eventId} AND ${eventSavings.userId} = ${userId})`,
  );

function spanOf({ when, member, now }: EventFilter): SQL | undefined {
  if (when === 'upcoming') return gt(events.endsAt, now);
  return when === 'past' ? lte(events.endsAt, now) : isOf(member ?? 0);
}

function orderOf({ when, now }: EventFilter): SQL[] {
  if (when === 'upcoming') return [asc(events.startsAt), asc(events.eventId)];
  if (when === 'past') return [desc(events.startsAt), desc(events.eventId)];
  // What is ahead, the next first; then what is over, the last first.
  const at = sql`${now.toISOString()}::timestamptz`;
  return [
    sql`${events.endsAt} <= ${at}`,
    sql`abs(extract(epoch FROM ${events.startsAt} - ${at}))`,
    asc(events.eventId),
  ];
}
