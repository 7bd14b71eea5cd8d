import { type ArticleDoc, Code, pageLocales, pageSlugs } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { deskLog, pageVersions, users } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import { DeskLog, type LoggedAct } from '../../platform/desk-log/desk-log.js';
import type { Identity } from '../../platform/http/caller.js';
import { readContent, textOf } from '../articles/article-content.js';
import { builtInPage } from './built-in-pages.js';
import { DeskPageService } from './desk-page-service.js';
import { PageRepository } from './page-repository.js';
import { PageService } from './page-service.js';
import { pageUndoer } from './page-undoer.js';

const ID = 'gioi-thieu.vi';
const KEY = { slug: 'gioi-thieu', locale: 'vi' } as const;
const content = (text: string): ArticleDoc => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

let database: Database;
let staff: Identity;
beforeAll(async () => {
  database = await openTestDatabase();
  const person = { username: 'thucuc', usernameKey: 'thucuc', displayName: 'Thu Cúc' };
  const [user] = await database.db.insert(users).values(person).returning();
  staff = { userId: user?.userId ?? 0, guest: false, role: 'staff', siteRoleId: 6 };
});
beforeEach(() => database.db.delete(pageVersions));
afterAll(() => database.close());

function world() {
  const clock = new FakeClock(Date.parse('2026-11-24T12:00:00Z'));
  const pages = new PageRepository(database);
  const desk = new DeskPageService({
    ...{ pages, clock, deskLog: new DeskLog({ clock }) },
    articles: { readContent, textOf },
  });
  const read = () => new PageService({ pages }).page(KEY);
  const undo = pageUndoer(pages, clock);
  const lastAct = async (): Promise<LoggedAct> => {
    const act = (await database.db.select().from(deskLog).where(eq(deskLog.resource, 'page'))).at(-1);
    if (!act) throw new Error('nothing was logged');
    return act;
  };
  return { clock, desk, read, undo, lastAct };
}

test('every page has a text in each language, of nodes that the desk accepts, and without images', () => {
  for (const slug of pageSlugs)
    for (const locale of pageLocales) {
      const page = builtInPage({ slug, locale });
      expect(page.content.content.filter(({ type }) => type === 'heading').length).toBeGreaterThan(0);
      expect(textOf(readContent(page.content))).toBe(textOf(page.content));
      expect([page.summary.length < 200, page.summary.length > 50]).toEqual([true, true]);
    }
});

test('a draft changes nothing for readers; publishing replaces the built-in text, and a reset brings it back', async () => {
  const { desk, read } = world();
  const first = await desk.one(ID);
  expect(first).toMatchObject({ builtIn: true, hasDraft: false, version: 0, title: 'Giới thiệu Khán Đài' });
  const draft = await desk.update(staff, ID, { version: 0, title: 'Về chúng tôi', content: content('Nháp') });
  expect(draft).toMatchObject({ hasDraft: true, builtIn: true, version: 1, author: 'Thu Cúc' });
  expect((await read()).title).toBe('Giới thiệu Khán Đài');

  const published = await desk.update(staff, ID, { version: 1, publish: true });
  expect(published).toMatchObject({ hasDraft: false, builtIn: false, title: 'Về chúng tôi' });
  expect(await read()).toMatchObject({ content: content('Nháp'), changedAt: '2026-11-24T12:00:00.000Z' });

  expect(await desk.reset(staff, ID)).toMatchObject({ builtIn: true, version: 3, title: 'Giới thiệu Khán Đài' });
  expect((await read()).title).toBe('Giới thiệu Khán Đài');
  const { list } = await desk.versions(ID);
  expect(list.map(({ version, published: shown, builtIn }) => [version, shown, builtIn])).toEqual([
    [3, true, true],
    [2, true, false],
    [1, false, false],
  ]);
  const restored = await desk.restore(staff, ID, { from: 1, version: 3 });
  expect(restored).toMatchObject({ hasDraft: true, title: 'Về chúng tôi', content: content('Nháp') });
});

test('of two editors at once, the second is refused', async () => {
  const { desk } = world();
  const both = await Promise.allSettled([
    desk.update(staff, ID, { version: 0, title: 'Một' }),
    desk.update(staff, ID, { version: 0, title: 'Hai' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [refused] = both.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect(refused).toMatchObject({ code: Code.conflict });
});

test('publishing is logged and can be undone once, until a newer text is saved', async () => {
  const { desk, read, undo, lastAct } = world();
  await desk.update(staff, ID, { version: 0, title: 'Mới', publish: true });
  const act = await lastAct();
  expect(act).toMatchObject({ action: 'publish', recordId: ID, before: { content: null }, after: { title: 'Mới' } });
  expect(await database.db.transaction((tx) => undo.undo(tx, act))).toBe(true);
  expect((await read()).title).toBe('Giới thiệu Khán Đài');
  expect(await database.db.transaction((tx) => undo.undo(tx, act))).toBe(false);
});

test.each([
  ['a script', { type: 'doc', content: [{ type: 'script', content: [] }] }],
  [
    'an unsafe link',
    {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }],
        },
      ],
    },
  ],
  ['a picture', { type: 'doc', content: [{ type: 'image', attrs: { src: '/tep/a.webp' } }] }],
  ['nothing', { type: 'doc', content: [{ type: 'paragraph' }] }],
  ['no document', 'x'],
])('%s is refused, and nothing is stored', async (_, sent) => {
  const { desk } = world();
  await expect(desk.update(staff, ID, { version: 0, content: sent })).rejects.toMatchObject({ status: 400 });
  expect(await database.db.$count(pageVersions)).toBe(0);
});

test('a page that does not exist is 404, and the list is found without diacritics', async () => {
  const { desk } = world();
  await expect(desk.one('gioi-thieu.zh')).rejects.toMatchObject({ code: Code.notFound });
  await expect(desk.one('../x')).rejects.toMatchObject({ code: Code.notFound });
  const query = { pageNum: 1, pageSize: 25, sort: 'id', order: 'asc' };
  expect((await desk.list({ ...query, q: 'chinh sach' })).list.map(({ id }) => id)).toEqual(['chinh-sach-cookie.vi']);
  expect((await desk.list(query)).total).toBe(10);
});
