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
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { LicenceKind, MediaChapter, MediaKind, MediaStatus } from '@khandai/contracts';
import { instant } from './instant.js';
import { users } from './members.js';
import { uploads } from './uploads.js';

/* Titles of the site's own media, why the site may show them, and how far members have watched. */

export const mediaTitles = pgTable(
  'media_titles',
  {
    titleId: serial('title_id').primaryKey(),
    kind: text('kind').$type<MediaKind>().notNull(),
    slug: text('slug').notNull(),
    status: text('status').$type<MediaStatus>().notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    /** Not a reference: a match that a feed withdraws leaves the title. */
    fixtureId: text('fixture_id'),
    publishedAt: instant('published_at'),
    /** Why it was taken down; null unless it is. */
    withdrawReason: text('withdraw_reason'),
    simulated: boolean('simulated').notNull().default(false),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('media_titles_slug').on(table.kind, table.slug),
    index('media_titles_published')
      .on(table.kind, table.publishedAt, table.titleId)
      .where(sql`${table.status} = 'published'`),
    index('media_titles_fixture')
      .on(table.fixtureId)
      .where(sql`${table.fixtureId} IS NOT NULL`),
  ],
);

const titleId = () => integer('title_id').references(() => mediaTitles.titleId, { onDelete: 'cascade' });

export const mediaLicences = pgTable('media_licences', {
  titleId: titleId().primaryKey(),
  holder: text('holder').notNull(),
  kind: text('kind').$type<LicenceKind>().notNull(),
  source: text('source').notNull(),
  territory: text('territory').notNull(),
  document: text('document').notNull(),
  validFrom: instant('valid_from').notNull(),
  /** Null: without end. */
  validUntil: instant('valid_until'),
});

const sourceId = () =>
  bigint('source_id', { mode: 'number' }).references(() => uploads.sourceId, { onDelete: 'cascade' });

/** Uploads that titles show: withheld with their title, and kept from the job that deletes unused files. */
export const mediaFiles = pgTable(
  'media_files',
  { sourceId: sourceId().primaryKey(), titleId: titleId().notNull() },
  (table) => [index('media_files_title').on(table.titleId)],
);

/** Videos among them, which have chapters and a progress. */
export const mediaVideos = pgTable(
  'media_videos',
  {
    videoId: serial('video_id').primaryKey(),
    titleId: titleId().notNull(),
    sourceId: sourceId().notNull(),
    chapters: jsonb('chapters').$type<readonly MediaChapter[]>().notNull().default([]),
  },
  (table) => [uniqueIndex('media_videos_source').on(table.sourceId), index('media_videos_title').on(table.titleId)],
);

/** Comments on a title in parts, as `post_counts` has them. */
export const titleCommentCounts = pgTable(
  'title_comment_counts',
  {
    titleId: titleId().notNull(),
    part: smallint('part').notNull(),
    comments: integer('comments').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.titleId, table.part] })],
);

export const mediaProgress = pgTable(
  'media_progress',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    videoId: integer('video_id')
      .notNull()
      .references(() => mediaVideos.videoId, { onDelete: 'cascade' }),
    second: integer('second').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.videoId] }), index('media_progress_video').on(table.videoId)],
);

export const titleBookmarks = pgTable(
  'title_bookmarks',
  {
    bookmarkId: bigserial('bookmark_id', { mode: 'number' }).primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    titleId: titleId().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('title_bookmarks_once').on(table.userId, table.titleId),
    index('title_bookmarks_newest').on(table.userId, table.bookmarkId),
    index('title_bookmarks_title').on(table.titleId),
  ],
);

export const mediaLikes = pgTable(
  'media_likes',
  {
    titleId: titleId().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.titleId, table.userId] }), index('media_likes_user').on(table.userId)],
);

/** Readers who are counted already. */
export const mediaViewers = pgTable(
  'media_viewers',
  {
    titleId: titleId().notNull(),
    /** A keyed hash of the reader's id. */
    viewer: text('viewer').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.titleId, table.viewer] }), index('media_viewers_seen').on(table.seenAt)],
);

/** Counts of a title in parts, as `post_counts` has them. */
export const mediaCounts = pgTable(
  'media_counts',
  {
    titleId: titleId().notNull(),
    part: smallint('part').notNull(),
    views: integer('views').notNull().default(0),
    likes: integer('likes').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.titleId, table.part] })],
);
