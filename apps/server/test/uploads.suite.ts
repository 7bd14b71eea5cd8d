import { Code } from '@khandai/contracts';
import sharp from 'sharp';
import { newUuid } from '../src/modules/chat/testing.js';
import { type ArrivedStore, uploadFixture } from '../src/modules/newsfeed/media/testing.js';
import { GRACE_MS, USABLE_MS } from '../src/modules/newsfeed/media/upload-service.js';
import type { Database } from '../src/platform/database/database.js';
import { openTestDatabase } from '../src/platform/database/testing.js';
import type { Identity } from '../src/platform/http/caller.js';
import { box, fakeMp4 } from '../src/platform/videos/testing.js';

/** Tests of the tus protocol for every store of what has arrived. */
export function uploadsSuite(openArrived: () => Promise<ArrivedStore>): void {
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
    fixture = await uploadFixture(database, openArrived);
    [fan, other] = [await fixture.member(), await fixture.member()];
  });
  afterEach(() => fixture.close());

  const opened = async (bytes: number, type = 'image/jpeg') =>
    (await fixture.announce(fan, type, bytes)).headers.get('location') ?? '';
  const idIn = (path: string) => path.split('/').at(-1) ?? '';
  const sweep = () => fixture.service.sweep(new AbortController().signal);
  /** Lets time pass until the answer is there: a request waits for the lock of the one before. */
  const patiently = async <T>(answer: Promise<T>): Promise<T> => {
    let isThere = false;
    const waiting = answer.finally(() => (isThere = true));
    while (!isThere) {
      await fixture.clock.advance(200);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return waiting;
  };
  /** How many bytes the server says that it has. */
  const arrivedOf = async (path: string) =>
    Number((await fixture.request({ by: fan, path, method: 'HEAD' })).headers.get('upload-offset'));

  it('[NF5] (resumed) goes on where it was cut off, and is a picture that is upright and says no place', async () => {
    const path = await opened(picture.length);
    expect(path).toMatch(/^\/tai-len\/[0-9a-f]{32}$/);
    const half = Math.floor(picture.length / 2);
    const first = await fixture.sendPart(fan, path, 0, new Uint8Array(picture.subarray(0, half)));
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, String(half)]);
    expect((await fixture.service.status(fan, idIn(path))).state).toBe('sending');
    const head = await fixture.request({ by: fan, path, method: 'HEAD' });
    expect(head.headers.get('upload-offset')).toBe(String(half));
    await fixture.sendPart(fan, path, half, new Uint8Array(picture.subarray(half)));
    const { state, source } = await fixture.service.status(fan, idIn(path));
    expect([state, source?.type, source?.width, source?.height]).toEqual(['done', 'image', 300, 600]);
    const stored = await sharp(fixture.storage.files.get(`posts/${idIn(path)}/picture.webp`)).metadata();
    expect([stored.format, stored.exif, stored.width]).toEqual(['webp', undefined, 300]);
    expect(source?.url).not.toContain(idIn(path));
    const again = await fixture.request({ by: fan, path, method: 'HEAD' });
    expect(again.headers.get('upload-offset')).toBe(String(picture.length));
    expect(await fixture.arrived.files()).toEqual([]);
  });

  it('that is longer than it said is refused in words', async () => {
    const path = await opened(10);
    const answer = await fixture.sendPart(fan, path, 0, new Uint8Array(11));
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain('Tệp dài hơn kích thước đã báo nên bị từ chối.');
    // Without an announced length of the part.
    const parts = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(64));
        controller.close();
      },
    });
    expect((await fixture.sendPart(fan, path, 0, parts)).ok).toBe(false);
    expect((await fixture.service.status(fan, idIn(path))).state).toBe('sending');
  });

  it('of another member does not exist', async () => {
    const path = await opened(10);
    for (const method of ['HEAD', 'PATCH', 'DELETE']) {
      const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
      const [theirs, none] = await Promise.all(
        [path, path.replace(/.{32}$/, '0'.repeat(32))].map((each) =>
          fixture.request({ by: other, path: each, method, headers: method === 'PATCH' ? headers : {} }),
        ),
      );
      expect([theirs?.status, none?.status]).toEqual([404, 404]);
    }
    await expect(fixture.service.status(other, idIn(path))).rejects.toMatchObject({ code: Code.uploadNotFound });
    expect((await fixture.service.status(fan, idIn(path))).state).toBe('sending');
  });

  it('of another member is not written to by a query that names it', async () => {
    const [theirs, bytes] = [await opened(10), new Uint8Array(10)];
    const own = (await fixture.announce(other, 'image/jpeg', 20)).headers.get('location') ?? '';
    const answer = await fixture.sendPart(other, `${own}?x=/${idIn(theirs)}`, 0, bytes);
    expect([answer.status, answer.headers.get('upload-offset')]).toEqual([204, '10']);
    const offset = async (by: Identity, path: string) =>
      (await fixture.request({ by, path, method: 'HEAD' })).headers.get('upload-offset');
    expect([await offset(fan, theirs), await offset(other, own)]).toEqual(['0', '10']);
  });

  it('that is never finished, or in no post, is deleted a day later', async () => {
    const path = await opened(100);
    await fixture.sendPart(fan, path, 0, new Uint8Array(50));
    const { source } = await fixture.upload(fan, picture);
    expect(await fixture.arrived.files()).not.toEqual([]);
    expect(fixture.storage.files.size).toBe(1);
    await fixture.clock.advance(USABLE_MS + GRACE_MS - 1);
    await sweep();
    expect(fixture.storage.files.size).toBe(1);
    await fixture.clock.advance(2);
    await sweep();
    expect([await fixture.arrived.files(), fixture.storage.files.size]).toEqual([[], 0]);
    await expect(fixture.service.status(fan, idIn(path))).rejects.toMatchObject({ code: Code.uploadNotFound });
    const sources = [{ sourceId: source?.sourceId ?? 0 }];
    const late = fixture.posts.create(fan, { content: '', uuid: newUuid(), sources });
    await expect(late).rejects.toMatchObject({ code: Code.uploadNotFound });
  });

  it('is given up by its sender, with what has arrived', async () => {
    const path = await opened(100);
    await fixture.sendPart(fan, path, 0, new Uint8Array(50));
    expect((await fixture.request({ by: fan, path, method: 'DELETE' })).status).toBe(204);
    expect(await fixture.arrived.files()).toEqual([]);
    expect((await fixture.request({ by: fan, path, method: 'HEAD' })).status).toBe(404);
  });

  it('whose connection breaks goes on where the server has it, over many parts', async () => {
    // Longer than two parts of a bucket.
    const film = Buffer.concat([
      fakeMp4({ seconds: 5, width: 640, height: 360 }),
      box('free', Buffer.alloc(2 * 5 * 1024 * 1024 + 70_000, 7)),
    ]);
    const path = await opened(film.length, 'video/mp4');
    const sent = film.length - 50_000;
    const broken = new ReadableStream<Uint8Array>({
      async pull(controller) {
        controller.enqueue(new Uint8Array(film.subarray(0, sent)));
        // What is on its way arrives before the connection ends.
        await new Promise((resolve) => setTimeout(resolve, 300));
        controller.error(new Error('the network is gone'));
      },
    });
    await expect(fixture.sendPart(fan, path, 0, broken)).rejects.toThrow();
    const offset = await patiently(arrivedOf(path));
    expect(offset).toBeGreaterThan(0);
    expect(offset).toBeLessThanOrEqual(sent);
    const middle = offset + 1_000;
    const next = await fixture.sendPart(fan, path, offset, new Uint8Array(film.subarray(offset, middle)));
    expect([next.status, await arrivedOf(path)]).toEqual([204, middle]);
    // From where the browser was before: refused, and nothing is written twice.
    expect((await fixture.sendPart(fan, path, 0, new Uint8Array(film.subarray(0, 10)))).status).toBe(409);
    await fixture.sendPart(fan, path, middle, new Uint8Array(film.subarray(middle)));
    expect((await fixture.service.status(fan, idIn(path))).state).toBe('done');
    const stored = fixture.storage.files.get(`posts/${idIn(path)}/video.mp4`);
    expect(stored && film.subarray(-70_000).equals(Buffer.from(stored.subarray(-70_000)))).toBe(true);
    expect(await fixture.arrived.files()).toEqual([]);
  });
}
