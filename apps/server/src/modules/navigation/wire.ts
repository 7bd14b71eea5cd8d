import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { NavigationRepository } from './navigation-repository.js';
import { navigationRoutes } from './navigation-routes.js';
import { type ComingMatches, NavigationService } from './navigation-service.js';

type NavigationDeps = Pick<Platform, 'database' | 'clock'> & { readonly matches: ComingMatches };

/** Header, footer and marquee of every page. */
export function wire({ database, clock, matches }: NavigationDeps) {
  const navigation = new NavigationService({ repository: new NavigationRepository(database), matches, clock });
  return { handlers: navigationRoutes(navigation) } satisfies Module;
}
