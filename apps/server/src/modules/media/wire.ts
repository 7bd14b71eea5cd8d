import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { FixtureCards } from '../fixtures/fixture-cards-query.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';
import { deskHighlightRoutes } from './desk/desk-highlight-routes.js';
import { highlightDesk } from './desk/highlight-desk.js';
import type { TitleDeskDeps } from './desk/title-desk.js';
import { HighlightRepository } from './highlight-repository.js';
import { HighlightService } from './highlight-service.js';
import { mediaRoutes } from './media-routes.js';
import { ProgressRepository } from './progress-repository.js';
import { TitleCards } from './title-cards-query.js';

type MediaDeps = Pick<Platform, 'database' | 'clock' | 'deskLog' | 'deskChanges'> &
  Pick<TitleDeskDeps, 'withhold' | 'sourceOf'> & { readonly counts: OnlineCounts };

/** The site's own media: highlights, their licences, how far members have watched, and their desk. */
export function wire(deps: MediaDeps) {
  const { database, clock, sourceOf } = deps;
  const highlights = new HighlightRepository(database);
  const matches = new FixtureCards(deps);
  const service = new HighlightService({ highlights, matches, clock, sourceOf });
  const desk = highlightDesk(deps);
  return {
    handlers: {
      ...mediaRoutes({ highlights: service, progress: new ProgressRepository(database), clock }),
      ...deskHighlightRoutes(desk),
    },
    undoers: { highlight: desk.undoer },
    ports: { titles: new TitleCards({ database, matches, sourceOf, clock }) },
  } satisfies Module;
}
