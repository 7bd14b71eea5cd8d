import type { DeskComic } from '@khandai/contracts';
import { count, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.js';
import { comicChapters, comicPages, comics, mediaFiles, mediaTitles } from '../../../platform/database/schema.js';
import { searchKey } from '../../../platform/plain-text.js';
import { mediaRefused } from '../media-faults.js';
import type { TitleContents } from './title-repository.js';

export type ComicContent = Pick<DeskComic, 'coverId' | 'author' | 'genres' | 'state'>;

/** SQL for the cover, the author, the genres and the state of a comic. */
export const comicContents: TitleContents<ComicContent> = {
  kind: 'comic',
  none: { coverId: null, author: '', genres: [], state: 'ongoing' },

  sourcesOf: ({ coverId }) => (coverId === null ? [] : [coverId]),

  // The pages of chapters are files of the title too.
  among: sql`NOT EXISTS (SELECT FROM ${comicPages} WHERE ${comicPages.sourceId} = ${mediaFiles.sourceId})`,

  read: async (db: Db, titleIds) => {
    const rows = await db
      .select()
      .from(comics)
      .where(inArray(comics.titleId, [...titleIds]));
    return new Map(
      rows.map(({ titleId, coverSourceId: coverId, author, genres, state }) => [
        titleId,
        { coverId, author, genres: [...genres], state },
      ]),
    );
  },

  write: async (tx, titleId, { coverId: coverSourceId, author, genres, state }) => {
    const [title] = await tx
      .select({ name: mediaTitles.title })
      .from(mediaTitles)
      .where(eq(mediaTitles.titleId, titleId));
    const values = { coverSourceId, author, genres, state, searchKey: searchKey(`${title?.name ?? ''} ${author}`) };
    await tx
      .insert(comics)
      .values({ titleId, ...values })
      .onConflictDoUpdate({ target: comics.titleId, set: values });
  },

  /** Chapters would be lost with it, and an undo could not bring them back. */
  assertRemovable: async (tx, titleId) => {
    if ((await tx.$count(comicChapters, eq(comicChapters.titleId, titleId))) > 0)
      throw mediaRefused('comicHasChapters');
  },
};

/** How many chapters comics have; a comic without any is left out. */
export async function chaptersOf(db: Db, titleIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (titleIds.length === 0) return new Map();
  const rows = await db
    .select({ titleId: comicChapters.titleId, total: count() })
    .from(comicChapters)
    .where(inArray(comicChapters.titleId, [...titleIds]))
    .groupBy(comicChapters.titleId);
  return new Map(rows.map(({ titleId, total }) => [titleId, total]));
}
