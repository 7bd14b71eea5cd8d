import { requireIdentity } from '../../platform/http/access.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { OfferQuery } from '../fixtures/bets/offer-query.js';
import { FixtureCards } from '../fixtures/fixture-cards-query.js';
import { FixtureRepository } from '../fixtures/fixture-repository.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';
import { PickRepository } from './pick-repository.js';
import { PickService, type PickServiceDeps } from './pick-service.js';
import { SimulatedPicks } from './simulated-picks.js';
import type { Ledger } from './pick-points.js';
import { PickSettlementRepository } from './pick-settlement-repository.js';
import { pickSettlements } from './pick-settlements.js';

type PicksDeps = Pick<Platform, 'config' | 'database' | 'clock' | 'log'> &
  Pick<PickServiceDeps, 'points'> &
  Ledger & { readonly counts: OnlineCounts };
type PickCall =
  'GET /al/api/pick/board' | 'POST /au/api/user/pick' | 'GET /au/api/user/pick/list' | 'GET /au/api/user/pick/sums';

/** What members stake play points on, and its settlement. */
export function wire({ config, database, clock, log, points, postIn, pointsIn, counts }: PicksDeps) {
  const shared = {
    picks: new PickRepository(database),
    fixtures: new FixtureRepository(database),
    cards: new FixtureCards({ database, counts }),
    offers: new OfferQuery(database),
    ...{ limits: config.stakes, priceAgeMs: config.priceAgeMs, clock },
  };
  const service = new PickService({ ...shared, points, postIn });
  const settling = pickSettlements(new PickSettlementRepository(database, { postIn, pointsIn }), { clock, log });
  const handlers: Handlers<PickCall> = {
    'GET /al/api/pick/board': ({ query }, { identity }) =>
      service.board(identity && !identity.guest ? identity.userId : null, query.fixtureId),
    'POST /au/api/user/pick': ({ body }, caller) => service.place(requireIdentity(caller).userId, body),
    'GET /au/api/user/pick/list': ({ query: { state, pageNum = 1, pageSize = 20 } }, caller) =>
      service.list(requireIdentity(caller).userId, { state, limit: pageSize, offset: (pageNum - 1) * pageSize }),
    'GET /au/api/user/pick/sums': (_input, caller) => service.sums(requireIdentity(caller).userId),
  };
  const simulatedPicks = new SimulatedPicks(shared);
  return { handlers, jobs: [settling.job], ports: { simulatedPicks } } satisfies Module;
}
