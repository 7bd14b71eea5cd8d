import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { BanReason } from '@khandai/contracts';
import { instant } from './instant.js';
import { users } from './members.js';
import { comments, posts } from './newsfeed.js';

/* What keeps the feed civil: bookmarks, what readers do not want to see, reports, and what moderators removed. */

const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' });
const postId = () =>
  bigint('post_id', { mode: 'number' })
    .notNull()
    .references(() => posts.postId, { onDelete: 'cascade' });
/** Null for what is about a comment on an article. */
const postIdOrNone = () =>
  bigint('post_id', { mode: 'number' }).references(() => posts.postId, { onDelete: 'cascade' });
/** Null when it is about the post itself. */
const commentId = () =>
  bigint('comment_id', { mode: 'number' }).references(() => comments.commentId, { onDelete: 'cascade' });

export const postBookmarks = pgTable(
  'post_bookmarks',
  {
    bookmarkId: bigserial('bookmark_id', { mode: 'number' }).primaryKey(),
    userId: userId(),
    postId: postId(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('post_bookmarks_once').on(table.userId, table.postId),
    index('post_bookmarks_newest').on(table.userId, table.bookmarkId),
    index('post_bookmarks_post').on(table.postId),
  ],
);

export const hiddenPosts = pgTable(
  'hidden_posts',
  { userId: userId(), postId: postId(), createdAt: instant('created_at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.postId] }), index('hidden_posts_post').on(table.postId)],
);

export const mutedAuthors = pgTable(
  'muted_authors',
  {
    userId: userId(),
    mutedId: integer('muted_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.mutedId] }), index('muted_authors_muted').on(table.mutedId)],
);

/** Reports of posts, and of comments where `commentId` is set. */
export const postReports = pgTable(
  'post_reports',
  {
    reportId: bigserial('report_id', { mode: 'number' }).primaryKey(),
    postId: postIdOrNone(),
    commentId: commentId(),
    userId: userId(),
    reason: text('reason').$type<BanReason>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** A moderator has decided about it. */
    resolved: boolean('resolved').notNull().default(false),
    /** The row of the log that dismissed it, which an undo goes by. */
    resolvedLog: bigint('resolved_log', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('post_reports_once')
      .on(table.postId, table.userId)
      .where(sql`${table.commentId} IS NULL`),
    uniqueIndex('post_reports_comment_once')
      .on(table.commentId, table.userId)
      .where(sql`${table.commentId} IS NOT NULL`),
    index('post_reports_post').on(table.postId),
    index('post_reports_user').on(table.userId),
    index('post_reports_open')
      .on(table.createdAt)
      .where(sql`NOT ${table.resolved}`),
  ],
);

/** Removals that are in force, by the row of the log that made them. An undo deletes its row. */
export const postRemovals = pgTable(
  'post_removals',
  {
    logId: bigint('log_id', { mode: 'number' }).primaryKey(),
    postId: postIdOrNone(),
    commentId: commentId(),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('post_removals_post')
      .on(table.postId)
      .where(sql`${table.commentId} IS NULL`),
    uniqueIndex('post_removals_comment')
      .on(table.commentId)
      .where(sql`${table.commentId} IS NOT NULL`),
    index('post_removals_of_post').on(table.postId),
    index('post_removals_author').on(table.authorId, table.logId),
  ],
);
