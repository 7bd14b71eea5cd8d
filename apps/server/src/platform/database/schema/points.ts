import { bigint, bigserial, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './instant.js';
import { users } from './members.js';

/* The ledger of points and experience. The triggers that hold its rules are in migrations/0009_points.sql. */

/** `points` can be spent; `exp` only grows and gives the level. */
export type PointUnit = 'points' | 'exp';

/** Why points move. Each cause has an account of the house, which may go below zero. */
export type PointCause = 'opening' | 'watching' | 'closing';

/** One account of a member per unit, and one of the house per cause and unit. */
export const pointAccounts = pgTable(
  'point_accounts',
  {
    accountId: serial('account_id').primaryKey(),
    unit: text('unit').$type<PointUnit>().notNull(),
    /** Null for accounts of the house. */
    userId: integer('user_id').references(() => users.userId),
    /** Null for accounts of members. */
    cause: text('cause').$type<PointCause>(),
    /** Written by the trigger of entries only; never below zero for members. */
    balance: bigint('balance', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    uniqueIndex('point_accounts_member').on(table.userId, table.unit),
    uniqueIndex('point_accounts_house').on(table.cause, table.unit),
  ],
);

/** One transfer: what one account loses, the other gains. Rows are never changed or deleted. */
export const pointEntries = pgTable(
  'point_entries',
  {
    entryId: bigserial('entry_id', { mode: 'number' }).primaryKey(),
    /** The same change asked for twice has the same key, and happens once. */
    idempotencyKey: text('idempotency_key').notNull(),
    fromAccountId: integer('from_account_id')
      .notNull()
      .references(() => pointAccounts.accountId),
    toAccountId: integer('to_account_id')
      .notNull()
      .references(() => pointAccounts.accountId),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    cause: text('cause').$type<PointCause>().notNull(),
    /** What it was for, in words of the cause: a fixture, a gift, a draw. */
    reference: text('reference').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('point_entries_idempotency_key').on(table.idempotencyKey),
    index('point_entries_from').on(table.fromAccountId),
    index('point_entries_to').on(table.toAccountId),
  ],
);
