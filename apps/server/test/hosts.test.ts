import { Code } from '@khandai/contracts';
import { siteDomains } from '../src/platform/database/schema.js';
import { openTestApp, type TestApp } from './support/test-app.js';

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp({ TRUST_PROXY: 'loopback', SITE_ORIGIN: 'https://khandai.example' });
  await site.database.db.insert(siteDomains).values({ domain: 'banbe.example', name: 'Bạn bè' });
});
afterAll(() => site.close());

/** A request through the proxy. */
const get = (url: string, host: string, remoteAddress = '127.0.0.1') =>
  site.app.http.inject({ url, remoteAddress, headers: { host: 'proxy.internal', 'x-forwarded-host': host } });

const PAGES = ['/', '/sitemap.xml', '/robots.txt', '/al/api/live/live-total'];

describe('a site behind a proxy', () => {
  it.each(PAGES)('%s answers 421 for a forged X-Forwarded-Host, and names that host nowhere', async (url) => {
    const reply = await get(url, 'ke-gian.example');
    expect([reply.statusCode, reply.json()]).toEqual([421, expect.objectContaining({ code: Code.misdirected })]);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.payload).not.toContain('ke-gian');
  });

  it.each(PAGES)('%s is served on the site’s own host and on its other domains', async (url) => {
    for (const host of ['khandai.example', 'KHANDAI.example:443', 'banbe.example'])
      expect([host, (await get(url, host)).statusCode]).not.toEqual([host, 421]);
  });

  it('names its own origin in the sitemap whatever the domain', async () => {
    expect((await get('/sitemap-trang.xml', 'banbe.example')).payload).toContain('https://khandai.example/');
  });

  it.each(['/healthz', '/readyz'])('%s answers a balancer that names the process by its address', async (url) => {
    expect((await get(url, '10.0.0.7:4200')).statusCode).toBe(200);
  });

  it('does not believe the header of anybody else', async () => {
    expect((await get('/', 'khandai.example', '203.0.113.9')).statusCode).toBe(421);
  });
});
