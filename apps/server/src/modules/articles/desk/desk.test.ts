import { ArticleStatus } from '@khandai/contracts';
import { asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.js';
import { articleFiles, articles, articleVersions, deskLog, uploads } from '../../../platform/database/schema.js';
import { openTestDatabase } from '../../../platform/database/testing.js';
import { articlesFixture, paragraph } from '../testing.js';

const PAGE = { pageNum: 1, pageSize: 25, q: '' };
const LIST = { ...PAGE, bin: false, sort: 'updatedAt', order: 'desc' } as const;

let database: Database;
let news: ReturnType<typeof articlesFixture>;
let editor: number;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(articles);
  news = articlesFixture(database);
  editor = await news.staff();
});

const lastAct = async () => {
  const rows = await database.db.select().from(deskLog).orderBy(asc(deskLog.logId));
  const act = rows.at(-1);
  if (!act) throw new Error('nothing is in the log');
  return act;
};
const undoLast = async () => {
  const act = await lastAct();
  return database.db.transaction((tx) => news.undo.undo(tx, act));
};

/** A picture that an editor uploaded. */
async function upload(userId: number, name: string, state: 'ready' | 'checking' = 'ready'): Promise<string> {
  const file = { size: 10, width: 800, height: 450, files: ['picture.webp'], createdAt: new Date(news.clock.now()) };
  await database.db
    .insert(uploads)
    .values({ uploadId: `upload-${name}`, publicName: name.padEnd(32, '0'), userId, kind: 'image', state, ...file });
  return `/tep/posts/${name.padEnd(32, '0')}/picture.webp`;
}
const cover = (url: string) => ({ url, alt: 'Sân Thiên Trường', width: 800, height: 450, credit: '' });

describe('saving', () => {
  it('refuses a version that another editor has changed, and loses nothing', async () => {
    const id = await news.editor.create(editor, { title: 'Bài chung' });
    const other = await news.staff('Người khác');
    await news.editor.save(other, id, { version: 1, title: 'Bài của người khác' });
    await expect(news.editor.save(editor, id, { version: 1, title: 'Bài của tôi' })).rejects.toMatchObject({
      code: 409,
      messageKey: 'articleChanged',
    });
    expect((await news.desk.find(id)).title).toBe('Bài của người khác');
  });

  it('makes one version of the saves of one editor in a short time, and restores an older one', async () => {
    const id = await news.editor.create(editor, { title: 'Một' });
    await news.editor.save(editor, id, { version: 1, title: 'Hai' });
    await news.editor.save(editor, id, { version: 2, title: 'Ba' });
    expect((await news.desk.versions(id)).list.map(({ title }) => title)).toEqual(['Ba']);
    await news.clock.advance(3_600_000);
    await news.editor.save(editor, id, { version: 3, title: 'Bốn' });
    const { list } = await news.desk.versions(id);
    expect(list.map(({ title, savedBy }) => [title, savedBy])).toEqual([
      ['Bốn', 'Biên tập viên'],
      ['Ba', 'Biên tập viên'],
    ]);
    await news.editor.restore(editor, id, 4, list[1]!.versionId);
    expect(await news.desk.find(id)).toMatchObject({ title: 'Ba', version: 5 });
  });

  it('that changes nothing makes no version and no row of the log', async () => {
    const id = await news.editor.create(editor, { title: 'Như cũ', content: paragraph('x') });
    const before = await lastAct();
    await news.editor.save(editor, id, { version: 1, title: ' Như  cũ ', content: paragraph('x') });
    expect((await news.desk.find(id)).version).toBe(1);
    expect((await lastAct()).logId).toBe(before.logId);
  });

  it('lets the address follow the title until the article is published', async () => {
    const id = await news.editor.create(editor, { title: 'Tên tạm' });
    await news.editor.save(editor, id, { version: 1, title: 'Tên thật', summary: 'x', content: paragraph('x') });
    expect((await news.desk.find(id)).slug).toBe('ten-that');
    await news.editor.publish(editor, id, 2, null);
    await news.editor.save(editor, id, { version: 3, title: 'Tên khác' });
    expect((await news.desk.find(id)).slug).toBe('ten-that');
    await expect(news.editor.save(editor, id, { version: 4, slug: 'nhan-dinh' })).rejects.toMatchObject({
      messageKey: 'articleSlugTaken',
    });
    await expect(news.editor.save(editor, id, { version: 4, slug: '123' })).rejects.toMatchObject({ code: 1195 });
  });

  it('of a planned article keeps it fit to be published', async () => {
    const id = await news.editor.create(editor, { title: 'Hẹn giờ', summary: 'x', content: paragraph('x') });
    await news.editor.publish(editor, id, 1, new Date(news.clock.now() + 60_000));
    await expect(news.editor.save(editor, id, { version: 2, summary: '' })).rejects.toMatchObject({
      messageKey: 'articleNoSummary',
    });
    await news.editor.save(editor, id, { version: 2, summary: 'y' });
  });

  it('discarded, gives the published text back', async () => {
    const id = await news.publish(editor, 'Bản đăng');
    await news.editor.save(editor, id, { version: 2, title: 'Bản nháp' });
    await news.editor.discard(editor, id, 3);
    expect(await news.desk.find(id)).toMatchObject({ title: 'Bản đăng', hasDraft: false });
  });

  it('refuses a hashtag of several words and a match that is not there', async () => {
    const id = await news.editor.create(editor, { title: 'Thẻ' });
    for (const hashtags of [['hai từ'], ['<b>'], ['2026']])
      await expect(news.editor.save(editor, id, { version: 1, hashtags })).rejects.toMatchObject({
        messageKey: 'articleHashtag',
      });
    await expect(news.editor.save(editor, id, { version: 1, fixtureId: 'khong-co' })).rejects.toMatchObject({
      messageKey: 'articleMatchUnknown',
    });
  });
});

describe('creating', () => {
  const uuid = 'creation-0001';

  it('again under the same uuid answers the article that is there', async () => {
    const id = await news.editor.create(editor, { title: 'Một bài' }, uuid);
    await news.editor.save(editor, id, { version: 1, title: 'Đã gõ tiếp' });
    expect(await news.editor.create(editor, { title: 'Một bài' }, uuid)).toBe(id);
    expect(await database.db.$count(articles)).toBe(1);
    expect((await news.desk.find(id)).title).toBe('Đã gõ tiếp');
  });

  it('refuses another article, and another editor, under the same uuid', async () => {
    await news.editor.create(editor, { title: 'Một bài' }, uuid);
    const other = await news.staff('Người khác');
    for (const [who, title] of [
      [editor, 'Bài khác'],
      [other, 'Một bài'],
    ] as const)
      await expect(news.editor.create(who, { title }, uuid)).rejects.toMatchObject({
        status: 409,
        messageKey: 'articleUuidUsed',
      });
    expect(await database.db.$count(articles)).toBe(1);
  });
});

describe('pictures', () => {
  it('are uploads of the editor, which stay; others are refused', async () => {
    const id = await news.editor.create(editor, { title: 'Ảnh' });
    const own = await upload(editor, 'a1');
    const foreign = await upload(await news.staff(), 'b2');
    const raw = await upload(editor, 'c3', 'checking');
    for (const url of [foreign, raw, 'https://evil.example/a.jpg', '/tep/khong-co.webp', 'javascript:alert(1)'])
      await expect(news.editor.save(editor, id, { version: 1, cover: cover(url) })).rejects.toMatchObject({
        messageKey: 'articlePictureSource',
      });
    await news.editor.save(editor, id, { version: 1, cover: cover(own) });
    await news.editor.save(editor, id, { version: 2, cover: cover('https://anh.example.com/a.jpg') });
    await expect(database.db.select().from(articleFiles)).resolves.toMatchObject([{ articleId: id }]);
    const another = await news.editor.create(await news.staff(), { title: 'Dùng lại', cover: cover(own) });
    expect((await news.desk.find(another)).cover?.url).toBe(own);
  });
});

describe('the log of the desk', () => {
  it('names who did what, and undoes it as long as nothing else changed', async () => {
    const id = await news.publish(editor, 'Có thể hoàn tác');
    expect(await lastAct()).toMatchObject({
      actorId: editor,
      action: 'publish',
      resource: 'article',
      recordId: String(id),
    });
    await news.editor.unpublish(editor, id, 2);
    expect(await undoLast()).toBe(true);
    expect((await news.service.info(String(id))).title).toBe('Có thể hoàn tác');
    await news.editor.remove(editor, id);
    expect(await undoLast()).toBe(true);
    expect((await news.desk.find(id)).deletedAt).toBeNull();
    await news.editor.unpublish(editor, id, 6);
    const act = await lastAct();
    await news.editor.publish(editor, id, 7, null);
    await expect(database.db.transaction((tx) => news.undo.undo(tx, act))).resolves.toBe(false);
  });

  it('publishes nothing by itself when what it puts back was planned for a time that has passed', async () => {
    const plan = async (title: string) => {
      const id = await news.editor.create(editor, { title, summary: 'x', content: paragraph('x') });
      await news.editor.publish(editor, id, 1, new Date(news.clock.now() + 60_000));
      return id;
    };
    const [published, binned] = [await plan('Tự đăng'), await plan('Bỏ đi')];
    await news.editor.remove(editor, binned);
    await news.clock.advance(60_000);
    expect(await news.editor.publishDue()).toBe(1);
    expect(await undoLast()).toBe(true);
    await news.editor.recover(editor, binned);
    expect(await news.editor.publishDue()).toBe(0);
    for (const id of [published, binned])
      expect(await news.desk.find(id)).toMatchObject({ status: ArticleStatus.draft, publishAt: null });
  });

  it('gives no address back that another article has by now', async () => {
    const id = await news.editor.create(editor, { title: 'Địa chỉ' });
    await news.editor.save(editor, id, { version: 1, slug: 'dia-chi-moi' });
    const act = await lastAct();
    await news.editor.create(editor, { title: 'Địa chỉ' });
    await expect(database.db.transaction((tx) => news.undo.undo(tx, act))).resolves.toBe(false);
  });

  const acts = async (id: number) => {
    const rows = await database.db.select().from(deskLog).orderBy(asc(deskLog.logId));
    return rows.filter(({ recordId }) => recordId === String(id));
  };

  it('has the saves of an editor within ten minutes as one act, with what was there before and after, and undoes it', async () => {
    const id = await news.editor.create(editor, { title: 'Một', content: paragraph('cũ') });
    await news.editor.save(editor, id, { version: 1, title: 'Hai' });
    await news.editor.save(editor, id, { version: 2, content: paragraph('mới') });
    expect(await news.editor.logSaves()).toBe(0);
    await news.clock.advance(600_000);
    expect(await news.editor.logSaves()).toBe(1);
    expect(await news.editor.logSaves()).toBe(0);

    expect(await acts(id)).toMatchObject([
      { action: 'create', after: { title: 'Một', version: 1 } },
      {
        ...{ action: 'update', actorId: editor, title: 'Hai' },
        before: { title: 'Một', content: paragraph('cũ') },
        after: { title: 'Hai', content: paragraph('mới'), version: 3 },
      },
    ]);
    expect(await undoLast()).toBe(true);
    expect(await news.desk.find(id)).toMatchObject({ title: 'Một', content: paragraph('cũ') });
  });

  it('has the saves before another editor’s, before an act, and before a version that is restored', async () => {
    const id = await news.editor.create(editor, { title: 'Một', summary: 'x', content: paragraph('x') });
    const other = await news.staff('Người khác');
    await news.editor.save(editor, id, { version: 1, title: 'Hai' });
    await news.editor.save(other, id, { version: 2, title: 'Ba' });
    await news.editor.save(other, id, { version: 3, title: 'Bốn' });
    await news.editor.publish(editor, id, 4, null);
    await news.editor.save(other, id, { version: 5, title: 'Nháp' });
    const { list } = await news.desk.versions(id);
    await news.editor.restore(editor, id, 6, list.find(({ title }) => title === 'Hai')!.versionId);

    const titleOf = (state: unknown) =>
      (state as { draft: { title: string } | null; title: string } | null)?.draft?.title;
    expect(
      (await acts(id)).map(({ action, actorId, title, after }) => [action, actorId, title, titleOf(after)]),
    ).toEqual([
      ['create', editor, 'Một', undefined],
      ['update', editor, 'Hai', undefined],
      ['update', other, 'Bốn', undefined],
      ['publish', editor, 'Bốn', undefined],
      ['update', other, 'Nháp', 'Nháp'],
      ['update', editor, 'Hai', 'Hai'],
    ]);
    expect(await undoLast()).toBe(true);
    expect((await news.desk.find(id)).title).toBe('Nháp');
  });

  it('undoes a creation into the bin, and a place among the picks', async () => {
    const [one, two] = [await news.publish(editor, 'Một'), await news.publish(editor, 'Hai')];
    await news.editor.pin(editor, one, 1);
    await news.editor.pin(editor, two, 1);
    const picks = async () => (await news.service.picks(5)).list.map(({ title }) => title);
    expect(await picks()).toEqual(['Hai', 'Một']);
    expect(await undoLast()).toBe(true);
    expect(await picks()).toEqual(['Một']);
    const id = await news.editor.create(editor, { title: 'Lỡ tay' });
    expect(await undoLast()).toBe(true);
    expect((await news.desk.find(id)).deletedAt).not.toBeNull();
  });
});

describe('lists of the desk', () => {
  it('show drafts and planned articles, and the bin apart', async () => {
    await news.publish(editor, 'Đã đăng');
    const draft = await news.editor.create(editor, { title: 'Bản nháp 100%' });
    const gone = await news.editor.create(editor, { title: 'Đã bỏ' });
    await news.editor.remove(editor, gone);
    const titles = async (filter: object) =>
      (await news.desk.list({ ...LIST, ...filter })).list.map(({ title }) => title);
    expect(await titles({ sort: 'title', order: 'asc' })).toEqual(['Bản nháp 100%', 'Đã đăng']);
    expect(await titles({ status: ArticleStatus.draft })).toEqual(['Bản nháp 100%']);
    expect(await titles({ bin: true })).toEqual(['Đã bỏ']);
    expect(await titles({ q: '0%' })).toEqual(['Bản nháp 100%']);
    const renamed = await news.publish(editor, 'Bài cũ');
    await news.editor.save(editor, renamed, { version: 2, title: 'Tựa mới' });
    expect(await titles({ q: 'tua moi' })).toEqual(['Tựa mới']);
    await news.editor.remove(editor, renamed);
    await news.editor.moveTo(editor, draft, 3);
    expect((await news.desk.list({ ...LIST, categoryId: 3 })).list).toMatchObject([{ id: draft, categoryId: 3 }]);
  });

  it('a category with articles stays; an empty one goes and comes back by undo', async () => {
    const made = await news.categories.create(editor, { name: 'Futsal' });
    expect(made).toMatchObject({ slug: 'futsal', total: 0 });
    await expect(news.categories.update(editor, made.id, { version: 1, parentId: made.id })).rejects.toMatchObject({
      code: 1195,
    });
    const id = await news.publish(editor, 'Vòng loại', { categoryId: made.id });
    await expect(news.categories.remove(editor, made.id)).rejects.toMatchObject({ messageKey: 'categoryHasArticles' });
    await news.editor.moveTo(editor, id, 1);
    await news.categories.remove(editor, made.id);
    const act = await lastAct();
    await database.db.transaction((tx) => news.categories.undoer.undo(tx, act));
    expect(await news.categories.find(made.id)).toMatchObject({ slug: 'futsal' });
    await news.categories.remove(editor, made.id);
  });

  it('a draft whose category was deleted is refused in words, and still leaves the site', async () => {
    const id = await news.publish(editor, 'Đang đăng');
    const made = await news.categories.create(editor, { name: 'Bãi biển' });
    const { version, categoryId } = await news.desk.find(id);
    await news.editor.save(editor, id, { version, categoryId: made.id });
    await news.categories.remove(editor, made.id);
    const edited = (await news.desk.find(id)).version;
    await expect(news.editor.publish(editor, id, edited, null)).rejects.toMatchObject({
      messageKey: 'categoryNotFound',
    });
    await news.editor.unpublish(editor, id, edited);
    expect(await news.desk.find(id)).toMatchObject({ categoryId, status: ArticleStatus.unpublished });
  });

  it('a category has a name of its own, and two editors do not overwrite each other', async () => {
    const made = await news.categories.create(editor, { name: 'Bóng đá nữ' });
    const taken = { code: 1195, messageKey: 'categoryNameTaken' };
    await expect(news.categories.create(editor, { name: ' bóng ĐÁ nữ ' })).rejects.toMatchObject(taken);
    const other = await news.categories.create(editor, { name: 'Bóng đá trẻ' });
    await expect(news.categories.update(editor, other.id, { version: 1, name: 'Bóng đá nữ' })).rejects.toMatchObject(
      taken,
    );
    expect(await news.categories.update(editor, made.id, { version: 1, description: 'Nữ' })).toMatchObject({
      version: 2,
    });
    await expect(news.categories.update(editor, made.id, { version: 1, position: 9 })).rejects.toMatchObject({
      messageKey: 'deskStaleVersion',
    });
    await news.categories.remove(editor, made.id);
    await news.categories.remove(editor, other.id);
  });

  it('a hashtag is written in another way, merged and taken away in all articles', async () => {
    await news.publish(editor, 'Một', { hashtags: ['vleage', 'VLeague'] });
    await news.publish(editor, 'Hai', { hashtags: ['vleage', 'NamĐịnh'] });
    const { version } = await news.hashtags.find('vleage');
    expect(await news.hashtags.rename(editor, 'vleage', { hashtag: 'VLeague', version })).toMatchObject({
      id: 'vleague',
      total: 2,
    });
    const { list } = await news.service.withHashtag('VLeague', PAGE);
    expect(list.map(({ hashtags }) => hashtags).sort()).toEqual([['VLeague'], ['VLeague', 'NamĐịnh']].sort());
    await news.hashtags.remove(editor, 'VLEAGUE');
    await expect(news.hashtags.find('vleague')).rejects.toMatchObject({ status: 404 });
    expect((await news.hashtags.list({ ...PAGE, q: '_', sort: 'total', order: 'desc' })).total).toBe(0);
    expect((await news.hashtags.list({ ...PAGE, q: 'namđ', sort: 'total', order: 'desc' })).total).toBe(1);
  });
});

test('of two editors who spell a hashtag in two ways, the second is refused', async () => {
  await news.publish(editor, 'Một', { hashtags: ['sealions'] });
  const { version } = await news.hashtags.find('sealions');
  const renamed = await news.hashtags.rename(editor, 'sealions', { hashtag: 'SeaLions', version });
  await expect(news.hashtags.rename(editor, 'sealions', { hashtag: 'SEALIONS', version })).rejects.toMatchObject({
    status: 409,
    messageKey: 'deskStaleVersion',
  });
  expect(await news.hashtags.find('sealions')).toEqual(renamed);
  await expect(news.hashtags.rename(editor, 'sealion', { hashtag: 'SeaLion', version })).rejects.toMatchObject({
    status: 404,
  });
  expect(
    await news.hashtags.rename(editor, 'sealions', { hashtag: 'SEALIONS', version: renamed.version }),
  ).toMatchObject({ hashtag: 'SEALIONS', total: 1 });
});

test('versions of published texts are marked', async () => {
  const id = await news.publish(editor, 'Có dấu');
  const rows = await database.db
    .select({ published: articleVersions.published })
    .from(articleVersions)
    .where(eq(articleVersions.articleId, id));
  expect(rows).toEqual([{ published: true }]);
  await expect(database.db.select().from(articles).where(isNotNull(articles.draft))).resolves.toEqual([]);
});
