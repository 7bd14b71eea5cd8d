import { and, desc, eq, exists, like, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { RoomPerson } from '@khandai/contracts';
import type { Database, Db } from '../../../platform/database/database.js';
import { chatMessages, NAME_WORDS, roomReads, userBlocks, users } from '../../../platform/database/schema.js';

/** Newest messages of a room whose authors come first. */
const RECENT = 300;

export interface PeopleRequest {
  readonly groupId: number;
  /** The member who asks. */
  readonly userId: number;
  /** Normalized with `searchKey`; empty for everybody. */
  readonly word: string;
  /** Users in the room now. */
  readonly present: readonly number[];
  readonly limit: number;
}

const fields = {
  userId: users.userId,
  username: users.username,
  showName: users.displayName,
  profilePicture: users.profilePicture,
};

/** SQL of the members whom a message in a room can mention. */
export class PeopleRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** Members who wrote lately, the last one first; then members who are in the room and do not hide it. */
  async near({ groupId, userId, word, present, limit }: PeopleRequest): Promise<RoomPerson[]> {
    const newest = this.#db
      .select({ userId: chatMessages.userId, sequence: chatMessages.sequence })
      .from(chatMessages)
      .where(eq(chatMessages.groupId, groupId))
      .orderBy(desc(chatMessages.sequence))
      .limit(RECENT)
      .as('newest');
    const writers = this.#db
      .select({ userId: newest.userId, wroteAt: sql<number>`max(${newest.sequence})`.as('wrote_at') })
      .from(newest)
      .groupBy(newest.userId)
      .as('writers');
    const isPresent = present.length > 0 ? and(isOneOf(present), not(users.hideStatus)) : undefined;
    return this.#db
      .select(fields)
      .from(users)
      .leftJoin(writers, eq(writers.userId, users.userId))
      .where(and(or(sql`${writers.userId} IS NOT NULL`, isPresent), this.#mayBeNamed(userId), fits(word)))
      .orderBy(sql`${writers.wroteAt} DESC NULLS LAST`, users.userId)
      .limit(limit);
  }

  /** Members who follow the room. */
  async followers({ groupId, userId, word, limit }: Omit<PeopleRequest, 'present'>): Promise<RoomPerson[]> {
    return this.#db
      .select(fields)
      .from(users)
      .innerJoin(
        roomReads,
        and(eq(roomReads.userId, users.userId), eq(roomReads.groupId, groupId), eq(roomReads.followed, true)),
      )
      .where(and(this.#mayBeNamed(userId), fits(word)))
      .limit(limit);
  }

  /** The same members as those whom a message mentions in the end. */
  #mayBeNamed(byId: number): SQL | undefined {
    const blocks = this.#db
      .select({ userId: userBlocks.userId })
      .from(userBlocks)
      .where(and(eq(userBlocks.userId, users.userId), eq(userBlocks.blockedId, byId)));
    return and(
      not(users.guest),
      not(users.locked),
      ne(users.username, ''),
      ne(users.userId, byId),
      not(exists(blocks)),
    );
  }
}

const fits = (word: string): SQL | undefined =>
  word === '' ? undefined : like(NAME_WORDS, `% ${word.replace(/[\\%_]/g, '\\$&')}%`);

/** A single parameter for any number of ids. */
const isOneOf = (userIds: readonly number[]): SQL => sql`${users.userId} = ANY(${`{${userIds.join(',')}}`}::int[])`;
