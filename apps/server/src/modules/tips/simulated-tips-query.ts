import { and, eq, inArray } from 'drizzle-orm';
import { PostType } from '@khandai/contracts';
import type { Database, Db } from '../../platform/database/database.js';
import { posts, StoredTip, tips, tipsterRecords, users } from '../../platform/database/schema.js';
import { changeRecord, lockRecord } from './record-query.js';

const NOTHING = { result: null, half: false, units: null };

/** Deletes a post for all its readers. */
type RemovePost = (tx: Db, postId: number) => Promise<unknown>;

/** Deletes the tips of simulated tipsters with their posts, and their records. */
export async function clearSimulatedTipsters({ db }: Pick<Database, 'db'>): Promise<void> {
  const simulated = db.select({ userId: users.userId }).from(users).where(eq(users.simulated, true));
  await db.transaction(async (tx) => {
    await tx.delete(posts).where(and(eq(posts.type, PostType.shareTip), inArray(posts.authorId, simulated)));
    await tx.delete(tips).where(inArray(tips.authorId, simulated));
    await tx.delete(tipsterRecords).where(inArray(tipsterRecords.userId, simulated));
  });
}

/**
 * Deletes the tips of members on simulated matches with their posts, and takes their results out of the records: a record rests on
 * real matches alone. Returns how many tips it was.
 */
export async function clearSimulatedTips({ db }: Pick<Database, 'db'>, removePost: RemovePost): Promise<number> {
  const simulated = await db.select().from(tips).where(eq(tips.simulated, true));
  for (const { tipId, authorId, postId } of simulated)
    await db.transaction(async (tx) => {
      await lockRecord(tx, authorId);
      const [gone] = await tx.delete(tips).where(eq(tips.tipId, tipId)).returning();
      if (gone?.state === StoredTip.settled) await changeRecord(tx, authorId, gone, NOTHING);
      if (postId !== null) await removePost(tx, postId);
    });
  return simulated.length;
}
