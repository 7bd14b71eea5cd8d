import { Code } from '@khandai/contracts';
import { eq, inArray, sql } from 'drizzle-orm';
import { seeds } from '../src/modules/chat/testing.js';
import { DeskLogRepository } from '../src/modules/desk-log/desk-log-repository.js';
import { DeskLogService } from '../src/modules/desk-log/desk-log-service.js';
import { mediaFixture } from '../src/modules/media/testing.js';
import { UploadRepository } from '../src/modules/newsfeed/media/upload-repository.js';
import { SitemapRepository } from '../src/modules/seo/sitemap-repository.js';
import { eraseMedia, mediaOf } from '../src/modules/users/own-media-query.js';
import type { Database } from '../src/platform/database/database.js';
import { deskLog, mediaLicences, uploads } from '../src/platform/database/schema.js';
import { DeskLog } from '../src/platform/desk-log/desk-log.js';
import { isNowhereShown } from '../src/platform/database/shown-files.js';

const refused = { code: Code.mediaRefused, status: 409 };
const gone = { code: Code.mediaWithdrawn, status: 410 };

/** Tests for the site's own media over each database. `open` returns an empty, migrated database. */
export function mediaSuite(open: () => Promise<Database>): void {
  let database: Database;
  let staff: number;
  let fan: number;
  beforeAll(async () => {
    database = await open();
    staff = (await seeds(database).user()).userId;
    fan = (await seeds(database).user()).userId;
  });
  afterAll(() => database.close());

  it('[CT3] (saved titles) a member saves what readers see, and only they get it, until it is taken off or erased', async () => {
    const { bookmarks, desk, publish, clock } = mediaFixture(database);
    const page = (pageSize = 10, cursor?: string) => bookmarks.list(fan, { cursor, pageSize });
    const one = await publish(staff, { title: 'Vòng 1' });
    const two = await publish(staff, { title: 'Vòng 2' });
    const draft = await desk.create(staff, { title: 'Nháp' });
    await expect(bookmarks.save(fan, { titleId: draft.id, saved: true })).rejects.toMatchObject({ status: 404 });
    for (const { id } of [one, two, one]) await bookmarks.save(fan, { titleId: id, saved: true });
    const first = await page(1);
    expect(first.list).toMatchObject([{ titleId: two.id, title: { kind: 'highlight', title: 'Vòng 2' } }]);
    const last = await page(1, first.cursor ?? '');
    expect([last.list.map(({ titleId }) => titleId), last.cursor]).toEqual([[one.id], null]);
    expect([await bookmarks.one(fan, one.id), await bookmarks.one(staff, one.id)]).toMatchObject([
      ...[{ saved: true }, { saved: false }],
    ]);
    await desk.withdraw(staff, two.id, two.version, 'Hết hạn');
    expect((await page()).list.map(({ title }) => title?.title ?? null)).toEqual([null, 'Vòng 1']);
    expect((await mediaOf(database.db, fan, { max: 10, at: new Date(clock.now()) })).savedTitles).toMatchObject([
      { title: 'Vòng 1' },
    ]);
    await bookmarks.save(fan, { titleId: two.id, saved: false });
    expect((await page()).list).toHaveLength(1);
    await database.db.transaction((tx) => eraseMedia(tx, fan));
    expect((await page()).list).toEqual([]);
  });

  it('[CT3] (highlights) a draft is nowhere until it has a prepared video and a valid licence', async () => {
    const { desk, service, video, licence, inHours } = mediaFixture(database);
    const made = await desk.create(staff, { title: 'Chung kết' });
    const { id, slug } = made;
    let { version } = made;
    await expect(service.info(slug)).rejects.toMatchObject({ status: 404 });
    await expect(desk.publish(staff, id, version)).rejects.toMatchObject(refused);
    const { sourceId } = await video(staff);
    ({ version } = await desk.update(staff, id, version, {
      sourceId,
      chapters: [{ second: 3, text: 'Mở tỷ số', goal: true }],
    }));
    await expect(desk.publish(staff, id, version)).rejects.toMatchObject(refused);
    for (const span of [{ validFrom: inHours(1) }, { validFrom: inHours(-3), validUntil: inHours(-1) }]) {
      ({ version } = await desk.update(staff, id, version, { licence: licence(span) }));
      await expect(desk.publish(staff, id, version)).rejects.toMatchObject(refused);
    }
    ({ version } = await desk.update(staff, id, version, { licence: licence({ validUntil: inHours(2) }) }));
    await desk.publish(staff, id, version);
    expect(await service.info(slug)).toMatchObject({ slug, seconds: 60, chapters: [{ second: 3, goal: true }] });
  });

  it('[CT3] (highlights) a video that is being prepared is not published yet', async () => {
    const { desk, video, licence } = mediaFixture(database);
    const { sourceId } = await video(staff, 'processing');
    const { id, version } = await desk.create(staff, { title: 'Chưa xong', sourceId, licence: licence() });
    await expect(desk.publish(staff, id, version)).rejects.toMatchObject(refused);
  });

  it('[CT3] (highlights) a title leaves the public at the end of its licence, and returns with a longer one', async () => {
    const { desk, service, publish, licence, inHours, clock } = mediaFixture(database);
    const { id, slug, version } = await publish(staff, { licence: licence({ validUntil: inHours(1) }) });
    await clock.advance(60 * 60_000);
    for (const name of [slug, String(id)]) await expect(service.info(name)).rejects.toMatchObject(gone);
    expect((await service.list({ pageSize: 50 })).list.map((one) => one.slug)).not.toContain(slug);
    await desk.update(staff, id, version, { licence: licence({ validUntil: inHours(1) }) });
    for (const name of [slug, String(id)]) expect(await service.info(name)).toMatchObject({ slug });
  });

  it('[SH17] (sitemap, highlights) names those that readers get, with the video where it has a picture', async () => {
    const { publish, licence, inHours, clock, video } = mediaFixture(database);
    const pages = new SitemapRepository(database);
    const at = () => new Date(clock.now());
    const addressOf = (name: string, file: string) => `/tep/${name}/${file}`;
    const { sourceId, name } = await video(staff);
    const files = ['video.mp4', 'poster.webp'];
    await database.db.update(uploads).set({ files }).where(eq(uploads.sourceId, sourceId));
    const { slug } = await publish(staff, { sourceId, licence: licence({ validUntil: inHours(1) }) });
    const named = async () => (await pages.titles('highlight', at(), 50, addressOf)).filter((one) => one.slug === slug);
    expect(await named()).toMatchObject([{ file: `/tep/${name}/video.mp4`, poster: `/tep/${name}/poster.webp` }]);
    await clock.advance(60 * 60_000);
    expect(await named()).toEqual([]);
  });

  it('[CT3] (highlights) the search and shared links have a title with its poster once, as long as readers get it', async () => {
    const { titles, publish, licence, inHours, clock, video } = mediaFixture(database);
    const { sourceId, name } = await video(staff);
    const files = ['video.mp4', 'poster.webp'];
    await database.db.update(uploads).set({ files }).where(eq(uploads.sourceId, sourceId));
    const { id, slug } = await publish(staff, { sourceId, licence: licence({ validUntil: inHours(1) }) });
    const poster = expect.stringContaining(`${name}/poster.webp`) as string;
    expect(await titles.bySlug('highlight', slug)).toMatchObject({ titleId: id, kind: 'highlight', poster });
    expect(await titles.bySlug('film', slug)).toBeUndefined();
    expect([...(await titles.byIds([id, 0])).keys()]).toEqual([id]);
    await clock.advance(60 * 60_000);
    expect(await titles.bySlug('highlight', slug)).toBeUndefined();
    expect([...(await titles.byIds([id])).keys()]).toEqual([]);
  });

  it('[CT3] (highlights) a takedown takes the page, the lists and the files at once; restoring brings them back', async () => {
    const { desk, service, video, publish, licence, withheld } = mediaFixture(database);
    const files = new UploadRepository(database);
    const { sourceId, name } = await video(staff);
    const { id, slug, version } = await publish(staff, { sourceId });
    expect(await files.served(name)).toMatchObject({ files: ['video.mp4'] });
    const taken = await desk.withdraw(staff, id, version, 'Bên giữ quyền yêu cầu');
    expect(taken).toMatchObject({ status: 'withdrawn', withdrawReason: 'Bên giữ quyền yêu cầu' });
    expect(await files.served(name)).toBeUndefined();
    expect(withheld).toEqual([name]);
    await expect(service.info(slug)).rejects.toMatchObject(gone);
    expect((await service.list({ pageSize: 50 })).list.map((one) => one.slug)).not.toContain(slug);
    const [act] = await database.db.select().from(deskLog).where(eq(deskLog.action, 'withdraw'));
    expect(act).toMatchObject({ actorId: staff, resource: 'highlight' });
    await desk.restore(staff, id, taken.version);
    expect(await service.info(slug)).toMatchObject({ slug });
    expect(await files.served(name)).toMatchObject({ files: ['video.mp4'] });
    const past = { validFrom: new Date('2020-01-01'), validUntil: new Date('2020-02-01') };
    await database.db.update(mediaLicences).set(past).where(eq(mediaLicences.titleId, id));
    expect(await files.served(name)).toBeUndefined();
    expect(licence().validUntil).toBeNull();
  });

  it('[CT3] (highlights) old addresses of files stay dead when a title that was taken down is deleted or gets another video, and when its publication is undone', async () => {
    const { desk, video, publish } = mediaFixture(database);
    const files = new UploadRepository(database);
    const [deleted, replaced, undone] = [await video(staff), await video(staff), await video(staff)];
    for (const { sourceId } of [deleted, replaced]) {
      const { id, version } = await publish(staff, { sourceId });
      const taken = await desk.withdraw(staff, id, version, 'Bên giữ quyền yêu cầu');
      if (sourceId === deleted.sourceId) await desk.remove(staff, id);
      else await desk.update(staff, id, taken.version, { sourceId: (await video(staff)).sourceId });
    }
    const { id } = await publish(staff, { sourceId: undone.sourceId });
    const acts = await database.db.select().from(deskLog).where(eq(deskLog.action, 'publish'));
    const act = acts.find(({ recordId }) => recordId === String(id));
    if (!act) throw new Error('the publication is not in the log');
    await database.db.transaction((tx) => desk.undoer.undo(tx, act));
    for (const { name } of [deleted, replaced, undone]) expect(await files.served(name)).toBeUndefined();
  });

  it('[CT3] (highlights) a published title cannot be deleted; its video is kept from the job that deletes unused files', async () => {
    const { desk, publish } = mediaFixture(database);
    const { id, version, sourceId } = await publish(staff);
    await expect(desk.remove(staff, id)).rejects.toMatchObject(refused);
    const unused = await database.db.select({ id: uploads.sourceId }).from(uploads).where(isNowhereShown);
    expect(unused.map((one) => one.id)).not.toContain(sourceId);
    await desk.withdraw(staff, id, version, 'Sai video');
    await desk.remove(staff, id);
  });

  it('[CT3] (highlights) the files of a deleted title outlive the sweep for 30 days, so that the log can bring it back, and says when it cannot', async () => {
    const { desk, publish, clock, video } = mediaFixture(database);
    const files = new UploadRepository(database);
    const { undoer } = desk;
    const log = new DeskLogService({
      ...{ database, repository: new DeskLogRepository(database), deskLog: new DeskLog({ clock }) },
      ...{ undoers: { highlight: undoer }, deskChanges: { publish: () => Promise.resolve() } },
    });
    const swept = async () =>
      (await files.unused(new Date(clock.now()), { after: 0, limit: 1_000 })).map((one) => one.sourceId);
    const newest = async () => (await log.page({}, { pageNum: 1, pageSize: 1 })).list[0];
    const old = (await video(staff)).sourceId;
    const { id, slug, version } = await publish(staff, { sourceId: old });
    const { sourceId } = await desk.update(staff, id, version, { sourceId: (await video(staff)).sourceId });
    const taken = await desk.withdraw(staff, id, version + 1, 'Gỡ nhầm');
    await desk.remove(staff, id);
    await clock.advance(60_000);
    for (const released of [old, sourceId]) expect(await swept()).not.toContain(released);
    const deletion = await newest();
    expect(deletion).toMatchObject({ action: 'delete', undoable: true });
    await log.undo(staff, deletion?.id ?? 0);
    expect(await desk.one(id)).toMatchObject({ id, slug, sourceId, status: 'withdrawn' });
    await desk.remove(staff, id);
    const again = await newest();
    await database.db
      .update(uploads)
      .set({ releasedAt: sql`now() - interval '31 days'` })
      .where(inArray(uploads.sourceId, [old, sourceId ?? 0]));
    expect(await swept()).toEqual(expect.arrayContaining([old, sourceId]));
    for (const row of await files.unused(new Date(clock.now()), { after: 0, limit: 1_000 }))
      await files.forget(row.uploadId, new Date(clock.now()));
    expect(await log.entry(again?.id ?? 0)).toMatchObject({ undoneBy: null, undoable: false });
    await expect(log.undo(staff, again?.id ?? 0)).rejects.toMatchObject(refused);
    expect(taken.status).toBe('withdrawn');
  });

  it('[CT3] (highlights) a published title keeps a video that plays and a valid licence; one that is not valid yet is not gone for ever', async () => {
    const { desk, service, publish, video, licence, inHours } = mediaFixture(database);
    const { id, slug, version, sourceId } = await publish(staff);
    const busy = await video(staff, 'processing');
    const past = licence({ validFrom: inHours(-3), validUntil: inHours(-1) });
    for (const changes of [{ sourceId: null }, { sourceId: busy.sourceId }, { licence: null }, { licence: past }])
      await expect(desk.update(staff, id, version, changes)).rejects.toMatchObject(refused);
    expect(await service.info(slug)).toMatchObject({ slug });
    const { sourceId: other } = await video(staff);
    expect(await desk.update(staff, id, version, { sourceId: other })).toMatchObject({ sourceId: other });
    const isIt = eq(mediaLicences.titleId, id);
    await database.db
      .update(mediaLicences)
      .set({ validFrom: new Date(inHours(1)) })
      .where(isIt);
    await expect(service.info(slug)).rejects.toMatchObject({ status: 404 });
    await database.db
      .update(mediaLicences)
      .set({ validFrom: new Date(0), validUntil: new Date(inHours(-1)) })
      .where(isIt);
    await expect(service.info(slug)).rejects.toMatchObject(gone);
    // Its texts can still be corrected.
    expect(await desk.update(staff, id, version + 1, { title: 'Tên đúng' })).toMatchObject({ title: 'Tên đúng' });
    expect(other).not.toBe(sourceId);
  });

  it('[CT3] (highlights) refuses videos of others, chapters beyond the end, and licences without a holder', async () => {
    const { desk, video, licence } = mediaFixture(database);
    const { sourceId } = await video(fan);
    await expect(desk.create(staff, { title: 'Lấy của người khác', sourceId })).rejects.toMatchObject(refused);
    const own = await video(staff);
    const chapter = (second: number) => ({ second, text: 'Chương', goal: false });
    const wrong = [[chapter(60)], [chapter(1), chapter(1)], [{ ...chapter(1), text: ' ' }]];
    for (const chapters of wrong)
      await expect(desk.create(staff, { title: 'Sai chương', sourceId: own.sourceId, chapters })).rejects.toMatchObject(
        refused,
      );
    await expect(desk.create(staff, { title: 'A', licence: licence({ holder: ' ' }) })).rejects.toMatchObject(refused);
    await desk.create(staff, { title: 'Một', sourceId: own.sourceId });
    await expect(desk.create(staff, { title: 'Hai', sourceId: own.sourceId })).rejects.toMatchObject(refused);
  });

  it('[CT3] (highlights) the list goes on where a page ended, and the next ones follow a title around the end', async () => {
    const { service, publish, clock } = mediaFixture(database);
    await clock.advance(24 * 60 * 60_000);
    const made = [];
    for (let number = 0; number < 5; number += 1) made.push(await publish(staff, { title: `Trang ${number}` }));
    const ids = made.map(({ id }) => id).reverse();
    const first = await service.list({ pageSize: 3, ids });
    const second = await service.list({ pageSize: 3, ids, after: first.next ?? '' });
    expect([...first.list, ...second.list].map(({ titleId }) => titleId)).toEqual(ids);
    expect(second.next).toBeNull();
    const { next } = await service.info(made[1]?.slug ?? '');
    expect(next[0]).toMatchObject({ titleId: made[0]?.id });
    expect(next.map(({ titleId }) => titleId)).not.toContain(made[1]?.id);
    const day = await service.list({ pageSize: 50, day: '2026-11-21' });
    expect(day.list.map(({ titleId }) => titleId)).toEqual(ids);
  });

  it('[CT3] (highlights) keeps how far a member watched; merging keeps the further second', async () => {
    const { service, publish, progress, desk, clock } = mediaFixture(database);
    const { id, slug, version } = await publish(staff);
    const { videoId } = await service.info(slug);
    const at = () => new Date(clock.now());
    await progress.save(fan, at(), [{ videoId, second: 20 }], false);
    await progress.save(
      fan,
      at(),
      [
        { videoId, second: 10 },
        { videoId: 999_999, second: 1 },
      ],
      true,
    );
    expect(await progress.of(fan, at(), 5)).toEqual([
      { kind: 'highlight', titleId: id, videoId, second: 20, seconds: 60 },
    ]);
    await progress.save(fan, at(), [{ videoId, second: 5 }], false);
    expect(await progress.of(fan, at(), 5)).toMatchObject([{ second: 5 }]);
    await progress.save(fan, at(), [{ videoId, second: 5_000 }], true);
    expect(await progress.of(fan, at(), 5)).toMatchObject([{ second: 60 }]);
    expect((await mediaOf(database.db, fan, { max: 10, at: new Date(clock.now()) })).watched).toMatchObject([
      { second: 60 },
    ]);
    await desk.withdraw(staff, id, version, 'Gỡ khi đang xem');
    expect(await progress.of(fan, at(), 5)).toEqual([]);
    await eraseMedia(database.db, fan);
    expect((await mediaOf(database.db, fan, { max: 10, at: new Date(clock.now()) })).watched).toEqual([]);
  });
}
