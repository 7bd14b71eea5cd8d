import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { FixtureRepository } from '../fixtures/fixture-repository.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';
import { FavouriteRepository } from './favourite-repository.js';
import { favouriteRoutes } from './favourite-routes.js';
import { FavouriteService } from './favourite-service.js';

type FavouritesDeps = Pick<Platform, 'database' | 'clock'> & { readonly counts: OnlineCounts };

/** What members mark with a star. */
export function wire({ database, clock, counts }: FavouritesDeps) {
  const fixtures = new FixtureRepository(database);
  const service = new FavouriteService({ favourites: new FavouriteRepository(database), fixtures, counts, clock });
  return { handlers: favouriteRoutes(service) } satisfies Module;
}
