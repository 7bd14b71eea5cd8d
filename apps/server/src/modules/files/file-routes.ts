import type { FastifyInstance } from 'fastify';
import { sendNoSuchCall } from '../../platform/http/errors.js';
import type { Limits } from '../../platform/http/rate-limit.js';
import type { Storage } from '../../platform/storage/storage.js';
import { keyOf } from '../../platform/storage/file-address.js';

/** A key contains a hash of its file, so its content never changes. */
const CACHE = 'public, max-age=31536000, immutable';

/** Serves stored files at `/tep/{key}`, unchanged. Browsers do not execute anything in them. */
export function fileRoutes(
  app: FastifyInstance,
  { storage, limits }: { readonly storage: Storage; readonly limits: Limits },
): void {
  app.get<{ Params: { '*': string } }>(
    '/tep/*',
    { schema: { hide: true }, onRequest: limits.general },
    async (request, reply) => {
      const key = keyOf(`/tep/${request.params['*']}`);
      const etag = `"${key}"`;
      if (key !== undefined && request.headers['if-none-match'] === etag && (await storage.has(key)))
        return reply.code(304).send();
      const file = key === undefined ? undefined : await storage.get(key);
      if (!file) return sendNoSuchCall(request, reply);
      return reply
        .headers({ 'content-type': file.type, 'content-length': file.size, 'cache-control': CACHE, etag })
        .send(file.body);
    },
  );
}
