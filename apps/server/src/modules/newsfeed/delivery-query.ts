import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { feedDeliveries } from '../../platform/database/schema.js';

/** Notes, in the transaction that makes a post public, that its readers have to get it. */
export async function noteDelivery(tx: Db, postId: number): Promise<void> {
  await tx
    .insert(feedDeliveries)
    .values({ postId })
    .onConflictDoUpdate({
      target: feedDeliveries.postId,
      set: { afterReader: 0, attempts: 0, dueAt: sql`to_timestamp(0)` },
    });
}
