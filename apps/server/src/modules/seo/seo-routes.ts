import type { FastifyInstance } from 'fastify';
import type { Limits } from '../../platform/http/rate-limit.js';
import { originOf } from '../../platform/pages/web-exchange.js';
import { openSearchXml } from './open-search-xml.js';
import { sitemapParts, type SitemapService } from './sitemap-service.js';
import { robotsTxt, sitemapIndexXml, sitemapXml } from './sitemap-xml.js';

const CACHE = 'public, max-age=60';

export interface SeoDeps {
  readonly sitemap: SitemapService;
  readonly limits: Limits;
  readonly siteOrigin: string | undefined;
}

/** Files that search engines request first: the sitemaps with their index, and the rules for addresses they must not crawl. */
export function seoRoutes(app: FastifyInstance, { sitemap, limits, siteOrigin }: SeoDeps): void {
  const serve = (path: string, read: (origin: string) => string | Promise<string>): void => {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      await limits.general(request);
      const xml = await read(originOf(request, siteOrigin));
      return reply.type('application/xml; charset=utf-8').header('cache-control', CACHE).send(xml);
    });
  };
  const index = sitemapParts.map((part) => ({ path: `/sitemap-${part}.xml` }));
  serve('/opensearch.xml', openSearchXml);
  serve('/sitemap.xml', (origin) => sitemapIndexXml(origin, index));
  for (const part of sitemapParts)
    serve(`/sitemap-${part}.xml`, async (origin) => sitemapXml(origin, await sitemap.entries(part)));
  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', CACHE)
      .send(robotsTxt(originOf(request, siteOrigin))),
  );
}
