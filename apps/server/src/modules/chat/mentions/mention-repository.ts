import { and, desc, eq, inArray, isNull, ne, not } from 'drizzle-orm';
import type { Mention, MentionedMember } from '@khandai/contracts';
import type { Database, Db } from '../../../platform/database/database.js';
import { chatMentions, chatMessages, chatRooms, userBlocks, users } from '../../../platform/database/schema.js';

/** Mentions that a member gets at once. */
const MAX_LISTED = 50;

export interface NewMention {
  readonly groupMessageId: number;
  readonly groupId: number;
  readonly createdAt: Date;
}

/** SQL of the members that messages mention. */
export class MentionRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** Those of these members who have an account and have not blocked the author. */
  async members(userIds: readonly number[], authorId: number): Promise<MentionedMember[]> {
    return this.#db
      .select({ userId: users.userId, username: users.username, showName: users.displayName })
      .from(users)
      .leftJoin(userBlocks, and(eq(userBlocks.userId, users.userId), eq(userBlocks.blockedId, authorId)))
      .where(
        and(
          inArray(users.userId, [...userIds]),
          eq(users.guest, false),
          eq(users.locked, false),
          ne(users.username, ''),
          isNull(userBlocks.userId),
        ),
      )
      .orderBy(users.userId);
  }

  async store(message: NewMention, userIds: readonly number[]): Promise<void> {
    await this.#db.insert(chatMentions).values(userIds.map((userId) => ({ ...message, userId })));
  }

  /** The unseen mentions of a member, newest first, without those in messages that were taken back. */
  async unseen(userId: number): Promise<Mention[]> {
    return this.#db
      .select({
        groupId: chatMentions.groupId,
        groupName: chatRooms.name,
        groupMessageId: chatMentions.groupMessageId,
        sequence: chatMessages.sequence,
        userId: chatMessages.userId,
        showName: users.displayName,
        filteredMessage: chatMessages.filteredMessage,
      })
      .from(chatMentions)
      .innerJoin(chatMessages, eq(chatMessages.groupMessageId, chatMentions.groupMessageId))
      .innerJoin(chatRooms, eq(chatRooms.groupId, chatMentions.groupId))
      .innerJoin(users, eq(users.userId, chatMessages.userId))
      .where(and(eq(chatMentions.userId, userId), not(chatMentions.seen), isNull(chatMessages.recalled)))
      .orderBy(desc(chatMentions.groupMessageId))
      .limit(MAX_LISTED);
  }

  /** The member has opened the room. */
  async see(userId: number, groupId: number): Promise<void> {
    await this.#db
      .update(chatMentions)
      .set({ seen: true })
      .where(and(eq(chatMentions.userId, userId), eq(chatMentions.groupId, groupId), not(chatMentions.seen)));
  }
}
