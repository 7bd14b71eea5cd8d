import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyRequest } from 'fastify';
import { sendWebResponse, toWebRequest } from './web-exchange.js';

function seen(host: string, originalUrl = '/'): string {
  const request = {
    protocol: 'https',
    host,
    originalUrl,
    method: 'GET',
    headers: { host },
  } as unknown as FastifyRequest;
  return toWebRequest(request, new AbortController().signal).url;
}

describe('toWebRequest', () => {
  it.each(['a:b@evil.example', 'me@evil.example', 'a b', ''])('a page renders with the host "%s"', (host) => {
    expect(seen(host)).toBe('https://localhost/');
  });

  it('a page gets only the cookies that it reads, and all of them only for a member', () => {
    const cookiesOf = (cookie: string) => {
      const request = {
        protocol: 'https',
        host: 'h',
        originalUrl: '/',
        method: 'GET',
        headers: { cookie },
      } as unknown as FastifyRequest;
      return toWebRequest(request, new AbortController().signal).headers.get('cookie');
    };
    expect(cookiesOf('ip=203.0.113.7; language=en; pid=an')).toBe('language=en');
    expect(cookiesOf('ip=203.0.113.7')).toBeNull();
    expect(cookiesOf('pid=an; token=x')).toBe('pid=an; token=x');
  });

  it.each(['//evil.example/x', '/\\evil.example/x'])('the URL %s becomes a path of the site', (url) => {
    expect(seen('khandai.example', url)).toBe('https://khandai.example/evil.example/x');
  });
});

describe('sendWebResponse', () => {
  const PAGE = `<p>${'Hàng Đẫy '.repeat(2_000)}</p>`;

  async function received(encoding: string, atHand: boolean) {
    const app = Fastify();
    await app.register(compress);
    app.get('/', (_request, reply) => {
      const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
      headers.append('set-cookie', 'a=1');
      headers.append('set-cookie', 'b=2');
      const response = new Response(atHand ? null : PAGE, { status: 404, headers });
      return sendWebResponse(reply, { response, html: atHand ? Buffer.from(PAGE) : undefined });
    });
    const { statusCode, headers, rawPayload } = await app.inject({
      url: '/',
      headers: { 'accept-encoding': encoding },
    });
    await app.close();
    const { 'content-type': type, 'content-encoding': packed, 'set-cookie': cookies } = headers;
    const decoded =
      packed === 'br' ? brotliDecompressSync(rawPayload) : packed === 'gzip' ? gunzipSync(rawPayload) : rawPayload;
    return { statusCode, type, packed, cookies, text: decoded.toString() };
  }

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('sends a page at hand as it sends the same page from the response: %s', async (accepted, packed) => {
    const page = await received(accepted, true);
    expect(page).toEqual(await received(accepted, false));
    expect(page).toEqual({
      statusCode: 404,
      type: 'text/html; charset=utf-8',
      packed,
      cookies: ['a=1', 'b=2'],
      text: PAGE,
    });
  });
});
