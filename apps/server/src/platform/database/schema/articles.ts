import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  date,
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
import type { ArticleCover, ArticleDoc, ArticleStatus } from '@khandai/contracts';
import { instant } from './instant.js';
import { users } from './members.js';
import { uploads } from './uploads.js';

/* News: categories, articles with their versions, and how often they are read. */

/** What an editor writes of an article. */
export interface ArticleText {
  readonly title: string;
  readonly summary: string;
  readonly categoryId: number;
  readonly content: ArticleDoc;
  readonly cover: ArticleCover | null;
  /** Without `#`. */
  readonly hashtags: readonly string[];
  readonly fixtureId: string | null;
  readonly seoTitle: string | null;
  readonly seoDescription: string | null;
}

export const articleCategories = pgTable(
  'article_categories',
  {
    categoryId: serial('category_id').primaryKey(),
    parentId: integer('parent_id').references((): AnyPgColumn => articleCategories.categoryId),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    position: integer('position').notNull().default(0),
    /** Counts the changes, so that the second of two editors is noticed. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('article_categories_slug').on(table.slug),
    index('article_categories_parent')
      .on(table.parentId)
      .where(sql`${table.parentId} IS NOT NULL`),
  ],
);

export const articles = pgTable(
  'articles',
  {
    articleId: bigserial('article_id', { mode: 'number' }).primaryKey(),
    slug: text('slug').notNull(),
    status: smallint('status').$type<ArticleStatus>().notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    content: jsonb('content').$type<ArticleDoc>().notNull(),
    cover: jsonb('cover').$type<ArticleCover>(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => articleCategories.categoryId),
    hashtags: jsonb('hashtags').$type<readonly string[]>().notNull().default([]),
    /** Not a reference: a match that a feed withdraws leaves the article. */
    fixtureId: text('fixture_id'),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    /** The title without marks, in lower case. */
    searchKey: text('search_key').notNull(),
    readMinutes: smallint('read_minutes').notNull().default(1),
    authorId: integer('author_id').references(() => users.userId, { onDelete: 'set null' }),
    /** What is edited beside the text that readers see. */
    draft: jsonb('draft').$type<ArticleText>(),
    version: integer('version').notNull().default(1),
    /** Place among the editors' picks, from 1. */
    pinned: smallint('pinned'),
    publishAt: instant('publish_at'),
    publishedAt: instant('published_at'),
    /** The last change that readers see. */
    editedAt: instant('edited_at'),
    createdAt: instant('created_at').notNull(),
    savedAt: instant('saved_at').notNull(),
    /** In the bin. */
    deletedAt: instant('deleted_at'),
    simulated: boolean('simulated').notNull().default(false),
  },
  (table) => [
    uniqueIndex('articles_slug').on(table.slug),
    index('articles_shown')
      .on(table.publishedAt.desc(), table.articleId.desc())
      .where(sql`${table.status} = 30 AND ${table.deletedAt} IS NULL`),
    index('articles_category')
      .on(table.categoryId, table.publishedAt.desc(), table.articleId.desc())
      .where(sql`${table.status} = 30 AND ${table.deletedAt} IS NULL`),
    index('articles_titled')
      .using('gin', sql`${table.searchKey} gin_trgm_ops`)
      .where(sql`${table.status} = 30 AND ${table.deletedAt} IS NULL`),
    index('articles_of_category').on(table.categoryId),
    index('articles_pinned')
      .on(table.pinned)
      .where(sql`${table.pinned} IS NOT NULL`),
    index('articles_due')
      .on(table.publishAt)
      .where(sql`${table.status} = 20`),
    index('articles_saved').on(table.savedAt.desc(), table.articleId.desc()),
    index('articles_author')
      .on(table.authorId)
      .where(sql`${table.authorId} IS NOT NULL`),
    index('articles_fixture')
      .on(table.fixtureId)
      .where(sql`${table.fixtureId} IS NOT NULL`),
  ],
);

const articleId = () =>
  bigint('article_id', { mode: 'number' })
    .notNull()
    .references(() => articles.articleId, { onDelete: 'cascade' });

/** Every address that an article has or had. */
export const articleSlugs = pgTable(
  'article_slugs',
  { slug: text('slug').primaryKey(), articleId: articleId() },
  (table) => [index('article_slugs_article').on(table.articleId)],
);

/** Hashtags of articles that readers see. */
export const articleHashtags = pgTable(
  'article_hashtags',
  {
    hashtagKey: text('hashtag_key').notNull(),
    articleId: articleId(),
    hashtag: text('hashtag').notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hashtagKey, table.articleId] }),
    index('article_hashtags_article').on(table.articleId),
    index('article_hashtags_time').on(table.hashtagKey, table.publishedAt.desc(), table.articleId.desc()),
  ],
);

export const articleVersions = pgTable(
  'article_versions',
  {
    versionId: bigserial('version_id', { mode: 'number' }).primaryKey(),
    articleId: articleId(),
    text: jsonb('text').$type<ArticleText>().notNull(),
    /** Readers got it. */
    published: boolean('published').notNull().default(false),
    savedBy: integer('saved_by').references(() => users.userId, { onDelete: 'set null' }),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    index('article_versions_article').on(table.articleId, table.versionId.desc()),
    index('article_versions_editor')
      .on(table.savedBy)
      .where(sql`${table.savedBy} IS NOT NULL`),
  ],
);

/** Saves that the log of the desk does not have yet, one row for each article that an editor works on. */
export const articleSaves = pgTable(
  'article_saves',
  {
    articleId: bigint('article_id', { mode: 'number' })
      .primaryKey()
      .references(() => articles.articleId, { onDelete: 'cascade' }),
    /** Not a reference: the log names editors also after they leave. */
    editorId: integer('editor_id').notNull(),
    since: instant('since').notNull(),
    /** The article before the first of them. */
    before: jsonb('before').$type<object>().notNull(),
  },
  (table) => [index('article_saves_since').on(table.since)],
);

/** Creations by the uuid that the desk gave them, so that one that is sent again makes no second article. */
export const articleCreations = pgTable(
  'article_creations',
  {
    uuid: text('uuid').primaryKey(),
    articleId: articleId(),
    /** Not a reference: it is compared only. */
    editorId: integer('editor_id').notNull(),
    /** Of what was sent. */
    digest: text('digest').notNull(),
  },
  (table) => [index('article_creations_article').on(table.articleId)],
);

/** Uploads that articles use. They stay when their sender's account goes. */
export const articleFiles = pgTable(
  'article_files',
  {
    sourceId: bigint('source_id', { mode: 'number' })
      .primaryKey()
      .references(() => uploads.sourceId, { onDelete: 'cascade' }),
    articleId: articleId(),
  },
  (table) => [index('article_files_article').on(table.articleId)],
);

/** Uploads that banners show, or showed: the log of the desk can bring a banner back. */
export const siteFiles = pgTable('site_files', {
  sourceId: bigint('source_id', { mode: 'number' })
    .primaryKey()
    .references(() => uploads.sourceId, { onDelete: 'cascade' }),
});

/** Who read an article on a day of Vietnam: a keyed hash of the reader and the day. Old days are deleted. */
export const articleReaders = pgTable(
  'article_readers',
  { day: date('day').notNull(), articleId: articleId(), reader: text('reader').notNull() },
  (table) => [
    primaryKey({ columns: [table.day, table.articleId, table.reader] }),
    index('article_readers_article').on(table.articleId),
  ],
);

/** Readers of a day, in parts, so that readers of a hot article rarely wait for one another. */
export const articleViews = pgTable(
  'article_views',
  {
    articleId: articleId(),
    day: date('day').notNull(),
    part: smallint('part').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.day, table.part] }),
    index('article_views_day').on(table.day),
  ],
);
