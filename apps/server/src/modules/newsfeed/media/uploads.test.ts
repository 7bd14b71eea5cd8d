import { Code, FeedTab, PostLimit, PostType, PostVisibility, UserFilter } from '@khandai/contracts';
import sharp from 'sharp';
import type { Database } from '../../../platform/database/database.js';
import { mediaFiles, mediaTitles } from '../../../platform/database/schema.js';
import { openTestDatabase } from '../../../platform/database/testing.js';
import type { Identity } from '../../../platform/http/caller.js';
import { keyOf } from '../../../platform/storage/file-address.js';
import { withoutRecordingData } from '../../../platform/videos/mp4-reader.js';
import { fakeMp4 } from '../../../platform/videos/testing.js';
import { newUuid } from '../../chat/testing.js';
import { PostRepository } from '../post-repository.js';
import { uploadFixture } from './testing.js';
import { GRACE_MS, NEWCOMERS_DAILY, USABLE_MS } from './upload-service.js';

let database: Database;
let fixture: Awaited<ReturnType<typeof uploadFixture>>;
let fan: Identity;
let other: Identity;
let picture: Buffer;

beforeAll(async () => {
  database = await openTestDatabase();
  picture = await sharp({ create: { width: 600, height: 300, channels: 3, background: 'green' } })
    .withExif({ IFD3: { GPSLatitude: '21/1 1/1 42/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
});
afterAll(() => database.close());
beforeEach(async () => {
  fixture = await uploadFixture(database);
  [fan, other] = [await fixture.member(), await fixture.member()];
});
afterEach(() => fixture.close());

const opened = async (bytes: number, type = 'image/jpeg') =>
  (await fixture.announce(fan, type, bytes)).headers.get('location') ?? '';
const idIn = (path: string) => path.split('/').at(-1) ?? '';
const post = (sources: { sourceId: number; alt?: string }[], visibility: 1 | 2 = PostVisibility.public) =>
  fixture.posts.create(fan, { content: '', uuid: newUuid(), visibility, sources });
const aPicture = async () => (await fixture.upload(fan, picture)).source?.sourceId ?? 0;
const has = (url: string | undefined) => fixture.served.has(keyOf(url ?? '') ?? '');
const sweep = () => fixture.service.sweep(new AbortController().signal);

describe('an upload', () => {
  it('needs a known type, a length within its limit, and a member', async () => {
    const codes = [];
    for (const [type, bytes] of [
      ['application/zip', 10],
      ['image/svg+xml', 10],
      ['image/jpeg', 0],
      ['image/jpeg', PostLimit.pictureBytes + 1],
      ['video/mp4', PostLimit.videoBytes + 1],
    ] as const) {
      const answer = await fixture.announce(fan, type, bytes);
      codes.push([answer.status, ((await answer.json()) as { code: number }).code]);
    }
    const refused = Code.uploadRefused;
    expect(codes).toEqual([400, 400, 400, 413, 413].map((status) => [status, refused]));
    expect((await fixture.announce({ ...fan, guest: true }, 'image/jpeg', 10)).status).toBe(403);
  });

  it('counts for the day, for newcomers with a lower limit', async () => {
    fixture.young.add(fan.userId);
    for (let times = 0; times < NEWCOMERS_DAILY.files; times += 1) await opened(10);
    const refused = await fixture.announce(fan, 'image/jpeg', 10);
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: Code.tooManyUploads }]);
    fixture.young.clear();
    expect((await fixture.announce(fan, 'image/jpeg', 10)).status).toBe(201);
    const large = Array.from({ length: 20 }, () => fixture.announce(other, 'video/mp4', PostLimit.videoBytes));
    const statuses = (await Promise.all(large)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array<number>(10).fill(201), ...Array<number>(10).fill(429)]);
  });

  it('of another content than its type is refused in words: a zip that is called a video', async () => {
    const zip = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(500)]);
    const { state, reason, source } = await fixture.upload(fan, zip, 'video/mp4');
    expect([state, source]).toEqual(['refused', null]);
    expect(reason).toBe('Chỉ gửi được ảnh JPEG, PNG, WebP, GIF hoặc video MP4, WebM. Tệp này không phải các loại đó.');
    expect(fixture.storage.files.size).toBe(0);
    const long = fakeMp4({ seconds: 181, width: 640, height: 360 });
    expect((await fixture.upload(fan, long, 'video/mp4')).reason).toBe('Video quá dài: nhiều nhất 180 giây.');
  });

  it('of a title is a long video of the staff, under rules of its own, and cleaned on the disk', async () => {
    const staff = { ...fan, role: 'staff' } as const;
    const long = fakeMp4({ seconds: 20 * 60, width: 640, height: 360, place: '+21.1742/' });
    expect((await fixture.announce(fan, 'video/mp4', long.length, 'title')).status).toBe(403);
    const large = await fixture.announce(staff, 'video/mp4', PostLimit.videoBytes + 1, 'title');
    expect(large.status).toBe(201);
    const { state, source } = await fixture.upload(staff, long, 'video/mp4', 'title');
    expect([state, source?.seconds, source?.width]).toEqual(['done', 1_200, 640]);
    const [stored] = [...fixture.storage.files.values()];
    expect(stored && Buffer.from(stored).equals(withoutRecordingData(long))).toBe(true);
    expect(Buffer.from(stored ?? '').includes('+21.1742')).toBe(false);
    const endless = fakeMp4({ seconds: 3 * 60 * 60 + 1, width: 640, height: 360 });
    expect((await fixture.upload(staff, endless, 'video/mp4', 'title')).reason).toContain('10800 giây');
    const text = Buffer.alloc(100, 'a');
    expect((await fixture.upload(staff, text, 'video/mp4', 'title')).state).toBe('refused');
    // Not for posts, whose videos are short.
    await expect(post([{ sourceId: source?.sourceId ?? 0 }])).rejects.toMatchObject({ code: Code.uploadNotFound });
  });

  it('that cannot be deleted keeps no other, and is tried again', async () => {
    const [first, second] = [await fixture.upload(fan, picture), await fixture.upload(fan, picture)];
    const remove = fixture.storage.delete.bind(fixture.storage);
    fixture.storage.delete = (key) =>
      key.includes(first.uploadId) ? Promise.reject(new Error('the disk is away')) : remove(key);
    await fixture.clock.advance(USABLE_MS + GRACE_MS + 1);
    await sweep();
    expect([...fixture.storage.files.keys()]).toEqual([`posts/${first.uploadId}/picture.webp`]);
    expect(second.state).toBe('done');
    fixture.storage.delete = remove;
    await sweep();
    expect(fixture.storage.files.size).toBe(0);
  });

  it('keeps its file when two checks end one after another, and loses it when it was given up meanwhile', async () => {
    const { uploads, storage } = fixture;
    const store = uploads.store.bind(uploads);
    uploads.store = async (...facts) => ((await store(...facts)) ? store(...facts) : false);
    expect((await fixture.upload(fan, picture)).state).toBe('done');
    expect(storage.files.size).toBe(1);
    uploads.store = async (uploadId, facts) => {
      await uploads.giveUp(uploadId);
      return store(uploadId, facts);
    };
    await expect(fixture.upload(fan, picture)).rejects.toMatchObject({ code: Code.uploadNotFound });
    expect(storage.files.size).toBe(1);
  });

  it('is written by one request at a time: a second one asks the first to end', async () => {
    const { uploadId } = { uploadId: idIn(await opened(100)) };
    const first = fixture.locker.newLock(uploadId);
    const asked: string[] = [];
    const life = new AbortController();
    const running = fixture.locker.run(life.signal);
    await first.lock(life.signal, async () => {
      asked.push('first');
      await first.unlock();
    });
    const second = fixture.locker.newLock(uploadId);
    let isTaken = false;
    const taking = second.lock(life.signal, () => undefined).then(() => (isTaken = true));
    while (!isTaken) {
      await fixture.clock.advance(200);
      await new Promise(setImmediate);
    }
    await taking;
    await second.unlock();
    life.abort();
    await running;
    expect(asked).toEqual(['first']);
  });
});

describe('the files of a post', () => {
  it('[NF1] (types 20, 30) make it a post of pictures or of a video, in the order of its author', async () => {
    const [one, two] = [await aPicture(), await aPicture()];
    const { type, sourceList } = await post([{ sourceId: two, alt: 'Khán đài xấu' }, { sourceId: one }]);
    expect([type, sourceList.map(({ sourceId, alt }) => [sourceId, alt])]).toEqual([
      PostType.image,
      [
        [two, 'Khán đài ***'],
        [one, ''],
      ],
    ]);
    const video = fakeMp4({ seconds: 5, width: 640, height: 360 });
    const { source } = await fixture.upload(fan, video, 'video/quicktime');
    const made = await post([{ sourceId: source?.sourceId ?? 0 }]);
    expect([made.type, made.sourceList[0]]).toMatchObject([PostType.video, { type: 'video', processing: true }]);
    // Its readers get the video when it is ready.
    expect((await fixture.posts.one(other, made.id)).sourceList).toEqual([]);
    expect((await fixture.posts.one(null, made.id)).type).toBe(PostType.video);
  });

  it('list the posts of a member that have pictures, private ones for their author alone', async () => {
    const shown = await post([{ sourceId: await aPicture() }]);
    const hidden = await post([{ sourceId: await aPicture() }], PostVisibility.private);
    await fixture.posts.create(fan, { content: 'Không ảnh', uuid: newUuid() });
    const ids = async (reader: Identity | null, userId: number) => {
      const query = { tab: FeedTab.community, filter: UserFilter.all, userId, pictures: true, pageSize: 9 };
      return (await fixture.posts.list(reader, query)).list.map(({ id }) => id);
    };
    expect([await ids(fan, fan.userId), await ids(other, fan.userId), await ids(null, fan.userId)]).toEqual([
      [hidden.id, shown.id],
      [shown.id],
      [shown.id],
    ]);
    expect(await ids(fan, other.userId)).toEqual([]);
  });

  it('are uploads of its author alone that no other post has, and no video among pictures', async () => {
    const mine = await aPicture();
    const theirs = (await fixture.upload(other, picture)).source?.sourceId ?? 0;
    const video = (await fixture.upload(fan, fakeMp4({ seconds: 5, width: 64, height: 36 }), 'video/mp4')).source;
    await post([{ sourceId: mine }]);
    for (const ids of [[theirs], [mine], [999_999], [await aPicture(), video?.sourceId ?? 0]])
      await expect(post(ids.map((sourceId) => ({ sourceId })))).rejects.toMatchObject({ code: Code.uploadNotFound });
    const free = await aPicture();
    // A title shows it: deleting a post would take it from the title.
    const [title] = await database.db
      .insert(mediaTitles)
      .values({ kind: 'comic', slug: newUuid(), status: 'draft', title: 'Bìa' })
      .returning({ titleId: mediaTitles.titleId });
    const shown = { sourceId: free, titleId: title?.titleId ?? 0 };
    await database.db.insert(mediaFiles).values(shown);
    await expect(post([{ sourceId: free }])).rejects.toMatchObject({ code: Code.uploadNotFound });
    await database.db.delete(mediaFiles);
    await expect(post([{ sourceId: free }, { sourceId: free }])).rejects.toMatchObject({ code: Code.uploadNotFound });
    expect((await post([{ sourceId: free }])).sourceList).toHaveLength(1);
  });

  it('are kept, added and removed by an edit; without words, a post keeps at least one', async () => {
    const [one, two, three] = [await aPicture(), await aPicture(), await aPicture()];
    const { id, sourceList } = await post([{ sourceId: one }, { sourceId: two }]);
    await expect(fixture.posts.update(fan, { id, sources: [] })).rejects.toMatchObject({ code: Code.postEmpty });
    const edited = await fixture.posts.update(fan, { id, sources: [{ sourceId: three }, { sourceId: one }] });
    expect(edited.sourceList.map(({ sourceId }) => sourceId)).toEqual([three, one]);
    expect(edited.editedAt).not.toBeNull();
    expect(await has(sourceList[1]?.url)).toBe(false);
    await sweep();
    expect(fixture.storage.files.size).toBe(2);
    const plain = await fixture.posts.update(fan, { id, content: 'Chỉ còn chữ', sources: [] });
    expect([plain.type, plain.sourceList]).toEqual([PostType.normal, []]);
    const again = await post([{ sourceId: await aPicture() }]);
    const edit = { content: 'Chữ', original: 'Chữ', files: { wanted: [], since: new Date(0) } };
    const changed = await new PostRepository(database).update(fan.userId, again.id, edit, new Date());
    expect(changed?.withheld.map((one) => `posts/${one}/picture.webp`)).toEqual([
      keyOf(again.sourceList[0]?.url ?? ''),
    ]);
  });

  it('lose their addresses when it becomes private, and are deleted with it', async () => {
    const { id, sourceList } = await post([{ sourceId: await aPicture() }]);
    const before = sourceList[0]?.url;
    expect(await has(before)).toBe(true);
    const hidden = await fixture.posts.update(fan, { id, visibility: PostVisibility.private });
    const after = hidden.sourceList[0]?.url;
    expect([await has(before), await has(after), after === before]).toEqual([false, true, false]);
    await fixture.posts.remove(fan, id);
    expect(await has(after)).toBe(false);
    await sweep();
    expect(fixture.storage.files.size).toBe(0);
  });

  it('are shown with a post that shares it', async () => {
    const { id } = await post([{ sourceId: await aPicture(), alt: 'Sân' }]);
    const share = await fixture.posts.share(other, { id, content: '', uuid: newUuid() });
    expect([share.shared?.sourceList[0]?.alt, share.sourceList]).toEqual(['Sân', []]);
  });
});
