import { DeskReel, type DeskReelRow } from '@khandai/contracts';
import { Compile } from 'typebox/compile';
import type { Db } from '../../../platform/database/database.js';
import { RecordDesk } from '../../../platform/desk-records/record-desk.js';
import { mediaRefused } from '../media-faults.js';
import { type ReelContent, reelContents } from './reel-contents-repository.js';
import { checkedTitle } from './title-checks.js';
import { TITLE_ACTIONS, TitleDesk, type TitleDeskDeps } from './title-desk.js';
import { filesOf } from './title-files-query.js';
import { type TitleFilter, TitleRepository } from './title-repository.js';
import { assertPlayable, storedVideo } from './title-videos.js';

export type ReelDesk = TitleDesk<ReelContent, DeskReelRow>;

const MAX_SECONDS = 90;
const logged = Compile(DeskReel);

/** The desk of reels: one upright video each. */
export function reelDesk(deps: TitleDeskDeps): ReelDesk {
  const { database, sourceOf } = deps;
  const titles = new TitleRepository(database, reelContents);
  return new TitleDesk({
    ...{ ...deps, titles, contents: reelContents },
    records: new RecordDesk<DeskReel, TitleFilter>({
      ...{ ...deps, store: titles, resource: 'reel', actions: TITLE_ACTIONS, titleOf: ({ title }) => title },
      check: async (draft, tx) => {
        if (draft.sourceId !== null) await assertUpright(tx, draft.sourceId);
        return { ...draft, ...(await checkedTitle(tx, { kind: 'reel', titles }, draft)) };
      },
      read: (values) => (logged.Check(values) ? values : undefined),
    }),
    rows: async (list) => {
      const videos = await filesOf(database.db, list.flatMap(reelContents.sourcesOf), sourceOf);
      return list.map((one) => ({ ...one, video: (one.sourceId !== null && videos.get(one.sourceId)) || null }));
    },
    assertWhole: (tx, { sourceId }) => assertPlayable(tx, sourceId),
  });
}

/** Throws in words when the video is wide or long: one on its side would be a strip on a phone. */
async function assertUpright(tx: Db, sourceId: number): Promise<void> {
  const { width, height, seconds } = await storedVideo(tx, sourceId);
  if (width > height) throw mediaRefused('mediaReelWide', { width, height });
  if (seconds > MAX_SECONDS) throw mediaRefused('mediaReelLong', { seconds, max: MAX_SECONDS });
}
