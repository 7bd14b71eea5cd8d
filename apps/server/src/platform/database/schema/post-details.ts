import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { PostType } from '@khandai/contracts';
import { instant } from './instant.js';
import { users } from './members.js';
import { comments, posts } from './newsfeed.js';

/* What the texts of posts and comments name, and what the card of a post is about. */

const ofPost = () =>
  bigint('post_id', { mode: 'number' })
    .notNull()
    .references(() => posts.postId, { onDelete: 'cascade' });
const ofUser = () =>
  integer('user_id')
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' });

/** The members whom a post names. */
export const postMentions = pgTable(
  'post_mentions',
  {
    postId: ofPost(),
    userId: ofUser(),
    /** As it is behind the `@` in the text, so that a member who takes another name is still the one meant. */
    name: text('name').notNull(),
    /** The member has been notified, or need not be. */
    notified: boolean('notified').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.postId, table.userId] }), index('post_mentions_user').on(table.userId)],
);

/** The members whom a comment names. */
export const commentMentions = pgTable(
  'comment_mentions',
  {
    commentId: bigint('comment_id', { mode: 'number' })
      .notNull()
      .references(() => comments.commentId, { onDelete: 'cascade' }),
    userId: ofUser(),
    name: text('name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('comment_mentions_user').on(table.userId),
  ],
);

export const postHashtags = pgTable(
  'post_hashtags',
  {
    /** The hashtag in lower case: two that differ in a mark are different words. */
    hashtagKey: text('hashtag_key').notNull(),
    postId: ofPost(),
    hashtag: text('hashtag').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hashtagKey, table.postId] }),
    index('post_hashtags_post').on(table.postId),
    index('post_hashtags_time').on(table.createdAt),
  ],
);

/** What the card of a post is about. */
export const postSubjects = pgTable(
  'post_subjects',
  {
    postId: bigint('post_id', { mode: 'number' })
      .primaryKey()
      .references(() => posts.postId, { onDelete: 'cascade' }),
    /** What `subjectId` names: 50 a match. */
    type: smallint('type').$type<PostType>().notNull(),
    subjectId: text('subject_id').notNull(),
    hostId: integer('host_id').references(() => users.userId, { onDelete: 'set null' }),
  },
  (table) => [
    index('post_subjects_host')
      .on(table.hostId)
      .where(sql`${table.hostId} IS NOT NULL`),
  ],
);

/** The most used hashtags of the last 30 days, as a job counted them. */
export const hashtagTotals = pgTable('hashtag_totals', {
  hashtagKey: text('hashtag_key').primaryKey(),
  hashtag: text('hashtag').notNull(),
  /** Members who used it. */
  total: integer('total').notNull(),
});
