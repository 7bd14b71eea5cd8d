import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.js';
import { chatRooms, polls, pollVotes } from '../../../platform/database/schema.js';
import { addLog, type NewLogRow } from './moderation-log-repository.js';

export type PollRow = typeof polls.$inferSelect;

export interface NewPoll {
  readonly groupId: number;
  readonly authorId: number;
  readonly question: string;
  readonly options: string[];
  readonly createdAt: Date;
  readonly endsAt: Date;
}

/** SQL for polls. */
export class PollRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  /** Opens a poll; returns undefined when the room has an open one. */
  open(poll: NewPoll, log: NewLogRow): Promise<number | undefined> {
    return this.database.db.transaction(async (tx) => {
      const { groupId } = poll;
      await tx.select({ id: chatRooms.groupId }).from(chatRooms).where(eq(chatRooms.groupId, groupId)).for('update');
      const open = await tx.$count(polls, and(eq(polls.groupId, groupId), gt(polls.endsAt, poll.createdAt)));
      if (open > 0) return undefined;
      const [made] = await tx.insert(polls).values(poll).returning({ pollId: polls.pollId });
      await addLog(tx, log);
      return made?.pollId;
    });
  }

  async poll(pollId: number): Promise<PollRow | undefined> {
    const [found] = await this.database.db.select().from(polls).where(eq(polls.pollId, pollId));
    return found;
  }

  /** Closes an open poll; returns false when it is closed. */
  close(pollId: number, log: NewLogRow): Promise<boolean> {
    return this.database.db.transaction(async (tx) => {
      const closed = await tx
        .update(polls)
        .set({ endsAt: log.at })
        .where(and(eq(polls.pollId, pollId), gt(polls.endsAt, log.at)))
        .returning({ pollId: polls.pollId });
      if (closed.length > 0) await addLog(tx, log);
      return closed.length > 0;
    });
  }

  /** Stores or changes a vote; returns false when the poll is closed. One statement, so no vote comes after the end. */
  async vote(pollId: number, userId: number, choice: number, now: Date): Promise<boolean> {
    const open = this.database.db
      .select({
        pollId: polls.pollId,
        userId: sql`${userId}::integer`.as('user_id'),
        choice: sql`${choice}::integer`.as('choice'),
      })
      .from(polls)
      .where(and(eq(polls.pollId, pollId), gt(polls.endsAt, now)));
    const stored = await this.database.db
      .insert(pollVotes)
      .select(open)
      .onConflictDoUpdate({ target: [pollVotes.pollId, pollVotes.userId], set: { choice } })
      .returning({ pollId: pollVotes.pollId });
    return stored.length > 0;
  }
}
