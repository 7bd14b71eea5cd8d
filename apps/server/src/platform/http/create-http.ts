import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { type LogOptions, logOptions } from '../log.js';
import { useApiDocs } from './api-docs.js';
import { limitConnections } from './connection-limit.js';
import { answerErrors } from './errors.js';
import { useSecurityHeaders } from './security-headers.js';
import { TrustedProxies } from './trusted-proxies.js';
import { answerUndecodable } from './undecodable.js';
import { answerUnreadable } from './unreadable.js';
import { useSerializers, useValidation } from './validation.js';

/** A call's body is a form or a message; file uploads have their own limit. */
const BODY_BYTES = 256 * 1024;
/** Time for a whole request to arrive, so that slow senders do not hold connections. */
const REQUEST_MS = 30_000;
/** Time for a request's headers, or for the first byte on a new connection. */
const HEADERS_MS = 15_000;
/**
 * Time in which a connection must move at least one byte while a reply is being sent, so that clients who never read do
 * not hold replies in memory.
 */
const UNREAD_MS = 30_000;
/** Interval between checks for connections that exceed these limits. */
const LATE_CHECK_MS = 5_000;

export interface HttpOptions {
  readonly log: LogOptions;
  /** Addresses of trusted proxies, comma-joined; when absent, the peer is the caller. */
  readonly trustProxy: string | undefined;
  /** Timeouts for a request to arrive, in milliseconds; tests set shorter ones. */
  readonly arrival?: { readonly requestMs: number; readonly headersMs: number; readonly checkMs: number };
  /** Time without progress after which a connection closes, in milliseconds; tests set a shorter one. */
  readonly unreadMs?: number;
  /** Upper limit of open connections of one address, except trusted proxies. Absent, there is none. */
  readonly connectionsPerAddress?: number;
}

/** A slug has up to 100 letters and a number at its end; that of a tip has the names of two teams. */
const PARAM_LENGTH = 200;

/** The HTTP server without routes: request ids, logs, headers, validation, error replies. It does not listen yet. */
export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { log, trustProxy, arrival } = options;
  const app: FastifyInstance = fastify({
    logger: logOptions(log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_BYTES,
    routerOptions: { maxParamLength: PARAM_LENGTH },
    connectionTimeout: options.unreadMs ?? UNREAD_MS,
    requestTimeout: arrival?.requestMs ?? REQUEST_MS,
    http: {
      headersTimeout: arrival?.headersMs ?? HEADERS_MS,
      connectionsCheckingInterval: arrival?.checkMs ?? LATE_CHECK_MS,
    },
    trustProxy: trustProxy ?? false,
    // Open pages keep idle connections, which must not delay a stop.
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void answerUndecodable(error, request, reply),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, app.log),
    // While the server stops, running requests complete; new ones are refused because their connection closes.
    return503OnClosing: false,
  });
  if (options.connectionsPerAddress !== undefined)
    limitConnections(app.server, {
      perAddress: options.connectionsPerAddress,
      proxies: TrustedProxies.parse(trustProxy) ?? TrustedProxies.none,
    });
  // Bodies are JSON; by default Fastify also parses plain text.
  app.removeContentTypeParser('text/plain');
  useValidation(app);
  useSerializers(app);
  answerErrors(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  await useSecurityHeaders(app);
  await useCompression(app);
  await useApiDocs(app);
  return app;
}

// Replies are generated per request, so compression favours speed over size and flushes as they stream.
async function useCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 5 },
  });
}
