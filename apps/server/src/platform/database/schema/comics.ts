import { sql } from 'drizzle-orm';
import {
  bigint,
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
import type { ComicGenre, ComicState } from '@khandai/contracts';
import { instant } from './instant.js';
import { mediaTitles } from './media.js';
import { users } from './members.js';
import { uploads } from './uploads.js';

/* Comics, their chapters and pages, and how far members have read. */

const titleId = () => integer('title_id').references(() => mediaTitles.titleId, { onDelete: 'cascade' });
const chapterId = () => integer('chapter_id').references(() => comicChapters.chapterId, { onDelete: 'cascade' });
const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' });

/** What comics have beside their title. */
export const comics = pgTable('comics', {
  titleId: titleId().primaryKey(),
  coverSourceId: bigint('cover_source_id', { mode: 'number' }).references(() => uploads.sourceId, {
    onDelete: 'set null',
  }),
  author: text('author').notNull().default(''),
  genres: jsonb('genres').$type<readonly ComicGenre[]>().notNull().default([]),
  state: text('state').$type<ComicState>().notNull().default('ongoing'),
  /** Title and author without diacritics. */
  searchKey: text('search_key').notNull().default(''),
});

export const comicChapters = pgTable(
  'comic_chapters',
  {
    chapterId: serial('chapter_id').primaryKey(),
    titleId: titleId().notNull(),
    number: integer('number').notNull(),
    name: text('name').notNull().default(''),
    /** From when readers get it; null: a draft. */
    publishedAt: instant('published_at'),
    /** Each reader once. */
    reads: integer('reads').notNull().default(0),
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('comic_chapters_number').on(table.titleId, table.number)],
);

export const comicPages = pgTable(
  'comic_pages',
  {
    sourceId: bigint('source_id', { mode: 'number' })
      .primaryKey()
      .references(() => uploads.sourceId, { onDelete: 'cascade' }),
    chapterId: chapterId().notNull(),
    position: integer('position').notNull(),
    fileName: text('file_name').notNull(),
    alt: text('alt').notNull().default(''),
  },
  (table) => [uniqueIndex('comic_pages_position').on(table.chapterId, table.position)],
);

/** Who was counted as a reader of a chapter, as a hash that differs between chapters. */
export const comicReaders = pgTable(
  'comic_readers',
  { chapterId: chapterId().notNull(), reader: text('reader').notNull(), readAt: instant('read_at').notNull() },
  (table) => [primaryKey({ columns: [table.chapterId, table.reader] }), index('comic_readers_time').on(table.readAt)],
);

export const comicProgress = pgTable(
  'comic_progress',
  {
    userId: userId(),
    chapterId: chapterId().notNull(),
    page: integer('page').notNull(),
    isRead: boolean('is_read').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.chapterId] }),
    index('comic_progress_chapter').on(table.chapterId),
  ],
);

export const comicFollows = pgTable(
  'comic_follows',
  { titleId: titleId().notNull(), userId: userId(), followedAt: instant('followed_at').notNull() },
  (table) => [primaryKey({ columns: [table.titleId, table.userId] }), index('comic_follows_user').on(table.userId)],
);

/** Chapters of which followers are notified; noted in the transaction that publishes them. */
export const comicAnnouncements = pgTable(
  'comic_announcements',
  {
    chapterId: chapterId().primaryKey(),
    /** Not before this time; null: all are notified. */
    dueAt: instant('due_at'),
    /** Followers up to this id are notified. */
    afterUser: integer('after_user').notNull().default(0),
    /** Since the last success. */
    failures: smallint('failures').notNull().default(0),
  },
  (table) => [
    index('comic_announcements_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} IS NOT NULL`),
  ],
);
