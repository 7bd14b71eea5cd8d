import { eq, or } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { users } from '../../platform/database/schema.js';

export type Standing = Pick<
  typeof users.$inferSelect,
  'userId' | 'username' | 'usernameKey' | 'displayName' | 'role' | 'locked' | 'simulated'
>;

/** SQL of what a member may do, within the transaction of a change. */
export class StandingRepository {
  constructor(private readonly tx: Db) {}

  /**
   * Locks the member and all of the staff until the transaction ends, so that two of the staff cannot lower each other at the same
   * time.
   */
  async lock(userId: number): Promise<{ readonly member: Standing | undefined; readonly staff: number }> {
    const rows = await this.tx
      .select({
        userId: users.userId,
        username: users.username,
        usernameKey: users.usernameKey,
        displayName: users.displayName,
        role: users.role,
        locked: users.locked,
        simulated: users.simulated,
      })
      .from(users)
      .where(or(eq(users.userId, userId), eq(users.role, 'staff')))
      .orderBy(users.userId)
      .for('no key update');
    return {
      member: rows.find((row) => row.userId === userId),
      staff: rows.filter(({ role, locked, simulated }) => role === 'staff' && !locked && !simulated).length,
    };
  }

  async setLocked(userId: number, locked: boolean): Promise<void> {
    await this.tx.update(users).set({ locked }).where(eq(users.userId, userId));
  }
}
