import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';
import { type BroadcastDeps, BroadcastService } from './broadcast-service.js';
import { CommentatorService, type CommentatorDeps } from './commentator-service.js';
import { RoomUpdates, type RoomUpdatesDeps } from './room-updates.js';
import { StreamService } from './stream-service.js';
import { StudioRepository } from './studio-repository.js';
import { studioRoutes } from './studio-routes.js';
import { TotalsRepository } from './totals-repository.js';

type CommentatorsDeps = Pick<Platform, 'config' | 'database' | 'bus' | 'clock' | 'log'> & {
  readonly counts: OnlineCounts;
  readonly matches: RoomUpdatesDeps['live'] & CommentatorDeps['live'];
  readonly avatars: BroadcastDeps['uploads'];
};

/** Commentators: their streams, their broadcasts, and what viewers see of them. */
export function wire({ config, database, bus, clock, log, counts, matches, avatars }: CommentatorsDeps) {
  const studio = new StudioRepository(database);
  const news = new RoomUpdates({ bus, live: matches, log });
  const handlers = studioRoutes({
    links: new StreamService({ studio, news, clock, log }),
    broadcasts: new BroadcastService({ studio, news, uploads: avatars, imageHosts: config.site.imageHosts }),
    commentators: new CommentatorService({ totals: new TotalsRepository(database), live: matches, counts, clock }),
  });
  return { handlers } satisfies Module;
}
