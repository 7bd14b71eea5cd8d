import { DeskHighlight, type DeskHighlightRow, type MediaChapter } from '@khandai/contracts';
import { Compile } from 'typebox/compile';
import type { Db } from '../../../platform/database/database.js';
import { RecordDesk } from '../../../platform/desk-records/record-desk.js';
import { isVisible } from '../../../platform/plain-text.js';
import { mediaRefused } from '../media-faults.js';
import { type HighlightContent, highlightContents } from './highlight-contents-repository.js';
import { checkedTitle, lineOf } from './title-checks.js';
import { TITLE_ACTIONS, TitleDesk, type TitleDeskDeps } from './title-desk.js';
import { filesOf } from './title-files-query.js';
import { type TitleFilter, TitleRepository } from './title-repository.js';
import { assertPlayable, storedVideo } from './title-videos.js';

export type HighlightDesk = TitleDesk<HighlightContent, DeskHighlightRow>;

const MAX_CHAPTER = 80;
const logged = Compile(DeskHighlight);

/** The desk of highlights: one video with chapters within it. */
export function highlightDesk(deps: TitleDeskDeps): HighlightDesk {
  const { database, sourceOf } = deps;
  const titles = new TitleRepository(database, highlightContents);
  return new TitleDesk({
    ...{ ...deps, titles, contents: highlightContents },
    records: new RecordDesk<DeskHighlight, TitleFilter>({
      ...{ ...deps, store: titles, resource: 'highlight', actions: TITLE_ACTIONS, titleOf: ({ title }) => title },
      check: async (draft, tx) => ({
        ...{ ...draft, ...(await checkedTitle(tx, { kind: 'highlight', titles }, draft)) },
        chapters: await chaptersOf(tx, draft),
      }),
      read: (values) => (logged.Check(values) ? values : undefined),
    }),
    rows: async (list) => {
      const videos = await filesOf(database.db, list.flatMap(highlightContents.sourcesOf), sourceOf);
      return list.map((one) => ({ ...one, video: (one.sourceId !== null && videos.get(one.sourceId)) || null }));
    },
    assertWhole: (tx, { sourceId }) => assertPlayable(tx, sourceId),
  });
}

async function chaptersOf(tx: Db, { sourceId, chapters }: HighlightContent): Promise<MediaChapter[]> {
  if (sourceId === null) return [];
  const { seconds } = await storedVideo(tx, sourceId);
  const sorted = chapters
    .map((chapter) => ({ ...chapter, text: lineOf(chapter.text, MAX_CHAPTER) }))
    .sort((a, b) => a.second - b.second);
  for (const [index, { second, text }] of sorted.entries()) {
    if (!isVisible(text)) throw mediaRefused('mediaChapterEmpty');
    if (second >= seconds) throw mediaRefused('mediaChapterLate', { second, seconds });
    if (sorted[index - 1]?.second === second) throw mediaRefused('mediaChapterTwice', { second });
  }
  return sorted;
}
