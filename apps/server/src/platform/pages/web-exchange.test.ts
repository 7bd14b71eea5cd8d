import type { FastifyRequest } from 'fastify';
import { toWebRequest } from './web-exchange.js';

function seen(host: string, originalUrl = '/'): string {
  const request = { protocol: 'https', host, originalUrl, method: 'GET', headers: { host } } as unknown as FastifyRequest;
  return toWebRequest(request, new AbortController().signal).url;
}

describe('toWebRequest', () => {
  it.each(['a:b@evil.example', 'me@evil.example', 'a b', ''])('a page does not fail over the host "%s"', (host) => {
    expect(seen(host)).toBe('https://localhost/');
  });

  it.each(['//evil.example/x', '/\\evil.example/x'])('the address %s is a path of ours', (url) => {
    expect(seen('khandai.example', url)).toBe('https://khandai.example/evil.example/x');
  });
});
