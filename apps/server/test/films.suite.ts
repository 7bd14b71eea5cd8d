import { Code } from '@khandai/contracts';
import { eq, sql } from 'drizzle-orm';
import { seeds } from '../src/modules/chat/testing.js';
import { filmFixture } from '../src/modules/media/films/testing.js';
import { clearSimulatedTitles } from '../src/modules/media/simulated/clear-simulated-titles-query.js';
import { SimulatedFilmsRepository } from '../src/modules/media/simulated/simulated-films-repository.js';
import { storedKey } from '../src/modules/newsfeed/media/post-files.js';
import { UploadRepository } from '../src/modules/newsfeed/media/upload-repository.js';
import { mediaOf } from '../src/modules/users/own-media-query.js';
import type { Database } from '../src/platform/database/database.js';
import { deskLog, filmSubtitles, uploads } from '../src/platform/database/schema.js';

const refused = { code: Code.mediaRefused, status: 409 };
const gone = { code: Code.mediaWithdrawn, status: 410 };

/** Tests for films over each database. `open` returns an empty, migrated database. */
export function filmsSuite(open: () => Promise<Database>): void {
  let database: Database;
  let staff: number;
  let fan: number;
  beforeAll(async () => {
    database = await open();
    staff = (await seeds(database).user()).userId;
    fan = (await seeds(database).user()).userId;
  });
  afterAll(() => database.close());

  it('[CT3] (films) a published film has its episodes in order, with subtitles; a draft and unknown episodes are not found', async () => {
    const { desk, films, episode, subtitle, publish, licence } = filmFixture(database);
    const vi = await subtitle(staff);
    const draft = await desk.create(staff, {
      ...{ title: 'Chảo lửa', genre: 'Phim tài liệu', year: 2026, licence: licence() },
      episodes: [await episode(staff, 2), await episode(staff, 1, [{ subtitleId: vi, language: 'vi' }])],
    });
    await expect(films.info(draft.slug)).rejects.toMatchObject({ status: 404 });
    await publish(staff, draft);
    const info = await films.info(draft.slug);
    expect(info).toMatchObject({ genre: 'Phim tài liệu', year: 2026, seconds: 120, subtitles: ['vi'] });
    expect(info.list.map(({ number }) => number)).toEqual([1, 2]);
    const first = await films.episode(draft.slug, 1);
    expect(first).toMatchObject({
      title: 'Tập 1',
      tracks: [{ subtitleId: vi, language: 'vi' }],
      film: { episodes: 2 },
    });
    await expect(films.episode(draft.slug, 3)).rejects.toMatchObject({ status: 404 });
    const { list } = await films.watched([first.videoId, 999_999]);
    expect(list).toMatchObject([{ film: { slug: draft.slug }, episode: { number: 1 } }]);
  });

  it('[CT3] (films) the list goes on where a page ended, by genre, by number of episodes and by a part of the title', async () => {
    const { desk, films, episode, publish, licence } = filmFixture(database);
    const made = [];
    for (let number = 1; number <= 3; number += 1) {
      const episodes = [await episode(staff, 1), ...(number === 3 ? [await episode(staff, 2)] : [])];
      const genre = 'Lịch sử sân cỏ';
      made.push(
        await publish(
          staff,
          await desk.create(staff, { title: `Phim ${number}`, genre, episodes, licence: licence() }),
        ),
      );
    }
    const ids = made.map(({ id }) => id).reverse();
    const query = { genre: 'Lịch sử sân cỏ', pageSize: 2 };
    const first = await films.list(query);
    const second = await films.list({ ...query, after: first.next ?? '' });
    expect([...first.list, ...second.list].map(({ titleId }) => titleId)).toEqual(ids);
    expect(second.next).toBeNull();
    const single = await films.list({ ...query, pageSize: 5, form: 'single' });
    const series = await films.list({ ...query, pageSize: 5, form: 'series' });
    expect([single.list.length, series.list.length]).toEqual([2, 1]);
    expect((await films.genres()).list).toContain('Lịch sử sân cỏ');
    const called = async (q: string) => (await films.list({ ...query, q })).list.map(({ titleId }) => titleId);
    expect([await called('PHIM 2'), await called('%')]).toEqual([[ids[1]], []]);
  });

  it('[CT3] (films) a takedown takes the pages, the subtitles and the files of all episodes at once', async () => {
    const { desk, films, episode, subtitle, subtitles, publish, licence, withheld } = filmFixture(database);
    const files = new UploadRepository(database);
    const subtitleId = await subtitle(staff);
    const episodes = [await episode(staff, 1, [{ subtitleId, language: 'en' }]), await episode(staff, 2)];
    const { id, slug, version } = await publish(
      staff,
      await desk.create(staff, { title: 'Gỡ ngay', episodes, licence: licence() }),
    );
    const { videoId } = await films.episode(slug, 1);
    expect(await subtitles.one(subtitleId)).toMatchObject({ language: 'en', cues: [{ from: 1, to: 2 }] });
    const names = await Promise.all(episodes.map(({ sourceId }) => nameOf(sourceId)));
    for (const name of names) expect(await files.served(name)).toBeDefined();
    await desk.withdraw(staff, id, version, 'Bên giữ quyền yêu cầu');
    for (const name of names) expect(await files.served(name)).toBeUndefined();
    expect([...withheld].sort()).toEqual([...names].sort());
    await expect(films.info(slug)).rejects.toMatchObject(gone);
    await expect(films.episode(slug, 1)).rejects.toMatchObject(gone);
    await expect(subtitles.one(subtitleId)).rejects.toMatchObject({ status: 404 });
    expect(await films.watched([videoId])).toEqual({ list: [] });
  });

  it('[CT3] (films) refuses two episodes of one number, seasons that go back, and videos and subtitles of others', async () => {
    const { desk, episode, subtitle } = filmFixture(database);
    const [one, two] = [await episode(staff, 1), await episode(staff, 2)];
    const [others, theirs] = [await episode(fan, 1), await subtitle(fan)];
    const wrong = [
      [one, { ...two, number: 1 }],
      [{ ...one, season: 2 }, two],
      [{ ...one, title: ' ' }],
      [one, { ...one, number: 2 }],
      [others],
      [{ ...one, tracks: [{ subtitleId: theirs, language: 'vi' as const }] }],
    ];
    for (const episodes of wrong)
      await expect(desk.create(staff, { title: 'Sai tập', episodes })).rejects.toMatchObject(refused);
    const { id, version } = await desk.create(staff, { title: 'Chưa có tập' });
    await expect(desk.publish(staff, id, version)).rejects.toMatchObject(refused);
  });

  it('[CT3] (films) an episode that stays keeps its video, and the undo of a change brings a removed one back', async () => {
    const { desk, films, episode, subtitle, publish, licence } = filmFixture(database);
    const kept = await episode(staff, 1, [{ subtitleId: await subtitle(staff), language: 'vi' }]);
    const episodes = [kept, await episode(staff, 2)];
    const film = await publish(staff, await desk.create(staff, { title: 'Hai tập', episodes, licence: licence() }));
    const { videoId } = await films.episode(film.slug, 1);
    const changed = await desk.update(staff, film.id, film.version, { episodes: [{ ...kept, title: 'Tên mới' }] });
    expect(await films.episode(film.slug, 1)).toMatchObject({
      videoId,
      title: 'Tên mới',
      tracks: [{ language: 'vi' }],
    });
    await expect(films.episode(film.slug, 2)).rejects.toMatchObject({ status: 404 });
    const acts = await database.db
      .select()
      .from(deskLog)
      .where(eq(deskLog.recordId, String(film.id)));
    const act = acts.find(({ action }) => action === 'update');
    if (!act) throw new Error('the change is not in the log');
    expect(await database.db.transaction((tx) => desk.undoer.undo(tx, act))).toBe(true);
    expect((await films.info(film.slug)).list).toHaveLength(2);
    await expect(desk.update(staff, film.id, changed.version, { title: 'Cũ' })).rejects.toMatchObject({ status: 409 });
  });

  it('[CT3] (films) followers hear of a new episode once, when its video is prepared, also after a failure', async () => {
    const { desk, films, follows, notices, told, failing, episode, publish, licence, clock } = filmFixture(database);
    const first = await episode(staff, 1);
    const made = await desk.create(staff, { title: 'Theo dõi', episodes: [first], licence: licence() });
    await expect(follows.set(fan, made.id, true)).rejects.toMatchObject({ status: 404 });
    const film = await publish(staff, made);
    await notices.look();
    await follows.set(fan, film.id, true);
    expect(await follows.of(fan, film.id)).toEqual({ follows: true });
    const second = await episode(staff, 2);
    const setState = (state: 'ready' | 'processing') =>
      database.db.update(uploads).set({ state }).where(eq(uploads.sourceId, second.sourceId));
    await setState('processing');
    await desk.update(staff, film.id, film.version, { episodes: [first, second] });
    await notices.look();
    expect(told).toEqual([]);
    expect((await films.info(film.slug)).list).toHaveLength(1);
    const busy = { ...first, sourceId: second.sourceId };
    for (const episodes of [[busy], [busy, { ...first, number: 2 }], []])
      await expect(desk.update(staff, film.id, film.version + 1, { episodes })).rejects.toMatchObject(refused);
    await setState('ready');
    failing.notices = true;
    await notices.look();
    failing.notices = false;
    expect(told).toEqual([]);
    await clock.advance(10_000);
    await notices.look();
    await notices.look();
    const chapter = { mediaKind: 'film', titleId: film.id, slug: film.slug, name: 'Theo dõi', part: 2 };
    expect(told).toEqual([{ type: 'NEW_EPISODE', userIds: [fan], chapter }]);
    expect((await mediaOf(database.db, fan, { max: 5, at: new Date(clock.now()) })).followedFilms).toMatchObject([
      { title: 'Theo dõi' },
    ]);
    await follows.set(fan, film.id, false);
    expect(await follows.of(fan, film.id)).toEqual({ follows: false });
  });

  it('[CT3] (films) a subtitle that no episode has is deleted after a day', async () => {
    const { desk, subtitle, subtitles, episode, clock } = filmFixture(database);
    const lost = await subtitle(staff);
    const kept = await subtitle(staff);
    const { id, version } = await desk.create(staff, {
      ...{ title: 'Phụ đề', episodes: [await episode(staff, 1, [{ subtitleId: kept, language: 'vi' }])] },
    });
    await clock.advance(25 * 60 * 60_000);
    await subtitles.job.run(new AbortController().signal);
    const [one] = (await desk.one(id)).episodes;
    if (!one) throw new Error('the film has no episode');
    const give = (subtitleId: number) =>
      desk.update(staff, id, version, { episodes: [{ ...one, tracks: [{ subtitleId, language: 'vi' }] }] });
    await expect(give(lost)).rejects.toMatchObject(refused);
    expect(await give(kept)).toMatchObject({ episodes: [{ tracks: [{ subtitleId: kept }] }] });
  });

  it('[CT3] (films) the subtitles of a deleted film stay for 30 days, so that the log can bring it back', async () => {
    const { desk, subtitle, subtitles, episode, clock } = filmFixture(database);
    const subtitleId = await subtitle(staff);
    const tracks = [{ subtitleId, language: 'vi' }] as const;
    const { id } = await desk.create(staff, { title: 'Bị xóa', episodes: [await episode(staff, 1, [...tracks])] });
    await clock.advance(25 * 60 * 60_000);
    const remove = async () => {
      await desk.remove(staff, id);
      await subtitles.job.run(new AbortController().signal);
      const acts = await database.db
        .select()
        .from(deskLog)
        .where(eq(deskLog.recordId, String(id)));
      const act = acts.findLast(({ action, resource }) => action === 'delete' && resource === 'film');
      if (!act) throw new Error('the deletion is not in the log');
      return { act, lost: await desk.undoer.lost?.([act]) };
    };
    const first = await remove();
    expect(first.lost).toEqual(new Set());
    await database.db.transaction((tx) => desk.undoer.undo(tx, first.act));
    expect(await desk.one(id)).toMatchObject({ episodes: [{ number: 1, tracks }] });
    const { act } = await remove();
    await database.db
      .update(filmSubtitles)
      .set({ releasedAt: sql`now() - interval '31 days'` })
      .where(eq(filmSubtitles.subtitleId, subtitleId));
    await subtitles.job.run(new AbortController().signal);
    expect(await desk.undoer.lost?.([act])).toEqual(new Set([act.logId]));
  });

  it('[CT3] (films) those of the demo are marked as simulated, have their files and subtitles, and go with all of them', async () => {
    const { films, subtitles, clock } = filmFixture(database);
    const kept = new Map<string, number>();
    const storage = {
      put: (key: string, bytes: Uint8Array) => Promise.resolve(void kept.set(key, bytes.length)),
      delete: (key: string) => Promise.resolve(void kept.delete(key)),
    };
    const shelf = new SimulatedFilmsRepository({ database, storage, storedKey });
    const { signal } = new AbortController();
    await shelf.publish(
      fan,
      [
        {
          ...{ poster: 'ngo-nho', title: 'Ngõ nhỏ', summary: '', genre: 'Phim ngắn', credits: '' },
          publishedAt: new Date(clock.now() - 60_000),
          episodes: [
            {
              ...{ clip: 'ngo-nho-1', title: 'Trái bóng lăn', summary: '' },
              subtitles: [{ language: 'vi', cues: [{ from: 1, to: 2, text: 'Bóng lăn' }] }],
            },
          ],
        },
      ],
      signal,
    );
    expect(await shelf.hasFilms()).toBe(true);
    const episode = await films.episode('ngo-nho', 1);
    expect(episode).toMatchObject({ film: { simulated: true, poster: { height: 720 } }, seconds: 16 });
    const [track] = episode.tracks;
    expect(await subtitles.one(track?.subtitleId ?? 0)).toMatchObject({ cues: [{ text: 'Bóng lăn' }] });
    expect(kept.size).toBe(3);
    await clearSimulatedTitles({ database, storage, storedKey });
    expect([await shelf.hasFilms(), kept.size]).toEqual([false, 0]);
    await expect(films.info('ngo-nho')).rejects.toMatchObject({ status: 404 });
  });

  async function nameOf(sourceId: number): Promise<string> {
    const [file] = await database.db.select().from(uploads).where(eq(uploads.sourceId, sourceId));
    return file?.publicName ?? '';
  }
}
