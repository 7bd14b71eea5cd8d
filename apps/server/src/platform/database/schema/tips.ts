import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { TipMarket, TipResult, TipSide, TipVoidCause } from '@khandai/contracts';
import { instant } from './instant.js';
import { users } from './members.js';
import { posts } from './newsfeed.js';

/* Tips, votes on them, and the records of tipsters. */

/** What is stored of a tip's state; whether an open one is locked depends on the time. */
export const StoredTip = { open: 10, waiting: 20, settled: 30, void: 40 } as const;
export type StoredTip = (typeof StoredTip)[keyof typeof StoredTip];

export const tips = pgTable(
  'tips',
  {
    tipId: bigserial('tip_id', { mode: 'number' }).primaryKey(),
    slug: text('slug').notNull(),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    uuid: text('uuid').notNull(),
    /** Not a reference: a match that a feed withdraws leaves the tip. */
    fixtureId: text('fixture_id').notNull(),
    homeName: text('home_name').notNull(),
    awayName: text('away_name').notNull(),
    market: smallint('market').$type<TipMarket>().notNull(),
    side: text('side').$type<TipSide>().notNull(),
    /** As odds rows have it: above 0 the home team gives goals. Null in the European market. */
    line: doublePrecision('line'),
    /** Decimal in the European market, else Hong Kong. */
    price: doublePrecision('price').notNull(),
    companyId: integer('company_id').notNull(),
    companyName: text('company_name').notNull(),
    title: text('title').notNull().default(''),
    analysis: text('analysis').notNull().default(''),
    postedAt: instant('posted_at').notNull(),
    /** The kick-off when the tip was posted. */
    kickOff: instant('kick_off').notNull(),
    /** The present kick-off. */
    lockedAt: instant('locked_at').notNull(),
    state: smallint('state').$type<StoredTip>().notNull().default(StoredTip.open),
    result: smallint('result').$type<TipResult>(),
    half: boolean('half').notNull().default(false),
    /** In ten-thousandths of the stake. */
    units: integer('units'),
    /** The score that decided it. */
    homeGoals: smallint('home_goals'),
    awayGoals: smallint('away_goals'),
    settledAt: instant('settled_at'),
    voidCause: text('void_cause').$type<TipVoidCause>(),
    /** The desk's words. */
    voidReason: text('void_reason'),
    /** Readers get neither title nor analysis. */
    textHidden: boolean('text_hidden').notNull().default(false),
    yes: integer('yes').notNull().default(0),
    no: integer('no').notNull().default(0),
    /** Null until its post is made. */
    postId: bigint('post_id', { mode: 'number' }).references(() => posts.postId, { onDelete: 'set null' }),
    simulated: boolean('simulated').notNull().default(false),
  },
  (table) => [
    uniqueIndex('tips_slug').on(table.slug),
    uniqueIndex('tips_uuid').on(table.authorId, table.uuid),
    uniqueIndex('tips_once')
      .on(table.authorId, table.fixtureId, table.market, table.side)
      .where(sql`void_cause IS DISTINCT FROM 'desk'`),
    index('tips_author').on(table.authorId, table.lockedAt.desc(), table.tipId.desc()),
    index('tips_fixture').on(table.fixtureId),
    index('tips_locked').on(table.lockedAt, table.tipId),
    index('tips_open')
      .on(table.tipId)
      .where(sql`${table.state} IN (10, 20)`),
    index('tips_settled_at')
      .on(table.settledAt.desc(), table.tipId.desc())
      .where(sql`${table.settledAt} IS NOT NULL`),
    index('tips_post').on(table.postId),
  ],
);

export const tipVotes = pgTable(
  'tip_votes',
  {
    tipId: bigint('tip_id', { mode: 'number' })
      .notNull()
      .references(() => tips.tipId, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    agree: boolean('agree').notNull(),
    votedAt: instant('voted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tipId, table.userId] }), index('tip_votes_user').on(table.userId)],
);

/** What members are to be notified of; noted in the transaction that made the tip or its verdict. */
export const tipNotices = pgTable(
  'tip_notices',
  {
    tipId: bigint('tip_id', { mode: 'number' })
      .notNull()
      .references(() => tips.tipId, { onDelete: 'cascade' }),
    event: text('event').$type<'NEW_TIP' | 'TIP_SETTLED'>().notNull(),
    notedAt: instant('noted_at').notNull(),
    /** Members up to this id are notified. */
    afterUser: integer('after_user').notNull().default(0),
    /** Since the last success. */
    failures: smallint('failures').notNull().default(0),
    /** Not before this time. */
    dueAt: instant('due_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tipId, table.event] }), index('tip_notices_due').on(table.dueAt)],
);

/** Kept with every settlement, so that no page adds up all tips. */
export const tipsterRecords = pgTable('tipster_records', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  tips: integer('tips').notNull().default(0),
  wins: integer('wins').notNull().default(0),
  draws: integer('draws').notNull().default(0),
  losses: integer('losses').notNull().default(0),
  /** Those of wins and losses that are of half the stake. */
  halfWins: integer('half_wins').notNull().default(0),
  halfLosses: integer('half_losses').notNull().default(0),
  units: integer('units').notNull().default(0),
  streak: integer('streak').notNull().default(0),
  /** The last results, the newest first. */
  last: jsonb('last').$type<readonly TipResult[]>().notNull().default([]),
  since: instant('since'),
  /** Half of a win counts as half a win, half of a loss as half a loss. Null without either. */
  winRate: doublePrecision('win_rate').generatedAlwaysAs(
    sql`(wins - half_wins / 2.0) / nullif(wins + losses - (half_wins + half_losses) / 2.0, 0)`,
  ),
});
