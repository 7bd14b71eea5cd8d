import type { DeskReel } from '@khandai/contracts';
import { highlightContents } from './highlight-contents-repository.js';
import type { TitleContents } from './title-repository.js';

export type ReelContent = Pick<DeskReel, 'sourceId'>;

/** SQL for the video of a reel: as that of a highlight, without chapters. */
export const reelContents: TitleContents<ReelContent> = {
  kind: 'reel',
  none: { sourceId: null },
  sourcesOf: ({ sourceId }) => (sourceId === null ? [] : [sourceId]),

  read: async (db, titleIds) => {
    const videos = await highlightContents.read(db, titleIds);
    return new Map([...videos].map(([titleId, { sourceId }]) => [titleId, { sourceId }]));
  },

  write: (tx, titleId, { sourceId }) => highlightContents.write(tx, titleId, { sourceId, chapters: [] }),
};
