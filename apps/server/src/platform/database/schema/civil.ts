import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { BanReason, ModerationEntry } from '@khandai/contracts';
import { chatMessages, chatRooms } from './chat.js';
import { instant } from './instant.js';
import { users } from './members.js';

/* What keeps the chat civil: rules of rooms, bans, held messages, reports, polls, and the log of moderation. */

const groupId = () =>
  integer('group_id')
    .notNull()
    .references(() => chatRooms.groupId, { onDelete: 'cascade' });
const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' });

/** A room without a row has no restrictions. `membersOnly` is `guestsWrite` of the room itself. */
export const roomRules = pgTable(
  'room_rules',
  {
    groupId: integer('group_id')
      .primaryKey()
      .references(() => chatRooms.groupId, { onDelete: 'cascade' }),
    slowSeconds: integer('slow_seconds').notNull().default(0),
    followersOnly: boolean('followers_only').notNull().default(false),
    emojiOnly: boolean('emoji_only').notNull().default(false),
    newcomersClosed: boolean('newcomers_closed').notNull().default(false),
    reviewHeld: boolean('review_held').notNull().default(false),
    closed: boolean('closed').notNull().default(false),
    rules: text('rules').notNull().default(''),
    pinnedMessageId: bigint('pinned_message_id', { mode: 'number' }).references(() => chatMessages.groupMessageId, {
      onDelete: 'set null',
    }),
  },
  (table) => [
    index('room_rules_pinned')
      .on(table.pinnedMessageId)
      .where(sql`${table.pinnedMessageId} IS NOT NULL`),
  ],
);

/** Slow mode: when a user may write the next message in a room. */
export const roomPaces = pgTable(
  'room_paces',
  { groupId: groupId(), userId: userId(), nextAt: instant('next_at').notNull() },
  (table) => [primaryKey({ columns: [table.groupId, table.userId] }), index('room_paces_user').on(table.userId)],
);

export const chatBans = pgTable(
  'chat_bans',
  {
    banId: serial('ban_id').primaryKey(),
    userId: userId(),
    /** Null for all rooms. */
    groupId: integer('group_id').references(() => chatRooms.groupId, { onDelete: 'cascade' }),
    reason: text('reason').$type<BanReason>().notNull(),
    note: text('note').notNull().default(''),
    /** It also holds for the addresses of `chatBanAddresses`. */
    address: boolean('address').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    createdBy: integer('created_by').notNull(),
    /** Null without an end. */
    until: instant('until'),
    /** The row of the log that made it. */
    madeLog: bigint('made_log', { mode: 'number' }).notNull(),
    /** The row of the log that lifted or replaced it. */
    liftLog: bigint('lift_log', { mode: 'number' }),
    request: text('request'),
    requestedAt: instant('requested_at'),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    index('chat_bans_user').on(table.userId),
    index('chat_bans_group').on(table.groupId),
    index('chat_bans_open')
      .on(table.createdAt)
      .where(sql`${table.liftLog} IS NULL`),
    index('chat_bans_requests')
      .on(table.requestedAt)
      .where(sql`${table.requestedAt} IS NOT NULL AND ${table.answeredAt} IS NULL`),
  ],
);

/** Keyed hashes of the addresses that a ban holds for, until it ends. */
export const chatBanAddresses = pgTable(
  'chat_ban_addresses',
  {
    banId: integer('ban_id')
      .notNull()
      .references(() => chatBans.banId, { onDelete: 'cascade' }),
    addressKey: text('address_key').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.banId, table.addressKey] }),
    index('chat_ban_addresses_key').on(table.addressKey),
  ],
);

/** A message as it is stored once it is approved; `createdAt` is set then. */
interface StorableMessage {
  readonly groupId: number;
  readonly uuid: string;
  readonly userId: number;
  readonly originalMessage: string;
  readonly filteredMessage: string;
  readonly searchKey: string;
  readonly parentMessageId: number | null;
  readonly attachments: string[];
  readonly stickerId: number | null;
}

/** Messages that wait for a moderator, or did. */
export const heldMessages = pgTable(
  'held_messages',
  {
    heldId: serial('held_id').primaryKey(),
    groupId: groupId(),
    userId: userId(),
    uuid: text('uuid').notNull(),
    originalMessage: text('original_message').notNull(),
    filteredMessage: text('filtered_message').notNull(),
    /** The message as it would be stored. */
    message: jsonb('message').$type<StorableMessage>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null while it waits. */
    decision: text('decision').$type<'approved' | 'refused'>(),
  },
  (table) => [
    uniqueIndex('held_messages_uuid').on(table.userId, table.uuid),
    index('held_messages_group').on(table.groupId),
    index('held_messages_waiting')
      .on(table.groupId, table.createdAt)
      .where(sql`${table.decision} IS NULL`),
  ],
);

export const messageReports = pgTable(
  'message_reports',
  {
    groupMessageId: bigint('group_message_id', { mode: 'number' })
      .notNull()
      .references(() => chatMessages.groupMessageId, { onDelete: 'cascade' }),
    userId: userId(),
    reason: text('reason').$type<BanReason>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** A moderator has decided about it. */
    resolved: boolean('resolved').notNull().default(false),
    /** The row of the log that dismissed it, which an undo goes by. */
    resolvedLog: bigint('resolved_log', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.groupMessageId, table.userId] }),
    index('message_reports_user').on(table.userId),
    index('message_reports_open')
      .on(table.createdAt)
      .where(sql`NOT ${table.resolved}`),
  ],
);

export const polls = pgTable(
  'polls',
  {
    pollId: serial('poll_id').primaryKey(),
    groupId: groupId(),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    question: text('question').notNull(),
    options: jsonb('options').$type<string[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Closing a poll moves it to that moment. */
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('polls_group').on(table.groupId, table.endsAt), index('polls_author').on(table.authorId)],
);

export const pollVotes = pgTable(
  'poll_votes',
  {
    pollId: integer('poll_id')
      .notNull()
      .references(() => polls.pollId, { onDelete: 'cascade' }),
    userId: userId(),
    /** Index of the option. */
    choice: integer('choice').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pollId, table.userId] }), index('poll_votes_user').on(table.userId)],
);

/** The log of moderation; a trigger refuses changes. Its rows outlive the users and the rooms that they name. */
export const moderationLog = pgTable(
  'moderation_log',
  {
    logId: bigserial('log_id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    action: text('action').$type<ModerationEntry['action']>().notNull(),
    /** Null when the server acted on its own. */
    actorId: integer('actor_id'),
    userId: integer('user_id'),
    groupId: integer('group_id'),
    groupMessageId: bigint('group_message_id', { mode: 'number' }),
    banId: integer('ban_id'),
    reason: text('reason').$type<BanReason>(),
    note: text('note').notNull().default(''),
    seconds: integer('seconds'),
    /** What an undo needs, such as the settings before. */
    details: jsonb('details').$type<Readonly<Record<string, unknown>>>(),
    undoes: bigint('undoes', { mode: 'number' }),
  },
  (table) => [
    index('moderation_log_group').on(table.groupId, table.logId),
    index('moderation_log_user')
      .on(table.userId, table.logId)
      .where(sql`${table.userId} IS NOT NULL`),
    uniqueIndex('moderation_log_undoes')
      .on(table.undoes)
      .where(sql`${table.undoes} IS NOT NULL`),
  ],
);
