import { eq } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { StoredTip, tips } from '../../platform/database/schema.js';
import { changeRecord, lockRecord } from './record-query.js';

const NOTHING = { result: null, half: false, units: null };

/** Deletes a post for all its readers. */
type RemovePost = (tx: Db, postId: number) => Promise<unknown>;

/** Deletes the tips on simulated matches with their posts, and takes their results out of the records of the tipsters. */
export async function clearSimulatedTips({ db }: Pick<Database, 'db'>, removePost: RemovePost): Promise<void> {
  const simulated = await db.select().from(tips).where(eq(tips.simulated, true));
  for (const { tipId, authorId, postId } of simulated)
    await db.transaction(async (tx) => {
      await lockRecord(tx, authorId);
      const [gone] = await tx.delete(tips).where(eq(tips.tipId, tipId)).returning();
      if (gone?.state === StoredTip.settled) await changeRecord(tx, authorId, gone, NOTHING);
      if (postId !== null) await removePost(tx, postId);
    });
}
