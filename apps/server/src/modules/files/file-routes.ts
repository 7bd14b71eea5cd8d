import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendNoSuchCall } from '../../platform/http/errors.js';
import type { Limits } from '../../platform/http/rate-limit.js';
import type { Storage, StoredFile, WantedRange } from '../../platform/storage/storage.js';
import { isLasting, keyOf } from '../../platform/storage/file-address.js';

/** A key contains a hash of its file, so its content never changes. */
const CACHE = 'public, max-age=31536000, immutable';
/** A file of the chat may be taken back: no cache on the way may hold it. */
const CHAT_CACHE = 'private, max-age=3600';

/** Serves stored files at `/tep/{key}`, unchanged, whole or in parts. Browsers do not execute anything in them. */
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
      const file = key === undefined ? undefined : await storage.get(key, wantedRange(request.headers.range));
      if (!file || key === undefined) return sendNoSuchCall(request, reply);
      return send(reply.headers({ 'cache-control': isLasting(key) ? CACHE : CHAT_CACHE, etag }), file);
    },
  );
}

/** Players of videos ask for parts; some play nothing without them. */
function send(reply: FastifyReply, { type, size, body, part }: StoredFile): FastifyReply {
  reply.headers({ 'content-type': type, 'accept-ranges': 'bytes' });
  if (!part) return reply.header('content-length', size).send(body);
  const { start, end } = part;
  return reply
    .code(206)
    .headers({ 'content-length': end - start + 1, 'content-range': `bytes ${start}-${end}/${size}` })
    .send(body);
}

/** One range from a first byte on; any other kind is answered with the whole file, as the standard allows. */
function wantedRange(header: string | undefined): WantedRange | undefined {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined) return undefined;
  const start = Number(first);
  if (!last) return { start };
  return Number(last) < start ? undefined : { start, end: Number(last) };
}
