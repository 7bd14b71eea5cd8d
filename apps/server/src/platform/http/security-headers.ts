import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** For replies that are data: no scripts run in them and no page may frame them. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** For the service worker, which loads nothing but the icon of its notices. */
export const WORKER_POLICY = "default-src 'none'; img-src 'self'";

export async function useSecurityHeaders(app: FastifyInstance): Promise<void> {
  // Pages and data have different content policies, so helmet does not set it.
  await app.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', DATA_POLICY);
  });
}

/**
 * What a page may load. Scripts need this reply's nonce. Emotion inserts inline styles. Streams, images and playlists
 * may come from any https host, because match sources do; hls.js plays video from blob: URLs and runs in a blob:
 * worker.
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
