import type { Module } from '../../platform/module.js';
import { FixtureCards } from '../fixtures/fixture-cards-query.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';
import { type ComicsDeps, wireComics } from './comics/wire-comics.js';
import { deskHighlightRoutes } from './desk/desk-highlight-routes.js';
import { deskReelRoutes } from './desk/desk-reel-routes.js';
import { highlightDesk } from './desk/highlight-desk.js';
import { reelDesk } from './desk/reel-desk.js';
import { wireFilms } from './films/wire-films.js';
import { HighlightRepository } from './highlight-repository.js';
import { HighlightService } from './highlight-service.js';
import { mediaRoutes } from './media-routes.js';
import { ProgressRepository } from './progress-repository.js';
import { ReelRepository } from './reel-repository.js';
import { reelRoutes } from './reel-routes.js';
import { ReelService, type ReelServiceDeps } from './reel-service.js';
import { ReelTotalsRepository } from './reel-totals-repository.js';
import { clearSimulatedTitles } from './simulated/clear-simulated-titles-query.js';
import { SimulatedHighlightsRepository } from './simulated/simulated-highlights-repository.js';
import { type SimulatedReelsDeps, SimulatedReelsRepository } from './simulated/simulated-reels-repository.js';
import { TitleBookmarkRepository } from './title-bookmark-repository.js';
import { titleBookmarkRoutes } from './title-bookmark-routes.js';
import { TitleBookmarks } from './title-bookmarks.js';
import { TitleCards } from './title-cards-query.js';

type MediaDeps = ComicsDeps &
  Pick<ReelServiceDeps, 'addressOfFile'> &
  Pick<SimulatedReelsDeps, 'storedKey'> & { readonly counts: OnlineCounts };

/** The site's own media: highlights, reels, films and comics, their licences, how far members have watched and read, and their desk. */
export function wire(deps: MediaDeps) {
  const { config, database, clock, sourceOf } = deps;
  const highlights = new HighlightRepository(database);
  const matches = new FixtureCards(deps);
  const service = new HighlightService({ highlights, matches, clock, sourceOf });
  const reels = new ReelService({
    ...{ clock, sourceOf, addressOfFile: deps.addressOfFile, secret: deps.tokens.keyFor('viewers of reels') },
    ...{ matches, reels: new ReelRepository(database), totals: new ReelTotalsRepository(database) },
  });
  const desks = { highlight: highlightDesk(deps), reel: reelDesk(deps) };
  const comics = wireComics(deps);
  const films = wireFilms(deps);
  const titles = new TitleCards({ database, matches, sourceOf, clock });
  const saved = new TitleBookmarks({ bookmarks: new TitleBookmarkRepository(database), titles, clock });
  return {
    handlers: {
      ...films.handlers,
      ...mediaRoutes({ highlights: service, progress: new ProgressRepository(database), clock }),
      ...titleBookmarkRoutes(saved),
      ...deskHighlightRoutes(desks.highlight),
      ...reelRoutes(reels),
      ...deskReelRoutes(desks.reel),
      ...comics.handlers,
    },
    undoers: { highlight: desks.highlight.undoer, reel: desks.reel.undoer, ...films.undoers, ...comics.undoers },
    jobs: [reels.job, ...films.jobs, ...comics.jobs],
    // The FEED setting matters only in a process that runs the feed.
    start: async () => {
      if (config.serve.has('feeds') && config.feed !== 'demo') await clearSimulatedTitles(deps);
    },
    ports: {
      ...films.ports,
      titles,
      ...comics.ports,
      highlightShelf: new SimulatedHighlightsRepository(deps),
      reelShelf: new SimulatedReelsRepository(deps),
    },
  } satisfies Module;
}
