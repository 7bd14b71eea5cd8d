import type { MemberExport } from '@khandai/contracts';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { mediaProgress, mediaTitles, mediaVideos } from '../../platform/database/schema.js';

/** How far a member has watched. @param max Max rows, the last watched first. */
export async function watchedOf(db: Db, userId: number, max: number): Promise<MemberExport['watched']> {
  const rows = await db
    .select({ title: mediaTitles.title, second: mediaProgress.second, at: mediaProgress.seenAt })
    .from(mediaProgress)
    .innerJoin(mediaVideos, eq(mediaVideos.videoId, mediaProgress.videoId))
    .innerJoin(mediaTitles, eq(mediaTitles.titleId, mediaVideos.titleId))
    .where(eq(mediaProgress.userId, userId))
    .orderBy(desc(mediaProgress.seenAt))
    .limit(max);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

export async function eraseWatched(tx: Db, userId: number): Promise<void> {
  await tx.delete(mediaProgress).where(eq(mediaProgress.userId, userId));
}
