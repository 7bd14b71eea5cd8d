import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { OnlineUser } from '@khandai/contracts';
import type { Db } from '../../platform/database/database.js';
import { users } from '../../platform/database/schema.js';
import type { LastSeen } from './roster.js';

/** What is stored of members' presence. */
export class OnlineRepository implements LastSeen {
  constructor(private readonly db: Db) {}

  async seen(userIds: readonly number[], at: Date): Promise<void> {
    // Whoever leaves for good goes from his sockets after his row was cleared, and that stays so; such a row is locked.
    await this.db
      .update(users)
      .set({ lastSeenAt: at })
      .where(and(isOneOf(userIds), eq(users.locked, false)));
  }

  /** A page of those who let others see that they are here, by name; `total` counts all of them. */
  async visible(
    userIds: readonly number[],
    { from, most }: { from: number; most: number },
  ): Promise<{ total: number; list: OnlineUser[] }> {
    if (userIds.length === 0) return { total: 0, list: [] };
    const open = and(isOneOf(userIds), eq(users.hideStatus, false), eq(users.locked, false), eq(users.guest, false));
    const { userId, username, displayName, profilePicture, role } = users;
    const [total, list] = await Promise.all([
      this.db.$count(users, open),
      this.db
        .select({ userId, username, displayName, profilePicture, role })
        .from(users)
        .where(open)
        .orderBy(sql`lower(${displayName})`, userId)
        .limit(most)
        .offset(from),
    ]);
    return { total, list };
  }
}

/** One parameter, however many there are: a statement may have 65,535 at most. */
const isOneOf = (userIds: readonly number[]): SQL => sql`${users.userId} = ANY(${`{${userIds.join(',')}}`}::int[])`;
