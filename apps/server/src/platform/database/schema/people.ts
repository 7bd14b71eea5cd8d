import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { instant } from './instant.js';
import { users } from './members.js';

/* Friends and followers. */

const userRef = (column: string) =>
  integer(column)
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' });

/** A request to be friends; it ends as a friendship or with its deletion. */
export const friendRequests = pgTable(
  'friend_requests',
  {
    senderId: userRef('sender_id'),
    receiverId: userRef('receiver_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.senderId, table.receiverId] }),
    index('friend_requests_receiver').on(table.receiverId, table.createdAt),
  ],
);

/** Two rows, one for each of the two friends. */
export const friendships = pgTable(
  'friendships',
  {
    userId: userRef('user_id'),
    friendId: userRef('friend_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.friendId] }), index('friendships_friend').on(table.friendId)],
);

export const follows = pgTable(
  'follows',
  {
    followerId: userRef('follower_id'),
    followedId: userRef('followed_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.followerId, table.followedId] }),
    index('follows_followed').on(table.followedId, table.createdAt),
    index('follows_readers').on(table.followedId, table.followerId),
  ],
);
