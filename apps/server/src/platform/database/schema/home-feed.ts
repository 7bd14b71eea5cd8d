import { bigint, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { users } from './members.js';
import { posts } from './newsfeed.js';

/* The home feed of each reader: posts of those they follow and of their friends. */

const userRef = (column: string) =>
  integer(column)
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' });

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
});

/** Posts whose author's followers are being notified; those up to `afterFollower` are. */
export const postAnnouncements = pgTable('post_announcements', {
  postId: bigint('post_id', { mode: 'number' })
    .primaryKey()
    .references(() => posts.postId, { onDelete: 'cascade' }),
  afterFollower: integer('after_follower').notNull().default(0),
});

/** New relations whose author's posts the reader has no entries of yet; triggers on follows and friendships write them. */
export const feedCatchUps = pgTable(
  'feed_catch_ups',
  { readerId: userRef('reader_id'), authorId: userRef('author_id') },
  (table) => [
    primaryKey({ columns: [table.readerId, table.authorId] }),
    index('feed_catch_ups_author').on(table.authorId),
  ],
);
