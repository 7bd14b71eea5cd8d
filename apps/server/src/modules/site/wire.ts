import type { FastifyInstance } from 'fastify';
import type { Limits } from '../../platform/http/rate-limit.js';
import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { buildRoutes } from './build-routes.js';
import { clearDemoSite, seedDemoSite } from './demo-site.js';
import { HttpIconSource } from './http-icon-source.js';
import { iconRoutes } from './icon-routes.js';
import { IconService } from './icon-service.js';
import { SiteRepository } from './site-repository.js';
import { siteRoutes } from './site-routes.js';
import { SiteService } from './site-service.js';

/** The site itself: domains, banners, the operator's sentences, icons and the running build. */
export function wire({
  config,
  database,
  web,
  clock,
  log,
  deskChanges,
}: Pick<Platform, 'config' | 'database' | 'web' | 'clock' | 'log' | 'deskChanges'>) {
  const { imageHosts, iconService } = config.site;
  const repository = new SiteRepository(database);
  const site = new SiteService({ repository, clock, log, imageHosts });
  deskChanges.changed.on((resource) => {
    if (['banner', 'domain', 'language', 'seo-template'].includes(resource)) site.refresh();
  });
  const routes = (http: FastifyInstance, limits: Limits): void => {
    if (web) buildRoutes(http, { id: web.id, timestamp: web.builtAt });
    const source = iconService === undefined ? undefined : new HttpIconSource(iconService);
    iconRoutes(http, source && new IconService({ source, clock, log }), limits);
  };
  return {
    handlers: siteRoutes(site),
    routes,
    // The FEED setting matters only in a process that runs the feed.
    start: async () => {
      if (config.serve.has('feeds'))
        await (config.feed === 'demo' ? seedDemoSite(repository) : clearDemoSite(repository));
    },
    ports: { site },
  } satisfies Module;
}
