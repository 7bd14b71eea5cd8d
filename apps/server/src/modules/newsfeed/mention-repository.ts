import { and, eq, inArray, like, ne, not, notInArray, type SQL, sql } from 'drizzle-orm';
import type { MentionedMember, RoomPerson } from '@khandai/contracts';
import type { Database, Db } from '../../platform/database/database.js';
import {
  commentMentions,
  follows,
  friendships,
  NAME_WORDS,
  postMentions,
  userBlocks,
  users,
} from '../../platform/database/schema.js';
import type { Named } from './mentioned.js';

export interface PeopleSearch {
  /** The member who asks. */
  readonly userId: number;
  /** Normalized with `searchKey`; empty for those whom the member knows. */
  readonly word: string;
  readonly limit: number;
}

const person = {
  userId: users.userId,
  username: users.username,
  showName: users.displayName,
  profilePicture: users.profilePicture,
};

/** SQL of the members whom texts of the feed name. */
export class MentionRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** Those of these members whom the author may name, under each of their names. */
  async named(userIds: readonly number[], authorId: number): Promise<Named[]> {
    if (userIds.length === 0) return [];
    const rows = await this.#db
      .select(person)
      .from(users)
      .where(and(inArray(users.userId, [...userIds]), mayBeNamed(authorId)));
    return rows.flatMap(({ userId, showName, username }) => [
      { userId, name: showName },
      { userId, name: username },
    ]);
  }

  /** Who has the word for a username, then friends and those whom the member follows, whose name fits, then other members. */
  async search({ userId, word, limit }: PeopleSearch): Promise<RoomPerson[]> {
    const named = word === '' ? [] : await this.#find(and(eq(users.usernameKey, word), mayBeNamed(userId)), 1);
    const called = await this.#called({ userId, word, limit });
    const isNamed = new Set(named.map((one) => one.userId));
    return [...named, ...called.filter((one) => !isNamed.has(one.userId))].slice(0, limit);
  }

  async #called({ userId, word, limit }: PeopleSearch): Promise<RoomPerson[]> {
    const known = sql`${users.userId} IN (
      SELECT ${friendships.friendId} FROM ${friendships} WHERE ${friendships.userId} = ${userId}
      UNION SELECT ${follows.followedId} FROM ${follows} WHERE ${follows.followerId} = ${userId})`;
    const near = await this.#find(and(known, mayBeNamed(userId), fits(word)), limit);
    if (word === '' || near.length === limit) return near;
    const ids = near.map((one) => one.userId);
    const others = ids.length === 0 ? undefined : notInArray(users.userId, ids);
    return [...near, ...(await this.#find(and(others, mayBeNamed(userId), fits(word)), limit - ids.length))];
  }

  async ofPosts(postIds: readonly number[]): Promise<Map<number, MentionedMember[]>> {
    if (postIds.length === 0) return new Map();
    const rows = await this.#db
      .select({ textId: postMentions.postId, ...named(postMentions) })
      .from(postMentions)
      .innerJoin(users, eq(users.userId, postMentions.userId))
      .where(and(inArray(postMentions.postId, [...postIds]), ne(users.username, '')));
    return byText(rows);
  }

  async ofComments(commentIds: readonly number[]): Promise<Map<number, MentionedMember[]>> {
    if (commentIds.length === 0) return new Map();
    const rows = await this.#db
      .select({ textId: commentMentions.commentId, ...named(commentMentions) })
      .from(commentMentions)
      .innerJoin(users, eq(users.userId, commentMentions.userId))
      .where(and(inArray(commentMentions.commentId, [...commentIds]), ne(users.username, '')));
    return byText(rows);
  }

  /** The members of a post who have not been notified; from now on they have. */
  async tell(postId: number): Promise<number[]> {
    const rows = await this.#db
      .update(postMentions)
      .set({ notified: true })
      .where(and(eq(postMentions.postId, postId), not(postMentions.notified)))
      .returning({ userId: postMentions.userId });
    return rows.map(({ userId }) => userId);
  }

  #find(where: SQL | undefined, limit: number): Promise<RoomPerson[]> {
    return this.#db.select(person).from(users).where(where).limit(limit);
  }
}

/** The members whom the rows of a post name become these. Who was notified stays notified. */
export async function storeMentions(tx: Db, postId: number, members: readonly Named[]): Promise<void> {
  const ids = members.map(({ userId }) => userId);
  const gone = ids.length === 0 ? undefined : notInArray(postMentions.userId, ids);
  await tx.delete(postMentions).where(and(eq(postMentions.postId, postId), gone));
  if (ids.length === 0) return;
  await tx
    .insert(postMentions)
    .values(members.map((one) => ({ postId, ...one })))
    .onConflictDoUpdate({ target: [postMentions.postId, postMentions.userId], set: { name: sql`excluded.name` } });
}

const named = (table: typeof postMentions | typeof commentMentions) => ({
  userId: users.userId,
  username: users.username,
  showName: table.name,
});

const byText = (rows: readonly (MentionedMember & { readonly textId: number })[]): Map<number, MentionedMember[]> => {
  const groups = Map.groupBy(rows, ({ textId }) => textId);
  return new Map([...groups].map(([id, list]) => [id, list.map(({ textId: _, ...member }) => member)]));
};

/** Members with an account, except the author and those who block them. */
const mayBeNamed = (authorId: number): SQL | undefined =>
  and(
    not(users.guest),
    not(users.locked),
    ne(users.username, ''),
    ne(users.userId, authorId),
    sql`NOT EXISTS (SELECT FROM ${userBlocks} WHERE ${userBlocks.userId} = ${users.userId} AND ${userBlocks.blockedId} = ${authorId})`,
  );

const fits = (word: string): SQL | undefined =>
  word === '' ? undefined : like(NAME_WORDS, `% ${word.replace(/[\\%_]/g, '\\$&')}%`);
