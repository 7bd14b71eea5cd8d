import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { NavigationRepository } from './navigation-repository.js';
import { navigationRoutes } from './navigation-routes.js';
import { builtInNavigation, type ComingMatches, NavigationService } from './navigation-service.js';

type NavigationDeps = Pick<Platform, 'database' | 'clock' | 'deskChanges'> & { readonly matches: ComingMatches };

/** Header, footer and marquee of every page. */
export function wire({ database, clock, deskChanges, matches }: NavigationDeps) {
  const navigation = new NavigationService({ repository: new NavigationRepository(database), matches, clock });
  deskChanges.changed.on((resource) => {
    if (resource === 'navigation' || resource === 'marquee') navigation.refresh();
  });
  const { primarys: primary, footerNav: footer } = builtInNavigation;
  return { handlers: navigationRoutes(navigation), ports: { builtInLinks: { primary, footer } } } satisfies Module;
}
