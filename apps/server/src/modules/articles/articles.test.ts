import { addDays, dayAt, VIETNAM } from '@khandai/calendar';
import { ArticleStatus, Code } from '@khandai/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import {
  articleReaders,
  articles as articleTable,
  articleViews,
  fixtures,
  leagues,
  teams,
  users,
} from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import { ArticleTalkRepository } from '../newsfeed/article-talk-repository.js';
import { SearchRepository } from '../search/search-repository.js';
import { articlesFixture, paragraph } from './testing.js';

const PAGE = { pageNum: 1, pageSize: 10 };
const HOUR = 3_600_000;

let database: Database;
let news: ReturnType<typeof articlesFixture>;
let editor: number;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(articleTable);
  news = articlesFixture(database);
  editor = await news.staff();
});

const titles = ({ list }: { list: { title: string }[] }) => list.map(({ title }) => title);

describe('[CT1] (articles on the server) articles for readers', () => {
  it('are listed ten a page, the newest first, and only while they are published', async () => {
    expect((await news.service.list(PAGE)).total).toBe(0);
    for (let number = 1; number <= 12; number += 1) {
      await news.publish(editor, `Bài ${number}`);
      await news.clock.advance(500);
    }
    await news.editor.create(editor, { title: 'Bản nháp' });
    // The total that was read a moment ago is dropped with every change at the desk.
    const first = await news.service.list(PAGE);
    expect(first.total).toBe(12);
    expect(titles(first).slice(0, 2)).toEqual(['Bài 12', 'Bài 11']);
    expect(first.list).toHaveLength(10);
    expect(titles(await news.service.list({ pageNum: 2, pageSize: 10 }))).toEqual(['Bài 2', 'Bài 1']);
  });

  it('are found in titles without marks; % and _ are letters', async () => {
    await news.publish(editor, 'Nam Định thắng 100% trận');
    await news.publish(editor, 'Hà Nội hòa');
    expect(titles(await news.service.list(PAGE, 'NAM dinh'))).toEqual(['Nam Định thắng 100% trận']);
    expect(titles(await news.service.list(PAGE, '0%'))).toEqual(['Nam Định thắng 100% trận']);
    expect(titles(await news.service.list(PAGE, '_'))).toEqual([]);
  });

  it('count at once, and are not found by the title of a draft', async () => {
    expect((await news.service.list(PAGE)).total).toBe(0);
    const id = await news.publish(editor, 'Tên ai cũng đọc');
    expect((await news.service.list(PAGE)).total).toBe(1);
    expect((await news.service.categories(0)).list[0]?.total).toBe(1);
    await news.editor.save(editor, id, { version: 2, title: 'Chuyện còn giữ kín' });
    expect((await news.service.list(PAGE, 'giu kin')).total).toBe(0);
    expect(titles(await news.service.list(PAGE, 'ai cung'))).toEqual(['Tên ai cũng đọc']);
  });

  it('of a category are those of the categories in it too', async () => {
    const { list } = await news.service.categories(0);
    const [vietnam, world] = list;
    const cup = await news.categories.create(editor, { name: 'Cúp Quốc gia', parentId: vietnam!.categoryId });
    await news.clock.advance(10_000);
    await news.publish(editor, 'Trong nước', { categoryId: vietnam!.categoryId });
    await news.clock.advance(10_000);
    await news.publish(editor, 'Chung kết cúp', { categoryId: cup.id });
    await news.publish(editor, 'Ngoại hạng', { categoryId: world!.categoryId });
    await news.clock.advance(20_000);
    const found = await news.service.ofCategory('bong-da-viet-nam', PAGE);
    expect(titles(found)).toEqual(['Chung kết cúp', 'Trong nước']);
    expect([found.total, found.category.name]).toEqual([2, 'Bóng đá Việt Nam']);
    expect((await news.service.categories(vietnam!.categoryId)).list.map(({ slug, total }) => [slug, total])).toEqual([
      ['cup-quoc-gia', 1],
    ]);
    await expect(news.service.ofCategory('khong-co', PAGE)).rejects.toMatchObject({ status: 404 });
  });

  it('are read by id, by slug and by a former slug', async () => {
    const id = await news.publish(editor, 'Thép Xanh thắng đậm');
    expect(await news.service.info('thep-xanh-thang-dam')).toMatchObject({ articleId: id, readMinutes: 1 });
    await news.editor.save(editor, id, { version: 2, slug: 'thep-xanh-dai-thang' });
    expect((await news.service.info('thep-xanh-thang-dam')).slug).toBe('thep-xanh-dai-thang');
    expect((await news.service.info(String(id))).slug).toBe('thep-xanh-dai-thang');
    await expect(news.service.info('99999999999')).rejects.toMatchObject({ status: 404 });
  });

  it('do not exist for readers before they are published, nor in the bin', async () => {
    const id = await news.editor.create(editor, { title: 'Chưa đăng', content: paragraph('x') });
    await expect(news.service.info('chua-dang')).rejects.toMatchObject({ messageKey: 'articleNotFound' });
    await expect(news.service.info(String(id))).rejects.toMatchObject({ messageKey: 'articleNotFound' });
    await expect(news.views.count(id, 7)).rejects.toMatchObject({ messageKey: 'articleNotFound' });
    const shown = await news.publish(editor, 'Sẽ vào thùng rác');
    await news.editor.remove(editor, shown);
    await expect(news.service.info(String(shown))).rejects.toMatchObject({ status: 404 });
    await news.editor.recover(editor, shown);
    expect(await news.service.info(String(shown))).toMatchObject({ title: 'Sẽ vào thùng rác' });
  });

  it('have hashtags that are equal in any case, and related articles that share them', async () => {
    await news.publish(editor, 'Một', { hashtags: ['VLeague', 'NamĐịnh'] });
    await news.clock.advance(1_000);
    await news.publish(editor, 'Hai', { hashtags: ['vleague'] });
    await news.clock.advance(1_000);
    await news.publish(editor, 'Ba');
    expect((await news.service.hashtags()).list[0]).toMatchObject({ total: 2 });
    expect(titles(await news.service.withHashtag('#VLEAGUE', PAGE))).toEqual(['Hai', 'Một']);
    expect((await news.service.info('mot')).related.map(({ title }) => title)).toEqual(['Hai', 'Ba']);
  });

  it('stay when their author leaves, as articles of the editors', async () => {
    const id = await news.publish(editor, 'Bài còn lại');
    await database.db.update(users).set({ usernameKey: null }).where(eq(users.userId, editor));
    expect((await news.service.info(String(id))).author).toMatchObject({
      userId: 0,
      username: '',
      showName: 'Ban biên tập',
    });
  });
});

describe('readers of an article', () => {
  it('count once a day of Vietnam, and make the lists of most read articles', async () => {
    const [quiet, hot] = [await news.publish(editor, 'Ít đọc'), await news.publish(editor, 'Đọc nhiều')];
    expect(await news.views.count(hot, 1)).toBe(true);
    expect(await news.views.count(hot, 1)).toBe(false);
    expect(await news.views.count(hot, 2)).toBe(true);
    expect(await news.views.count(quiet, 1)).toBe(true);
    const most = await news.service.mostViewed('day', 10);
    expect(most.list.map(({ title, views }) => [title, views])).toEqual([
      ['Đọc nhiều', 2],
      ['Ít đọc', 1],
    ]);
    // 19:00 in Vietnam: six hours later it is the next day.
    await news.clock.advance(6 * HOUR);
    expect(await news.views.count(hot, 1)).toBe(true);
    expect((await news.service.info(String(hot))).views).toBe(3);
    const viewsOf = async (period: 'day' | 'week') =>
      (await news.service.mostViewed(period, 10)).list.map(({ title, views }) => [title, views]);
    // Each list counts the readers of its own days, so its order agrees with its numbers.
    expect(await viewsOf('day')).toEqual([
      ['Đọc nhiều', 1],
      ['Ít đọc', 0],
    ]);
    expect(await viewsOf('week')).toEqual([
      ['Đọc nhiều', 3],
      ['Ít đọc', 1],
    ]);
  });

  it('are forgotten after their day, while their number stays', async () => {
    const id = await news.publish(editor, 'Bài cũ');
    await news.views.count(id, 5);
    const today = dayAt(news.clock.now(), VIETNAM);
    await database.db.insert(articleViews).values({ articleId: id, day: addDays(today, -30), part: 3, views: 40 });
    await news.clock.advance(24 * HOUR);
    await news.views.tidy(new AbortController().signal);
    await expect(database.db.select().from(articleReaders)).resolves.toEqual([]);
    const days = await database.db.select({ day: articleViews.day, views: articleViews.views }).from(articleViews);
    expect(days).toHaveLength(2);
    expect(days).toContainEqual({ day: '1970-01-01', views: 40 });
    expect((await news.service.info(String(id))).views).toBe(41);
  });
});

describe('publishing', () => {
  it('shows readers the former text until the changed one is published', async () => {
    const id = await news.publish(editor, 'Bản đầu');
    await news.editor.save(editor, id, { version: 2, title: 'Bản sửa' });
    expect((await news.service.info(String(id))).title).toBe('Bản đầu');
    expect(await news.desk.find(id)).toMatchObject({ title: 'Bản sửa', hasDraft: true, version: 3 });
    await news.clock.advance(HOUR);
    await news.editor.publish(editor, id, 3, null);
    const shown = await news.service.info('ban-dau');
    expect(shown).toMatchObject({ title: 'Bản sửa', publishedAt: '2026-11-20T12:00:00.000Z' });
    expect(shown.updatedAt).toBe('2026-11-20T13:00:00.000Z');
  });

  it('at a time happens once that time has come', async () => {
    const id = await news.editor.create(editor, { title: 'Hẹn giờ', summary: 'x', content: paragraph('x') });
    await news.editor.publish(editor, id, 1, new Date(news.clock.now() + HOUR));
    expect(await news.editor.publishDue()).toBe(0);
    await expect(news.service.info(String(id))).rejects.toMatchObject({ status: 404 });
    await news.clock.advance(HOUR);
    expect(await news.editor.publishDue()).toBe(1);
    expect(await news.editor.publishDue()).toBe(0);
    expect(await news.service.info('hen-gio')).toMatchObject({ publishedAt: '2026-11-20T13:00:00.000Z' });
  });

  it('is refused in words without a text, a summary or words for a picture', async () => {
    const id = await news.editor.create(editor, { title: 'Trống' });
    await expect(news.editor.publish(editor, id, 1, null)).rejects.toMatchObject({ messageKey: 'articleEmpty' });
    await news.editor.save(editor, id, { version: 1, content: paragraph('x') });
    await expect(news.editor.publish(editor, id, 2, null)).rejects.toMatchObject({ messageKey: 'articleNoSummary' });
    const cover = { url: 'https://anh.example.com/a.jpg', alt: ' ', width: 800, height: 450, credit: '' };
    await news.editor.save(editor, id, { version: 2, summary: 'x', cover });
    await expect(news.editor.publish(editor, id, 3, null)).rejects.toMatchObject({ messageKey: 'articlePictureAlt' });
  });

  it('taken back hides the article, and gives it back as it was', async () => {
    const id = await news.publish(editor, 'Gỡ rồi đăng lại', { hashtags: ['gỡ'] });
    await news.editor.unpublish(editor, id, 2);
    await expect(news.service.info(String(id))).rejects.toMatchObject({ status: 404 });
    expect((await news.service.withHashtag('gỡ', PAGE)).list).toEqual([]);
    expect((await news.desk.find(id)).status).toBe(ArticleStatus.unpublished);
    await news.editor.publish(editor, id, 3, null);
    expect(await news.service.info('go-roi-dang-lai')).toMatchObject({ publishedAt: '2026-11-20T12:00:00.000Z' });
  });
});

describe('[CT1] (articles on the server) beside an article', () => {
  it('are the older and the newer one of its category, and none that readers do not see', async () => {
    const first = await news.publish(editor, 'Bài đầu');
    await news.clock.advance(HOUR);
    const second = await news.publish(editor, 'Bài giữa');
    await news.clock.advance(HOUR);
    const third = await news.publish(editor, 'Bài cuối');
    const { id: categoryId } = await news.categories.create(editor, { name: 'Mục khác', slug: 'muc-khac' });
    await news.publish(editor, 'Bài mục khác', { categoryId });
    const beside = async (id: number) => {
      const { previous, next } = await news.service.info(String(id));
      return [previous?.title, next?.title];
    };
    expect(await beside(first)).toEqual([undefined, 'Bài giữa']);
    expect(await beside(second)).toEqual(['Bài đầu', 'Bài cuối']);
    await news.editor.unpublish(editor, third, 2);
    expect(await beside(second)).toEqual(['Bài đầu', undefined]);
  });
});

describe('an article about a match', () => {
  const kickOff = new Date('2026-11-20T13:00:00Z');
  beforeAll(async () => {
    const look = { code: 'HN', color: '#112233', secondColor: '#445566' };
    await database.db.insert(leagues).values({ leagueId: 'l', name: 'Giải', shortName: 'G', color: look.color });
    await database.db.insert(teams).values([
      { teamId: 'hn', name: 'Hà Nội', shortName: 'Hà Nội', ...look },
      { teamId: 'nd', name: 'Nam Định', shortName: 'Nam Định', ...look },
    ]);
    await database.db.insert(fixtures).values({
      ...{ fixtureId: 'm', link: 'm', leagueId: 'l', homeId: 'hn', awayId: 'nd', kickOff },
      ...{ origin: 'provider', updatedAt: kickOff },
    });
  });

  it('[CT1] (spoilers) names the match whose score it may tell, if readers got it since the kick-off', async () => {
    const MATCH = 'Hà Nội – Nam Định';
    const preview = await news.publish(editor, 'Trước trận', { fixtureId: 'm' });
    const changed = await news.publish(editor, 'Đội hình', { fixtureId: 'm' });
    await news.publish(editor, 'Chuyện khác');
    await news.clock.advance(kickOff.getTime() - news.clock.now());
    const report = await news.publish(editor, 'Hà Nội thắng 2–1', { fixtureId: 'm' });
    await news.clock.advance(500);
    const spoiled = async () =>
      Object.fromEntries((await news.service.list(PAGE)).list.map(({ title, spoils }) => [title, spoils]));
    expect(await spoiled()).toEqual({
      ...{ 'Trước trận': null, 'Đội hình': null, 'Chuyện khác': null },
      'Hà Nội thắng 2–1': MATCH,
    });
    await news.editor.save(editor, changed, { version: 2, summary: 'Hiệp một: 1–0' });
    await news.editor.publish(editor, changed, 3, null);
    await news.clock.advance(500);
    expect((await spoiled())['Đội hình']).toBe(MATCH);

    const { previous, next } = await news.service.info(String(report));
    expect([previous?.spoils, next]).toEqual([null, null]);
    expect((await news.service.info(String(preview))).next).toEqual({
      ...{ articleId: changed, slug: 'doi-hinh', title: 'Đội hình', spoils: MATCH },
    });
    const cards = await new ArticleTalkRepository(database).cards([preview, report]);
    expect([preview, report].map((id) => cards.get(id)?.spoils)).toEqual([null, MATCH]);
    const found = await new SearchRepository(database).spoiled([report]);
    expect(found).toEqual([{ id: report, match: MATCH }]);
  });
});

describe('saved articles', () => {
  const saved = (cursor?: string) => news.bookmarks.list(editor, { cursor, pageSize: 2 });

  it('are listed page by page, the last saved first, and only to the member', async () => {
    const ids: number[] = [];
    for (const title of ['Một', 'Hai', 'Ba']) ids.push(await news.publish(editor, title));
    for (const id of ids) await news.bookmarks.save(editor, id, true);
    await news.bookmarks.save(editor, ids[0] ?? 0, true);
    const first = await saved();
    expect(first.list.map(({ article }) => article?.title)).toEqual(['Ba', 'Hai']);
    const rest = await saved(first.cursor ?? undefined);
    expect([rest.list.map(({ article }) => article?.title), rest.cursor]).toEqual([['Một'], null]);
    const info = (reader: number | null) => news.service.info(String(ids[0]), reader);
    expect([(await info(editor)).saved, (await info(null)).saved]).toEqual([true, false]);
    const other = await news.staff();
    expect((await news.bookmarks.list(other, { cursor: undefined, pageSize: 2 })).list).toEqual([]);
  });

  it('are only so many: another one is refused in words, and one that is saved already is not', async () => {
    const few = news.fewBookmarks(1);
    const [one, two] = [await news.publish(editor, 'Một'), await news.publish(editor, 'Hai')];
    await few.save(editor, one, true);
    await few.save(editor, one, true);
    const full = { code: Code.listFull, messageKey: 'savedFull', values: { max: 1 } };
    await expect(few.save(editor, two, true)).rejects.toMatchObject(full);
    await few.save(editor, one, false);
    await few.save(editor, two, true);
  });

  it('are taken back, also when the article is gone; an article that readers do not see is not saved', async () => {
    const id = await news.publish(editor, 'Bài sắp gỡ');
    await news.bookmarks.save(editor, id, true);
    await news.editor.unpublish(editor, id, 2);
    expect((await saved()).list).toEqual([expect.objectContaining({ articleId: id, article: null })]);
    await expect(news.bookmarks.save(editor, id, true)).rejects.toMatchObject({ messageKey: 'articleNotFound' });
    expect(await news.bookmarks.save(editor, id, false)).toEqual({ articleId: id, saved: false });
    expect((await saved()).list).toEqual([]);
  });
});
