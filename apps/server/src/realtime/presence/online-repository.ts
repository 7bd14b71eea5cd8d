import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { OnlineUser } from '@khandai/contracts';
import type { Db } from '../../platform/database/database.js';
import { users } from '../../platform/database/schema.js';
import type { LastSeen } from './roster.js';

/** SQL for members' presence. */
export class OnlineRepository implements LastSeen {
  constructor(private readonly db: Db) {}

  async recordSeen(userIds: readonly number[], at: Date): Promise<void> {
    // When a member deletes their account, the sockets close after the row was cleared. A cleared row is locked, so it
    // stays cleared.
    await this.db
      .update(users)
      .set({ lastSeenAt: at })
      .where(and(isOneOf(userIds), eq(users.locked, false)));
  }

  /** Ids of those who do not hide their presence, ordered by name. */
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

  /** Their public data, ordered by name. */
  async users(userIds: readonly number[]): Promise<OnlineUser[]> {
    const { userId, username, displayName, profilePicture, role } = users;
    return this.db
      .select({ userId, username, displayName, profilePicture, role })
      .from(users)
      .where(isOneOf(userIds))
      .orderBy(...byName);
  }
}

const byName = [sql`lower(${users.displayName})`, users.userId] as const;

/** A single parameter for any number of ids: a statement may have at most 65,535. */
const isOneOf = (userIds: readonly number[]): SQL => sql`${users.userId} = ANY(${`{${userIds.join(',')}}`}::int[])`;
