import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { EventCover, EventStatus } from '@khandai/contracts';
import { instant } from './instant.js';
import { users } from './members.js';
import { uploads } from './uploads.js';

/* Events of the site, and the places that members booked. */

export const events = pgTable(
  'events',
  {
    eventId: serial('event_id').primaryKey(),
    slug: text('slug').notNull(),
    status: text('status').$type<EventStatus>().notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    description: text('description').notNull().default(''),
    cover: jsonb('cover').$type<EventCover>(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    place: text('place').notNull().default(''),
    /** Not a reference: a match that a feed withdraws leaves the event. */
    fixtureId: text('fixture_id'),
    /** Null: without limit. */
    places: integer('places'),
    cancelReason: text('cancel_reason'),
    cancelledAt: instant('cancelled_at'),
    /** The last time at which a published event was given another start. */
    movedAt: instant('moved_at'),
    simulated: boolean('simulated').notNull().default(false),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('events_slug').on(table.slug),
    index('events_starts').on(table.startsAt, table.eventId),
    index('events_ends').on(table.endsAt),
    index('events_fixture')
      .on(table.fixtureId)
      .where(sql`${table.fixtureId} IS NOT NULL`),
  ],
);

const eventId = () =>
  integer('event_id')
    .notNull()
    .references(() => events.eventId, { onDelete: 'cascade' });
const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' });

export const eventBookings = pgTable(
  'event_bookings',
  {
    bookingId: serial('booking_id').primaryKey(),
    eventId: eventId(),
    userId: userId(),
    bookedAt: instant('booked_at').notNull(),
  },
  (table) => [
    uniqueIndex('event_bookings_once').on(table.eventId, table.userId),
    index('event_bookings_user').on(table.userId),
  ],
);

/** Events that members want to be reminded of. */
export const eventSavings = pgTable(
  'event_savings',
  { eventId: eventId(), userId: userId(), savedAt: instant('saved_at').notNull() },
  (table) => [primaryKey({ columns: [table.eventId, table.userId] }), index('event_savings_user').on(table.userId)],
);

/** What members were notified of about an event, each once, over all processes. */
export const eventNotices = pgTable(
  'event_notices',
  {
    eventId: eventId(),
    userId: userId(),
    kind: text('kind').notNull(),
    /** Tells the notices of one kind apart: the instant that was announced. */
    about: text('about').notNull(),
    toldAt: instant('told_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.userId, table.kind, table.about] }),
    index('event_notices_user').on(table.userId),
    index('event_notices_told').on(table.toldAt),
  ],
);

/** How often members renewed the secret address of their calendar. */
export const eventCalendars = pgTable('event_calendars', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  revision: integer('revision').notNull(),
});

/** Uploads that events show. They stay when their sender's account goes. */
export const eventFiles = pgTable(
  'event_files',
  {
    sourceId: bigint('source_id', { mode: 'number' })
      .primaryKey()
      .references(() => uploads.sourceId, { onDelete: 'cascade' }),
    eventId: eventId(),
  },
  (table) => [index('event_files_event').on(table.eventId)],
);
