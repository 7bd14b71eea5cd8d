import { sql } from 'drizzle-orm';
import {
  boolean,
  bigint,
  bigserial,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { TopPeriod } from '@khandai/contracts';
import { chatRooms } from './chat.js';
import { instant } from './instant.js';
import { users } from './members.js';

/* Gifts in chat rooms, and the members with the most points in each room. */

/** One sending of a gift. Its points are an entry of the ledger. */
export const chatGifts = pgTable(
  'chat_gifts',
  {
    sentGiftId: bigserial('sent_gift_id', { mode: 'number' }).primaryKey(),
    groupId: integer('group_id')
      .notNull()
      .references(() => chatRooms.groupId, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId),
    uuid: text('uuid').notNull(),
    giftId: integer('gift_id').notNull(),
    count: integer('count').notNull(),
    /** Price of this sending. */
    points: integer('points').notNull(),
    /** How many of this gift the member has sent without a pause, this sending included. */
    combo: integer('combo').notNull(),
    /** The commentator of the room at that time; null when the room itself got the gift. */
    toUserId: integer('to_user_id').references(() => users.userId, { onDelete: 'set null' }),
    note: text('note').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('chat_gifts_uuid').on(table.userId, table.uuid),
    index('chat_gifts_combo').on(table.groupId, table.userId, table.giftId, table.createdAt),
    index('chat_gifts_receiver')
      .on(table.toUserId)
      .where(sql`${table.toUserId} IS NOT NULL`),
  ],
);

/** Points of each member in each room, summed by day, week and month of Vietnam. */
export const roomTops = pgTable(
  'room_tops',
  {
    groupId: integer('group_id')
      .notNull()
      .references(() => chatRooms.groupId, { onDelete: 'cascade' }),
    period: text('period').$type<TopPeriod>().notNull(),
    /** First day of the period. */
    since: date('since').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** Points that the member's gifts cost. */
    gifts: bigint('gifts', { mode: 'number' }).notNull().default(0),
    /** Minutes for which they watched a match here. */
    minutes: bigint('minutes', { mode: 'number' }).notNull().default(0),
    fans: bigint('fans', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`gifts + minutes`),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.period, table.since, table.userId] }),
    index('room_tops_gifts')
      .on(table.groupId, table.period, table.since, table.gifts.desc(), table.userId)
      .where(sql`${table.gifts} > 0`),
    index('room_tops_fans').on(table.groupId, table.period, table.since, table.fans.desc(), table.userId),
    index('room_tops_user').on(table.userId),
    index('room_tops_since').using('brin', table.since),
  ],
);

/** What staff changed of gifts; a gift without a row is as it was made. */
export const giftPrices = pgTable('gift_prices', {
  giftId: integer('gift_id').primaryKey(),
  points: integer('points').notNull(),
  level: integer('level').notNull(),
  active: boolean('active').notNull(),
  version: integer('version').notNull().default(1),
});
