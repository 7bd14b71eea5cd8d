import { and, eq, or, sql } from 'drizzle-orm';
import type { Relation } from '@khandai/contracts';
import type { Db } from '../../platform/database/database.js';
import { follows, friendRequests, friendships } from '../../platform/database/schema.js';

/** Two members; the first one is the caller. */
export interface Pair {
  readonly userId: number;
  readonly otherId: number;
}

interface RelationRow {
  readonly id: number;
  readonly blocked: boolean;
  readonly friends: boolean;
  readonly sent: boolean;
  readonly received: boolean;
  readonly following: boolean;
}

/** Makes all changes between two members run one after another, until the transaction ends. */
export async function lockPair(tx: Db, { userId, otherId }: Pair): Promise<void> {
  const [low, high] = [Math.min(userId, otherId), Math.max(userId, otherId)];
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${low}::integer, ${high}::integer)`);
}

/** What a member and these other ones are to each other, as the member may know it. */
export async function relationsOf(db: Db, userId: number, ids: readonly number[]): Promise<Map<number, Relation>> {
  if (ids.length === 0) return new Map();
  const found = await db.execute(sql`
    SELECT other.id,
      EXISTS (SELECT FROM user_blocks WHERE user_id = ${userId} AND blocked_id = other.id) AS blocked,
      EXISTS (SELECT FROM friendships WHERE user_id = ${userId} AND friend_id = other.id) AS friends,
      EXISTS (SELECT FROM friend_requests WHERE sender_id = ${userId} AND receiver_id = other.id) AS sent,
      EXISTS (SELECT FROM friend_requests WHERE sender_id = other.id AND receiver_id = ${userId}) AS received,
      EXISTS (SELECT FROM follows WHERE follower_id = ${userId} AND followed_id = other.id) AS following
    FROM unnest(${`{${ids.join(',')}}`}::integer[]) AS other (id)`);
  const { rows } = found as unknown as { rows: RelationRow[] };
  return new Map(rows.map((row) => [row.id, { userId: row.id, state: stateOf(row), following: row.following }]));
}

/** Ends friendship, requests and follows of two members, in both directions. */
export async function endRelations(tx: Db, { userId, otherId }: Pair): Promise<void> {
  await endFriendship(tx, { userId, otherId });
  await tx
    .delete(follows)
    .where(
      or(
        and(eq(follows.followerId, userId), eq(follows.followedId, otherId)),
        and(eq(follows.followerId, otherId), eq(follows.followedId, userId)),
      ),
    );
}

/** Ends friendship and requests of two members, in both directions. */
export async function endFriendship(tx: Db, { userId, otherId }: Pair): Promise<void> {
  await tx
    .delete(friendRequests)
    .where(
      or(
        and(eq(friendRequests.senderId, userId), eq(friendRequests.receiverId, otherId)),
        and(eq(friendRequests.senderId, otherId), eq(friendRequests.receiverId, userId)),
      ),
    );
  await tx
    .delete(friendships)
    .where(
      or(
        and(eq(friendships.userId, userId), eq(friendships.friendId, otherId)),
        and(eq(friendships.userId, otherId), eq(friendships.friendId, userId)),
      ),
    );
}

// A member who is blocked may have sent a request since; the one who blocks them does not see it.
function stateOf({ blocked, friends, received, sent }: RelationRow): Relation['state'] {
  if (blocked) return 'blocked';
  if (friends) return 'friends';
  if (received) return 'received';
  return sent ? 'sent' : 'none';
}
