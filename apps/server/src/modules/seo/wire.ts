import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { seoRoutes } from './seo-routes.js';
import { SitemapRepository } from './sitemap-repository.js';
import { SitemapService, type SitemapServiceDeps } from './sitemap-service.js';

type SeoDeps = Pick<Platform, 'config' | 'database' | 'clock'> & { readonly schedule: SitemapServiceDeps['leagues'] };

/** robots.txt and the sitemap. */
export function wire({ config, database, clock, schedule }: SeoDeps) {
  const sitemap = new SitemapService({ rooms: new SitemapRepository(database), leagues: schedule, clock });
  return {
    routes: (http, limits) => seoRoutes(http, { sitemap, limits, siteOrigin: config.siteOrigin }),
  } satisfies Module;
}
