import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { type DeskPageDeps, DeskPageService } from './desk-page-service.js';
import { PageRepository } from './page-repository.js';
import { pageRoutes } from './page-routes.js';
import { PageService } from './page-service.js';
import { pageUndoer } from './page-undoer.js';

type PagesDeps = Pick<Platform, 'database' | 'clock' | 'deskLog'> & Pick<DeskPageDeps, 'articles'>;

/** Plain pages: about, recruitment, policies. */
export function wire({ database, clock, deskLog, articles }: PagesDeps) {
  const pages = new PageRepository(database);
  const desk = new DeskPageService({ pages, deskLog, articles, clock });
  return {
    handlers: pageRoutes(new PageService({ pages }), desk),
    ports: { deskUndoers: { page: pageUndoer(pages, clock) } },
  } satisfies Module;
}
