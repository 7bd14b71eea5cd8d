import type { DeskHighlight } from '@khandai/contracts';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.js';
import { mediaVideos } from '../../../platform/database/schema.js';
import type { TitleContents } from './title-repository.js';

export type HighlightContent = Pick<DeskHighlight, 'sourceId' | 'chapters'>;

/** SQL for the video of a highlight, with its chapters. */
export const highlightContents: TitleContents<HighlightContent> = {
  kind: 'highlight',
  none: { sourceId: null, chapters: [] },

  sourcesOf: ({ sourceId }) => (sourceId === null ? [] : [sourceId]),

  read: async (db: Db, titleIds) => {
    const videos = await db
      .select()
      .from(mediaVideos)
      .where(inArray(mediaVideos.titleId, [...titleIds]));
    return new Map(videos.map(({ titleId, sourceId, chapters }) => [titleId, { sourceId, chapters: [...chapters] }]));
  },

  /** A video that stays keeps its id, and with it how far members have watched. */
  write: async (tx, titleId, { sourceId, chapters }) => {
    const isOf = eq(mediaVideos.titleId, titleId);
    await tx.delete(mediaVideos).where(sourceId === null ? isOf : and(isOf, ne(mediaVideos.sourceId, sourceId)));
    if (sourceId === null) return;
    await tx
      .insert(mediaVideos)
      .values({ titleId, sourceId, chapters })
      .onConflictDoUpdate({ target: mediaVideos.sourceId, set: { chapters } });
  },
};
