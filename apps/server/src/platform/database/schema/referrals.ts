import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './instant.js';
import { users } from './members.js';

/** `self`: the contacts of the inviter. `cap`: the inviter had their rewards of the month. `left`: the account is gone. */
export type ReferralRefusal = 'self' | 'device' | 'network' | 'cap' | 'left';

/** Codes with which members invite friends. */
export const inviteCodes = pgTable(
  'invite_codes',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.userId, { onDelete: 'cascade' }),
    code: text('code').notNull(),
  },
  (table) => [uniqueIndex('invite_codes_code').on(table.code)],
);

/** Members who registered with a code. The inviter is always the older account. */
export const referrals = pgTable(
  'referrals',
  {
    /** The invited member. */
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.userId, { onDelete: 'cascade' }),
    inviterId: integer('inviter_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    state: text('state').$type<'open' | 'rewarded' | 'refused'>().notNull(),
    reason: text('reason').$type<ReferralRefusal>(),
    /** Keyed hash of the network of the registration; null after a while. */
    network: text('network'),
    registeredAt: instant('registered_at').notNull(),
    settledAt: instant('settled_at'),
    /** What the inviter got. */
    points: integer('points').notNull().default(0),
    /** What the invited member got. */
    friendPoints: integer('friend_points').notNull().default(0),
  },
  (table) => [
    index('referrals_inviter').on(table.inviterId, table.registeredAt),
    index('referrals_open')
      .on(table.userId)
      .where(sql`${table.state} = 'open'`),
    index('referrals_network')
      .on(table.registeredAt)
      .where(sql`${table.network} IS NOT NULL`),
  ],
);
