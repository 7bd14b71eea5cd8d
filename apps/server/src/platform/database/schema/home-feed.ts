import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, smallint, timestamp } from 'drizzle-orm/pg-core';
import { users } from './members.js';
import { posts } from './newsfeed.js';

/* The home feed of each reader: posts of those they follow and of their friends. */

const userRef = (column: string) =>
  integer(column)
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' });

/** Failures in a row, and when the work is tried next. */
const retries = {
  attempts: smallint('attempts').notNull().default(0),
  dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' })
    .notNull()
    .default(sql`to_timestamp(0)`),
};

/** Posts that a reader may want. The query of a page decides which of them they see. */
export const feedEntries = pgTable(
  'feed_entries',
  { readerId: userRef('reader_id'), postId: bigint('post_id', { mode: 'number' }).notNull() },
  (table) => [primaryKey({ columns: [table.readerId, table.postId] })],
);

/** Public posts that some readers have no entry of yet; those up to `afterReader` have theirs. */
export const feedDeliveries = pgTable('feed_deliveries', {
  postId: bigint('post_id', { mode: 'number' })
    .primaryKey()
    .references(() => posts.postId, { onDelete: 'cascade' }),
  afterReader: integer('after_reader').notNull().default(0),
  ...retries,
});

/** Posts whose author's followers are being notified; those up to `afterFollower` are. */
export const postAnnouncements = pgTable(
  'post_announcements',
  {
    postId: bigint('post_id', { mode: 'number' })
      .primaryKey()
      .references(() => posts.postId, { onDelete: 'cascade' }),
    afterFollower: integer('after_follower').notNull().default(0),
    ...retries,
    /** After too many failures: the rest of the followers is not notified. */
    givenUpAt: timestamp('given_up_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    index('post_announcements_due')
      .on(table.dueAt, table.postId)
      .where(sql`given_up_at IS NULL`),
  ],
);

/** New relations whose author's posts the reader has no entries of yet; triggers on follows and friendships write them. */
export const feedCatchUps = pgTable(
  'feed_catch_ups',
  { readerId: userRef('reader_id'), authorId: userRef('author_id') },
  (table) => [
    primaryKey({ columns: [table.readerId, table.authorId] }),
    index('feed_catch_ups_author').on(table.authorId),
  ],
);
