import { FakeClock } from '@khandai/testing';
import { eq } from 'drizzle-orm';
import { openDemoDatabase } from '../../feeds/testing.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import { fixtures, leagues as leaguesTable, posts, teams, uploads, users } from '../../platform/database/schema.js';
import { createHttp } from '../../platform/http/create-http.js';
import { openLimits } from '../../platform/http/rate-limit.js';
import { seoRoutes } from './seo-routes.js';
import { SitemapRepository } from './sitemap-repository.js';
import { sitemapParts, SitemapService } from './sitemap-service.js';
import { type SitemapEntry, sitemapXml } from './sitemap-xml.js';

const NOW = Date.parse('2026-11-20T13:50:00Z');
const league = { leagueId: 'v1', name: 'V.League 1', shortName: 'V1', color: '#008800' };
const leagues = {
  leagues: async () => ({ list: [{ league, slug: 'v-league-1', sportType: 10, total: 1, live: 0, coming: 1 }] }),
};

const pathsOf = (entries: readonly SitemapEntry[]) => entries.map(({ path }) => path);

const addressOfFile = (name: string, file: string) => `/tep/${name}/${file}`;
const none = {
  rooms: async () => [],
  leagues: async () => [],
  teams: async () => [],
  articles: async () => [],
  categories: async () => [],
  posts: async () => [],
  events: async () => [],
  tips: async () => [],
  videos: async () => [],
  titles: async () => [],
  comics: async () => [],
  episodes: async () => [],
};

describe('sitemap', () => {
  it('[SH17] (sitemap) names public pages, leagues, rooms of these days and prices that are open', async () => {
    const clock = new FakeClock(NOW);
    const database = await openDemoDatabase(clock, 'live');
    const sitemap = new SitemapService({ pages: new SitemapRepository(database), leagues, addressOfFile, clock });
    const paths = pathsOf((await Promise.all(sitemapParts.map((part) => sitemap.entries(part)))).flat());
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/truc-tiep/bong-ro', '/lich-thi-dau/v-league-1', '/ket-qua/v-league-1']),
    );
    expect(paths.filter((path) => /^\/truc-tiep\/.+-vs-/.test(path)).length).toBeGreaterThan(10);
    expect(paths.filter((path) => /^\/ty-le-keo\/.+-vs-/.test(path)).length).toBeGreaterThan(2);
    expect(paths.filter((path) => /^\/(?:au|ac|al|other|docs)/.test(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
    await database.close();
  });

  it('[SH17] (sitemap, teams) names competitions that have a season and teams that play, none of simulated ones', async () => {
    const database = await openTestDatabase();
    const { db } = database;
    const league = (leagueId: string) => ({ leagueId, name: leagueId, shortName: leagueId, color: '#008800' });
    await db.insert(leaguesTable).values(['season', 'friendly', 'demo'].map(league));
    const colors = { color: '#008800', secondColor: '#ffffff' };
    const names = ['home', 'away', 'guest', 'bot', 'idle'];
    await db
      .insert(teams)
      .values(names.map((teamId) => ({ ...colors, teamId, name: teamId, shortName: teamId, code: 'T' })));
    const match = (
      leagueId: string,
      homeId: string,
      awayId: string,
      more: Partial<typeof fixtures.$inferInsert> = {},
    ) => ({
      ...{ fixtureId: `${homeId}-${awayId}`, link: `${homeId}-${awayId}`, leagueId, homeId, awayId },
      ...{ kickOff: new Date(NOW), status: 0, origin: 'provider' as const, updatedAt: new Date(NOW), ...more },
    });
    await db
      .insert(fixtures)
      .values([
        match('season', 'home', 'away', { season: '2026', phase: 'league' }),
        match('friendly', 'guest', 'home'),
        match('demo', 'bot', 'idle', { season: '1', phase: 'league', origin: 'demo' }),
      ]);
    const pages = await db.select({ name: teams.name, pageId: teams.pageId }).from(teams);
    const [season] = await db.select().from(leaguesTable).where(eq(leaguesTable.leagueId, 'season'));
    const sitemap = new SitemapService({
      ...{ pages: new SitemapRepository(database), leagues, addressOfFile, clock: new FakeClock(NOW) },
    });
    expect(pathsOf(await sitemap.entries('giai-dau'))).toEqual([`/giai-dau/${season?.pageId}`]);
    const playing = pages.filter(({ name }) => ['home', 'away', 'guest'].includes(name));
    expect(pathsOf(await sitemap.entries('doi-bong')).sort()).toEqual(
      playing.map(({ pageId }) => `/doi-bong/${pageId}`).sort(),
    );
    await database.close();
  });

  it('[SH17] (sitemap, posts) names public posts and their videos, none of simulated or locked members', async () => {
    const database = await openTestDatabase();
    const { db } = database;
    const author = async (name: string, more: Partial<typeof users.$inferInsert> = {}) => {
      const values = { username: name, usernameKey: name, displayName: name, ...more };
      const [user] = await db.insert(users).values(values).returning();
      return user?.userId ?? 0;
    };
    const post = async (authorId: number, content: string, visibility: 1 | 2 | 3 = 1) => {
      const values = { authorId, content, original: content, visibility, type: 30, uuid: content } as const;
      const stored = { ...values, commentator: false, createdAt: new Date(NOW) };
      const [made] = await db.insert(posts).values(stored).returning();
      const postId = made?.postId ?? 0;
      const video = { postId, userId: authorId, kind: 'video', size: 9, state: 'ready', seconds: 12 } as const;
      const name = content.replaceAll(' ', '');
      const files = ['video.mp4', 'poster.webp'];
      await db.insert(uploads).values({ ...video, files, uploadId: name, publicName: name, createdAt: new Date(NOW) });
      return postId;
    };
    const lan = await author('lan');
    const shown = await post(lan, 'Bàn thắng <đẹp> & nhanh');
    await post(lan, 'riêng tư', 2);
    await post(lan, 'đã xóa', 3);
    await post(await author('mophong', { simulated: true }), 'mô phỏng');
    await post(await author('bikhoa', { locked: true }), 'bị khóa');

    const pages = new SitemapRepository(database);
    const sitemap = new SitemapService({ pages, leagues, addressOfFile, clock: new FakeClock(NOW) });
    expect(pathsOf(await sitemap.entries('bang-tin'))).toEqual([`/bang-tin?pId=${shown}`]);
    const xml = sitemapXml('https://khandai.example', await sitemap.entries('video'));
    expect(xml.match(/<video:video>/g)).toHaveLength(1);
    expect(xml).toContain('<video:title>Bàn thắng &lt;đẹp&gt; &amp; nhanh</video:title>');
    expect(xml).toContain('<video:thumbnail_loc>https://khandai.example/tep/');
    expect(xml).toContain('<video:duration>12</video:duration>');
    await database.close();
  });

  it('[SH17] (sitemap, news) names articles, and those of two days once more with title and date', async () => {
    const at = (hours: number) => new Date(NOW - hours * 3_600_000);
    const article = (slug: string, hours: number) => ({
      ...{ slug, title: `Bài ${slug} & hơn`, publishedAt: at(hours), changedAt: at(hours) },
    });
    const pages = {
      ...none,
      articles: async () => [article('moi', 1), article('cu', 49)],
      categories: async () => [{ slug: 'nhan-dinh' }],
    };
    const sitemap = new SitemapService({ pages, leagues, addressOfFile, clock: new FakeClock(NOW) });
    expect(pathsOf(await sitemap.entries('tin-tuc'))).toEqual(['/tin-tuc/nhan-dinh', '/tin-tuc/moi', '/tin-tuc/cu']);
    const xml = sitemapXml('https://khandai.example', await sitemap.entries('tin-moi'));
    expect(xml).toContain('<news:publication_date>2026-11-20T12:50:00.000Z</news:publication_date>');
    expect(xml).toContain('<news:title>Bài moi &amp; hơn</news:title>');
    expect(xml).not.toContain('tin-tuc/cu');
  });

  it('is read once a minute, and again after an error', async () => {
    const clock = new FakeClock(NOW);
    let requested = 0;
    const pages = {
      ...none,
      rooms: async () => {
        requested += 1;
        if (requested === 1) throw new Error('away');
        return [];
      },
    };
    const sitemap = new SitemapService({ pages, leagues, addressOfFile, clock });
    await expect(sitemap.entries('tran-dau')).rejects.toThrow('away');
    await Promise.all([sitemap.entries('tran-dau'), sitemap.entries('tran-dau')]);
    expect(requested).toBe(2);
    await clock.advance(60_000);
    await sitemap.entries('tran-dau');
    expect(requested).toBe(3);
  });

  it('leaves out what XML cannot write', () => {
    const news = { title: 'a\u0000b\ud800c\ufffe', publishedAt: new Date(NOW) };
    expect(sitemapXml('https://khandai.example', [{ path: '/tin-tuc/a', news }])).toContain(
      '<news:title>abc</news:title>',
    );
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
    const sitemap = new SitemapService({ pages: none, leagues, addressOfFile, clock: new FakeClock(NOW) });
    seoRoutes(http, { sitemap, limits, siteOrigin });
    const robots = await http.inject({ url: '/robots.txt', headers: { host } });
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(robots.body).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const map = await http.inject({ url: '/sitemap.xml', headers: { host } });
    expect([map.headers['content-type'], map.headers['cache-control']]).toEqual([
      'application/xml; charset=utf-8',
      'public, max-age=60',
    ]);
    expect(map.body).toContain(`<sitemap><loc>${origin}/sitemap-trang.xml</loc></sitemap>`);
    const part = await http.inject({ url: '/sitemap-trang.xml', headers: { host } });
    expect([part.statusCode, part.headers['cache-control']]).toEqual([200, 'public, max-age=60']);
    expect(part.body).toContain(`<loc>${origin}/lich-thi-dau</loc>`);
    await http.close();
  });
});
