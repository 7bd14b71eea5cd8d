import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler } from 'react-router';
import { type DomainError, expectedError } from '../domain-error.js';
import { retryAfterSeconds, sendNoSuchCall } from '../http/errors.js';
import { INTERNAL_HEADER, type Limits } from '../http/rate-limit.js';
import { pagePolicy, WORKER_POLICY } from '../http/security-headers.js';
import type { WholeReply } from '../http/whole-reply.js';
import type { Clock } from '../clock.js';
import { VIETNAM } from '@khandai/calendar';
import { type GuestPage, GuestPages } from './guest-pages.js';
import { fileCacheHeader, isForEveryone, isWorker, pageCacheHeaders } from './page-cache.js';
import { PageReads } from './page-reads.js';
import { plainPage } from './plain-page.js';
import type { InProcessSend, WebBuild } from './web-build.js';
import { sendWebResponse, toWebRequest, whileReading } from './web-exchange.js';

const CALLS = /^\/(?:au|ac|al|other)(?:\/|$)/;

export interface PageDeps {
  readonly web: WebBuild | undefined;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly internalKey: string;
  /** Returns the configured domain that a host name belongs to, if any. */
  readonly domainOf: (host: string) => Promise<string | undefined>;
  readonly analyticsSrc: string | undefined;
  /** Other hosts whose images the image route accepts. */
  readonly imageHosts: readonly string[];
  /** The chat shows its help bot. */
  readonly chatOwl: boolean;
  /** The site's origin, if configured. */
  readonly siteOrigin: string | undefined;
}

interface Rendered {
  readonly response: Response;
  /** The page, if it rendered in one piece; the response then has no body. */
  readonly html: Buffer | undefined;
  /** When the oldest data on the page was read, in ms since the epoch. */
  readonly readAt: number;
}

type Render = (request: FastifyRequest, reply: FastifyReply, signal: AbortSignal) => Promise<Rendered>;
type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Serves every URL that is not a call: files of the web app, its pages, and a 404 in the format the client expects. */
export async function usePages(app: FastifyInstance, deps: PageDeps): Promise<void> {
  const { web, limits } = deps;
  if (web) await serveFiles(app, web.client);
  const page = web ? pages(app, web, deps) : sendNotBuilt;
  // A wildcard route, not the not-found handler: the compression plugin handles only routes.
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (CALLS.test(request.url)) return sendNoSuchCall(request, reply);
    try {
      await limits.general(request);
      return await page(request, reply);
    } catch (error) {
      const refusal = expectedError(error);
      const retryAfter = retryAfterSeconds(refusal);
      if (!refusal || retryAfter === undefined) throw error;
      return sendRefusalPage(reply, refusal, retryAfter);
    }
  });
  app.setNotFoundHandler(sendNoSuchCall);
}

async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', fileCacheHeader(folder, path));
      if (isWorker(folder, path)) reply.header('content-security-policy', WORKER_POLICY);
    },
  });
}

/** Guests share pages for as long as the cache allows; users' pages are rendered per request. */
function pages(app: FastifyInstance, web: WebBuild, deps: PageDeps): PageHandler {
  const render = renderer(app, web, deps);
  const guests = new GuestPages({ clock: deps.clock, keepAliveMs: app.server.keepAliveTimeout });
  answerFirst(app.server, (request, response) => guests.answer(request, response));
  return async (request, reply) => {
    const key = guests.keyOf(request.raw);
    const forOne = () => render(request, reply, whileReading(reply));
    if (key === undefined) return sendWebResponse(reply, await forOne());
    let own: Rendered | undefined;
    const page = await guests.share(key, request.headers['accept-encoding'], async () => {
      // A reader who disconnects must not abort a rendering that other requests wait for.
      own = await render(request, reply, new AbortController().signal);
      return isForEveryone(own.response) ? guestPage(own, reply) : undefined;
    });
    if (!page) return sendWebResponse(reply, own ?? (await forOne()));
    return sendPacked(reply, page);
  };
}

function sendPacked(reply: FastifyReply, { headers, body }: WholeReply): FastifyReply {
  for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1]);
  return reply.send(body);
}

/** Reads a page to its end and adds the headers of every reply. */
async function guestPage({ response, html, readAt }: Rendered, reply: FastifyReply): Promise<GuestPage> {
  const { 'x-request-id': _own, ...headers } = textHeaders(reply.getHeaders());
  return {
    readAt,
    html: html ?? Buffer.from(await response.arrayBuffer()),
    headers: { ...headers, ...Object.fromEntries(response.headers), vary: 'Cookie, Accept-Encoding' },
  };
}

/**
 * Calls `first` before Fastify for each request; if it replies, Fastify does not see the request. Skipped while the
 * server stops.
 */
function answerFirst(server: Server, first: (request: IncomingMessage, response: ServerResponse) => boolean): void {
  const rest = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (server.listening && first(request, response)) return;
    for (const listener of rest) listener.call(server, request, response);
  });
}

function renderer(app: FastifyInstance, web: WebBuild, deps: PageDeps): Render {
  const { clock, internalKey, domainOf, analyticsSrc, imageHosts, chatOwl, siteOrigin } = deps;
  const render = createRequestHandler(web.routes, 'production');
  const reads = new PageReads({ clock });
  return async (request, reply, signal) => {
    await deps.limits.render(request);
    const nonce = randomBytes(16).toString('base64');
    const reading = reads.reading(inProcess(app, request, internalKey));
    let html: Buffer | undefined;
    const context = web.createLoadContext({
      send: reading.send,
      timezoneDefault: VIETNAM,
      nonce,
      domain: await domainOf(request.hostname),
      build: web.id,
      analyticsSrc,
      imageHosts,
      chatOwl,
      report: (err) => request.log.error({ err, req: request.raw }, 'rendering a page failed'),
      deliver: (page) => {
        html = page;
      },
    });
    const response = await render(toWebRequest(request, signal, siteOrigin), context);
    reply.header('content-security-policy', pagePolicy(nonce));
    for (const [name, value] of Object.entries(pageCacheHeaders(request, response))) {
      if (!response.headers.has(name)) reply.header(name, value);
    }
    // A response with a body is not the one whose page was delivered: that rendering failed afterwards.
    return { response, html: response.body === null ? html : undefined, readAt: reading.readAt() };
  };
}

/**
 * What a rendering reads of a reply's headers. The others, some twenty that are for browsers, would pass axios four times
 * each.
 */
const READ_HEADERS = ['content-type', 'retry-after', 'x-request-id'] as const;

function inProcess(app: FastifyInstance, { ip }: FastifyRequest, internalKey: string): InProcessSend {
  return async ({ method, url, headers, body }) => {
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: { ...headers, [INTERNAL_HEADER]: internalKey },
      remoteAddress: ip,
      ...(body !== undefined && { payload: body }),
    });
    return {
      status: answer.statusCode,
      body: answer.payload,
      headers: textHeaders(pick(answer.headers, READ_HEADERS)),
    };
  };
}

function pick(headers: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => headers[name] !== undefined).map((name) => [name, headers[name]]));
}

function textHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

async function sendNotBuilt(_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return reply
    .code(503)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(plainPage('webNotBuilt'));
}

/** A browser user gets a page, not an envelope. */
function sendRefusalPage(
  reply: FastifyReply,
  { status, messageKey, values }: DomainError,
  retryAfter: number,
): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'retry-after': retryAfter })
    .type('text/html; charset=utf-8')
    .send(plainPage(messageKey, values));
}
