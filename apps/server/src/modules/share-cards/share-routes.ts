import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Limits } from '../../platform/http/rate-limit.js';
import { originOf } from '../../platform/pages/web-exchange.js';
import { embedPage, oembed, type OembedSize } from './oembed.js';
import type { Shareables } from './shareables.js';

const CACHE = 'public, max-age=60';
const MAX_ADDRESS = 2_000;
/** All sites may frame the page: it runs no script, and knows no session. */
const EMBED_POLICY = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors *";

interface OembedRequest {
  readonly Querystring: Readonly<Record<string, unknown>>;
}

export interface ShareRoutesDeps {
  readonly shareables: Shareables;
  readonly limits: Limits;
  readonly siteOrigin: string | undefined;
}

/** `/oembed?url=…` (oembed.com, JSON alone) for pages of this site, and the pages that it lets others embed. */
export function shareRoutes(app: FastifyInstance, { shareables, limits, siteOrigin }: ShareRoutesDeps): void {
  app.get<OembedRequest>('/oembed', { schema: { hide: true } }, async (request, reply) => {
    await limits.general(request);
    const { url, format = 'json', maxwidth, maxheight } = request.query;
    if (format !== 'json') return reply.code(501).send();
    const size = { maxwidth: pixels(maxwidth), maxheight: pixels(maxheight) };
    const origin = originOf(request, siteOrigin);
    const page = typeof url === 'string' && url.length <= MAX_ADDRESS ? URL.parse(url) : null;
    const found = page?.origin === origin && isSize(size) ? await shareables.at(page.pathname) : undefined;
    if (!found) return reply.callNotFound();
    return embeddable(reply).send(oembed(found, origin, size));
  });

  app.get<{ Params: { readonly link: string } }>(
    '/nhung/tran/:link',
    { schema: { hide: true } },
    async (request, reply) => {
      await limits.general(request);
      const page = embedPage(await shareables.match(request.params.link));
      reply.header('content-security-policy', EMBED_POLICY).removeHeader('x-frame-options');
      return embeddable(reply).type('text/html; charset=utf-8').send(page);
    },
  );
}

const embeddable = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', CACHE).header('cross-origin-resource-policy', 'cross-origin');

/** Undefined when absent, NaN for anything but a positive number of pixels. */
const pixels = (value: unknown): number | undefined =>
  value === undefined ? undefined : typeof value === 'string' && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : NaN;

const isSize = ({ maxwidth, maxheight }: OembedSize): boolean =>
  ![maxwidth, maxheight].some((size) => size !== undefined && Number.isNaN(size));
