import { FakeClock } from '@khandai/testing';
import { openDemoDatabase } from '../../feeds/testing.js';
import { createHttp } from '../../platform/http/create-http.js';
import { openLimits } from '../../platform/http/rate-limit.js';
import { seoRoutes } from './seo-routes.js';
import { SitemapRepository } from './sitemap-repository.js';
import { type SitemapEntry, SitemapService } from './sitemap-service.js';
import { sitemapXml } from './sitemap-xml.js';

const NOW = Date.parse('2026-11-20T13:50:00Z');
const league = { leagueId: 'v1', name: 'V.League 1', shortName: 'V1', color: '#008800' };
const leagues = {
  leagues: async () => ({ list: [{ league, slug: 'v-league-1', sportType: 10, total: 1, live: 0, coming: 1 }] }),
};

const pathsOf = (entries: readonly SitemapEntry[]) => entries.map(({ path }) => path);

describe('sitemap', () => {
  it('[SH17] (sitemap) names public pages, leagues, rooms of these days and prices that are open', async () => {
    const clock = new FakeClock(NOW);
    const database = await openDemoDatabase(clock, 'live');
    const rooms = new SitemapRepository(database);
    const paths = pathsOf(await new SitemapService({ rooms, leagues, clock }).entries());
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/truc-tiep/bong-ro', '/lich-thi-dau/v-league-1', '/ket-qua/v-league-1']),
    );
    expect(paths.filter((path) => /^\/truc-tiep\/.+-vs-/.test(path)).length).toBeGreaterThan(10);
    expect(paths.filter((path) => /^\/ty-le-keo\/.+-vs-/.test(path)).length).toBeGreaterThan(2);
    expect(paths.filter((path) => /^\/(?:au|ac|al|other|docs)/.test(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
    await database.close();
  });

  it('is read once a minute, and again after an error', async () => {
    const clock = new FakeClock(NOW);
    let requested = 0;
    const rooms = {
      rooms: async () => {
        requested += 1;
        if (requested === 1) throw new Error('away');
        return [];
      },
    };
    const sitemap = new SitemapService({ rooms, leagues, clock });
    await expect(sitemap.entries()).rejects.toThrow('away');
    await Promise.all([sitemap.entries(), sitemap.entries()]);
    expect(requested).toBe(2);
    await clock.advance(60_000);
    await sitemap.entries();
    expect(requested).toBe(3);
  });

  it('is valid XML whatever a URL contains', () => {
    const xml = sitemapXml('https://khandai.example', [{ path: '/truc-tiep/a&b<c>"d', changedAt: new Date(NOW) }]);
    expect(xml).toContain(
      '<url><loc>https://khandai.example/truc-tiep/a&amp;b%3Cc%3E%22d</loc><lastmod>2026-11-20T13:50:00.000Z</lastmod></url>',
    );
  });

  it.each([
    ['https://khandai.example', 'evil.example', 'https://khandai.example'],
    [undefined, 'khandai.test:8080', 'http://khandai.test:8080'],
    [undefined, 'a:b@evil.example', 'http://localhost'],
  ])('with the site at %s, a request to %s gets the origin %s', async (siteOrigin, host, origin) => {
    const http = await createHttp({ log: { level: 'silent' }, trustProxy: undefined });
    const limits = await openLimits(http, { perMinute: 100, internalKey: 'k', redis: undefined });
    const sitemap = new SitemapService({ rooms: { rooms: async () => [] }, leagues, clock: new FakeClock(NOW) });
    seoRoutes(http, { sitemap, limits, siteOrigin });
    const robots = await http.inject({ url: '/robots.txt', headers: { host } });
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(robots.body).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const map = await http.inject({ url: '/sitemap.xml', headers: { host } });
    expect([map.headers['content-type'], map.headers['cache-control']]).toEqual([
      'application/xml; charset=utf-8',
      'public, max-age=60',
    ]);
    expect(map.body).toContain(`<loc>${origin}/lich-thi-dau</loc>`);
    await http.close();
  });
});
