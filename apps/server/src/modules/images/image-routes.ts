import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Limits } from '../../platform/http/rate-limit.js';
import { SourceNotAllowed, UnknownRendition } from './image-faults.js';
import { type Rendition, renditionOf } from './image-renditions.js';
import type { ImageService, Keeping, RenderedImage } from './image-service.js';

const MAX_SOURCE_LENGTH = 500;
const CACHE: Readonly<Record<Keeping, string>> = {
  lasting: 'public, max-age=31536000, immutable',
  private: 'private, max-age=3600',
  remote: 'public, max-age=86400',
};
/** Pictures per minute and address that the process has to look for: enough for several pages full of new avatars. */
const PER_MINUTE = 600;

interface RenditionRequest {
  readonly Params: { readonly rendition: string };
  readonly Querystring: Readonly<Record<string, unknown>>;
}

/**
 * `/anh/{rendition}?src={address}`: an upload, or a picture of an allowed host, as one of the renditions that pages use.
 */
export function imageRoutes(
  app: FastifyInstance,
  { images, limits }: { readonly images: ImageService; readonly limits: Limits },
): void {
  const limit = limits.forCall('GET /anh', PER_MINUTE);
  app.get<RenditionRequest>('/anh/:rendition', { schema: { hide: true } }, async (request, reply) => {
    const rendition = renditionOf(request.params.rendition);
    if (!rendition) throw new UnknownRendition();
    const source = sourceOf(request.query);
    const made = images.inMemory(source, rendition) ?? (await renderWithinLimit(rendition));
    return send(reply, made, request.headers['if-none-match']);

    async function renderWithinLimit(wanted: Rendition): Promise<RenderedImage> {
      await limit(request);
      return images.image(source, wanted);
    }
  });
}

/** Refuses any other parameter: it would be a second cache key for the same picture in every cache on the way. */
function sourceOf({ src, ...rest }: Readonly<Record<string, unknown>>): string {
  if (Object.keys(rest).length > 0) throw new UnknownRendition();
  if (typeof src !== 'string' || src.length > MAX_SOURCE_LENGTH) throw new SourceNotAllowed();
  return src;
}

function send(reply: FastifyReply, { bytes, etag, keeping }: RenderedImage, known: string | undefined): FastifyReply {
  reply.header('etag', etag).header('cache-control', CACHE[keeping]);
  if (known === etag) return reply.code(304).send();
  return reply.header('content-type', 'image/webp').send(bytes);
}
