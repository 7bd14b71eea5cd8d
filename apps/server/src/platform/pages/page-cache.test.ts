import type { FastifyRequest } from 'fastify';
import { fileCacheHeader, isWorker, pageCacheHeaders } from './page-cache.js';

const headers = (cookie: string | undefined, response = new Response('')) =>
  pageCacheHeaders({ headers: { cookie } } as FastifyRequest, response);

describe('how long a page is cached', () => {
  it.each([undefined, 'timezone=Asia%2FTokyo', 'tokens=1'])(
    'a guest’s page with the cookies "%s" may be shared by those with the same',
    (cookie) => {
      expect(headers(cookie)).toEqual({ 'cache-control': 'public, max-age=0, s-maxage=2', vary: 'Cookie' });
    },
  );

  it.each(['token=x', 'timezone=a; refreshToken=x'])('a page with the cookies "%s" is personal', (cookie) => {
    expect(headers(cookie)['cache-control']).toBe('private, no-store');
  });

  it('a page that is an error or sets a cookie is not shared', () => {
    expect(headers(undefined, new Response('', { status: 404 }))['cache-control']).toBe('private, no-store');
    expect(headers(undefined, new Response('', { headers: { 'set-cookie': 'a=b' } }))['cache-control']).toBe(
      'private, no-store',
    );
  });
});

describe('how long a file is cached', () => {
  it('is immutable only if its name contains its hash, on every base path', () => {
    expect(fileCacheHeader('/srv/assets/site', '/srv/assets/site/favicon.svg')).toBe('public, max-age=3600');
    expect(fileCacheHeader('/srv/site', '/srv/site/assets/root-1a2b.js')).toContain('immutable');
  });

  it('is nothing for the service worker, packed or not', () => {
    for (const name of ['sw.js', 'sw.js.br', 'sw.js.gz'])
      expect([fileCacheHeader('/srv', `/srv/${name}`), isWorker('/srv', `/srv/${name}`)]).toEqual(['no-cache', true]);
    expect(isWorker('/srv', '/srv/assets/sw.js')).toBe(false);
  });
});
