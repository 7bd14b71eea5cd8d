import {
  bigint,
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Reaction } from '@khandai/contracts';
import { articles } from './articles.js';
import { instant } from './instant.js';
import { users } from './members.js';

/* Reactions to articles, bookmarks on them, and how much each article is talked about. */

const ofArticle = () =>
  bigint('article_id', { mode: 'number' })
    .notNull()
    .references(() => articles.articleId, { onDelete: 'cascade' });

export const articleReactions = pgTable(
  'article_reactions',
  {
    articleId: ofArticle(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    reaction: text('reaction').$type<Reaction>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.userId] }),
    index('article_reactions_user').on(table.userId, table.articleId),
  ],
);

export const articleBookmarks = pgTable(
  'article_bookmarks',
  {
    bookmarkId: bigserial('bookmark_id', { mode: 'number' }).primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    articleId: ofArticle(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('article_bookmarks_once').on(table.userId, table.articleId),
    index('article_bookmarks_newest').on(table.userId, table.bookmarkId),
    index('article_bookmarks_article').on(table.articleId),
  ],
);

/** Counts of an article in parts, as `post_counts` has them. */
export const articleCounts = pgTable(
  'article_counts',
  {
    articleId: ofArticle(),
    part: smallint('part').notNull(),
    reactions: jsonb('reactions').$type<Partial<Record<Reaction, number>>>().notNull().default({}),
    comments: integer('comments').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.part] })],
);
