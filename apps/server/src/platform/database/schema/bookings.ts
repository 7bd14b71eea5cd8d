import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './instant.js';
import { fixtures } from './matches.js';
import { users } from './members.js';

/**
 * A match a user wants a reminder for. The kick-off comes from the fixture, so a rescheduled match keeps its bookings.
 */
export const bookings = pgTable(
  'bookings',
  {
    bookingId: serial('booking_id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    fixtureId: text('fixture_id')
      .notNull()
      .references(() => fixtures.fixtureId, { onDelete: 'cascade' }),
    /** Null when the booking is for the match with any commentator. */
    commentatorId: integer('commentator_id').references(() => users.userId, { onDelete: 'cascade' }),
    /** The kick-off that the user knows: of the time of the booking, or of the last move they were notified of. */
    bookedFor: instant('booked_for').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('bookings_once').on(table.userId, table.fixtureId, sql`coalesce(${table.commentatorId}, 0)`),
    index('bookings_fixture').on(table.fixtureId),
    index('bookings_commentator').on(table.commentatorId),
  ],
);

/** What a member was notified of about a match they booked, each once, over all processes. */
export const bookingNotices = pgTable(
  'booking_notices',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    fixtureId: text('fixture_id')
      .notNull()
      .references(() => fixtures.fixtureId, { onDelete: 'cascade', onUpdate: 'cascade' }),
    kind: text('kind').notNull(),
    /** Tells the notices of one kind apart: the kick-off that was announced, or the goal. */
    about: text('about').notNull(),
    toldAt: instant('told_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fixtureId, table.userId, table.kind, table.about] }),
    index('booking_notices_user').on(table.userId),
  ],
);
