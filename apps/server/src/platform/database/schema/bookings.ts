import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
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
    /** Kick-off time shown to the user when they booked. */
    bookedFor: instant('booked_for').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('bookings_once').on(table.userId, table.fixtureId, sql`coalesce(${table.commentatorId}, 0)`),
    index('bookings_fixture').on(table.fixtureId),
    index('bookings_commentator').on(table.commentatorId),
  ],
);
