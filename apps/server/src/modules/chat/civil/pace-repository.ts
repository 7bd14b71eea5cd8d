import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.js';
import { roomPaces } from '../../../platform/database/schema.js';

/** SQL for slow mode. */
export class PaceRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  /**
   * Takes the user's turn and returns 0, or takes none and returns the milliseconds until the next. One statement checks and
   * counts, so parallel messages, also on several processes, have one turn. A turn is never further away than the room's
   * seconds now say, also if they were more before.
   */
  async takeTurn(groupId: number, userId: number, seconds: number, now: number): Promise<number> {
    const { db } = this.database;
    const nextAt = new Date(now + seconds * 1000);
    const taken = await db
      .insert(roomPaces)
      .values({ groupId, userId, nextAt })
      .onConflictDoUpdate({
        target: [roomPaces.groupId, roomPaces.userId],
        set: { nextAt },
        setWhere: sql`${roomPaces.nextAt} <= ${new Date(now).toISOString()} OR ${roomPaces.nextAt} > excluded.next_at`,
      })
      .returning({ nextAt: roomPaces.nextAt });
    if (taken.length > 0) return 0;
    const [found] = await db
      .select({ nextAt: roomPaces.nextAt })
      .from(roomPaces)
      .where(and(eq(roomPaces.groupId, groupId), eq(roomPaces.userId, userId)));
    return Math.max(1, found ? found.nextAt.getTime() - now : 0);
  }
}
