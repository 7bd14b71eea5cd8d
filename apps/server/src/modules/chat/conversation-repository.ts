import { and, desc, eq, gt, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { chatRooms, conversations, roomReads, userBlocks, users } from '../../platform/database/schema.js';
import type { Page } from './chat-repository.js';
import { authorFields, roomFields } from './speaker-query.js';
import type { Author, Room } from './chat-rows.js';
import { LAST_READ_ID, UNREAD } from './follow-repository.js';

/** A private conversation as one of its two members sees it. */
export interface Conversation {
  readonly room: Room;
  readonly other: Author;
  /** The member has blocked the other one. */
  readonly blocked: boolean;
  readonly unread: number;
  readonly lastReadId: number | null;
  readonly muted: boolean;
}

/** The other member of a conversation, and whether they take messages. */
export interface Correspondent {
  readonly other: Author;
  /** They have blocked the one who asks. */
  readonly blocks: boolean;
}

export interface Opening {
  readonly at: Date;
  /** Max conversations that a member opens after `since`. */
  readonly max: number;
  readonly since: Date;
}

/** SQL for private conversations, and for who may not write to whom. */
export class ConversationRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** The conversation of two members. */
  async between(userId: number, otherId: number): Promise<number | undefined> {
    return groupBetween(this.#db, userId, otherId);
  }

  /** The other member of this conversation; undefined when it is not one of this member. */
  async correspondentIn(groupId: number, userId: number): Promise<number | undefined> {
    const [found] = await this.#db
      .select({ lowUser: conversations.lowUser, highUser: conversations.highUser })
      .from(conversations)
      .where(and(eq(conversations.groupId, groupId), isMemberOf(userId)));
    return found && (found.lowUser === userId ? found.highUser : found.lowUser);
  }

  async correspondent(otherId: number, userId: number): Promise<Correspondent | undefined> {
    const [found] = await this.#db
      .select({ other: authorFields, blocked: userBlocks.blockedId })
      .from(users)
      .leftJoin(userBlocks, and(eq(userBlocks.userId, users.userId), eq(userBlocks.blockedId, userId)))
      .where(eq(users.userId, otherId));
    return found && { other: found.other, blocks: found.blocked !== null };
  }

  /** How many conversations a member opened since then. */
  openedSince(userId: number, since: Date): Promise<number> {
    return openedSince(this.#db, userId, since);
  }

  /**
   * Opens the conversation of two members, or finds it. Returns undefined when the member already opened `max`. Requests of
   * one member run one after another; when both members open it at once, the second finds that of the first.
   */
  async open(userId: number, otherId: number, { at, max, since }: Opening): Promise<number | undefined> {
    return this.#db.transaction(async (tx) => {
      // Both rows, in the order of their ids: two requests of the same two members do not wait for each other in a circle.
      const [low, high] = [Math.min(userId, otherId), Math.max(userId, otherId)];
      for (const id of [low, high])
        await tx.select({ userId: users.userId }).from(users).where(eq(users.userId, id)).for('no key update');
      const found = await groupBetween(tx, userId, otherId);
      if (found !== undefined) return found;
      if ((await openedSince(tx, userId, since)) >= max) return undefined;
      const values = { name: '', privateMessage: true, guestsWrite: false, createdAt: at };
      const [room] = await tx.insert(chatRooms).values(values).returning({ groupId: chatRooms.groupId });
      if (!room) return undefined;
      const { groupId } = room;
      await tx.insert(conversations).values({ groupId, lowUser: low, highUser: high, openedBy: userId, openedAt: at });
      const mark = { groupId, readSequence: 0, readCount: 0, followedAt: at, followed: false };
      await tx.insert(roomReads).values([low, high].map((id) => ({ ...mark, userId: id })));
      return groupId;
    });
  }

  /** One conversation of a member. */
  async conversation(userId: number, groupId: number): Promise<Conversation | undefined> {
    const [found] = await this.#select(userId).where(and(isMark(userId), eq(roomReads.groupId, groupId)));
    return found;
  }

  /** A member's conversations with a message, and those they opened themselves; the newest message first. */
  async list(userId: number, { pageNum, pageSize }: Page): Promise<{ total: number; list: Conversation[] }> {
    const where = and(isMark(userId), or(isNotNull(chatRooms.newestSequence), eq(conversations.openedBy, userId)));
    const list = await this.#select(userId)
      .where(where)
      .orderBy(desc(sql`coalesce(${chatRooms.newestAt}, ${conversations.openedAt})`), desc(chatRooms.groupId))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    const counted = this.#select(userId).where(where).as('counted');
    return { total: await this.#db.$count(counted), list };
  }

  #select(userId: number) {
    return this.#db
      .select({
        room: roomFields,
        other: authorFields,
        blocked: isBlockedBy(userId),
        unread: UNREAD,
        lastReadId: LAST_READ_ID,
        muted: roomReads.muted,
      })
      .from(roomReads)
      .innerJoin(conversations, eq(conversations.groupId, roomReads.groupId))
      .innerJoin(chatRooms, eq(chatRooms.groupId, roomReads.groupId))
      .innerJoin(
        users,
        eq(users.userId, sql`${conversations.lowUser} + ${conversations.highUser} - ${userId}::integer`),
      )
      .$dynamic();
  }
}

const isMark = (userId: number): SQL | undefined =>
  and(eq(roomReads.userId, userId), sql`NOT ${roomReads.followed}`, isMemberOf(userId));

const isMemberOf = (userId: number): SQL | undefined =>
  or(eq(conversations.lowUser, userId), eq(conversations.highUser, userId));

const isBlockedBy = (userId: number): SQL<boolean> => sql<boolean>`EXISTS (
  SELECT 1 FROM ${userBlocks} WHERE ${userBlocks.userId} = ${userId}::integer AND ${userBlocks.blockedId} = ${users.userId})`;

async function groupBetween(db: Db, userId: number, otherId: number): Promise<number | undefined> {
  const [found] = await db
    .select({ groupId: conversations.groupId })
    .from(conversations)
    .where(
      and(eq(conversations.lowUser, Math.min(userId, otherId)), eq(conversations.highUser, Math.max(userId, otherId))),
    );
  return found?.groupId;
}

const openedSince = (db: Db, userId: number, since: Date): Promise<number> =>
  db.$count(conversations, and(eq(conversations.openedBy, userId), gt(conversations.openedAt, since)));
