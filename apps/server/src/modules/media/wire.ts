import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { FixtureCards } from '../fixtures/fixture-cards-query.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';
import { DeskHighlightRepository } from './desk/desk-highlight-repository.js';
import { deskHighlightRoutes } from './desk/desk-highlight-routes.js';
import { DeskHighlights, type DeskHighlightsDeps } from './desk/desk-highlights.js';
import { HighlightRepository } from './highlight-repository.js';
import { HighlightService, type SourceOf } from './highlight-service.js';
import { mediaRoutes } from './media-routes.js';
import { ProgressRepository } from './progress-repository.js';

type MediaDeps = Pick<Platform, 'database' | 'clock' | 'deskLog' | 'deskChanges'> & {
  readonly counts: OnlineCounts;
  readonly withhold: DeskHighlightsDeps['withhold'];
  readonly sourceOf: SourceOf;
};

/** The site's own media: highlights, their licences, how far members have watched, and their desk. */
export function wire(deps: MediaDeps) {
  const { database, clock, sourceOf } = deps;
  const highlights = new HighlightRepository(database);
  const service = new HighlightService({ highlights, matches: new FixtureCards(deps), clock, sourceOf });
  const desk = new DeskHighlights({ ...deps, store: new DeskHighlightRepository(database, sourceOf) });
  return {
    handlers: {
      ...mediaRoutes({ highlights: service, progress: new ProgressRepository(database), clock }),
      ...deskHighlightRoutes(desk),
    },
    undoers: { highlight: desk.undoer },
  } satisfies Module;
}
