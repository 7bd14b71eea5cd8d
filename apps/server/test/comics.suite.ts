import { Code } from '@khandai/contracts';
import { and, eq } from 'drizzle-orm';
import { seeds } from '../src/modules/chat/testing.js';
import { comicFixture } from '../src/modules/media/comics/testing.js';
import { clearSimulatedTitles } from '../src/modules/media/simulated/clear-simulated-titles-query.js';
import { storedKey } from '../src/modules/newsfeed/media/post-files.js';
import { UploadRepository } from '../src/modules/newsfeed/media/upload-repository.js';
import { SitemapRepository } from '../src/modules/seo/sitemap-repository.js';
import { eraseComics, followedComicsOf, readComicsOf } from '../src/modules/users/own-comics-query.js';
import type { Database } from '../src/platform/database/database.js';
import { comicReaders, deskLog, mediaFiles, mediaTitles, uploads } from '../src/platform/database/schema.js';
import { isNowhereShown } from '../src/platform/database/shown-files.js';

const refused = { code: Code.mediaRefused, status: 409 };
const gone = { code: Code.mediaWithdrawn, status: 410 };
const missing = { status: 404 };
const LIST = { sort: 'new', pageNum: 1, pageSize: 60 } as const;

/** Tests for comics over each database. `open` returns an empty, migrated database. */
export function comicsSuite(open: () => Promise<Database>): void {
  let database: Database;
  let staff: number;
  let fan: number;
  beforeAll(async () => {
    database = await open();
    staff = (await seeds(database).user()).userId;
    fan = (await seeds(database).user()).userId;
  });
  afterAll(() => database.close());

  it('[CT3] (comics) a comic is nowhere until it has a cover and a valid licence, and a chapter until it has pages', async () => {
    const { desk, chapters, service, picture, licence, pagesOf, clock } = comicFixture(database);
    const made = await desk.create(staff, { title: 'Nữ tướng sân phủi', genres: ['football', 'football'] });
    const { id, slug, genres } = made;
    let { version } = made;
    expect(genres).toEqual(['football']);
    await expect(service.info(slug)).rejects.toMatchObject(missing);
    await expect(desk.publish(staff, id, version)).rejects.toMatchObject(refused);
    const { sourceId: coverId } = await picture(staff);
    ({ version } = await desk.update(staff, id, version, { coverId }));
    await expect(desk.publish(staff, id, version)).rejects.toMatchObject(refused);
    ({ version } = await desk.update(staff, id, version, { licence: licence() }));
    await desk.publish(staff, id, version);
    expect(await service.info(slug)).toMatchObject({ slug, cover: { width: 720 }, chapters: [], totalChapters: 0 });
    const chapter = await chapters.create(staff, { titleId: id, name: 'Mở đầu' });
    expect(chapter).toMatchObject({ number: 1, publishedAt: null });
    await expect(chapters.publish(staff, chapter.id, chapter.version, null)).rejects.toMatchObject(refused);
    const pages = await pagesOf(staff, 2);
    const whole = await chapters.update(staff, chapter.id, chapter.version, { pages });
    await expect(service.chapter(slug, 1)).rejects.toMatchObject(missing);
    await chapters.publish(staff, chapter.id, whole.version, null);
    await clock.advance(1_000);
    const read = await service.chapter(slug, 1);
    expect(read).toMatchObject({ name: 'Mở đầu', totalPages: 2, pages: [{ alt: 'Tranh 1' }, { alt: 'Tranh 2' }] });
    expect(read.pages.map(({ url }) => url)).toEqual(pages.map(({ name }) => `/tep/posts/${name}/picture.webp`));
    await expect(service.chapter(slug, 2)).rejects.toMatchObject(missing);
  });

  it('[CT3] (comics) a chapter with a planned time comes at that time', async () => {
    const { publish, chapters, pagesOf, service, inHours, clock } = comicFixture(database);
    const { id: titleId, slug } = await publish(staff);
    const { id, version } = await chapters.create(staff, { titleId });
    const whole = await chapters.update(staff, id, version, { pages: await pagesOf(staff, 1) });
    for (const at of [inHours(-1), inHours(24 * 400)])
      await expect(chapters.publish(staff, id, whole.version, at)).rejects.toMatchObject(refused);
    await chapters.publish(staff, id, whole.version, inHours(2));
    await expect(service.chapter(slug, 1)).rejects.toMatchObject(missing);
    expect((await service.info(slug)).chapters).toEqual([]);
    await clock.advance(2 * 60 * 60_000);
    expect(await service.chapter(slug, 1)).toMatchObject({ number: 1 });
  });

  it('[CT3] (comics) pages keep their order, are replaced one by one, and lose nothing of the rest', async () => {
    const { publish, chapters, pagesOf, picture, publishChapter } = comicFixture(database);
    const files = new UploadRepository(database);
    const { id: titleId } = await publish(staff);
    const { id, version, pages } = await publishChapter(staff, titleId, 3);
    const other = await picture(staff);
    const [first, broken, last] = pages;
    const { publicName } = (
      await database.db
        .select()
        .from(uploads)
        .where(eq(uploads.sourceId, broken?.sourceId ?? 0))
    )[0]!;
    const replaced = { sourceId: other.sourceId, fileName: 'moi.png', alt: '' };
    const changed = await chapters.update(staff, id, version, { pages: [last!, replaced, first!] });
    expect((await chapters.one(id)).files.map(({ sourceId }) => sourceId)).toEqual([
      last?.sourceId,
      other.sourceId,
      first?.sourceId,
    ]);
    expect(await files.served(publicName)).toBeUndefined();
    const again = [...changed.pages, changed.pages[0]!];
    await expect(chapters.update(staff, id, changed.version, { pages: again })).rejects.toMatchObject(refused);
    await expect(chapters.update(staff, id, changed.version, { pages: [] })).rejects.toMatchObject(refused);
    const others = await pagesOf(fan, 1);
    await expect(chapters.update(staff, id, changed.version, { pages: others })).rejects.toMatchObject(refused);
    await expect(chapters.update(staff, id, version, { name: 'Cũ' })).rejects.toMatchObject({ code: Code.conflict });
    // A change of the comic leaves the pages of its chapters.
    expect((await chapters.one(id)).pages).toHaveLength(3);
  });

  it('[CT3] (comics) a change of the comic keeps the files of its chapters, and the job that deletes unused files does too', async () => {
    const { publish, desk, publishChapter, picture } = comicFixture(database);
    const comic = await publish(staff);
    const { pages } = await publishChapter(staff, comic.id, 2);
    await desk.update(staff, comic.id, comic.version, { coverId: (await picture(staff)).sourceId, author: 'Tí' });
    const unused = await database.db.select({ id: uploads.sourceId }).from(uploads).where(isNowhereShown);
    for (const { sourceId } of pages) expect(unused.map((one) => one.id)).not.toContain(sourceId);
  });

  it('[CT3] (comics) two chapters of a comic have two numbers, and a comic with chapters is not deleted', async () => {
    const { publish, desk, chapters, publishChapter } = comicFixture(database);
    const comic = await publish(staff);
    const one = await publishChapter(staff, comic.id);
    const two = await chapters.create(staff, { titleId: comic.id });
    expect(two.number).toBe(2);
    await expect(chapters.update(staff, two.id, two.version, { number: 1 })).rejects.toMatchObject(refused);
    await expect(chapters.create(staff, { titleId: 999_999 })).rejects.toMatchObject(refused);
    const taken = await desk.withdraw(staff, comic.id, comic.version, 'Sai truyện');
    await expect(desk.remove(staff, comic.id)).rejects.toMatchObject(refused);
    await expect(chapters.remove(staff, one.id)).rejects.toMatchObject(refused);
    const draft = await chapters.unpublish(staff, one.id, one.version);
    expect(draft.publishedAt).toBeNull();
    await chapters.remove(staff, one.id);
    await chapters.remove(staff, two.id);
    expect(taken.status).toBe('withdrawn');
    await desk.remove(staff, comic.id);
  });

  it('[CT3] (comics) a takedown takes the page, the chapters, the list and every picture at once; restoring brings them back', async () => {
    const { publish, desk, service, chapters, publishChapter, withheld } = comicFixture(database);
    const files = new UploadRepository(database);
    const comic = await publish(staff);
    const { id } = await publishChapter(staff, comic.id, 2);
    const names = (await chapters.one(id)).files.map(({ url }) => url.split('/')[3] ?? '');
    expect(await Promise.all(names.map((name) => files.served(name)))).not.toContain(undefined);
    const taken = await desk.withdraw(staff, comic.id, comic.version, 'Bên giữ quyền yêu cầu');
    await expect(service.info(comic.slug)).rejects.toMatchObject(gone);
    await expect(service.chapter(comic.slug, 1)).rejects.toMatchObject(gone);
    for (const name of names) expect(await files.served(name)).toBeUndefined();
    expect(withheld).toEqual(expect.arrayContaining(names));
    expect((await service.list(LIST)).list.map(({ slug }) => slug)).not.toContain(comic.slug);
    await desk.restore(staff, comic.id, taken.version);
    expect(await service.chapter(comic.slug, 1)).toMatchObject({ totalPages: 2 });
    for (const name of names) expect(await files.served(name)).toBeDefined();
  });

  it('[CT3] (comics) a chapter that becomes a draft again is missing, its pictures have new addresses, and undo brings it back', async () => {
    const { publish, service, chapters, publishChapter } = comicFixture(database);
    const files = new UploadRepository(database);
    const comic = await publish(staff);
    const { id, version } = await publishChapter(staff, comic.id, 1);
    const name = (await chapters.one(id)).files[0]?.url.split('/')[3] ?? '';
    await chapters.unpublish(staff, id, version);
    await expect(service.chapter(comic.slug, 1)).rejects.toMatchObject(missing);
    expect(await files.served(name)).toBeUndefined();
    const acts = await database.db.select().from(deskLog).where(eq(deskLog.action, 'unpublish'));
    const act = acts.find(({ recordId }) => recordId === String(id));
    if (!act) throw new Error('the act is not in the log');
    await database.db.transaction((tx) => chapters.undoer.undo(tx, act));
    expect(await service.chapter(comic.slug, 1)).toMatchObject({ totalPages: 1 });
  });

  it('[CT3] (comics) the library is filtered, searched without diacritics, sorted and paged', async () => {
    const { publish, service, publishChapter, licence, inHours, clock } = comicFixture(database);
    await clock.advance(10 * 24 * 60 * 60_000);
    const only = { ids: [] as number[] };
    const make = async (title: string, rest: object) => {
      const comic = await publish(staff, { title, licence: licence({ validUntil: inHours(24) }), ...rest });
      only.ids.push(comic.id);
      return comic;
    };
    const ball = await make('Chân đất', { genres: ['football', 'school'], author: 'Đặng Vẽ' });
    const done = await make('Ánh trăng', { genres: ['life'], state: 'complete' });
    const last = await make('Bóng làng', { genres: ['football'] });
    await publishChapter(staff, ball.id);
    const { id: chapterId } = await publishChapter(staff, last.id);
    const find = async (query: object) =>
      (await service.list({ ...LIST, ...only, ...query })).list.map(({ titleId }) => titleId);
    expect(await find({})).toEqual([last.id, ball.id, done.id]);
    expect(await find({ sort: 'name' })).toEqual([done.id, last.id, ball.id]);
    expect(await find({ genre: 'football' })).toEqual([last.id, ball.id]);
    expect(await find({ state: 'complete' })).toEqual([done.id]);
    expect(await find({ q: 'dang ve' })).toEqual([ball.id]);
    expect(await find({ q: '100%_' })).toEqual([]);
    expect(await find({ pageSize: 2, pageNum: 2 })).toEqual([done.id]);
    expect(await service.read(chapterId, fan)).toEqual({ counted: true });
    expect(await service.read(chapterId, fan)).toEqual({ counted: false });
    expect(await find({ sort: 'read' })).toEqual([last.id, done.id, ball.id]);
    const [card] = (await service.list({ ...LIST, ids: [last.id] })).list;
    expect(card).toMatchObject({ reads: 1, isNew: true, totalChapters: 1, lastChapter: { number: 1 } });
    const facets = await service.facets();
    expect(facets.mostRead).toEqual([{ titleId: last.id, slug: last.slug, title: 'Bóng làng', reads: 1 }]);
    expect(facets.genres.find(({ genre }) => genre === 'school')?.total).toBe(1);
    const [reader] = await database.db.select().from(comicReaders).where(eq(comicReaders.chapterId, chapterId));
    expect(reader?.reader).not.toContain(String(fan));
  });

  it('[CT3] (comics) keeps how far a member read, on every device; merging keeps the further page, and who read it has read it', async () => {
    const { publish, publishChapter, progress, desk, clock } = comicFixture(database);
    const comic = await publish(staff);
    const one = await publishChapter(staff, comic.id, 5);
    const two = await publishChapter(staff, comic.id, 5);
    const at = () => new Date(clock.now());
    await progress.save(fan, at(), [{ chapterId: one.id, page: 4, isRead: false }], false);
    await clock.advance(1_000);
    const fromDevice = [
      { chapterId: one.id, page: 2, isRead: true },
      { chapterId: two.id, page: 99, isRead: false },
      { chapterId: 999_999, page: 1, isRead: false },
    ];
    await progress.save(fan, at(), fromDevice, true);
    expect(await progress.of(fan, at(), comic.id)).toEqual([
      { titleId: comic.id, chapterId: two.id, number: 2, page: 5, totalPages: 5, isRead: false },
      { titleId: comic.id, chapterId: one.id, number: 1, page: 4, totalPages: 5, isRead: true },
    ]);
    expect((await progress.of(fan, at())).filter(({ titleId }) => titleId === comic.id)).toMatchObject([
      { chapterId: two.id },
    ]);
    await progress.save(fan, at(), [{ chapterId: one.id, page: 1, isRead: false }], false);
    expect(await progress.of(fan, at(), comic.id)).toMatchObject([
      { chapterId: one.id, page: 1, isRead: true },
      { chapterId: two.id },
    ]);
    await progress.follow(fan, comic.id, at(), true);
    expect((await readComicsOf(database.db, fan, 50)).filter(({ title }) => title === comic.title)).not.toEqual([]);
    expect(await followedComicsOf(database.db, fan, 50)).not.toEqual([]);
    await desk.withdraw(staff, comic.id, comic.version, 'Gỡ khi đang đọc');
    expect(await progress.of(fan, at(), comic.id)).toEqual([]);
    await eraseComics(database.db, fan);
    expect(await readComicsOf(database.db, fan, 50)).toEqual([]);
    expect(await followedComicsOf(database.db, fan, 50)).toEqual([]);
  });

  it('[CT3] (comics) followers are notified of a new chapter once readers get it, once, and in parts', async () => {
    const { publish, publishChapter, progress, chapters, notices, told, failing, pagesOf, inHours, clock } =
      comicFixture(database);
    const at = () => new Date(clock.now());
    const comic = await publish(staff);
    const fans = [];
    for (let count = 0; count < 3; count += 1) fans.push((await seeds(database).user()).userId);
    for (const userId of fans)
      expect(await progress.follow(userId, comic.id, at(), true)).toMatchObject({ following: true });
    expect(await progress.isFollowing(fans[0] ?? 0, comic.id)).toBe(true);
    await expect(progress.follow(fan, 999_999, at(), true)).rejects.toMatchObject(missing);
    const all = async (job = notices(2)) => {
      while (await job.look());
    };
    const one = await publishChapter(staff, comic.id);
    failing.notices = true;
    await all();
    failing.notices = false;
    expect(told).toEqual([]);
    await clock.advance(10_000);
    await all();
    expect(told.map(({ userIds, chapter }) => [userIds, chapter.part])).toEqual([
      [fans.slice(0, 2), 1],
      [fans.slice(2), 1],
    ]);
    const draft = await chapters.unpublish(staff, one.id, one.version);
    await chapters.publish(staff, one.id, draft.version, null);
    await all();
    expect(told).toHaveLength(2);
    const planned = await chapters.create(staff, { titleId: comic.id });
    const whole = await chapters.update(staff, planned.id, planned.version, { pages: await pagesOf(staff, 1) });
    await chapters.publish(staff, planned.id, whole.version, inHours(1));
    await all();
    expect(told).toHaveLength(2);
    await progress.follow(fans[2] ?? 0, comic.id, at(), false);
    await clock.advance(60 * 60_000);
    await all();
    expect(told.at(-1)).toMatchObject({ userIds: fans.slice(0, 2), chapter: { part: 2, slug: comic.slug } });
  });

  it('[CT3] (comics) the undo of a publication takes its announcement back, and a comic that returns is not forgotten', async () => {
    const { publish, desk, progress, chapters, notices, told, pagesOf, inHours, clock } = comicFixture(database);
    const comic = await publish(staff);
    await progress.follow(fan, comic.id, new Date(clock.now()), true);
    const look = () => notices().look();
    const made = await chapters.create(staff, { titleId: comic.id });
    const { id, version } = await chapters.update(staff, made.id, made.version, { pages: await pagesOf(staff, 1) });
    const undo = async (action: string) => {
      const acts = await database.db
        .select()
        .from(deskLog)
        .where(
          and(eq(deskLog.resource, 'comic-chapter'), eq(deskLog.recordId, String(id)), eq(deskLog.action, action)),
        );
      const act = acts.at(-1);
      if (!act) throw new Error(`the log has no ${action}`);
      expect(await database.db.transaction((tx) => chapters.undoer.undo(tx, act))).toBe(true);
    };
    await chapters.publish(staff, id, version, inHours(1));
    await undo('publish');
    await clock.advance(2 * 60 * 60_000);
    await look();
    expect(told).toEqual([]);
    const planned = await chapters.publish(staff, id, (await chapters.one(id)).version, inHours(1));
    await chapters.unpublish(staff, id, planned.version);
    await undo('unpublish');
    const taken = await desk.withdraw(staff, comic.id, comic.version, 'Xem lại bản quyền');
    await clock.advance(2 * 60 * 60_000);
    await look();
    expect(told).toEqual([]);
    await desk.restore(staff, comic.id, taken.version);
    await look();
    expect(told).toMatchObject([{ userIds: [fan], chapter: { part: 1 } }]);
  });

  it('[CT3] (comics) those of the demo go with their chapters and every file, and no others', async () => {
    const { publish, publishChapter, service } = comicFixture(database);
    const [kept, simulated] = [await publish(staff), await publish(staff, { title: 'Tranh mô phỏng' })];
    for (const { id } of [kept, simulated]) await publishChapter(staff, id, 2);
    await database.db.update(mediaTitles).set({ simulated: true }).where(eq(mediaTitles.titleId, simulated.id));
    const filesOf = (titleId: number) =>
      database.db
        .select({ uploadId: uploads.uploadId })
        .from(mediaFiles)
        .innerJoin(uploads, eq(uploads.sourceId, mediaFiles.sourceId))
        .where(eq(mediaFiles.titleId, titleId));
    const files = await filesOf(simulated.id);
    const deleted: string[] = [];
    const storage = { delete: (key: string) => Promise.resolve(void deleted.push(key)) };
    await clearSimulatedTitles({ database, storage, storedKey });
    expect([...deleted].sort()).toEqual(files.map(({ uploadId }) => storedKey(uploadId, 'picture.webp')).sort());
    expect(files).toHaveLength(3);
    await expect(service.info(simulated.slug)).rejects.toMatchObject(missing);
    expect((await service.chapter(kept.slug, 1)).totalPages).toBe(2);
    expect(await filesOf(kept.id)).toHaveLength(3);
  });

  it('[SH17] (sitemap, comics) names comics and chapters that readers get', async () => {
    const { publish, publishChapter, licence, inHours, clock } = comicFixture(database);
    const comic = await publish(staff, { licence: licence({ validUntil: inHours(1) }) });
    await publishChapter(staff, comic.id);
    const named = async () =>
      (await new SitemapRepository(database).comics(new Date(clock.now()), 500)).filter(
        ({ slug }) => slug === comic.slug,
      );
    expect(await named()).toMatchObject([{ numbers: [1] }]);
    await clock.advance(60 * 60_000);
    expect(await named()).toEqual([]);
  });
}
