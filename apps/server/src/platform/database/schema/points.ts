import type { pointCauses } from '@khandai/contracts';
import { isNotNull } from 'drizzle-orm';
import { bigint, bigserial, index, integer, pgTable, serial, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './instant.js';
import { users } from './members.js';

/* The ledger of points and experience. Triggers in migrations/0009_points.sql enforce its rules. */

/** `points` can be spent; `exp` only grows and determines the level. */
export type PointUnit = 'points' | 'exp';

/** Why points move. Each cause has house accounts, whose balances may be negative. */
export type PointCause = (typeof pointCauses)[number];

/** One account per user and unit, and up to `HOUSE_SHARDS` house accounts per cause and unit. */
export const pointAccounts = pgTable(
  'point_accounts',
  {
    accountId: serial('account_id').primaryKey(),
    unit: text('unit').$type<PointUnit>().notNull(),
    /** Null for house accounts. */
    userId: integer('user_id').references(() => users.userId),
    /** Null for user accounts. */
    cause: text('cause').$type<PointCause>(),
    /** Part of the house account; 0 for user accounts. */
    shard: smallint('shard').notNull().default(0),
    /** Only the trigger on entries writes it; never negative for users. */
    balance: bigint('balance', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    uniqueIndex('point_accounts_member').on(table.userId, table.unit),
    uniqueIndex('point_accounts_house').on(table.cause, table.unit, table.shard).where(isNotNull(table.cause)),
  ],
);

/** One transfer: one account loses what the other gains. Rows are never changed or deleted. */
export const pointEntries = pgTable(
  'point_entries',
  {
    entryId: bigserial('entry_id', { mode: 'number' }).primaryKey(),
    /** Two requests for the same transfer have the same key; only the first one has an effect. */
    idempotencyKey: text('idempotency_key').notNull(),
    fromAccountId: integer('from_account_id')
      .notNull()
      .references(() => pointAccounts.accountId),
    toAccountId: integer('to_account_id')
      .notNull()
      .references(() => pointAccounts.accountId),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    cause: text('cause').$type<PointCause>().notNull(),
    /** What the transfer was for, in a format of the cause: a fixture, a gift, a draw. */
    reference: text('reference').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('point_entries_idempotency_key').on(table.idempotencyKey),
    index('point_entries_from_order').on(table.fromAccountId, table.entryId),
    index('point_entries_to_order').on(table.toAccountId, table.entryId),
  ],
);
