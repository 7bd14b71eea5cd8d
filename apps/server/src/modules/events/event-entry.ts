import type { IcalEntry } from '../../platform/ical.js';
import type { EventRow } from './event-query.js';

/** An event in calendar apps. @param origin Of the site. */
export const entryOf = (row: EventRow, origin: string, now: number): IcalEntry => ({
  uid: `su-kien-${row.eventId}@${new URL(origin).hostname}`,
  stampedAt: new Date(now),
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  sequence: row.version,
  status: row.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
  summary: row.title,
  description: row.summary,
  place: row.place,
  url: `${origin}/su-kien/${row.slug}`,
  reminds: true,
});
