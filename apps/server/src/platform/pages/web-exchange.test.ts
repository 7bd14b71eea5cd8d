import type { FastifyRequest } from 'fastify';
import { toWebRequest } from './web-exchange.js';

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
