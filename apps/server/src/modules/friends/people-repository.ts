import { and, desc, eq, like, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { PeopleCount, Relation, Role, SuggestionReason } from '@khandai/contracts';
import type { Database, Db } from '../../platform/database/database.js';
import { follows, friendRequests, friendships, NAME_WORDS, users } from '../../platform/database/schema.js';
import { notBlocked } from '../../platform/database/wanted-authors.js';
import { relationsOf } from './relations-query.js';
import { suggested } from './suggestions-query.js';

export type PeopleList = 'friends' | 'requests' | 'sent' | 'following' | 'followers';

export interface PersonRow {
  readonly userId: number;
  readonly username: string;
  readonly showName: string;
  readonly profilePicture: string | null;
  readonly role: Role;
  readonly simulated: boolean;
}

export interface ListedPerson extends PersonRow {
  readonly since: Date;
}

export interface SuggestedPerson extends PersonRow {
  readonly reason: SuggestionReason;
  /** The team that both support. */
  readonly team: string | null;
}

export interface PeopleQuery {
  readonly list: PeopleList;
  /** Whose list it is. */
  readonly ownerId: number;
  readonly readerId: number;
  /** Normalized with `searchKey`; empty for everybody. */
  readonly word: string;
  /** Only members behind this one. */
  readonly after?: { readonly since: Date; readonly userId: number } | undefined;
  readonly limit: number;
}

const fields = {
  userId: users.userId,
  username: users.username,
  showName: users.displayName,
  profilePicture: users.profilePicture,
  role: users.role,
  simulated: users.simulated,
};

/** What a member has, for themself. */
type MemberCounts = Omit<PeopleCount, 'userId' | 'mutual'>;

/** Of which table and columns a list is made. */
const sources: Readonly<Record<PeopleList, { owner: AnyPgColumn; person: AnyPgColumn; since: AnyPgColumn }>> = {
  friends: { owner: friendships.userId, person: friendships.friendId, since: friendships.createdAt },
  requests: { owner: friendRequests.receiverId, person: friendRequests.senderId, since: friendRequests.createdAt },
  sent: { owner: friendRequests.senderId, person: friendRequests.receiverId, since: friendRequests.createdAt },
  following: { owner: follows.followerId, person: follows.followedId, since: follows.createdAt },
  followers: { owner: follows.followedId, person: follows.followerId, since: follows.createdAt },
};

/** SQL for lists of members. */
export class PeopleRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** The newest first; empty when the owner blocks the reader, or the reader the owner. */
  async page({ list, ownerId, readerId, word, after, limit }: PeopleQuery): Promise<ListedPerson[]> {
    const { owner, person, since } = sources[list];
    return this.#db
      .select({ ...fields, since: sql<Date>`${since}`.mapWith(friendships.createdAt) })
      .from(owner.table)
      .innerJoin(users, eq(users.userId, person))
      .where(
        and(
          eq(owner, ownerId),
          notBlocking(readerId, person),
          // A list of the reader's own tells nothing about who blocks them.
          ownerId === readerId ? undefined : and(notBlockedBy(person, readerId), notBlocked(readerId, sql`${ownerId}`)),
          fits(word),
          after && sql`(${since}, ${person}) < (${after.since.toISOString()}::timestamptz, ${after.userId}::integer)`,
        ),
      )
      .orderBy(desc(since), desc(person))
      .limit(limit);
  }

  /** Friends of a member among those who are online, the newest first, without who hides their status. */
  async onlineFriends(userId: number, online: readonly number[], limit: number): Promise<ListedPerson[]> {
    if (online.length === 0) return [];
    return this.#db
      .select({ ...fields, since: friendships.createdAt })
      .from(friendships)
      .innerJoin(users, eq(users.userId, friendships.friendId))
      .where(
        and(
          eq(friendships.userId, userId),
          sql`${friendships.friendId} = ANY (${`{${online.join(',')}}`}::integer[])`,
          eq(users.hideStatus, false),
          eq(users.locked, false),
        ),
      )
      .orderBy(desc(friendships.createdAt), desc(friendships.friendId))
      .limit(limit);
  }

  relationsOf(userId: number, ids: readonly number[]): Promise<Map<number, Relation>> {
    return relationsOf(this.#db, userId, ids);
  }

  /** How many friends a member has in common with each of these. */
  async mutualOf(userId: number, ids: readonly number[]): Promise<Map<number, number>> {
    if (ids.length === 0) return new Map();
    const found = await this.#db.execute(sql`
      SELECT theirs.user_id AS id, count(*)::integer AS total
      FROM friendships AS mine
      JOIN friendships AS theirs ON theirs.friend_id = mine.friend_id
      WHERE mine.user_id = ${userId} AND theirs.user_id = ANY (${`{${ids.join(',')}}`}::integer[])
      GROUP BY theirs.user_id`);
    const { rows } = found as unknown as { rows: { id: number; total: number }[] };
    return new Map(rows.map(({ id, total }) => [id, total]));
  }

  /**
   * Undefined for a guest, and for a member who deleted their account.
   * @param withPrivate counts the private posts too
   */
  async count(userId: number, { withPrivate }: { withPrivate: boolean }): Promise<MemberCounts | undefined> {
    const found = await this.#db.execute(sql`
      SELECT
        (SELECT count(*) FROM friendships WHERE user_id = ${userId})::integer AS friends,
        (SELECT count(*) FROM follows WHERE followed_id = ${userId}
          AND ${notBlocking(userId, sql`follower_id`)})::integer AS followers,
        (SELECT count(*) FROM follows WHERE follower_id = ${userId})::integer AS following,
        (SELECT count(*) FROM posts WHERE author_id = ${userId}
          AND ${withPrivate ? sql`visibility <> 3` : sql`visibility = 1`})::integer AS posts,
        (SELECT count(*) FROM friend_requests WHERE receiver_id = ${userId}
          AND ${notBlocking(userId, sql`sender_id`)})::integer AS requests,
        (SELECT count(*) FROM friend_requests WHERE sender_id = ${userId})::integer AS sent
      FROM users WHERE user_id = ${userId} AND NOT guest AND username <> ''`);
    const { rows } = found as unknown as { rows: MemberCounts[] };
    return rows[0];
  }

  suggestions(userId: number, limit: number): Promise<SuggestedPerson[]> {
    return suggested(this.#db, userId, limit);
  }
}

const notBlocking = (userId: number, person: AnyPgColumn | SQL): SQL =>
  sql`NOT EXISTS (SELECT FROM user_blocks AS mine WHERE mine.user_id = ${userId} AND mine.blocked_id = ${person})`;

const notBlockedBy = (person: AnyPgColumn, userId: number): SQL =>
  sql`NOT EXISTS (SELECT FROM user_blocks AS theirs WHERE theirs.user_id = ${person} AND theirs.blocked_id = ${userId})`;

const fits = (word: string): SQL | undefined =>
  word === '' ? undefined : like(NAME_WORDS, `% ${word.replace(/[\\%_]/g, '\\$&')}%`);
