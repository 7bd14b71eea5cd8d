import type { Article, MediaKind, PublicProfile, Tip } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { inArray } from 'drizzle-orm';
import { openDemoDatabase } from '../../feeds/testing.js';
import type { PgliteDatabase } from '../../platform/database/pglite-database.js';
import { fixtures } from '../../platform/database/schema.js';
import { createHttp } from '../../platform/http/create-http.js';
import { openLimits } from '../../platform/http/rate-limit.js';
import { FixtureRepository } from '../fixtures/fixture-repository.js';
import { shareRoutes } from './share-routes.js';
import { Shareables } from './shareables.js';

const ORIGIN = 'https://khandai.example';
let database: PgliteDatabase;
let http: Awaited<ReturnType<typeof createHttp>>;
let link: string;

beforeAll(async () => {
  database = await openDemoDatabase(new FakeClock(Date.parse('2026-11-21T13:10:00Z')), 'live');
  http = await createHttp({ log: { level: 'silent' }, trustProxy: undefined });
  const limits = await openLimits(http, { perMinute: 1_000, internalKey: 'k', redis: undefined });
  const profiles = { profile: async (username: string) => ({ username, displayName: 'Lan "<b>' }) as PublicProfile };
  const shown = { slug: 'mot-bai', title: 'Một bài', author: { showName: 'Mai Lan' } } as Article;
  const articles = { card: async (slug: string) => (slug === shown.slug ? shown : undefined) };
  const posted = {
    slug: 'a-vs-b-1',
    match: { home: 'Hà Nội', away: 'Huế' },
    ...{ line: 0.25, price: 0.91 },
    tipster: { showName: 'Bảo' },
  } as Tip;
  const tips = { info: async () => posted };
  const titles = {
    bySlug: async (kind: MediaKind, slug: string) =>
      slug === 'mua-1' ? { kind, slug, title: `Tập ${kind}`, simulated: false, poster: null } : undefined,
  };
  const shareables = new Shareables({ fixtures: new FixtureRepository(database), profiles, articles, tips, titles });
  shareRoutes(http, { shareables, limits, siteOrigin: ORIGIN });
  const [row] = await database.db
    .select()
    .from(fixtures)
    .where(inArray(fixtures.status, [1, 3]))
    .limit(1);
  link = row?.link ?? '';
});
afterAll(async () => {
  await http.close();
  await database.close();
});

const ask = (query: Record<string, string>) => http.inject({ url: '/oembed', query });

describe('pages of the site on other sites', () => {
  it('[SH17] (oembed) a match is a frame of the asked size, with teams and score as its title', async () => {
    const reply = await ask({ url: `${ORIGIN}/truc-tiep/${link}?blv=1`, maxwidth: '400' });
    const answer = reply.json<Record<string, unknown>>();
    expect(answer).toMatchObject({ version: '1.0', type: 'rich', width: 400, height: 210, provider_name: 'Khán Đài' });
    expect(answer['title']).toMatch(/ \d+–\d+ .* · /);
    expect(answer['html']).toContain(`<iframe src="${ORIGIN}/nhung/tran/${link}" width="400" height="210"`);
    // The thumbnail is larger than what was asked for.
    expect(answer).not.toHaveProperty('thumbnail_url');
    expect(reply.headers['cache-control']).toBe('public, max-age=60');
  });

  it('a tip is a link with a picture, and says no pick and no price', async () => {
    const answer = (await ask({ url: `${ORIGIN}/tip-keo/a-vs-b-1` })).json<Record<string, unknown>>();
    expect(answer).toMatchObject({
      ...{ type: 'link', title: 'Tip kèo Hà Nội – Huế', author_name: 'Bảo' },
      thumbnail_url: `${ORIGIN}/the/tip/a-vs-b-1.png`,
    });
    expect(JSON.stringify(answer)).not.toContain('0.91');
  });

  it.each([
    ['highlight', 'highlight'],
    ['reels', 'reel'],
    ['phim-anh', 'film'],
    ['truyen-tranh', 'comic'],
  ])('a title below /%s is a link with a picture; one that readers do not get is 404', async (folder, kind) => {
    const reply = await ask({ url: `${ORIGIN}/${folder}/mua-1` });
    expect(reply.json()).toMatchObject({
      ...{ type: 'link', title: `Tập ${kind}`, thumbnail_url: `${ORIGIN}/the/${folder}/mua-1.png` },
    });
    expect((await ask({ url: `${ORIGIN}/${folder}/mua-2` })).statusCode).toBe(404);
  });

  it('a member is a link with a picture', async () => {
    const reply = await ask({ url: `${ORIGIN}/thanh-vien/ng%C3%B4` });
    expect(reply.json()).toMatchObject({
      ...{ type: 'link', title: 'Lan "<b>', thumbnail_width: 1200 },
      thumbnail_url: `${ORIGIN}/the/thanh-vien/ng%C3%B4.png`,
    });
  });

  it('an article is a link with its author', async () => {
    const reply = await ask({ url: `${ORIGIN}/tin-tuc/mot-bai` });
    expect(reply.json()).toMatchObject({
      ...{ type: 'link', title: 'Một bài', author_name: 'Mai Lan' },
      thumbnail_url: `${ORIGIN}/the/bai-viet/mot-bai.png`,
    });
  });

  it('the embedded page runs no script, and any site may frame it', async () => {
    const reply = await http.inject({ url: `/nhung/tran/${link}` });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors \*/);
    expect(reply.headers['x-frame-options']).toBeUndefined();
    expect(reply.body).toContain(`<a href="/truc-tiep/${link}" target="_blank" rel="noopener">`);
    expect(reply.body).not.toMatch(/<script/i);
  });

  it.each([
    [{ url: 'https://other.example/truc-tiep/a-1' }, 404],
    [{ url: `${ORIGIN}/truc-tiep/khong-co-9` }, 404],
    [{ url: `${ORIGIN}/thanh-vien/%E0%A4%A` }, 404],
    [{ url: `${ORIGIN}/tin-tuc/ban-nhap` }, 404],
    [{ url: `${ORIGIN}/chatroom` }, 404],
    [{ url: 'javascript:alert(1)' }, 404],
    [{}, 404],
    [{ url: `${ORIGIN}/thanh-vien/lan`, maxwidth: '-5' }, 404],
    [{ url: `${ORIGIN}/thanh-vien/lan`, format: 'xml' }, 501],
  ])('%j answers %d', async (query, status) => {
    expect((await ask(query as Record<string, string>)).statusCode).toBe(status);
  });
});
