import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { DeskDrawRepository } from './desk/desk-draw-repository.js';
import { deskDrawRoutes } from './desk/desk-draw-routes.js';
import { createDeskDraws } from './desk/desk-draws.js';
import { DrawJob } from './draw-job.js';
import { DrawNoticeRepository } from './draw-notice-repository.js';
import { DrawNotices, type DrawNoticesDeps } from './draw-notices.js';
import { DrawQuery } from './draw-query.js';
import { DrawRepository } from './draw-repository.js';
import { drawRoutes } from './draw-routes.js';
import { DrawService, type PostIn } from './draw-service.js';
import { SimulatedDrawsRepository } from './simulated-draws-repository.js';

type PlatformParts = 'database' | 'clock' | 'log' | 'deskLog' | 'deskChanges';
type DrawsDeps = Pick<Platform, PlatformParts> & Pick<DrawNoticesDeps, 'notices'> & { readonly postIn: PostIn };

/** Lucky draws that anyone can compute again, and their desk. */
export function wire({ database, clock, log, deskLog, deskChanges, postIn, notices }: DrawsDeps) {
  const entries = new DrawRepository(database);
  const store = new DeskDrawRepository(database);
  const desk = createDeskDraws({ database, store, deskLog, deskChanges, clock });
  const service = new DrawService({ draws: new DrawQuery(database), entries, postIn, clock });
  return {
    handlers: { ...drawRoutes(service), ...deskDrawRoutes(desk, store) },
    jobs: [
      new DrawJob({ draws: entries, postIn, clock, log }).job,
      new DrawNotices({ noted: new DrawNoticeRepository(database), notices, clock, log }).job,
    ],
    undoers: { draw: desk.undoer },
    ports: { drawShelf: new SimulatedDrawsRepository(database) },
  } satisfies Module;
}
