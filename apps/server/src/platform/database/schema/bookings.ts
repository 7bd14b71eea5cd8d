import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './instant.js';
import { fixtures } from './matches.js';
import { users } from './members.js';

/** A match a member is reminded of. When it kicks off is read from the fixture, so that a match that moves takes its bookings along. */
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
    /** Null where the match was booked whoever commentates it. */
    commentatorId: integer('commentator_id').references(() => users.userId, { onDelete: 'cascade' }),
    /** Kick-off as the member was told it. */
    bookedFor: instant('booked_for').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('bookings_once').on(table.userId, table.fixtureId, sql`coalesce(${table.commentatorId}, 0)`),
    index('bookings_fixture').on(table.fixtureId),
    index('bookings_commentator').on(table.commentatorId),
  ],
);
