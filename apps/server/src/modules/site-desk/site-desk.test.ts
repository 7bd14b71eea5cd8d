import {
  type DeskBanner,
  type DeskDomain,
  type DeskMarqueeLine,
  type DeskSeoTemplate,
  seoPages,
} from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import type { PgliteDatabase } from '../../platform/database/pglite-database.js';
import { deskLog as log, uploads, users } from '../../platform/database/schema.js';
import { isNowhereShown } from '../../platform/database/shown-files.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import { DeskLog, type DeskUndoer } from '../../platform/desk-log/desk-log.js';
import { type BannerFilter, BannerRepository } from './banner-repository.js';
import { readCsv, writeCsv } from '../../platform/desk-records/csv.js';
import { DomainRepository } from './domain-repository.js';
import { LanguageDesk } from './language-desk.js';
import { LanguageRepository } from './language-repository.js';
import { loggedBanner, loggedDomain, loggedLine, loggedLinks, loggedTemplate } from './logged-records.js';
import { MarqueeRepository } from './marquee-repository.js';
import { linksChecker, NavigationDesk } from './navigation-desk.js';
import { NavigationRepository, type StoredLinks } from './navigation-repository.js';
import { type Draft, RecordDesk } from '../../platform/desk-records/record-desk.js';
import { checkTemplate, SeoTemplateDesk } from './seo-template-desk.js';
import { SeoTemplateRepository } from './seo-template-repository.js';
import { SiteChecks } from './site-checks.js';
import { claimPicture } from './site-files-query.js';

const ACTOR = 7;
const builtInLinks = {
  primary: [
    { name: 'home', label: 'Trang chủ', href: '/' },
    { name: 'live', label: 'Trực tiếp', href: '/truc-tiep', badge: 'live' },
  ],
  footer: [],
} as const;
const builtIn = {
  vi: { 'home.live': 'Đang diễn ra', 'home.left': 'Còn {{count}} trận', 'chat.send': '=Gửi' },
  en: { 'home.live': 'Live now', 'home.left_one': '{{count}} match left', 'home.left_other': '{{count}} matches left' },
};
const changed: string[] = [];
let database: PgliteDatabase;
let banners: RecordDesk<DeskBanner, BannerFilter>;
let lines: RecordDesk<DeskMarqueeLine, object>;
let domains: RecordDesk<DeskDomain, object>;
let links: RecordDesk<StoredLinks, object>;
let navigation: NavigationDesk;
let templates: RecordDesk<DeskSeoTemplate, object>;
let language: LanguageDesk;

beforeAll(async () => {
  database = await openTestDatabase();
  const deskLog = new DeskLog({ clock: new FakeClock(Date.parse('2026-11-20T13:50:00Z')) });
  const deskChanges = { publish: async (resource: string) => void changed.push(resource) };
  const shared = { database, deskLog, deskChanges };
  const domainRepository = new DomainRepository(database);
  const checks = new SiteChecks({
    imageHosts: ['cdn.khandai.test'],
    isDomain: (tx, domain) => domainRepository.isKnown(tx, domain),
    claimPicture,
  });
  banners = new RecordDesk<DeskBanner, BannerFilter>({
    ...{ ...shared, resource: 'banner', store: new BannerRepository(database), check: checks.banner },
    ...{ read: loggedBanner, titleOf: ({ title }) => title },
  });
  lines = new RecordDesk<DeskMarqueeLine, object>({
    ...{ ...shared, resource: 'marquee', store: new MarqueeRepository(database), check: checks.line },
    ...{ read: loggedLine, titleOf: ({ label }) => label },
  });
  domains = new RecordDesk<DeskDomain, object>({
    ...{ ...shared, resource: 'domain', store: domainRepository, check: checks.domain },
    ...{ read: loggedDomain, titleOf: ({ id }) => id },
  });
  links = new RecordDesk<StoredLinks, object>({
    ...{ ...shared, resource: 'navigation', store: new NavigationRepository(database) },
    ...{ check: linksChecker(builtInLinks), read: loggedLinks, titleOf: ({ id }) => id },
  });
  navigation = new NavigationDesk(links, builtInLinks);
  templates = new RecordDesk<DeskSeoTemplate, object>({
    ...{ ...shared, resource: 'seo-template', store: new SeoTemplateRepository(database), check: checkTemplate },
    ...{ read: loggedTemplate, titleOf: ({ id }) => id },
  });
  language = new LanguageDesk({ ...shared, repository: new LanguageRepository(database), builtIn });
});
afterAll(() => database.close());

const draft: Draft<DeskBanner> = {
  ...{ position: 'HOME_LEFT', imageUrl: '/banners/a.svg', linkUrl: '/truc-tiep', title: 'Đêm hội', domain: null },
  ...{ sort: 0, startsAt: null, endsAt: null, active: true },
};
const noTexts = { bannerType: 20, seoTitle: null, seoDescription: null, seoImage: null, isDefault: false } as const;

const lastAct = async () => {
  const rows = await database.db.select().from(log);
  const row = rows.sort((a, b) => b.logId - a.logId)[0];
  if (!row) throw new Error('the log is empty');
  return row;
};

/** Undoes the newest act, as the desk's log does. */
async function undoLast(undoer: DeskUndoer): Promise<unknown> {
  const act = await lastAct();
  return database.db.transaction((tx) => undoer.undo(tx, act));
}

describe('banners', () => {
  it('are created, changed and deleted, each in the log with the values before and after', async () => {
    const made = await banners.create(ACTOR, { ...draft, startsAt: '2026-11-20T19:00:00+07:00' });
    expect(made).toMatchObject({ ...draft, startsAt: '2026-11-20T12:00:00.000Z', version: 1 });
    const next = await banners.update(ACTOR, made.id, 1, { title: '  Đêm\u202e V.League ' });
    expect(next).toMatchObject({ title: 'Đêm V.League', linkUrl: '/truc-tiep', version: 2 });
    expect(await lastAct()).toMatchObject({ action: 'update', recordId: String(made.id), before: made, after: next });
    await banners.remove(ACTOR, made.id);
    expect(await lastAct()).toMatchObject({ action: 'delete', before: next, after: null, actorId: ACTOR });
    await expect(banners.one(made.id)).rejects.toMatchObject({ messageKey: 'deskRecordNotFound' });
    expect(changed).toContain('banner');
  });

  it('are as before after an undo of each act, also one after the other', async () => {
    const made = await banners.create(ACTOR, draft);
    const next = await banners.update(ACTOR, made.id, 1, { title: 'Khác' });
    expect(await undoLast(banners.undoer)).toBe(true);
    expect(await banners.one(made.id)).toEqual({ ...made, version: 3 });
    await banners.remove(ACTOR, made.id);
    expect(await undoLast(banners.undoer)).toBe(true);
    expect(await banners.one(made.id)).toMatchObject({ title: made.title });
    expect(next.id).toBe(made.id);
    await banners.create(ACTOR, { ...draft, title: 'Thừa' });
    expect(await undoLast(banners.undoer)).toBe(true);
    expect((await banners.page({ q: 'thừa' })).total).toBe(0);
  });

  it('show an upload of their editor, which stays; the upload of another member is refused in words', async () => {
    const { db } = database;
    const at = new Date('2026-11-20T13:50:00Z');
    const [owner] = await db
      .insert(users)
      .values({ username: 'anh.banner', displayName: 'Ảnh', createdAt: at })
      .returning({ userId: users.userId });
    const userId = owner?.userId ?? 0;
    await db.insert(uploads).values({
      ...{ uploadId: 'u1', publicName: 'bn1'.padEnd(32, '0'), userId, kind: 'image', state: 'ready' },
      ...{ size: 9, width: 160, height: 500, files: ['picture.webp'], createdAt: at },
    });
    const imageUrl = `/tep/posts/${'bn1'.padEnd(32, '0')}/picture.webp`;
    await expect(banners.create(ACTOR, { ...draft, imageUrl })).rejects.toMatchObject({ messageKey: 'badField' });
    await banners.create(userId, { ...draft, imageUrl });
    const unused = await db.select({ id: uploads.uploadId }).from(uploads).where(isNowhereShown);
    expect(unused).toEqual([]);
    // What one editor has put on the site, another may use again.
    expect(await banners.create(ACTOR, { ...draft, imageUrl })).toMatchObject({ imageUrl });
  });

  it('are not undone over a later change', async () => {
    const made = await banners.create(ACTOR, draft);
    await banners.update(ACTOR, made.id, 1, { title: 'Một' });
    const act = await lastAct();
    await banners.update(ACTOR, made.id, 2, { title: 'Hai' });
    expect(await database.db.transaction((tx) => banners.undoer.undo(tx, act))).toBe(false);
    expect(await banners.one(made.id)).toMatchObject({ title: 'Hai' });
  });

  it('refuse the second of two editors', async () => {
    const made = await banners.create(ACTOR, draft);
    const both = [banners.update(ACTOR, made.id, 1, { sort: 1 }), banners.update(ACTOR, made.id, 1, { sort: 2 })];
    const settled = await Promise.allSettled(both);
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(banners.update(ACTOR, made.id, 1, {})).rejects.toMatchObject({ messageKey: 'deskStaleVersion' });
  });

  it.each([
    [{ linkUrl: 'javascript:alert(1)' }],
    [{ linkUrl: '//evil.test' }],
    [{ imageUrl: 'https://evil.test/a.png' }],
    [{ title: '\u200b ' }],
    [{ domain: 'khong-co.test' }],
    [{ startsAt: '2026-11-20T12:00:00Z', endsAt: '2026-11-20T12:00:00Z' }],
  ])('refuse %j in words', async (wrong) => {
    await expect(banners.create(ACTOR, { ...draft, ...wrong })).rejects.toMatchObject({ messageKey: 'badField' });
  });

  it('are found by words, in which % means itself', async () => {
    await banners.create(ACTOR, { ...draft, title: 'Giảm 50% vé' });
    expect((await banners.page({ q: '50%' })).total).toBe(1);
    expect((await banners.page({ q: '5%0' })).total).toBe(0);
    expect((await banners.page({ position: 'HOME_RIGHT' })).total).toBe(0);
  });
});

describe('hosts', () => {
  it('exist once, and one of them at most is the default', async () => {
    await domains.create(ACTOR, { ...noTexts, name: 'Khán Đài', isDefault: true }, 'KhanDai.test');
    expect(await domains.one('khandai.test')).toMatchObject({ id: 'khandai.test', isDefault: true });
    await expect(domains.create(ACTOR, { ...noTexts, name: 'x' }, 'khandai.test')).rejects.toMatchObject({
      messageKey: 'domainTaken',
    });
    const banner = await banners.create(ACTOR, { ...draft, domain: 'KHANDAI.test' });
    expect(await banners.update(ACTOR, banner.id, 1, { sort: 3 })).toMatchObject({ domain: 'khandai.test', sort: 3 });
    await domains.create(ACTOR, { ...noTexts, name: 'Hai', seoTitle: ' ', seoImage: '' }, 'hai.test');
    expect(await domains.one('hai.test')).toMatchObject({ seoTitle: null, seoImage: null });
    await expect(domains.update(ACTOR, 'hai.test', 1, { isDefault: true })).rejects.toMatchObject({
      messageKey: 'defaultDomainTaken',
    });
    await expect(domains.update(ACTOR, 'hai.test', 1, { seoImage: 'data:x' })).rejects.toMatchObject({ status: 400 });
  });
});

describe('links', () => {
  it('are the built-in ones until staff store their own, and again after a reset', async () => {
    expect((await navigation.page()).list.map(({ id, custom, version }) => [id, custom, version])).toEqual([
      ['primary', false, 0],
      ['footer', false, 0],
    ]);
    const own = [builtInLinks.primary[1], { name: 'home', label: 'Nhà', href: '/', hidden: true }] as const;
    const stored = await navigation.update(ACTOR, 'primary', { version: 0, items: own });
    // The link that keeps its words is still translated, the other is not.
    expect(stored.items).toEqual([builtInLinks.primary[1], { label: 'Nhà', href: '/', hidden: true }]);
    await expect(navigation.update(ACTOR, 'primary', { version: 0, items: [] })).rejects.toMatchObject({ code: 409 });
    await navigation.reset(ACTOR, 'primary');
    expect(await navigation.one('primary')).toMatchObject({ custom: false, items: builtInLinks.primary });
    expect(await undoLast(links.undoer)).toBe(true);
    expect((await navigation.one('primary')).items).toHaveLength(2);
    // Links that the site gets later are offered; those that staff left out are not.
    const news = { name: 'news', label: 'Tin tức', href: '/tin-tuc' } as const;
    const later = new NavigationDesk(links, { ...builtInLinks, primary: [...builtInLinks.primary, news] });
    expect((await later.one('primary')).fresh).toEqual([news]);
    expect((await navigation.one('primary')).fresh).toEqual([]);
    await expect(navigation.one('khac')).rejects.toMatchObject({ status: 404 });
    const evil = [{ label: 'x', href: 'javascript:alert(1)' }];
    await expect(navigation.update(ACTOR, 'footer', { version: 0, items: evil })).rejects.toMatchObject({
      status: 400,
    });
  });

  it('of the marquee have a time span', async () => {
    const span = { sort: 0, startsAt: null, endsAt: '2026-11-25T00:00:00Z', active: true };
    const line = await lines.create(ACTOR, { label: 'Cúp khai mạc', href: '/lich-thi-dau', ...span });
    expect((await lines.page({})).list).toEqual([line]);
    await lines.remove(ACTOR, line.id);
    expect(await undoLast(lines.undoer)).toBe(true);
    expect((await lines.page({ q: 'KHAI MẠC' })).total).toBe(1);
  });
});

describe('sentences', () => {
  const set = async (key: string, own: Parameters<LanguageDesk['update']>[2]) =>
    language.update(ACTOR, key, own, (await language.one(key)).version);

  it('replace the built-in ones, keep their gaps, and are undone', async () => {
    expect(await set('home.live', { vi: ' Đang đá ', zh: '直播' })).toMatchObject({
      builtIn: { vi: 'Đang diễn ra', en: 'Live now', zh: null },
      own: { vi: 'Đang đá', en: null, zh: '直播' },
    });
    await set('home.live', { vi: null });
    expect((await language.one('home.live')).own.vi).toBeNull();
    expect(await undoLast(language.undoer)).toBe(true);
    expect((await language.one('home.live')).own.vi).toBe('Đang đá');
    await expect(set('home.left', { vi: 'Hết' })).rejects.toMatchObject({ messageKey: 'badField' });
    await expect(set('home.left', { vi: '{{count}} {{name}}' })).rejects.toMatchObject({ messageKey: 'badField' });
    await expect(set('home.none', { vi: 'x' })).rejects.toMatchObject({ messageKey: 'deskRecordNotFound' });
    await expect(language.update(ACTOR, 'home.live', { vi: 'x' }, 'cu')).rejects.toMatchObject({ code: 409 });
  });

  it('are found by key and by words without marks, and counted where a language lacks them', async () => {
    const { list, counts } = await language.page({ q: 'dang da' });
    expect(list.map(({ id }) => id)).toEqual(['home.live']);
    expect(counts).toEqual({ all: 5, own: 1, en: 1, zh: 2 });
    expect((await language.page({ only: 'en' })).list.map(({ id }) => id)).toEqual(['chat.send']);
    expect((await language.page({ pageNum: 2, pageSize: 2 })).list).toHaveLength(2);
  });

  it('leave and enter by CSV: a trial shows the differences, a fault in one line changes nothing', async () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    const csv = await language.csv();
    expect(csv).toContain("chat.send,'=Gửi,");
    expect(await language.import(ACTOR, bytes(csv), false)).toEqual({ changes: [], faults: [], applied: false });
    const file = bytes('\ufeffkey,vi,en\r\nhome.live,"Đang ""đá"", nhé",Live!\r\nhome.left,{{count}} trận nữa,\r\n');
    const trial = await language.import(ACTOR, file, true);
    expect(trial.applied).toBe(false);
    expect(trial.changes).toContainEqual({
      key: 'home.live',
      locale: 'vi',
      before: 'Đang đá',
      after: 'Đang "đá", nhé',
    });
    expect((await language.one('home.live')).own.vi).toBe('Đang đá');
    const faulty = bytes('key,vi\nhome.live,Khác\nkhong.co,x\nhome.left,Hết\nhome.live,Lại\n');
    const refused = await language.import(ACTOR, faulty, false);
    expect(refused.faults.map(({ line, key }) => [line, key])).toEqual([
      [3, 'khong.co'],
      [4, 'home.left'],
      [5, 'home.live'],
    ]);
    expect([refused.applied, (await language.one('home.live')).own.vi]).toEqual([false, 'Đang đá']);
    expect((await language.import(ACTOR, file, false)).applied).toBe(true);
    expect((await language.one('home.left')).own.vi).toBe('{{count}} trận nữa');
    expect(await undoLast(language.undoer)).toBe(true);
    expect((await language.one('home.live')).own).toMatchObject({ vi: 'Đang đá', en: null });
    await expect(language.import(ACTOR, new Uint8Array([0xff, 0xfe, 0]), true)).rejects.toMatchObject({ status: 400 });
    await expect(language.import(ACTOR, bytes('key,vi\n"mở'), true)).rejects.toMatchObject({ status: 400 });
  });
});

describe('CSV', () => {
  it('comes back as it was, formulas as text', () => {
    const rows = [
      ['a', '=1+1', "'=x"],
      ['"trích", xuống\r\ndòng', '', '@x'],
      ['-', '+', '\tb'],
    ];
    const file = writeCsv(rows);
    expect(readCsv(file).map(({ cells }) => cells)).toEqual(rows);
    expect(file).toContain("'=1+1");
    expect(file).not.toMatch(/(?:^|,)[=+\-@]/m);
  });
});

describe('templates for search engines', () => {
  it('[SH17] (templates, desk) are the built-in texts until one is set, and again after an undo', async () => {
    const desk = new SeoTemplateDesk(templates);
    const blank = { id: 'match', title: null, description: null, version: 0 };
    expect((await desk.page()).list).toHaveLength(seoPages.length);
    expect(await desk.one('match')).toEqual(blank);
    const title = ' {home} gặp {away}\u202e · {site}';
    expect(await desk.update(ACTOR, 'match', { version: 0, title })).toEqual({
      ...{ ...blank, title: '{home} gặp {away} · {site}', version: 1 },
    });
    await expect(desk.update(ACTOR, 'match', { version: 0, title: 'x' })).rejects.toMatchObject({ status: 409 });
    expect(await lastAct()).toMatchObject({ action: 'update', before: blank, after: { version: 1 } });
    expect([await undoLast(templates.undoer), await desk.one('match')]).toEqual([true, blank]);
    await desk.update(ACTOR, 'match', { version: 0, title });
    const next = await desk.update(ACTOR, 'match', { version: 1, title: '', description: '{league}, {date}' });
    expect([next.title, next.description]).toEqual([null, '{league}, {date}']);
    expect(await undoLast(templates.undoer)).toBe(true);
    expect((await desk.one('match')).title).toBe('{home} gặp {away} · {site}');
    expect(changed).toContain('seo-template');
  });

  it.each([
    ['match', '{home} và {doi}', '{doi}'],
    ['article', '{home}', '{home}'],
    ['team', '{ title}', '{ title}'],
    ['team', '{title', '{title'],
    ['team', 'title}', '}'],
  ])('of %s with %s are refused with the part that fills nothing', async (id, title, part) => {
    const desk = new SeoTemplateDesk(templates);
    await expect(desk.update(ACTOR, id, { version: 0, title })).rejects.toMatchObject({
      ...{ status: 400, messageKey: 'unknownPlaceholder', values: { part } },
    });
  });

  it('of an unknown kind of page are not found', async () => {
    const desk = new SeoTemplateDesk(templates);
    await expect(desk.one('toString')).rejects.toMatchObject({ status: 404 });
    await expect(desk.update(ACTOR, 'toString', { version: 0 })).rejects.toMatchObject({ status: 404 });
  });
});
