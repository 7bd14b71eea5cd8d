import type { TaskKind } from '@khandai/contracts';
import { boolean, date, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.js';
import { users } from './members.js';

/** Daily tasks, as the desk keeps them. */
export const dailyTasks = pgTable('daily_tasks', {
  taskId: serial('task_id').primaryKey(),
  kind: text('kind').$type<TaskKind>().notNull(),
  title: text('title').notNull(),
  goal: integer('goal').notNull(),
  /** Points. */
  reward: integer('reward').notNull(),
  sort: integer('sort').notNull().default(0),
  startsAt: instant('starts_at'),
  endsAt: instant('ends_at'),
  active: boolean('active').notNull().default(true),
  version: integer('version').notNull().default(1),
});

/** Rewards that members claimed, each once a day of Vietnam. */
export const taskClaims = pgTable(
  'task_claims',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    taskId: integer('task_id')
      .notNull()
      .references(() => dailyTasks.taskId),
    points: integer('points').notNull(),
    claimedAt: instant('claimed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day, table.taskId] }),
    index('task_claims_task').on(table.taskId),
  ],
);

/** The last day on which a member watched live matches, and for how long. */
export const watchDays = pgTable('watch_days', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  day: date('day').notNull(),
  minutes: integer('minutes').notNull(),
  /** When the last minute was counted. */
  countedAt: instant('counted_at').notNull(),
});
