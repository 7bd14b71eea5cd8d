import { Code } from '@khandai/contracts';
import { seeds } from '../src/modules/chat/testing.js';
import { mediaFixture, UPRIGHT } from '../src/modules/media/testing.js';
import { UploadRepository } from '../src/modules/newsfeed/media/upload-repository.js';
import { SitemapRepository } from '../src/modules/seo/sitemap-repository.js';
import { eraseMedia, mediaOf } from '../src/modules/users/own-media-query.js';
import type { Database } from '../src/platform/database/database.js';
import { titleCommentCounts } from '../src/platform/database/schema.js';

const refused = { code: Code.mediaRefused, status: 409 };
const gone = { code: Code.mediaWithdrawn, status: 410 };

/** Tests for reels over each database. `open` returns an empty, migrated database. */
export function reelsSuite(open: () => Promise<Database>): void {
  let database: Database;
  let staff: number;
  beforeAll(async () => {
    database = await open();
    staff = (await seeds(database).user()).userId;
  });
  afterAll(() => database.close());

  const reader = async (guest = false) => {
    const { userId } = await seeds(database).user();
    return { userId, guest, role: 'member', siteRoleId: 0 } as const;
  };

  it('[CT3] (reels, desk) a reel is upright or square, short, and goes to readers under a licence', async () => {
    const { reelDesk, reels, video, licence } = mediaFixture(database);
    const wide = await video(staff, 'ready', { width: 1280, height: 720, seconds: 20 });
    const words = { values: { reason: expect.stringContaining('nằm ngang (1280 × 720)') } };
    await expect(reelDesk.create(staff, { title: 'Ngang', sourceId: wide.sourceId })).rejects.toMatchObject(words);
    const long = await video(staff, 'ready', { ...UPRIGHT, seconds: 91 });
    await expect(reelDesk.create(staff, { title: 'Dài', sourceId: long.sourceId })).rejects.toMatchObject(refused);
    const square = await video(staff, 'ready', { ...UPRIGHT, width: 640 });
    const made = await reelDesk.create(staff, { title: 'Vuông', sourceId: square.sourceId });
    await expect(reelDesk.publish(staff, made.id, made.version)).rejects.toMatchObject(refused);
    await expect(reels.info(null, made.slug)).rejects.toMatchObject({ status: 404 });
    const licensed = await reelDesk.update(staff, made.id, made.version, { licence: licence() });
    await reelDesk.publish(staff, made.id, licensed.version);
    expect(await reels.info(null, made.slug)).toMatchObject({ width: 640, height: 640, seconds: 12, hasSound: true });
  });

  it('[CT3] (reels, desk) names the smaller versions of a video, the smallest first, and says when it has no sound', async () => {
    const { publishReel, reels, video } = mediaFixture(database);
    const files = ['video.mp4', 'poster.webp', '720.m3u8', '720.mp4', '360.mp4', 'hls.m3u8'];
    const { sourceId, name } = await video(staff, 'ready', { ...UPRIGHT, hasSound: false, files });
    const { slug } = await publishReel(staff, { sourceId });
    const at = (file: string) => `/tep/posts/${name}/${file}`;
    expect(await reels.info(null, slug)).toMatchObject({
      ...{ url: at('video.mp4'), poster: at('poster.webp'), hasSound: false },
      renditions: [
        { edge: 360, url: at('360.mp4') },
        { edge: 720, url: at('720.mp4') },
      ],
    });
  });

  it('[CT3] (reels, list) a takedown takes the page, the list and the file at once, and the way back brings them', async () => {
    const { publishReel, reelDesk, reels, video, withheld } = mediaFixture(database);
    const files = new UploadRepository(database);
    const { sourceId, name } = await video(staff, 'ready', UPRIGHT);
    const { id, slug, version } = await publishReel(staff, { sourceId });
    const fan = await reader();
    const taken = await reelDesk.withdraw(staff, id, version, 'Bên giữ quyền yêu cầu');
    expect(withheld).toEqual([name]);
    for (const name of [slug, String(id)]) await expect(reels.info(null, name)).rejects.toMatchObject(gone);
    await expect(reels.like(fan, id, true)).rejects.toMatchObject({ status: 404 });
    await expect(reels.view(fan, id)).rejects.toMatchObject({ status: 404 });
    expect((await reels.list(null, { pageSize: 20 })).list.map(({ titleId }) => titleId)).not.toContain(id);
    expect(await files.served(name)).toBeUndefined();
    await reelDesk.restore(staff, id, taken.version);
    for (const name of [slug, String(id)]) expect(await reels.info(null, name)).toMatchObject({ titleId: id });
    expect(await files.served(name)).toBeDefined();
  });

  it('[CT3] (reels, list) pages go on after the last one: the newest first for who has no token, what one has not watched first for others', async () => {
    const { publishReel, reels, clock } = mediaFixture(database);
    await clock.advance(24 * 60 * 60_000);
    const made: number[] = [];
    for (let number = 0; number < 7; number += 1)
      made.unshift((await publishReel(staff, { title: `Số ${number}` })).id);
    const [fan, guest] = [await reader(), await reader(true)];
    const all = async (who: typeof fan | null) => {
      const ids: number[] = [];
      let after: string | null | undefined;
      while (after !== null) {
        const page = await reels.list(who, { pageSize: 3, ...(after !== undefined && { after }) });
        ids.push(...page.list.map(({ titleId }) => titleId));
        after = page.next;
      }
      return ids.filter((id) => made.includes(id));
    };
    for (const who of [null, fan, guest]) expect(await all(who)).toEqual(made);
    const [first = 0, , third = 0] = made;
    for (const who of [fan, guest]) {
      await reels.view(who, first);
      await reels.view(who, third);
      expect(await all(who)).toEqual([...made.filter((id) => id !== first && id !== third), first, third]);
    }
    expect(await all(null)).toEqual(made);
  });

  it('[CT3] (reels, counts) counts each reader once, and each like once, whoever asks again', async () => {
    const { publishReel, reels, clock } = mediaFixture(database);
    const { id, slug } = await publishReel(staff);
    const [fan, guest] = [await reader(), await reader(true)];
    expect([await reels.view(fan, id), await reels.view(fan, id), await reels.view(guest, id)]).toEqual([
      ...[true, false, true],
    ]);
    await Promise.all([1, 2, 3].map(() => reels.like(fan, id, true)));
    expect(await reels.info(fan, slug)).toMatchObject({ views: 2, likes: 1, liked: true });
    await database.db.insert(titleCommentCounts).values([1, 2].map((part) => ({ titleId: id, part, comments: part })));
    expect(await reels.info(guest, slug)).toMatchObject({ likes: 1, liked: false, comments: 3 });
    expect((await mediaOf(database.db, fan.userId, { max: 5, at: new Date(clock.now()) })).likedReels).toHaveLength(1);
    await eraseMedia(database.db, fan.userId);
    expect((await mediaOf(database.db, fan.userId, { max: 5, at: new Date(clock.now()) })).likedReels).toEqual([]);
    expect(await reels.info(fan, slug)).toMatchObject({ likes: 0, liked: false });
    expect(await reels.like(fan, id, false)).toEqual({ titleId: id, likes: 0, liked: false });
    expect(await reels.like(fan, id, false)).toMatchObject({ likes: 0 });
    await clock.advance(91 * 24 * 60 * 60_000);
    await reels.job.run(new AbortController().signal);
    expect(await reels.view(fan, id)).toBe(true);
  });

  it('[SH17] (sitemap, reels) names reels apart from highlights', async () => {
    const { publishReel, publish, clock } = mediaFixture(database);
    const pages = new SitemapRepository(database);
    const [reel, highlight] = [await publishReel(staff), await publish(staff)];
    const slugs = async (kind: 'highlight' | 'reel') =>
      (await pages.titles(kind, new Date(clock.now()), 50, (name) => name)).map(({ slug }) => slug);
    expect(await slugs('reel')).toContain(reel.slug);
    expect(await slugs('highlight')).toContain(highlight.slug);
    expect(await slugs('highlight')).not.toContain(reel.slug);
  });
}
