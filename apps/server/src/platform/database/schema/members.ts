import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Role } from '@khandai/contracts';
import { instant } from './instant.js';

/* Members and guests, their sessions and what proves that something is theirs. */

export const users = pgTable(
  'users',
  {
    userId: serial('user_id').primaryKey(),
    guest: boolean('guest').notNull().default(false),
    /** Empty for guests. Compared by `usernameKey` (lower case). */
    username: text('username').notNull().default(''),
    usernameKey: text('username_key'),
    passwordHash: text('password_hash'),
    displayName: text('display_name').notNull(),
    profilePicture: text('profile_picture'),
    emailAddress: text('email_address'),
    phoneNumber: text('phone_number'),
    inviteCode: text('invite_code'),
    role: text('role').$type<Role>().notNull().default('member'),
    siteRoleId: integer('site_role_id').notNull().default(0),
    locked: boolean('locked').notNull().default(false),
    /** Belongs to the demo feed and is marked so wherever it speaks. */
    simulated: boolean('simulated').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Null while nobody has shown that the address is his; a shown one is no other member's. */
    emailVerifiedAt: instant('email_verified_at'),
    phoneVerifiedAt: instant('phone_verified_at'),
    /** Nobody is told whether and when this member is here. */
    hideStatus: boolean('hide_status').notNull().default(false),
    /** When the member was here last, to some minutes; null for one who never was, or from before this column. */
    lastSeenAt: instant('last_seen_at'),
  },
  (table) => [
    uniqueIndex('users_username_key').on(table.usernameKey),
    index('users_email').on(sql`lower(${table.emailAddress})`),
    uniqueIndex('users_verified_email')
      .on(sql`lower(${table.emailAddress})`)
      .where(sql`${table.emailVerifiedAt} IS NOT NULL`),
    index('users_guests')
      .on(table.createdAt)
      .where(sql`${table.guest}`),
  ],
);

/** One login on one device, until it is ended or nobody renews it. */
export const sessions = pgTable(
  'sessions',
  {
    sessionId: text('session_id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** In words, as in "Chrome trên Android"; empty for sessions older than this column. */
    device: text('device').notNull().default(''),
    /** Shortened: enough to know one's own network by, too little to find a person by. */
    address: text('address').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token, in hex; the token itself is never stored. */
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** All tokens that come from one login share it: the session's id. */
    familyId: text('family_id')
      .notNull()
      .references(() => sessions.sessionId, { onDelete: 'cascade' }),
    usedAt: instant('used_at'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('refresh_tokens_family').on(table.familyId), index('refresh_tokens_user').on(table.userId)],
);

/** What the names of members look like, usernames and nicknames alike: one look, one member. */
export const takenNames = pgTable(
  'taken_names',
  {
    skeleton: text('skeleton').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
  },
  (table) => [index('taken_names_user').on(table.userId)],
);

/** Links sent by mail. A member has one of each purpose; a newer one takes the place of the older. */
export const oneTimeLinks = pgTable(
  'one_time_links',
  {
    /** SHA-256 of the token, in hex; the token itself stands in the mail only. */
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose').$type<'reset-password' | 'verify-email'>().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** Where the link went. */
    emailAddress: text('email_address').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [uniqueIndex('one_time_links_user').on(table.userId, table.purpose)],
);

/** The code a member was sent last by SMS. */
export const smsCodes = pgTable('sms_codes', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  phoneNumber: text('phone_number').notNull(),
  codeHash: text('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  sentAt: instant('sent_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
