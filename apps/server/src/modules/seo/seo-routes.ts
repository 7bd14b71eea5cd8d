import type { FastifyInstance } from 'fastify';
import type { Limits } from '../../platform/http/rate-limit.js';
import { originOf } from '../../platform/pages/web-exchange.js';
import type { SitemapService } from './sitemap-service.js';
import { robotsTxt, sitemapXml } from './sitemap-xml.js';

const CACHE = 'public, max-age=60';

export interface SeoDeps {
  readonly sitemap: SitemapService;
  readonly limits: Limits;
  readonly siteOrigin: string | undefined;
}

/** Files that search engines request first: the sitemap, and the rules for addresses they must not crawl. */
export function seoRoutes(app: FastifyInstance, { sitemap, limits, siteOrigin }: SeoDeps): void {
  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    await limits.general(request);
    const xml = sitemapXml(originOf(request, siteOrigin), await sitemap.entries());
    return reply.type('application/xml; charset=utf-8').header('cache-control', CACHE).send(xml);
  });
  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', CACHE)
      .send(robotsTxt(originOf(request, siteOrigin))),
  );
}
