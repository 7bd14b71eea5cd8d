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

  /** Those who let others see that they are here, by name. */
  async visible(userIds: readonly number[]): Promise<number[]> {
    if (userIds.length === 0) return [];
    const open = and(isOneOf(userIds), eq(users.hideStatus, false), eq(users.locked, false), eq(users.guest, false));
    const rows = await this.db
      .select({ userId: users.userId })
      .from(users)
      .where(open)
      .orderBy(...byName);
    return rows.map(({ userId }) => userId);
  }

  /** What others see of them, by name. */
  async people(userIds: readonly number[]): Promise<OnlineUser[]> {
    const { userId, username, displayName, profilePicture, role } = users;
    return this.db
      .select({ userId, username, displayName, profilePicture, role })
      .from(users)
      .where(isOneOf(userIds))
      .orderBy(...byName);
  }
}

const byName = [sql`lower(${users.displayName})`, users.userId] as const;

/** One parameter, however many there are: a statement may have 65,535 at most. */
const isOneOf = (userIds: readonly number[]): SQL => sql`${users.userId} = ANY(${`{${userIds.join(',')}}`}::int[])`;
