import { and, count, eq, not, sql } from 'drizzle-orm';
import type { Reaction, Reactor } from '@khandai/contracts';
import type { Database } from '../../../platform/database/database.js';
import { chatReactions, users } from '../../../platform/database/schema.js';
import type { ReactorQuery } from './reactor-service.js';

/** SQL for the users who reacted to a message. The primary key of the reactions finds those of one message, by user. */
export class ReactorRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  async totals(query: ReactorQuery): Promise<{ members: number; guests: number }> {
    const [found] = await this.database.db
      .select({ all: count(), guests: sql<number>`count(*) FILTER (WHERE ${users.guest})`.mapWith(Number) })
      .from(chatReactions)
      .innerJoin(users, eq(users.userId, chatReactions.userId))
      .where(reactionsOf(query));
    const { all = 0, guests = 0 } = found ?? {};
    return { members: all - guests, guests };
  }

  /** Members alone, in the order of their ids. */
  page(query: ReactorQuery): Promise<Reactor[]> {
    const { pageNum, pageSize } = query;
    return this.database.db
      .select({
        userId: users.userId,
        username: users.username,
        showName: users.displayName,
        profilePicture: users.profilePicture,
        simulated: users.simulated,
        reaction: sql<Reaction>`${chatReactions.reaction}`,
      })
      .from(chatReactions)
      .innerJoin(users, eq(users.userId, chatReactions.userId))
      .where(and(reactionsOf(query), not(users.guest)))
      .orderBy(chatReactions.userId)
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
  }
}

const reactionsOf = ({ groupMessageId, reaction }: ReactorQuery) =>
  and(
    eq(chatReactions.groupMessageId, groupMessageId),
    reaction === undefined ? undefined : eq(chatReactions.reaction, reaction),
  );
