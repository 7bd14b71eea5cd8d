import type { MemberExport } from '@khandai/contracts';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import {
  countPartOf,
  filmFollows,
  mediaCounts,
  mediaLicences,
  mediaLikes,
  mediaProgress,
  mediaTitles,
  mediaVideos,
  titleBookmarks,
} from '../../platform/database/schema.js';
import { isShownTitle } from '../../platform/database/shown-titles.js';

type OwnMedia = Pick<MemberExport, 'watched' | 'likedReels' | 'followedFilms' | 'savedTitles'>;

/**
 * What a member has watched, likes, follows and saved.
 * @param max Max rows of each, the last ones first.
 * @param at Saved titles that are not shown at this instant have no part in it.
 */
export async function mediaOf(
  db: Db,
  userId: number,
  { max, at }: { readonly max: number; readonly at: Date },
): Promise<OwnMedia> {
  const watched = await db
    .select({ title: mediaTitles.title, second: mediaProgress.second, at: mediaProgress.seenAt })
    .from(mediaProgress)
    .innerJoin(mediaVideos, eq(mediaVideos.videoId, mediaProgress.videoId))
    .innerJoin(mediaTitles, eq(mediaTitles.titleId, mediaVideos.titleId))
    .where(eq(mediaProgress.userId, userId))
    .orderBy(desc(mediaProgress.seenAt))
    .limit(max);
  const likedReels = await db
    .select({ title: mediaTitles.title })
    .from(mediaLikes)
    .innerJoin(mediaTitles, eq(mediaTitles.titleId, mediaLikes.titleId))
    .where(eq(mediaLikes.userId, userId))
    .orderBy(asc(mediaTitles.title))
    .limit(max);
  const followed = await db
    .select({ title: mediaTitles.title, at: filmFollows.followedAt })
    .from(filmFollows)
    .innerJoin(mediaTitles, eq(mediaTitles.titleId, filmFollows.titleId))
    .where(eq(filmFollows.userId, userId))
    .orderBy(desc(filmFollows.followedAt))
    .limit(max);
  const saved = await db
    .select({ title: mediaTitles.title, at: titleBookmarks.createdAt })
    .from(titleBookmarks)
    .innerJoin(mediaTitles, eq(mediaTitles.titleId, titleBookmarks.titleId))
    .innerJoin(mediaLicences, eq(mediaLicences.titleId, mediaTitles.titleId))
    .where(and(eq(titleBookmarks.userId, userId), isShownTitle(at)))
    .orderBy(desc(titleBookmarks.bookmarkId))
    .limit(max);
  return {
    watched: watched.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    likedReels,
    followedFilms: followed.map(({ title, at }) => ({ title, at: at.toISOString() })),
    savedTitles: saved.map(({ title, at }) => ({ title, savedAt: at.toISOString() })),
  };
}

export async function eraseMedia(tx: Db, userId: number): Promise<void> {
  await tx.delete(mediaProgress).where(eq(mediaProgress.userId, userId));
  await tx.delete(titleBookmarks).where(eq(titleBookmarks.userId, userId));
  await tx.delete(filmFollows).where(eq(filmFollows.userId, userId));
  const liked = await tx
    .delete(mediaLikes)
    .where(eq(mediaLikes.userId, userId))
    .returning({ titleId: mediaLikes.titleId });
  if (liked.length === 0) return;
  const { titleId, part, likes } = mediaCounts;
  const ids = liked.map((one) => one.titleId);
  await tx
    .update(mediaCounts)
    .set({ likes: sql`${likes} - 1` })
    .where(and(inArray(titleId, ids), eq(part, countPartOf(userId))));
}
