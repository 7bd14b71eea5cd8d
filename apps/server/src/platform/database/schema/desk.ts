import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './instant.js';

export type LoggedValues = Readonly<Record<string, unknown>>;

/** The log of the desk; a trigger refuses changes. Its rows outlive the users and the records that they name. */
export const deskLog = pgTable(
  'desk_log',
  {
    logId: bigserial('log_id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    /** Null when the server acted on its own. */
    actorId: integer('actor_id'),
    action: text('action').notNull(),
    resource: text('resource').notNull(),
    recordId: text('record_id').notNull(),
    title: text('title').notNull(),
    before: jsonb('before').$type<LoggedValues>(),
    after: jsonb('after').$type<LoggedValues>(),
    undoes: bigint('undoes', { mode: 'number' }),
  },
  (table) => [
    index('desk_log_record').on(table.resource, table.recordId, table.logId),
    index('desk_log_actor').on(table.actorId, table.logId),
    index('desk_log_at').on(table.at),
    uniqueIndex('desk_log_undoes')
      .on(table.undoes)
      .where(sql`${table.undoes} IS NOT NULL`),
  ],
);
