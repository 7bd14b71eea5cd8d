import type { DeskEvent, DeskEventBooking, DeskEventRow, EventStatus } from '@khandai/contracts';
import { and, asc, count, desc, eq, ilike, sql } from 'drizzle-orm';
import type { Database, Db } from '../../../platform/database/database.js';
import { eventBookings, events, fixtures, users } from '../../../platform/database/schema.js';
import { containing, skipped } from '../../../platform/desk-records/desk-query.js';
import {
  type DeskPage,
  type Draft,
  recordNotFound,
  type RecordStore,
} from '../../../platform/desk-records/record-desk.js';
import { eventRefused } from '../event-faults.js';
import type { EventCards, EventRow } from '../event-query.js';

export interface DeskEventFilter {
  readonly status?: EventStatus;
}

export interface DeskEventStoreDeps {
  readonly database: Pick<Database, 'db'>;
  readonly cards: Pick<EventCards, 'taken'>;
  readonly now: () => Date;
}

/** SQL for events as staff keep them. */
export class DeskEventRepository implements RecordStore<DeskEvent, DeskEventFilter> {
  constructor(private readonly deps: DeskEventStoreDeps) {}

  async page({ status, q, ...page }: DeskEventFilter & DeskPage): Promise<{ total: number; list: DeskEventRow[] }> {
    const where = and(status && eq(events.status, status), containing(q, events.title, events.place));
    const { limit, offset } = skipped(page);
    const [found] = await this.#db.select({ total: count() }).from(events).where(where);
    const rows = await this.#db
      .select()
      .from(events)
      .where(where)
      .orderBy(desc(events.startsAt), desc(events.eventId))
      .limit(limit)
      .offset(offset);
    return { total: found?.total ?? 0, list: await this.#withTaken(rows) };
  }

  async one(id: number): Promise<DeskEventRow | undefined> {
    const [row] = await this.#withTaken(await this.#db.select().from(events).where(eq(events.eventId, id)));
    return row;
  }

  async locked(tx: Db, id: number): Promise<DeskEvent | undefined> {
    const [row] = await tx.select().from(events).where(eq(events.eventId, id)).for('update');
    return row && toEvent(row);
  }

  async insert(tx: Db, draft: Draft<DeskEvent>, id?: number): Promise<DeskEvent> {
    const [row] = await tx
      .insert(events)
      .values({ ...toRow(draft), ...(id !== undefined && { eventId: id }) })
      .returning();
    return written(row);
  }

  /** The event is locked, so no place is booked meanwhile. */
  async update(tx: Db, { id, version, ...draft }: DeskEvent): Promise<DeskEvent> {
    const taken = await tx.$count(eventBookings, eq(eventBookings.eventId, id));
    if (draft.places !== null && draft.places < taken) throw eventRefused('eventPlacesTaken', { taken });
    // The undo of a publication would hide it from those who have a place.
    if (draft.status === 'draft' && taken > 0) throw eventRefused('eventHasBookings', { taken });
    const at = sql`${this.deps.now().toISOString()}::timestamptz`;
    const startsAt = sql`${draft.startsAt}::timestamptz`;
    const [row] = await tx
      .update(events)
      .set({
        ...toRow(draft),
        version,
        movedAt: sql`CASE WHEN ${events.status} = 'published' AND ${events.startsAt} <> ${startsAt} THEN ${at} ELSE ${events.movedAt} END`,
        cancelledAt: draft.status === 'cancelled' ? sql`coalesce(${events.cancelledAt}, ${at})` : null,
      })
      .where(eq(events.eventId, id))
      .returning();
    return written(row);
  }

  /** An event with booked places stays: its bookers would hear nothing. */
  async remove(tx: Db, id: number): Promise<void> {
    const taken = await tx.$count(eventBookings, eq(eventBookings.eventId, id));
    if (taken > 0) throw eventRefused('eventHasBookings', { taken });
    await tx.delete(events).where(eq(events.eventId, id));
  }

  async isSlugTaken(tx: Db, slug: string): Promise<boolean> {
    return (await tx.$count(events, eq(events.slug, slug))) > 0;
  }

  async isMatch(tx: Db, fixtureId: string): Promise<boolean> {
    return (await tx.$count(fixtures, eq(fixtures.fixtureId, fixtureId))) > 0;
  }

  /** Members with a place, the first booking first. */
  async bookings(id: number, { q, ...page }: DeskPage): Promise<{ total: number; list: DeskEventBooking[] }> {
    const { limit, offset } = skipped(page);
    const name = q?.trim() ? ilike(users.displayName, `%${q.trim().replaceAll(/[\\%_]/g, '\\$&')}%`) : undefined;
    const where = and(eq(eventBookings.eventId, id), name);
    const joined = eq(users.userId, eventBookings.userId);
    const [found] = await this.#db.select({ total: count() }).from(eventBookings).innerJoin(users, joined).where(where);
    const rows = await this.#db
      .select({
        id: eventBookings.bookingId,
        username: users.username,
        showName: users.displayName,
        bookedAt: eventBookings.bookedAt,
      })
      .from(eventBookings)
      .innerJoin(users, joined)
      .where(where)
      .orderBy(asc(eventBookings.bookingId))
      .limit(limit)
      .offset(offset);
    const list = rows.map(({ bookedAt, ...row }) => ({ ...row, bookedAt: bookedAt.toISOString() }));
    return { total: found?.total ?? 0, list };
  }

  async #withTaken(rows: readonly EventRow[]): Promise<DeskEventRow[]> {
    const taken = await this.deps.cards.taken(rows.map(({ eventId }) => eventId));
    return rows.map((row) => ({ ...toEvent(row), taken: taken.get(row.eventId) ?? 0 }));
  }

  get #db(): Db {
    return this.deps.database.db;
  }
}

function written(row: EventRow | undefined): DeskEvent {
  if (!row) throw recordNotFound();
  return toEvent(row);
}

const toRow = (draft: Draft<DeskEvent>) => {
  const { slug, status, title, summary, description, cover, place, fixtureId, places, cancelReason, simulated } = draft;
  return {
    ...{ slug, status, title, summary, description, cover, place, fixtureId, places, cancelReason, simulated },
    ...{ startsAt: new Date(draft.startsAt), endsAt: new Date(draft.endsAt) },
  };
};

const toEvent = (row: EventRow): DeskEvent => {
  const { eventId, slug, status, title, summary, description, cover, place, fixtureId, places } = row;
  return {
    ...{ id: eventId, slug, status, title, summary, description, cover, place, fixtureId, places },
    ...{ cancelReason: row.cancelReason, simulated: row.simulated, version: row.version },
    ...{ startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString() },
  };
};
