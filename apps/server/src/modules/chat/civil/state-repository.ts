import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { ChatMessage, Poll, RoomMine, RoomState } from '@khandai/contracts';
import type { Database } from '../../../platform/database/database.js';
import { chatRooms, polls, roomRules, users } from '../../../platform/database/schema.js';
import { readMessages } from '../message-query.js';
import { type ReaderKey, readStandings } from './standing-query.js';

/** A closed poll is shown for this long, in milliseconds. */
export const SHOWN_AFTER_MS = 10 * 60_000;

/** SQL for what holds in a room, for everyone and for one reader. */
export class StateRepository {
  constructor(private readonly database: Pick<Database, 'db' | 'query'>) {}

  /** Undefined when the room does not exist. */
  async state(groupId: number, now: Date): Promise<RoomState | undefined> {
    const [found] = await this.database.db
      .select({ guestsWrite: chatRooms.guestsWrite, rules: roomRules })
      .from(chatRooms)
      .leftJoin(roomRules, eq(roomRules.groupId, chatRooms.groupId))
      .where(eq(chatRooms.groupId, groupId));
    if (!found) return undefined;
    const { rules, guestsWrite } = found;
    return {
      slowSeconds: rules?.slowSeconds ?? 0,
      followersOnly: rules?.followersOnly ?? false,
      membersOnly: !guestsWrite,
      emojiOnly: rules?.emojiOnly ?? false,
      newcomersClosed: rules?.newcomersClosed ?? false,
      reviewHeld: rules?.reviewHeld ?? false,
      closed: rules?.closed ?? false,
      rules: rules?.rules ?? '',
      pinned: rules?.pinnedMessageId ? await this.#pinned(rules.pinnedMessageId) : null,
      poll: await this.poll(groupId, now),
    };
  }

  /** The newest poll of a room that is open, or closed not long ago. Its votes are null while it is open. */
  async poll(groupId: number, now: Date): Promise<Poll | null> {
    const [found] = await this.database.db
      .select({ poll: polls, authorName: users.displayName })
      .from(polls)
      .innerJoin(users, eq(users.userId, polls.authorId))
      .where(and(eq(polls.groupId, groupId), gt(polls.endsAt, new Date(now.getTime() - SHOWN_AFTER_MS))))
      .orderBy(desc(polls.pollId))
      .limit(1);
    if (!found) return null;
    const { poll, authorName } = found;
    const votes = await this.votes(poll.pollId);
    const closed = poll.endsAt <= now;
    return {
      pollId: poll.pollId,
      authorId: poll.authorId,
      authorName,
      question: poll.question,
      options: poll.options.map((text, choice) => ({ text, votes: closed ? (votes.get(choice) ?? 0) : null })),
      total: [...votes.values()].reduce((sum, total) => sum + total, 0),
      startedAt: poll.createdAt.toISOString(),
      endsAt: poll.endsAt.toISOString(),
      closed,
    };
  }

  /** Votes by the index of the option. */
  async votes(pollId: number): Promise<Map<number, number>> {
    const rows = await this.database.query<{ choice: number; total: unknown }>(
      'SELECT choice, count(*) AS total FROM poll_votes WHERE poll_id = $1 GROUP BY choice',
      [pollId],
    );
    return new Map(rows.map(({ choice, total }) => [choice, Number(total)]));
  }

  /** What holds for each of these readers, in their order, in one statement; undefined for a user who is deleted. */
  standings(groupId: number, readers: readonly ReaderKey[], now: Date): Promise<(RoomMine | undefined)[]> {
    return readStandings(this.database.db, groupId, readers, now);
  }

  async #pinned(groupMessageId: number): Promise<ChatMessage | null> {
    const where = sql`group_message_id = ${groupMessageId} AND recalled IS NULL`;
    const [pinned] = await readMessages(this.database.db, where, null, { limit: 1 });
    return pinned ?? null;
  }
}
