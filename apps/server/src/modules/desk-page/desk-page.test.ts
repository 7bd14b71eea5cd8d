import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttp } from '../../platform/http/create-http.js';
import { openLimits } from '../../platform/http/rate-limit.js';
import { readDeskBuild } from './desk-build.js';
import { deskPageRoutes } from './desk-page-routes.js';

const PAGE = '<script type="module" src="/desk/assets/index-1.js" nonce="__NONCE__"></script>';

async function server(folder: string) {
  const http = await createHttp({ log: { level: 'silent' }, trustProxy: undefined });
  const limits = await openLimits(http, { perMinute: 100, internalKey: 'k', redis: undefined });
  const build = await readDeskBuild(folder);
  await http.register((app) => deskPageRoutes(app, { build, limits }), { prefix: '/desk' });
  return http;
}

describe('the page of the desk', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'khandai-desk-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), PAGE);
    await writeFile(join(folder, 'assets', 'index-1.js'), 'export {};');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('has a nonce of its own in every reply, and is neither cached nor indexed', async () => {
    const http = await server(folder);
    const replies = await Promise.all([http.inject('/desk'), http.inject('/desk/')]);
    const nonces = replies.map(({ body }) => /nonce="([^"]+)"/.exec(body)?.[1] ?? '');
    expect(new Set(nonces).size).toBe(2);
    for (const [n, { headers }] of replies.entries()) {
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonces[n]}'`);
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex, nofollow']);
    }
    await http.close();
  });

  it('loads files that never change under their name; an unknown one is a 404', async () => {
    const http = await server(folder);
    const file = await http.inject('/desk/assets/index-1.js');
    expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    for (const path of ['/desk/assets/none.js', '/desk/article', '/desk/assets/../../index.html'])
      expect([path, (await http.inject(path)).statusCode]).toEqual([path, 404]);
    await http.close();
  });

  it('says so when it is not built', async () => {
    const http = await server(join(folder, 'none'));
    expect((await http.inject('/desk')).statusCode).toBe(503);
    await http.close();
  });
});
