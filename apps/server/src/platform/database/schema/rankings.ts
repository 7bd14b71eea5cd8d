import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { RankingBoard, TopPeriod } from '@khandai/contracts';
import { users } from './members.js';

/**
 * Scores of members on the boards of the whole site, summed by day, week and month of Vietnam. Triggers of the events write it
 * (`0090_member_tops.sql`).
 */
export const memberTops = pgTable(
  'member_tops',
  {
    board: text('board').$type<RankingBoard>().notNull(),
    period: text('period').$type<TopPeriod>().notNull(),
    /** First day of the period. */
    since: date('since').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** May be below zero on the board of tips. */
    score: bigint('score', { mode: 'number' }).notNull(),
    /** The account is locked. */
    hidden: boolean('hidden').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.board, table.period, table.since, table.userId] }),
    index('member_tops_order')
      .on(table.board, table.period, table.since, table.score.desc(), table.userId)
      .where(sql`${table.score} > 0 AND NOT ${table.hidden}`),
    index('member_tops_user').on(table.userId),
    index('member_tops_since').using('brin', table.since),
  ],
);
