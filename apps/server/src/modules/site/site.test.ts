import { FakeClock } from '@khandai/testing';
import { eq } from 'drizzle-orm';
import { MemoryBus } from '../../platform/bus/memory-bus.js';
import { banners, siteDomains, translations } from '../../platform/database/schema.js';
import type { PgliteDatabase } from '../../platform/database/pglite-database.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import { DeskChanges } from '../../platform/desk-log/desk-changes.js';
import { DeskLog } from '../../platform/desk-log/desk-log.js';
import { clearDemoSite, seedDemoSite } from './demo-site.js';
import { IconService } from './icon-service.js';
import { plainSentence } from '../../platform/plain-sentence.js';
import { isSafeImage, isSafeLink } from '../../platform/safe-address.js';
import { SiteRepository } from './site-repository.js';
import { SiteService } from './site-service.js';

const NOW = Date.parse('2026-11-20T13:50:00Z');
const HOSTS = ['cdn.khandai.test'];
let database: PgliteDatabase;
const warned: string[] = [];
const log = { warn: (_: object, message: string) => void warned.push(message) };
const service = (clock = new FakeClock(NOW)) =>
  new SiteService({ repository: new SiteRepository(database), clock, log, imageHosts: HOSTS });

beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.insert(siteDomains).values([
    {
      domain: 'khandai.test',
      name: 'Khán Đài',
      seoTitle: 'Bóng đá\u202e đêm nay',
      seoImage: 'https://evil.test/a.png',
    },
    { domain: 'nha.test', name: 'Nhà', bannerType: 20 },
  ]);
  const banner = { position: 'HOME_LEFT', imageUrl: '/banners/a.svg', linkUrl: '/truc-tiep', title: 'A' };
  await database.db.insert(banners).values([
    { ...banner, title: 'Nhà' },
    {
      ...banner,
      title: 'Riêng',
      domain: 'khandai.test',
      linkUrl: 'https://khandai.test/x',
      imageUrl: 'https://cdn.khandai.test/x.png',
    },
    { ...banner, title: 'Phải', position: 'HOME_RIGHT' },
    { ...banner, title: 'Cũ', endsAt: new Date(NOW - 1) },
    { ...banner, title: 'Sau', startsAt: new Date(NOW + 1) },
    { ...banner, title: 'Tắt', active: false },
    { ...banner, title: 'Độc', linkUrl: 'javascript:alert(1)' },
    { ...banner, title: 'Lạ', imageUrl: 'https://elsewhere.test/x.png' },
  ]);
  await database.db.insert(translations).values([
    { locale: 'en', key: 'home.live', value: ' Live\u0007 now <b>' },
    { locale: 'en', key: '__proto__', value: 'x' },
    { locale: 'en', key: 'home.empty', value: '\u200b' },
  ]);
});
afterAll(() => database.close());

describe('banners', () => {
  test('[SH13] (data) each position has the current banners of the requested domain, or the default set, with safe links only', async () => {
    const titles = async (...requested: Parameters<SiteService['banners']>) =>
      (await service().banners(...requested)).map(({ title }) => title);
    expect(await titles('HOME_LEFT', undefined)).toEqual(['Nhà']);
    expect(await titles('HOME_LEFT', 'khandai.test')).toEqual(['Riêng']);
    expect(await titles('HOME_LEFT', 'KhanDai.Test')).toEqual(['Riêng']);
    expect(await titles('HOME_RIGHT', undefined)).toEqual(['Phải']);
    expect(await titles('HOME_LEFT', 'nobody.test')).toEqual([]);
    expect(warned).toContain('a banner with a URL that is not allowed was omitted');
  });

  test('a link is a path of the site, http or https; a picture is a path of the site or https on an allowed host', () => {
    expect(['/a', 'https://a.test', 'http://a.test/x?y'].every(isSafeLink)).toBe(true);
    expect(['//a.test', '/\\a.test', 'javascript:alert(1)', 'data:text/html,x', 'a', ''].some(isSafeLink)).toBe(false);
    expect(isSafeImage('https://cdn.khandai.test/a.png', HOSTS)).toBe(true);
    expect(
      ['http://cdn.khandai.test/a.png', 'https://evil.test/a.png', 'data:image/png,x'].some((one) =>
        isSafeImage(one, HOSTS),
      ),
    ).toBe(false);
  });

  test('the demo has its local names and one banner of each column, however often it starts', async () => {
    const repository = new SiteRepository(database);
    await seedDemoSite(repository);
    await seedDemoSite(repository);
    const simulated = async () => {
      const lists = [service().banners('HOME_LEFT', undefined), service().banners('HOME_RIGHT', undefined)];
      return (await Promise.all(lists)).map((list) => list.filter(({ title }) => title.includes('mô phỏng')).length);
    };
    expect(await simulated()).toEqual([1, 1]);
    expect(await service().domainOf('LOCALHOST')).toBe('localhost');
    await clearDemoSite(repository);
    expect(await simulated()).toEqual([0, 0]);
  });

  test('what staff changed of a demo stays so, however often it starts or ends', async () => {
    const repository = new SiteRepository(database);
    const deskLog = new DeskLog({ clock: new FakeClock(NOW) });
    const act = { actorId: 1, title: 'x', after: null } as const;
    const before = { imageUrl: '/banners/dem-vleague.svg' };
    await deskLog.record(database.db, { ...act, action: 'delete', resource: 'banner', recordId: 1, before });
    await deskLog.record(database.db, { ...act, action: 'delete', resource: 'domain', recordId: '127.0.0.1', before });
    await database.db.delete(siteDomains).where(eq(siteDomains.domain, '127.0.0.1'));
    await seedDemoSite(repository);
    expect((await service().banners('HOME_LEFT', undefined)).filter(({ title }) => title.includes('mô phỏng'))).toEqual(
      [],
    );
    expect(await service().domainOf('127.0.0.1')).toBeUndefined();
    expect(await service().domainOf('localhost')).toBe('localhost');
    await clearDemoSite(repository);
  });
});

describe('domains', () => {
  test('[SH17] (domain data) a domain has its own texts for search engines, as plain text, without pictures of other hosts', async () => {
    expect(await service().seo('khandai.test')).toEqual({
      siteName: 'Khán Đài',
      title: 'Bóng đá đêm nay',
      description: null,
      image: null,
      templates: {},
    });
    expect(await service().seo('nobody.test')).toEqual({
      ...{ siteName: null, title: null, description: null, image: null, templates: {} },
    });
    expect((await service().domains()).find(({ domain }) => domain === 'nha.test')).toEqual({
      domain: 'nha.test',
      name: 'Nhà',
      bannerType: 20,
    });
  });

  test('hosts that are not configured show the texts of the default one', async () => {
    await database.db.insert(siteDomains).values({ domain: 'goc.test', name: 'Gốc', seoTitle: 'Gốc', isDefault: true });
    expect(await service().seo('nobody.test')).toMatchObject({ siteName: 'Gốc', title: 'Gốc' });
    await database.db.delete(siteDomains).where(eq(siteDomains.domain, 'goc.test'));
  });

  test('a change at the desk is seen at once, also when another process made it', async () => {
    const bus = new MemoryBus(() => undefined);
    const quiet = { warn: () => undefined };
    const [here, there] = [new DeskChanges({ bus, log: quiet }), new DeskChanges({ bus, log: quiet })];
    const stop = new AbortController();
    const running = there.run(stop.signal);
    const site = service();
    there.changed.on(() => site.refresh());
    expect((await site.domains()).map(({ domain }) => domain)).not.toContain('moi.test');
    await database.db.insert(siteDomains).values({ domain: 'moi.test', name: 'Mới' });
    await here.publish('domain');
    expect((await site.domains()).map(({ domain }) => domain)).toContain('moi.test');
    await database.db.delete(siteDomains).where(eq(siteDomains.domain, 'moi.test'));
    stop.abort();
    await running;
  });

  test('data that every page needs are read once in five seconds', async () => {
    const clock = new FakeClock(NOW);
    const repository = new SiteRepository(database);
    let reads = 0;
    const counted = {
      banners: repository.banners.bind(repository),
      translations: repository.translations.bind(repository),
      domains: () => ((reads += 1), repository.domains()),
      templates: () => ((reads += 1), repository.templates()),
    };
    const site = new SiteService({ repository: counted, clock, log, imageHosts: [] });
    await Promise.all([site.domains(), site.domainOf('a'), site.seo('b'), site.seo('c')]);
    expect(reads).toBe(2);
    await clock.advance(5_000);
    await site.domains();
    expect(reads).toBe(3);
  });
});

describe('sentences', () => {
  test('[I2] (server part) a language’s texts are returned by key, as plain text; invalid entries are omitted', async () => {
    expect(await service().translations('en')).toEqual({ 'home.live': 'Live now <b>' });
    expect(await service().translations('zh')).toEqual({});
    expect(plainSentence('x'.repeat(600))).toHaveLength(500);
  });
});

describe('icons of the public service', () => {
  const icons = (source: (signal: AbortSignal) => Promise<string>) => {
    const clock = new FakeClock(NOW);
    let requested = 0;
    const service = new IconService({
      source: { icon: (_, signal) => ((requested += 1), source(signal)) },
      clock,
      log,
    });
    return { clock, service, requested: () => requested };
  };

  test('[UI6] (service) a request over 1,500 ms is aborted with a warning, and not repeated for a minute', async () => {
    warned.length = 0;
    const { clock, service, requested } = icons(() => new Promise(() => undefined));
    const answer = service.icon('ball');
    await clock.advance(1_499);
    expect(warned).toEqual([]);
    await clock.advance(1);
    expect(await answer).toBeUndefined();
    expect(warned).toEqual(['loading an icon failed']);
    await service.icon('ball');
    expect([requested(), clock.sleeping]).toEqual([1, 0]);
  });

  test('a received icon is cached, and ends the waiting', async () => {
    const { clock, service, requested } = icons(() => Promise.resolve('<svg/>'));
    expect([await service.icon('ball'), await service.icon('ball'), requested(), clock.sleeping]).toEqual([
      '<svg/>',
      '<svg/>',
      1,
      0,
    ]);
  });

  test('many parallel requests for an icon fetch it once', async () => {
    const { service, requested } = icons(async () => '<svg/>');
    expect(await Promise.all([service.icon('ball'), service.icon('ball'), service.icon('ball')])).toEqual([
      '<svg/>',
      '<svg/>',
      '<svg/>',
    ]);
    expect(requested()).toBe(1);
  });

  test('while the service is down, pages keep their own icons', async () => {
    const { service } = icons(() => Promise.reject(new Error('ECONNREFUSED')));
    expect(await service.icon('ball')).toBeUndefined();
  });
});
