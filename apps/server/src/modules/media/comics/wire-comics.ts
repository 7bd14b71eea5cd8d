import type { Module } from '../../../platform/module.js';
import type { Platform } from '../../../platform/platform.js';
import { ChapterDesk } from '../desk/chapter-desk.js';
import { ChapterRepository } from '../desk/chapter-repository.js';
import { comicDesk } from '../desk/comic-desk.js';
import type { TitleDeskDeps } from '../desk/title-desk.js';
import { PartNotices, type PartNoticesDeps } from '../part-notices.js';
import { chapterWords, ComicNoticeRepository, type DueChapter } from './comic-notice-repository.js';
import { ComicPages, type ComicPagesDeps } from './comic-pages.js';
import { ComicProgressRepository } from './comic-progress-repository.js';
import { ComicRepository } from './comic-repository.js';
import { comicRoutes, deskComicRoutes } from './comic-routes.js';
import { ComicService } from './comic-service.js';
import { SimulatedShelfRepository } from './simulated-shelf-repository.js';

export interface ComicsDeps
  extends
    Pick<
      Platform,
      'config' | 'storage' | 'database' | 'clock' | 'log' | 'tokens' | 'maker' | 'deskLog' | 'deskChanges'
    >,
    Pick<TitleDeskDeps, 'withhold' | 'sourceOf'>,
    Pick<PartNoticesDeps<DueChapter>, 'notices'>,
    Pick<ComicPagesDeps, 'keepPicture'> {}

/** Comics: their chapters and pages, how far members have read, who follows them, and their desk. */
export function wireComics(deps: ComicsDeps) {
  const { database, clock, tokens, sourceOf, maker, keepPicture } = deps;
  const secret = tokens.keyFor('readers of comics');
  const comics = new ComicService({ comics: new ComicRepository(database), sourceOf, secret, clock });
  const desk = comicDesk(deps);
  const chapters = new ChapterDesk({ ...deps, chapters: new ChapterRepository(database) });
  const notices = new PartNotices(chapterWords, { ...deps, noted: new ComicNoticeRepository(database) });
  return {
    handlers: {
      ...comicRoutes({ comics, progress: new ComicProgressRepository(database), clock }),
      ...deskComicRoutes({ desk, chapters, pages: new ComicPages({ maker, keepPicture }) }),
    },
    undoers: { comic: desk.undoer, 'comic-chapter': chapters.undoer },
    jobs: [notices.job],
    ports: { comicShelf: new SimulatedShelfRepository(deps) },
  } satisfies Module;
}
