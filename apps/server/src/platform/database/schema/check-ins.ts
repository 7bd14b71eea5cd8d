import { date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { instant } from './instant.js';
import { users } from './members.js';

/** Daily check-ins of members, once for each day of Vietnam. */
export const checkIns = pgTable(
  'check_ins',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    /** How many days in a row it made, this one included. */
    run: integer('run').notNull(),
    points: integer('points').notNull(),
    checkedInAt: instant('checked_in_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    index('check_ins_run').on(table.userId, table.run.desc(), table.day.desc()),
  ],
);
