import type { FastifyInstance } from 'fastify';
import type { Limits } from '../../platform/http/rate-limit.js';
import type { Card, CardService } from './card-service.js';
import { titleFolders } from './title-folders.js';

/** Short, because a score changes; networks fetch a new address at once (`?v=`). */
const CACHE = 'public, max-age=300';
/** Cards per minute and address. */
const PER_MINUTE = 120;
const MAX_KEY = 300;

interface CardRequest {
  readonly Params: { readonly '*': string };
}

/**
 * `/the/tran/{link}.png`, the same without its score below `/the/tran-an-ty-so/`, `/the/thanh-vien/{username}.png`, `/the/bai-viet/{slug}.png`, `/the/tip/{slug}.png`, `/the/doi/{page id}.png`, `/the/giai/{page id}.png`, and
 * `/the/highlight/{slug}.png` like that of each kind of media. The query is ignored.
 */
export function cardRoutes(
  app: FastifyInstance,
  { cards, limits }: { readonly cards: CardService; readonly limits: Limits },
): void {
  const limit = limits.forCall('GET /the', PER_MINUTE);
  const serve = (path: string, read: (key: string) => Promise<Card>): void => {
    app.get<CardRequest>(`/the/${path}/*`, { schema: { hide: true } }, async (request, reply) => {
      const [, key] = /^([^/]+)\.png$/.exec(request.params['*']) ?? [];
      if (key === undefined || key.length > MAX_KEY) return reply.callNotFound();
      await limit(request);
      const { bytes, tag } = await read(key);
      reply.header('etag', tag).header('cache-control', CACHE).header('cross-origin-resource-policy', 'cross-origin');
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      return reply.type('image/png').send(bytes);
    });
  };
  serve('tran', (link) => cards.match(link));
  serve('tran-an-ty-so', (link) => cards.match(link, { hidesScore: true }));
  serve('thanh-vien', (username) => cards.person(username));
  serve('bai-viet', (slug) => cards.article(slug));
  serve('tip', (slug) => cards.tip(slug));
  serve('doi', (pageId) => cards.team(pageId));
  serve('giai', (pageId) => cards.tournament(pageId));
  for (const [folder, kind] of Object.entries(titleFolders)) serve(folder, (slug) => cards.title(kind, slug));
}
