import type { Handlers } from '../../platform/http/handlers.js';
import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { RankingHousekeeping } from './ranking-housekeeping.js';
import { RankingQuery } from './ranking-query.js';
import { RankingService } from './ranking-service.js';

/** The boards of the whole site. Triggers of the database count what members do. */
export function wire({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const rankings = new RankingQuery(database);
  const service = new RankingService({ rankings, clock });
  return {
    handlers: {
      'GET /au/api/ranking/list': ({ query: { board = 'fan', period = 'week' } }, { identity }) =>
        service.list({ board, period }, identity),
    } satisfies Handlers<'GET /au/api/ranking/list'>,
    jobs: [new RankingHousekeeping({ rankings, clock }).job],
  } satisfies Module;
}
