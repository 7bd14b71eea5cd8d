import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../../platform/http/rate-limit.js';
import { sentence } from '../../platform/messages.js';
import { originOf } from '../../platform/pages/web-exchange.js';
import type { ArticleService } from './article-service.js';
import { type Channel, rssXml } from './rss-xml.js';

const CACHE = 'public, max-age=60';
const NEWEST = { pageNum: 1, pageSize: 20 };

export interface RssDeps {
  readonly articles: Pick<ArticleService, 'list' | 'ofCategory'>;
  readonly limits: Limits;
  readonly siteOrigin: string | undefined;
}

/** Feeds of the newest articles: of all, and of each category. */
export function rssRoutes(app: FastifyInstance, { articles, limits, siteOrigin }: RssDeps): void {
  const options = { schema: { hide: true }, onRequest: limits.general };
  const channel = (request: FastifyRequest, path: string): Pick<Channel, 'origin' | 'path' | 'feedPath'> => ({
    ...{ origin: originOf(request, siteOrigin), path, feedPath: `${path}/rss.xml` },
  });
  const send = (reply: FastifyReply, xml: string) =>
    reply.type('application/rss+xml; charset=utf-8').header('cache-control', CACHE).send(xml);

  app.get('/tin-tuc/rss.xml', options, async (request, reply) => {
    const { list } = await articles.list(NEWEST);
    const about = { title: sentence('rssTitle'), description: sentence('rssDescription') };
    return send(reply, rssXml({ ...channel(request, '/tin-tuc'), ...about }, list));
  });
  app.get<{ Params: { category: string } }>('/tin-tuc/:category/rss.xml', options, async (request, reply) => {
    const { category, list } = await articles.ofCategory(request.params.category, NEWEST);
    const about = {
      title: sentence('rssCategoryTitle', { category: category.name }),
      description: category.description,
    };
    return send(reply, rssXml({ ...channel(request, `/tin-tuc/${category.slug}`), ...about }, list));
  });
}
