import { and, eq, exists, like, ne, not, type SQL, sql } from 'drizzle-orm';
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
    const candidates = sql`(
      SELECT user_id, max(sequence) AS wrote_at FROM (
        (SELECT user_id, sequence FROM ${chatMessages} WHERE group_id = ${groupId} ORDER BY sequence DESC LIMIT ${RECENT})
        UNION ALL
        SELECT unnest(${`{${present.join(',')}}`}::integer[]), NULL::bigint
      ) AS near GROUP BY user_id
    ) AS candidates`;
    return this.#db
      .select(fields)
      .from(users)
      .innerJoin(candidates, sql`candidates.user_id = ${users.userId}`)
      .where(and(sql`(wrote_at IS NOT NULL OR NOT ${users.hideStatus})`, this.#mayBeNamed(userId), fits(word)))
      .orderBy(sql`wrote_at DESC NULLS LAST`, users.userId)
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
