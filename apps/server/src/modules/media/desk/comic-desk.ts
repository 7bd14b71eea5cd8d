import { DeskComic, type DeskComicRow, ComicLimit } from '@khandai/contracts';
import { Compile } from 'typebox/compile';
import type { Db } from '../../../platform/database/database.js';
import { RecordDesk } from '../../../platform/desk-records/record-desk.js';
import { mediaRefused } from '../media-faults.js';
import { chaptersOf, type ComicContent, comicContents } from './comic-contents-repository.js';
import { checkedTitle, lineOf } from './title-checks.js';
import { TITLE_ACTIONS, TitleDesk, type TitleDeskDeps } from './title-desk.js';
import { filesOf, storedFile } from './title-files-query.js';
import { type TitleFilter, TitleRepository } from './title-repository.js';

export type ComicDesk = TitleDesk<ComicContent, DeskComicRow>;

const logged = Compile(DeskComic);

/** The desk of comics: a cover, who made it, its genres. Its chapters have a desk of their own. */
export function comicDesk(deps: TitleDeskDeps): ComicDesk {
  const { database, sourceOf } = deps;
  const titles = new TitleRepository(database, comicContents);
  return new TitleDesk({
    ...{ ...deps, titles, contents: comicContents },
    records: new RecordDesk<DeskComic, TitleFilter>({
      ...{ ...deps, store: titles, resource: 'comic', actions: TITLE_ACTIONS, titleOf: ({ title }) => title },
      check: async (draft, tx) => {
        await assertPicture(tx, draft.coverId);
        return {
          ...{ ...draft, ...(await checkedTitle(tx, { kind: 'comic', titles }, draft)) },
          author: lineOf(draft.author, ComicLimit.authorLength),
          genres: [...new Set(draft.genres)],
        };
      },
      read: (values) => (logged.Check(values) ? values : undefined),
    }),
    rows: async (list) => {
      const covers = await filesOf(database.db, list.flatMap(comicContents.sourcesOf), sourceOf);
      const totals = await chaptersOf(
        database.db,
        list.map(({ id }) => id),
      );
      return list.map((one) => ({
        ...one,
        cover: (one.coverId !== null && covers.get(one.coverId)) || null,
        totalChapters: totals.get(one.id) ?? 0,
      }));
    },
    assertWhole: async (tx, { coverId }) => {
      if (coverId === null) throw mediaRefused('comicNoCover');
      await assertPicture(tx, coverId);
    },
  });
}

async function assertPicture(tx: Db, sourceId: number | null): Promise<void> {
  if (sourceId !== null && (await storedFile(tx, sourceId))?.kind !== 'image')
    throw mediaRefused('comicPictureUnknown');
}
