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
import { instant } from './instant.js';
import { users } from './members.js';
import { fixtures } from './matches.js';

/* Chat rooms and their messages. */

export const chatRooms = pgTable(
  'chat_rooms',
  {
    groupId: serial('group_id').primaryKey(),
    name: text('name').notNull(),
    /** The public number of a commentator's room. */
    roomNumber: integer('room_number'),
    authorId: integer('author_id').references(() => users.userId),
    /** Set for the room of a fixture without a commentator. */
    fixtureId: text('fixture_id').references(() => fixtures.fixtureId, { onDelete: 'cascade' }),
    vipGroup: integer('vip_group').notNull().default(0),
    /** The member who answers requests to join a VIP room. */
    vipHostId: integer('vip_host_id').references(() => users.userId),
    /** What a VIP room offers, one line each. */
    vipAbout: text('vip_about'),
    privateMessage: boolean('private_message').notNull().default(false),
    guestsWrite: boolean('guests_write').notNull().default(true),
    /** The room's revision counter: the revision of its newest change. */
    revision: bigint('revision', { mode: 'number' }).notNull().default(0),
    /** Number of stored messages. A trigger subtracts deleted ones. */
    messages: bigint('messages', { mode: 'number' }).notNull().default(0),
    /** Number of messages stored so far, deleted ones included. Unread messages are the difference to `readCount`. */
    messagesEver: bigint('messages_ever', { mode: 'number' }).notNull().default(0),
    /** Sequence of the newest message; null in a room without messages. */
    newestSequence: bigint('newest_sequence', { mode: 'number' }),
    newestAt: instant('newest_at'),
    /**
     * `newestAt` without its seconds. The index is on this column, so it changes once a minute and not with every
     * message.
     */
    activeMinute: instant('active_minute'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('chat_rooms_fixture').on(table.fixtureId),
    uniqueIndex('chat_rooms_author').on(table.authorId),
    index('chat_rooms_number').on(table.roomNumber),
    index('chat_rooms_vip_host')
      .on(table.vipHostId)
      .where(sql`${table.vipHostId} IS NOT NULL`),
    index('chat_rooms_active')
      .on(
        sql`${table.activeMinute} DESC NULLS LAST`,
        sql`(CASE WHEN ${table.activeMinute} IS NULL THEN ${table.groupId} END)`,
      )
      .where(sql`NOT ${table.privateMessage}`),
  ],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    groupMessageId: bigserial('group_message_id', { mode: 'number' }).primaryKey(),
    groupId: integer('group_id')
      .notNull()
      .references(() => chatRooms.groupId, { onDelete: 'cascade' }),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    revision: bigint('revision', { mode: 'number' }).notNull(),
    uuid: text('uuid').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId),
    originalMessage: text('original_message').notNull(),
    filteredMessage: text('filtered_message').notNull(),
    /** filteredMessage in lower case without diacritics, for search. */
    searchKey: text('search_key').notNull(),
    systemMessage: integer('system_message').notNull().default(0),
    parentMessageId: bigint('parent_message_id', { mode: 'number' }),
    attachments: jsonb('attachments').$type<string[]>().notNull().default([]),
    /** A sticker of the site's catalogue. */
    stickerId: integer('sticker_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Who took it back; null for a message that readers see. */
    recalled: text('recalled').$type<'author' | 'moderator'>(),
    /** The row of the log of moderation that took it back. */
    recallLog: bigint('recall_log', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('chat_messages_uuid').on(table.userId, table.uuid),
    uniqueIndex('chat_messages_sequence').on(table.groupId, table.sequence),
    index('chat_messages_revision').on(table.groupId, table.revision),
    index('chat_messages_search').using('gin', table.groupId, sql`${table.searchKey} gin_trgm_ops`),
    index('chat_messages_author').on(table.userId, table.createdAt),
    index('chat_messages_created').using('brin', table.createdAt),
  ],
);

/** Files that members uploaded for messages. */
export const chatAttachments = pgTable(
  'chat_attachments',
  {
    attachmentId: bigserial('attachment_id', { mode: 'number' }).primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** Address of the file on this site. */
    src: text('src').notNull(),
    /** The uuid of the message that uses the file; null before it is sent. */
    uuid: text('uuid'),
    /** Null before the message is stored, and after it was deleted. */
    groupMessageId: bigint('group_message_id', { mode: 'number' }).references(() => chatMessages.groupMessageId, {
      onDelete: 'set null',
    }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('chat_attachments_user').on(table.userId, table.createdAt),
    uniqueIndex('chat_attachments_src').on(table.src),
    index('chat_attachments_message').on(table.groupMessageId),
    index('chat_attachments_unused')
      .on(table.createdAt)
      .where(sql`${table.groupMessageId} IS NULL`),
  ],
);

/** Members that a message mentions. */
export const chatMentions = pgTable(
  'chat_mentions',
  {
    groupMessageId: bigint('group_message_id', { mode: 'number' })
      .notNull()
      .references(() => chatMessages.groupMessageId, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    groupId: integer('group_id')
      .notNull()
      .references(() => chatRooms.groupId, { onDelete: 'cascade' }),
    /** The member has opened the room since. */
    seen: boolean('seen').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.groupMessageId, table.userId] }),
    index('chat_mentions_user').on(table.userId, table.createdAt),
    index('chat_mentions_group').on(table.groupId),
    index('chat_mentions_unseen')
      .on(table.userId, table.groupId)
      .where(sql`NOT ${table.seen}`),
  ],
);

export const chatReactions = pgTable(
  'chat_reactions',
  {
    groupMessageId: bigint('group_message_id', { mode: 'number' })
      .notNull()
      .references(() => chatMessages.groupMessageId, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    reaction: text('reaction').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupMessageId, table.userId] }),
    index('chat_reactions_user').on(table.userId),
  ],
);

/** The rooms that a member follows and their private conversations, and how far they have read each. */
export const roomReads = pgTable(
  'room_reads',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    groupId: integer('group_id')
      .notNull()
      .references(() => chatRooms.groupId, { onDelete: 'cascade' }),
    /** Sequence of the newest message they have seen; 0 when there is none. */
    readSequence: bigint('read_sequence', { mode: 'number' }).notNull(),
    /** The room's `messagesEver` at that message. */
    readCount: bigint('read_count', { mode: 'number' }).notNull(),
    followedAt: instant('followed_at').notNull().defaultNow(),
    /** False for a private conversation. */
    followed: boolean('followed').notNull().default(true),
    /** The member wants no sound and no highlighted count for this room. */
    muted: boolean('muted').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.groupId] }), index('room_reads_group').on(table.groupId)],
);

/** Private conversations of two members; the messages are those of the room. */
export const conversations = pgTable(
  'conversations',
  {
    groupId: integer('group_id')
      .primaryKey()
      .references(() => chatRooms.groupId, { onDelete: 'cascade' }),
    /** The smaller of the two ids. */
    lowUser: integer('low_user')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    highUser: integer('high_user')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    openedBy: integer('opened_by').notNull(),
    openedAt: instant('opened_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('conversations_users').on(table.lowUser, table.highUser),
    index('conversations_high').on(table.highUser),
    index('conversations_opened').on(table.openedBy, table.openedAt),
  ],
);

/** Members who may not write to `userId` in private. */
export const userBlocks = pgTable(
  'user_blocks',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    blockedId: integer('blocked_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.blockedId] }),
    index('user_blocks_blocked').on(table.blockedId),
  ],
);

/** Members of VIP rooms and of chats with the staff, and requests to join. A withdrawn request has no row. */
export const vipMembers = pgTable(
  'vip_members',
  {
    groupId: integer('group_id')
      .notNull()
      .references(() => chatRooms.groupId, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    status: text('status').$type<'pending' | 'approved' | 'refused'>().notNull(),
    requestedAt: instant('requested_at').notNull(),
    answeredAt: instant('answered_at'),
    answeredBy: integer('answered_by').references(() => users.userId),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    index('vip_members_user').on(table.userId),
    index('vip_members_status').on(table.groupId, table.status, table.requestedAt),
    index('vip_members_answered').on(table.answeredBy),
  ],
);
