import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PostType, PostVisibility, Reaction } from '@khandai/contracts';
import { articles } from './articles.js';
import { instant } from './instant.js';
import { mediaTitles } from './media.js';
import { users } from './members.js';

/* Posts of the feed, reactions to them, and comments. */

export const posts = pgTable(
  'posts',
  {
    postId: bigserial('post_id', { mode: 'number' }).primaryKey(),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** The author's id of the request that made it. */
    uuid: text('uuid').notNull(),
    type: smallint('type').$type<PostType>().notNull(),
    visibility: smallint('visibility').$type<PostVisibility>().notNull(),
    /** As readers see it: the word filter masks words. */
    content: text('content').notNull(),
    original: text('original').notNull(),
    /** It shares a post, also when that post is gone. */
    shares: boolean('shares').notNull().default(false),
    sharedId: bigint('shared_id', { mode: 'number' }).references((): AnyPgColumn => posts.postId, {
      onDelete: 'set null',
    }),
    /** The author was a commentator at that time. */
    commentator: boolean('commentator').notNull(),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
    deletedBy: integer('deleted_by').references(() => users.userId, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('posts_uuid').on(table.authorId, table.uuid),
    index('posts_public')
      .on(table.postId)
      .where(sql`${table.visibility} = 1`),
    index('posts_of_commentators')
      .on(table.postId)
      .where(sql`${table.visibility} = 1 AND ${table.commentator}`),
    index('posts_of_fans')
      .on(table.postId)
      .where(sql`${table.visibility} = 1 AND NOT ${table.commentator}`),
    index('posts_events')
      .on(table.postId)
      .where(sql`${table.visibility} = 1 AND ${table.type} IN (60, 80)`),
    index('posts_tips')
      .on(table.postId)
      .where(sql`${table.visibility} = 1 AND ${table.type} = 40`),
    index('posts_tips_of_commentators')
      .on(table.postId)
      .where(sql`${table.visibility} = 1 AND ${table.type} = 40 AND ${table.commentator}`),
    index('posts_tips_of_fans')
      .on(table.postId)
      .where(sql`${table.visibility} = 1 AND ${table.type} = 40 AND NOT ${table.commentator}`),
    index('posts_events_of_commentators')
      .on(table.postId)
      .where(sql`${table.visibility} = 1 AND ${table.type} IN (60, 80) AND ${table.commentator}`),
    index('posts_events_of_fans')
      .on(table.postId)
      .where(sql`${table.visibility} = 1 AND ${table.type} IN (60, 80) AND NOT ${table.commentator}`),
    index('posts_author').on(table.authorId, table.postId),
    index('posts_shares')
      .on(table.sharedId, table.postId)
      .where(sql`${table.sharedId} IS NOT NULL`),
    index('posts_deleted_by')
      .on(table.deletedBy)
      .where(sql`${table.deletedBy} IS NOT NULL`),
  ],
);

/** What a post was before each edit, for moderators. */
export const postEdits = pgTable(
  'post_edits',
  {
    postId: bigint('post_id', { mode: 'number' })
      .notNull()
      .references(() => posts.postId, { onDelete: 'cascade' }),
    editedAt: instant('edited_at').notNull(),
    original: text('original').notNull(),
    /** Who could read that text. Moderators read what was public; null in older rows, which did not keep it. */
    visibility: smallint('visibility').$type<PostVisibility>(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.editedAt] })],
);

export const postReactions = pgTable(
  'post_reactions',
  {
    postId: bigint('post_id', { mode: 'number' })
      .notNull()
      .references(() => posts.postId, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    reaction: text('reaction').$type<Reaction>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.userId] }),
    index('post_reactions_user').on(table.userId, table.postId),
  ],
);

/**
 * Counts of a post in parts: a user's reactions, comments and shares are counted in the part of their id, so those who act
 * on a hot post at once rarely wait for one another.
 */
export const postCounts = pgTable(
  'post_counts',
  {
    postId: bigint('post_id', { mode: 'number' })
      .notNull()
      .references(() => posts.postId, { onDelete: 'cascade' }),
    part: smallint('part').notNull(),
    reactions: jsonb('reactions').$type<Partial<Record<Reaction, number>>>().notNull().default({}),
    comments: integer('comments').notNull().default(0),
    shares: integer('shares').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.postId, table.part] })],
);

/** Parts that the counts of one post have at most. */
const PARTS = 16;

export const countPartOf = (userId: number): number => userId % PARTS;

/** Comments on posts, articles and titles in two levels: the parent of a comment has no parent. */
export const comments = pgTable(
  'comments',
  {
    commentId: bigserial('comment_id', { mode: 'number' }).primaryKey(),
    /** Null for a comment on an article or a title. */
    postId: bigint('post_id', { mode: 'number' }).references(() => posts.postId, { onDelete: 'cascade' }),
    articleId: bigint('article_id', { mode: 'number' }).references(() => articles.articleId, { onDelete: 'cascade' }),
    titleId: integer('title_id').references(() => mediaTitles.titleId, { onDelete: 'cascade' }),
    parentId: bigint('parent_id', { mode: 'number' }).references((): AnyPgColumn => comments.commentId, {
      onDelete: 'cascade',
    }),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    uuid: text('uuid').notNull(),
    content: text('content').notNull(),
    original: text('original').notNull(),
    /** Answers that are not deleted. */
    replies: integer('replies').notNull().default(0),
    likes: integer('likes').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
    deletedBy: integer('deleted_by').references(() => users.userId, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('comments_uuid').on(table.authorId, table.uuid),
    index('comments_author').on(table.authorId, table.createdAt),
    index('comments_first_level')
      .on(table.postId, table.commentId)
      .where(sql`${table.parentId} IS NULL`),
    index('comments_replies')
      .on(table.parentId, table.commentId)
      .where(sql`${table.parentId} IS NOT NULL`),
    index('comments_post').on(table.postId),
    index('comments_article')
      .on(table.articleId, table.commentId)
      .where(sql`${table.articleId} IS NOT NULL`),
    index('comments_title')
      .on(table.titleId, table.commentId)
      .where(sql`${table.titleId} IS NOT NULL`),
    index('comments_deleted_by')
      .on(table.deletedBy)
      .where(sql`${table.deletedBy} IS NOT NULL`),
  ],
);

/** Who likes which comment. */
export const commentLikes = pgTable(
  'comment_likes',
  {
    commentId: bigint('comment_id', { mode: 'number' })
      .notNull()
      .references(() => comments.commentId, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('comment_likes_user').on(table.userId, table.commentId),
  ],
);
