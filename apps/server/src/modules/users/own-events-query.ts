import { and, desc, eq, isNotNull, or } from 'drizzle-orm';
import type { MemberExport } from '@khandai/contracts';
import type { Db } from '../../platform/database/database.js';
import { eventBookings, eventCalendars, eventNotices, events, eventSavings } from '../../platform/database/schema.js';

/** The events that a member booked or saved. @param max Max rows, the latest event first. */
export async function eventsOf(db: Db, userId: number, max: number): Promise<MemberExport['events']> {
  const isBooked = and(eq(eventBookings.eventId, events.eventId), eq(eventBookings.userId, userId));
  const isSaved = and(eq(eventSavings.eventId, events.eventId), eq(eventSavings.userId, userId));
  const rows = await db
    .select({
      event: events.title,
      startsAt: events.startsAt,
      bookedAt: eventBookings.bookedAt,
      savedAt: eventSavings.savedAt,
    })
    .from(events)
    .leftJoin(eventBookings, isBooked)
    .leftJoin(eventSavings, isSaved)
    .where(or(isNotNull(eventBookings.userId), isNotNull(eventSavings.userId)))
    .orderBy(desc(events.startsAt))
    .limit(max);
  return rows.map(({ event, startsAt, bookedAt, savedAt }) => ({
    event,
    startsAt: startsAt.toISOString(),
    bookedAt: bookedAt?.toISOString() ?? null,
    savedAt: savedAt?.toISOString() ?? null,
  }));
}

/** Frees the places of a member who leaves. */
export async function eraseEvents(tx: Db, userId: number): Promise<void> {
  for (const table of [eventBookings, eventSavings, eventNotices, eventCalendars])
    await tx.delete(table).where(eq(table.userId, userId));
}
