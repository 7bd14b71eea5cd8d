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
  real,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { LineUps, NavigationData, Origin, Role } from '@khandai/contracts';

/** Every table of the site. migrations/*.sql make them; `npm run check` compares the two. */

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

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
    balance: integer('balance').notNull().default(0),
    locked: boolean('locked').notNull().default(false),
    /** Belongs to the demo feed and is marked so wherever it speaks. */
    simulated: boolean('simulated').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Null while nobody has shown that the address is his; a shown one is no other member's. */
    emailVerifiedAt: instant('email_verified_at'),
    phoneVerifiedAt: instant('phone_verified_at'),
    /** Experience, which only grows; levels follow from it. */
    exp: integer('exp').notNull().default(0),
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

export const leagues = pgTable('leagues', {
  leagueId: text('league_id').primaryKey(),
  name: text('name').notNull(),
  shortName: text('short_name').notNull(),
  color: text('color').notNull(),
});

export const teams = pgTable('teams', {
  teamId: text('team_id').primaryKey(),
  name: text('name').notNull(),
  shortName: text('short_name').notNull(),
  code: text('code').notNull(),
  color: text('color').notNull(),
  secondColor: text('second_color').notNull(),
});

export interface ExtraScore {
  homeScore: number;
  awayScore: number;
  penaltyHomeScore: number | null;
  penaltyAwayScore: number | null;
}

export const fixtures = pgTable(
  'fixtures',
  {
    fixtureId: text('fixture_id').primaryKey(),
    link: text('link').notNull(),
    sportType: integer('sport_type').notNull().default(10),
    leagueId: text('league_id')
      .notNull()
      .references(() => leagues.leagueId),
    round: text('round').notNull().default(''),
    homeId: text('home_id')
      .notNull()
      .references(() => teams.teamId),
    awayId: text('away_id')
      .notNull()
      .references(() => teams.teamId),
    kickOff: instant('kick_off').notNull(),
    /** Raw status of the provider (contracts RawStatus). */
    status: integer('status').notNull().default(0),
    halfStart: instant('half_start'),
    injuryTime: integer('injury_time').notNull().default(0),
    period: integer('period').notNull().default(0),
    homeScore: integer('home_score'),
    awayScore: integer('away_score'),
    homeHalfScore: integer('home_half_score'),
    awayHalfScore: integer('away_half_score'),
    homeRed: integer('home_red').notNull().default(0),
    awayRed: integer('away_red').notNull().default(0),
    homeYellow: integer('home_yellow').notNull().default(0),
    awayYellow: integer('away_yellow').notNull().default(0),
    homeCorner: integer('home_corner').notNull().default(0),
    awayCorner: integer('away_corner').notNull().default(0),
    extra: jsonb('extra').$type<ExtraScore>(),
    location: text('location').notNull().default(''),
    hot: boolean('hot').notNull().default(false),
    origin: text('origin').$type<Origin>().notNull(),
    goalTimesEstimated: boolean('goal_times_estimated').notNull().default(false),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('fixtures_link').on(table.link),
    index('fixtures_kick_off').on(table.kickOff),
    index('fixtures_league').on(table.leagueId, table.kickOff),
    index('fixtures_sport').on(table.sportType, table.kickOff),
    index('fixtures_status').on(table.status),
  ],
);

export const matchEvents = pgTable(
  'match_events',
  {
    fixtureId: text('fixture_id')
      .notNull()
      .references(() => fixtures.fixtureId, { onDelete: 'cascade' }),
    eventId: text('event_id').notNull(),
    type: integer('type').notNull(),
    minute: integer('minute').notNull(),
    addedMinute: integer('added_minute').notNull().default(0),
    homeEvent: boolean('home_event').notNull(),
    playerName: text('player_name').notNull().default(''),
    otherPlayerName: text('other_player_name'),
    homeScore: integer('home_score'),
    awayScore: integer('away_score'),
  },
  (table) => [primaryKey({ columns: [table.fixtureId, table.eventId] })],
);

export const matchStats = pgTable(
  'match_stats',
  {
    fixtureId: text('fixture_id')
      .notNull()
      .references(() => fixtures.fixtureId, { onDelete: 'cascade' }),
    type: integer('type').notNull(),
    home: real('home').notNull(),
    away: real('away').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fixtureId, table.type] })],
);

export const lineUps = pgTable('line_ups', {
  fixtureId: text('fixture_id')
    .primaryKey()
    .references(() => fixtures.fixtureId, { onDelete: 'cascade' }),
  value: jsonb('value').$type<LineUps>().notNull(),
});

export const matchCommentary = pgTable(
  'match_commentary',
  {
    fixtureId: text('fixture_id')
      .notNull()
      .references(() => fixtures.fixtureId, { onDelete: 'cascade' }),
    liveId: text('live_id').notNull(),
    minute: integer('minute').notNull(),
    addedMinute: integer('added_minute').notNull().default(0),
    homeEvent: boolean('home_event'),
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fixtureId, table.liveId] })],
);

export const companies = pgTable('companies', {
  companyId: integer('company_id').primaryKey(),
  name: text('name').notNull(),
});

/** One row a match, company and category: the provider's own comma-joined `main` row, checked at ingest. */
export const odds = pgTable(
  'odds',
  {
    fixtureId: text('fixture_id')
      .notNull()
      .references(() => fixtures.fixtureId, { onDelete: 'cascade' }),
    companyId: integer('company_id').notNull(),
    category: text('category').notNull(),
    row: text('row').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fixtureId, table.companyId, table.category] }), index('odds_company').on(table.companyId)],
);

/** Every price a company has shown for a match, with the moment it came: what movement is drawn from. */
export const oddsMoves = pgTable(
  'odds_moves',
  {
    fixtureId: text('fixture_id')
      .notNull()
      .references(() => fixtures.fixtureId, { onDelete: 'cascade' }),
    companyId: integer('company_id').notNull(),
    category: text('category').notNull(),
    movedAt: instant('moved_at').notNull(),
    row: text('row').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fixtureId, table.companyId, table.category, table.movedAt] })],
);

export const chatRooms = pgTable(
  'chat_rooms',
  {
    groupId: serial('group_id').primaryKey(),
    name: text('name').notNull(),
    /** The number fans know a commentator's room by. */
    roomNumber: integer('room_number'),
    authorId: integer('author_id').references(() => users.userId),
    /** Set for the room of a fixture that no commentator hosts. */
    fixtureId: text('fixture_id').references(() => fixtures.fixtureId, { onDelete: 'cascade' }),
    vipGroup: integer('vip_group').notNull().default(0),
    privateMessage: boolean('private_message').notNull().default(false),
    guestsWrite: boolean('guests_write').notNull().default(true),
    /** Counter of the room: the revision of its newest change. */
    revision: bigint('revision', { mode: 'number' }).notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('chat_rooms_fixture').on(table.fixtureId), uniqueIndex('chat_rooms_author').on(table.authorId)],
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
    /** filteredMessage without diacritics and in lower case: what a search looks in. */
    searchKey: text('search_key').notNull(),
    systemMessage: integer('system_message').notNull().default(0),
    parentMessageId: bigint('parent_message_id', { mode: 'number' }),
    attachments: jsonb('attachments').$type<string[]>().notNull().default([]),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('chat_messages_uuid').on(table.userId, table.uuid),
    uniqueIndex('chat_messages_sequence').on(table.groupId, table.sequence),
    index('chat_messages_revision').on(table.groupId, table.revision),
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
  (table) => [primaryKey({ columns: [table.groupMessageId, table.userId] }), index('chat_reactions_user').on(table.userId)],
);

/** Who hosts which fixture. */
export const hosts = pgTable(
  'hosts',
  {
    fixtureId: text('fixture_id')
      .notNull()
      .references(() => fixtures.fixtureId, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    live: boolean('live').notNull().default(false),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.fixtureId, table.userId] }), index('hosts_user').on(table.userId)],
);

/** Streams of a fixture; `userId` null belongs to the fixture's own room. A row that was taken down is never served. */
export const liveLinks = pgTable(
  'live_links',
  {
    linkId: serial('link_id').primaryKey(),
    fixtureId: text('fixture_id')
      .notNull()
      .references(() => fixtures.fixtureId, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.userId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    kind: text('kind').$type<'hls' | 'flv'>().notNull(),
    url: text('url').notNull(),
    position: integer('position').notNull().default(0),
    licence: text('licence').notNull(),
    takenDownAt: instant('taken_down_at'),
  },
  (table) => [index('live_links_fixture').on(table.fixtureId), index('live_links_user').on(table.userId)],
);

/** Site texts an operator edits; key `navigation` holds NavigationData. */
export const resources = pgTable('resources', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<NavigationData>().notNull(),
});

/** Pictures beside the pages. `domain` null shows everywhere, else only to readers with that domain cookie. */
export const banners = pgTable(
  'banners',
  {
    bannerId: serial('banner_id').primaryKey(),
    position: text('position').notNull(),
    imageUrl: text('image_url').notNull(),
    linkUrl: text('link_url').notNull(),
    /** Said to those who do not see the picture. */
    title: text('title').notNull(),
    domain: text('domain'),
    sort: integer('sort').notNull().default(0),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    active: boolean('active').notNull().default(true),
  },
  (table) => [index('banners_position').on(table.position)],
);

/** Names the site answers under, and what search engines are told there. `bannerType` 10: banners of its own, 20: those of the house. */
export const siteDomains = pgTable('site_domains', {
  domain: text('domain').primaryKey(),
  name: text('name').notNull(),
  bannerType: integer('banner_type').notNull().default(10),
  seoTitle: text('seo_title'),
  seoDescription: text('seo_description'),
  seoImage: text('seo_image'),
});

/** Sentences an operator gives in place of the ones the pages carry. `key` is `namespace.key`. */
export const translations = pgTable(
  'translations',
  {
    locale: text('locale').notNull(),
    key: text('key').notNull(),
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.key] })],
);
