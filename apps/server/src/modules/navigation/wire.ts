import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { NavigationRepository } from './navigation-repository.js';
import { navigationRoutes } from './navigation-routes.js';
import { builtInNavigation, type ComingMatches, NavigationService } from './navigation-service.js';

type NavigationDeps = Pick<Platform, 'config' | 'database' | 'clock' | 'deskChanges'> & {
  readonly matches: ComingMatches;
};

/** Header, footer and marquee of every page. */
export function wire({ config, database, clock, deskChanges, matches }: NavigationDeps) {
  const links = builtInNavigation(config.races.everyMs !== null);
  const repository = new NavigationRepository(database);
  const navigation = new NavigationService({ repository, matches, clock, links });
  deskChanges.changed.on((resource) => {
    if (resource === 'navigation' || resource === 'marquee') navigation.refresh();
  });
  const { primarys: primary, footerNav: footer } = links;
  return { handlers: navigationRoutes(navigation), ports: { builtInLinks: { primary, footer } } } satisfies Module;
}
