import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageCookies } from './page-cookies.js';

/** The request as the web app sees it: at the site's own address, where that is configured, and with the cookies that pages are told from. */
export function toWebRequest(request: FastifyRequest, signal: AbortSignal, siteOrigin?: string): Request {
  // A URL reads both `//host` and the same with backslashes as another host.
  const url = new URL(request.originalUrl.replace(/^[/\\]+/, '/'), originOf(request, siteOrigin));
  return new Request(url, { method: request.method, headers: toHeaders(request), signal });
}

/** Aborts when the reader goes before the answer is whole. */
export function whileReading(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** `https://example.com`: as configured, else as it was asked for. A Host header is whatever the caller wrote; nothing may fail over it. */
export function originOf({ protocol, host }: FastifyRequest, siteOrigin?: string): string {
  if (siteOrigin !== undefined) return siteOrigin;
  const base = URL.parse(`${protocol}://${host}`);
  const usable = base !== null && base.username === '' && base.password === '';
  return usable ? base.origin : `${protocol}://localhost`;
}

function toHeaders({ headers }: FastifyRequest): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    // HTTP/2 pseudo headers are no header names.
    if (value === undefined || name.startsWith(':')) continue;
    for (const one of Array.isArray(value) ? value : [value]) result.append(name, one);
  }
  const cookies = pageCookies(headers.cookie);
  if (cookies === undefined) result.delete('cookie');
  else result.set('cookie', cookies);
  return result;
}

/** Sends the web app's answer, its body as it is rendered. */
export function sendWebResponse(reply: FastifyReply, response: Response): FastifyReply {
  reply.code(response.status);
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  // The DOM's type of a stream and Node's are two names of one thing.
  return reply.send(response.body ? Readable.fromWeb(response.body as NodeReadableStream) : '');
}
