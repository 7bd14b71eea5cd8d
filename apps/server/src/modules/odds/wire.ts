import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { OddsRepository } from './odds-repository.js';
import { oddsRoutes } from './odds-routes.js';
import { type OddsFixtures, OddsService } from './odds-service.js';

type OddsDeps = Pick<Platform, 'database'> & { readonly matches: OddsFixtures };

/** Odds by company and by match. */
export function wire({ database, matches }: OddsDeps) {
  const odds = new OddsService({ repository: new OddsRepository(database), fixtures: matches });
  // Feeds publish the changed rows.
  return { handlers: oddsRoutes(odds), topics: { odds: {} }, ports: { odds } } satisfies Module;
}
