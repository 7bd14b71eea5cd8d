import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { seoRoutes } from './seo-routes.js';
import { SitemapRepository } from './sitemap-repository.js';
import { SitemapService, type SitemapServiceDeps } from './sitemap-service.js';

type SeoDeps = Pick<Platform, 'config' | 'database' | 'clock'> &
  Pick<SitemapServiceDeps, 'addressOfFile'> & { readonly schedule: SitemapServiceDeps['leagues'] };

/** robots.txt and the sitemaps. */
export function wire({ config, database, clock, schedule, addressOfFile }: SeoDeps) {
  const pages = new SitemapRepository(database);
  const sitemap = new SitemapService({ pages, leagues: schedule, addressOfFile, clock });
  return {
    routes: (http, limits) => seoRoutes(http, { sitemap, limits, siteOrigin: config.siteOrigin }),
  } satisfies Module;
}
