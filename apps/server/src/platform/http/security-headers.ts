import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** For answers that are data: nothing in them runs, nobody frames them. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

export async function useSecurityHeaders(app: FastifyInstance): Promise<void> {
  // The policy of content differs between pages and data, so it is not helmet's.
  await app.register(helmet, { contentSecurityPolicy: false, referrerPolicy: { policy: 'strict-origin-when-cross-origin' } });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', DATA_POLICY);
  });
}

/**
 * What a page may load. Scripts need the nonce of this answer. Emotion writes styles into the page. Streams,
 * pictures and their playlists may come from any https host, because sources of matches do; hls.js feeds video
 * through blob: addresses and works in a blob: worker.
 */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    "media-src 'self' blob: https:",
    "connect-src 'self' https:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
