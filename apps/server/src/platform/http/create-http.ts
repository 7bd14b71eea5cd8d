import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { type LogOptions, logOptions } from '../log.js';
import { useApiDocs } from './api-docs.js';
import { answerErrors } from './errors.js';
import { useSecurityHeaders } from './security-headers.js';
import { answerUndecodable } from './undecodable.js';
import { useValidation } from './validation.js';

/** A call's body is a form or a message; files have their own way in. */
const BODY_BYTES = 256 * 1024;
/** Time for a request to arrive whole, so that slow senders do not hold connections. */
const REQUEST_MS = 30_000;
/** Time for its headers, or for anything at all on a connection that was just opened. */
const HEADERS_MS = 15_000;
/** How often connections are looked at for being late. */
const LATE_CHECK_MS = 5_000;

export interface HttpOptions {
  readonly log: LogOptions;
  /** Addresses of proxies to believe, comma-joined; absent, the peer is the caller. */
  readonly trustProxy: string | undefined;
  /** How long a request may take to arrive, in milliseconds; tests are in a hurry. */
  readonly arrival?: { readonly requestMs: number; readonly headersMs: number; readonly checkMs: number };
}

/** The HTTP server without routes: ids, logs, headers, validation, faults. It listens to nothing yet. */
export async function createHttp({ log, trustProxy, arrival }: HttpOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: logOptions(log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_BYTES,
    requestTimeout: arrival?.requestMs ?? REQUEST_MS,
    http: { headersTimeout: arrival?.headersMs ?? HEADERS_MS, connectionsCheckingInterval: arrival?.checkMs ?? LATE_CHECK_MS },
    trustProxy: trustProxy ?? false,
    // Open pages keep idle connections; they must not hold up a stop.
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void answerUndecodable(error, request, reply),
    // While stopping, requests under way end; new ones are told so by the closing of the connection.
    return503OnClosing: false,
  });
  // Bodies are JSON; Fastify would read plain text as well.
  app.removeContentTypeParser('text/plain');
  useValidation(app);
  answerErrors(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  await useSecurityHeaders(app);
  await useCompression(app);
  await useApiDocs(app);
  return app;
}

// Pages and calls are made anew each time, so they are compressed quickly rather than well, and flushed as they stream.
async function useCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 5 },
  });
}
