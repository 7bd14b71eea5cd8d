import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageCookies } from './page-cookies.js';
import { otherParameters, pageUrl } from './page-url.js';

/**
 * The request as the web app sees it: at the site's configured origin, if any, and only with the parameters and
 * cookies that pages read.
 */
export function toWebRequest(request: FastifyRequest, signal: AbortSignal, siteOrigin?: string): Request {
  // The URL parser reads both `//host` and its variants with backslashes as another host.
  const url = new URL(pageUrl(request.originalUrl).replace(/^[/\\]+/, '/'), originOf(request, siteOrigin));
  return new Request(url, { method: request.method, headers: toHeaders(request), signal });
}

/** Aborts when the reader disconnects before the reply is complete. */
export function whileReading(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/**
 * The origin, `https://example.com`: as configured, else from the request. The client controls the Host header, so an
 * invalid one must not cause an error.
 */
export function originOf({ protocol, host }: FastifyRequest, siteOrigin?: string): string {
  if (siteOrigin !== undefined) return siteOrigin;
  const base = URL.parse(`${protocol}://${host}`);
  const usable = base !== null && base.username === '' && base.password === '';
  return usable ? base.origin : `${protocol}://localhost`;
}

function toHeaders({ headers }: FastifyRequest): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    // HTTP/2 pseudo-headers are not valid header names.
    if (value === undefined || name.startsWith(':')) continue;
    for (const one of Array.isArray(value) ? value : [value]) result.append(name, one);
  }
  const cookies = pageCookies(headers.cookie);
  if (cookies === undefined) result.delete('cookie');
  else result.set('cookie', cookies);
  return result;
}

/** A redirect keeps the parameters that rendering does not see: the browser reads `pid` after it. */
function withOtherParameters(location: string, requested: string): string {
  const others = otherParameters(requested);
  if (others === '' || location.includes('#')) return location;
  return `${location}${location.includes('?') ? '&' : '?'}${others}`;
}

/** Sends the web app's reply: `html` if the page is at hand, else the response's body as a stream. */
export function sendWebResponse(
  reply: FastifyReply,
  { response, html }: { readonly response: Response; readonly html: Buffer | undefined },
): FastifyReply {
  reply.code(response.status);
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
  const location = response.headers.get('location');
  if (location !== null) reply.header('location', withOtherParameters(location, reply.request.originalUrl));
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  if (html) return reply.send(html);
  // The DOM's and Node's ReadableStream types describe the same class.
  return reply.send(response.body ? Readable.fromWeb(response.body as NodeReadableStream) : '');
}
