import type { MemberExport } from '@khandai/contracts';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { comicChapters, comicFollows, comicProgress, mediaTitles } from '../../platform/database/schema.js';

/** How far a member has read. @param max Max rows, the last read first. */
export async function readComicsOf(db: Db, userId: number, max: number): Promise<MemberExport['readComics']> {
  const rows = await db
    .select({
      ...{ title: mediaTitles.title, chapter: comicChapters.number, page: comicProgress.page },
      at: comicProgress.seenAt,
    })
    .from(comicProgress)
    .innerJoin(comicChapters, eq(comicChapters.chapterId, comicProgress.chapterId))
    .innerJoin(mediaTitles, eq(mediaTitles.titleId, comicChapters.titleId))
    .where(eq(comicProgress.userId, userId))
    .orderBy(desc(comicProgress.seenAt))
    .limit(max);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** The comics of which a member hears. @param max Max rows, the last followed first. */
export async function followedComicsOf(db: Db, userId: number, max: number): Promise<MemberExport['followedComics']> {
  const rows = await db
    .select({ title: mediaTitles.title, at: comicFollows.followedAt })
    .from(comicFollows)
    .innerJoin(mediaTitles, eq(mediaTitles.titleId, comicFollows.titleId))
    .where(eq(comicFollows.userId, userId))
    .orderBy(desc(comicFollows.followedAt))
    .limit(max);
  return rows.map(({ title, at }) => ({ title, at: at.toISOString() }));
}

export async function eraseComics(tx: Db, userId: number): Promise<void> {
  await tx.delete(comicProgress).where(eq(comicProgress.userId, userId));
  await tx.delete(comicFollows).where(eq(comicFollows.userId, userId));
}
