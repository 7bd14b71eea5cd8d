import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Role } from '@khandai/contracts';
import { instant } from './instant.js';

/* Users and guests, their sessions, and the proofs that they own a name, an e-mail address or a phone number. */

/**
 * The words of a member's name and their username, each after a space, in lower case without marks: "% ho%" finds "Đặng Hòa". An
 * index has it.
 */
export const NAME_WORDS = sql<string>`lower(translate(regexp_replace(normalize(' ' || display_name || ' ' || username, NFD), '[\\u0300-\\u036f]', '', 'g'), 'đĐ', 'dd'))`;

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
    /** Belongs to the demo feed. The site marks this user as simulated wherever their messages appear. */
    simulated: boolean('simulated').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Null until the user has confirmed the e-mail address; a confirmed address belongs to one user only. */
    emailVerifiedAt: instant('email_verified_at'),
    phoneVerifiedAt: instant('phone_verified_at'),
    /** Hides from others whether the user is online and when they were last seen. */
    hideStatus: boolean('hide_status').notNull().default(false),
    /** When the user was last online, to within some minutes; null if never, or not since this column exists. */
    lastSeenAt: instant('last_seen_at'),
  },
  (table) => [
    uniqueIndex('users_username_key').on(table.usernameKey),
    index('users_email').on(sql`lower(${table.emailAddress})`),
    uniqueIndex('users_verified_email')
      .on(sql`lower(${table.emailAddress})`)
      .where(sql`${table.emailVerifiedAt} IS NOT NULL`),
    index('users_name_words')
      .using('gin', sql`${NAME_WORDS} gin_trgm_ops`)
      .where(sql`NOT ${table.guest}`),
    index('users_guests')
      .on(table.createdAt)
      .where(sql`${table.guest}`),
    index('users_commentators')
      .on(table.userId)
      .where(sql`${table.role} IN ('commentator', 'moderator', 'staff')`),
  ],
);

/** One login on one device, until the user ends it or it expires without renewal. */
export const sessions = pgTable(
  'sessions',
  {
    sessionId: text('session_id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** Device description, as in "Chrome trên Android"; empty for sessions older than this column. */
    device: text('device').notNull().default(''),
    /** Truncated address: precise enough to recognise one's own network, too coarse to identify a person. */
    address: text('address').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expiresAt)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token, in hex; the token itself is never stored. */
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** Session id, shared by all tokens of one login. */
    familyId: text('family_id')
      .notNull()
      .references(() => sessions.sessionId, { onDelete: 'cascade' }),
    usedAt: instant('used_at'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('refresh_tokens_family').on(table.familyId),
    index('refresh_tokens_user').on(table.userId),
    index('refresh_tokens_expires').on(table.expiresAt),
  ],
);

/**
 * Skeletons of usernames and nicknames: two names that look the same have one skeleton, so only one user can have it.
 */
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

/** Links sent by e-mail. A user has at most one per purpose; a newer link replaces the older. */
export const oneTimeLinks = pgTable(
  'one_time_links',
  {
    /** SHA-256 of the token, in hex; only the e-mail contains the token itself. */
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose').$type<'reset-password' | 'verify-email'>().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** The address the link was sent to. */
    emailAddress: text('email_address').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('one_time_links_user').on(table.userId, table.purpose),
    index('one_time_links_expires').on(table.expiresAt),
  ],
);

/** Links that undo a change of e-mail address, sent to the old address. A user may have several, one per change. */
export const emailUndos = pgTable(
  'email_undos',
  {
    /** SHA-256 of the token, in hex; only the e-mail contains the token itself. */
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** The old address, which the link was sent to. */
    emailAddress: text('email_address').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('email_undos_user').on(table.userId), index('email_undos_expiry').on(table.expiresAt)],
);

/** The newest SMS code sent to a user. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.userId, { onDelete: 'cascade' }),
    phoneNumber: text('phone_number').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sms_codes_expires').on(table.expiresAt)],
);
