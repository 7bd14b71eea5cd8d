import { existsSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { UserInfo } from '@khandai/contracts';
import sharp from 'sharp';
import { people } from './support/people.js';
import { bomb, colourAt, halves, noise } from './support/pictures.js';
import { openTestApp, type TestApp } from './support/test-app.js';

let site: TestApp;
let who: ReturnType<typeof people>;
let token: string;
beforeAll(async () => {
  site = await openTestApp();
  who = people(site);
});
// Uploads are limited by session, so each test has a member of its own.
beforeEach(async () => {
  token = (await who.register(who.newName())).accessToken;
});
afterAll(() => site.close());

let origin: Promise<string> | undefined;
/** Starts the site on its own port, for tests that need a real connection. */
const listening = (): Promise<string> => (origin ??= site.app.listen());

const upload = (file: Uint8Array, { query = '', type = 'image/png', as = token } = {}) =>
  site.call<{ profilePicture: string }>('POST', `/au/api/user/upload-avatar${query}`, {
    token: as,
    body: Buffer.from(file),
    headers: { 'content-type': type },
    remoteAddress: who.nextAddress(),
  });
const read = async (path: string) => (await site.app.http.inject({ url: path })).rawPayload;
const fileOf = (address: string) => join(site.dataDir, 'files', address.replace('/tep/', ''));
const jpeg = async (width = 300, height = 200) => (await halves(width, height)).jpeg().toBuffer();

describe('the picture of a member', () => {
  it('[AC1] (avatar: upload, stored) becomes a 512-pixel WebP square, is the member’s picture and is served at its URL', async () => {
    const answer = await upload(await jpeg(), { type: 'image/jpeg' });
    expect(answer.status).toBe(200);
    const { profilePicture } = answer.body.data;
    expect((await who.get<UserInfo>('info', token)).body.data.profilePicture).toBe(profilePicture);
    const file = await site.app.http.inject({ url: profilePicture });
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    const again = await site.app.http.inject({
      url: profilePicture,
      headers: { 'if-none-match': String(file.headers.etag) },
    });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  it('[AC1] (avatar: crop) shows exactly the chosen square', async () => {
    const file = await jpeg();
    const left = await upload(file, { query: '?x=0&y=0&size=140' });
    const right = await upload(file, { query: '?x=160&y=60&size=140' });
    expect(await colourAt(await read(right.body.data.profilePicture), 0.5, 0.5)).toBe('blue');
    expect(left.body.data.profilePicture).not.toBe(right.body.data.profilePicture);
    expect((await upload(file, { query: '?x=200&y=0&size=140' })).body).toMatchObject({
      code: 1020,
      msg: 'Ô cắt nằm ngoài ảnh. Hãy chọn lại phần ảnh.',
    });
    expect((await upload(file, { query: '?x=0&y=0&size=90' })).body.msg).toMatch(/^Ảnh quá nhỏ/);
  });

  it('is upright and has no camera and location data', async () => {
    // Red is on the left; after a quarter turn clockwise, as a phone held upright records it, red is on top.
    const file = await (
      await halves(300, 200)
    )
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Model: 'Phone' }, IFD3: { GPSLatitude: '21/1 1/1 1/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(file).metadata()).exif?.includes('Phone')).toBe(true);
    const picture = await read((await upload(file)).body.data.profilePicture);
    expect([await colourAt(picture, 0.5, 0.1), await colourAt(picture, 0.5, 0.9)]).toEqual(['red', 'blue']);
    const { exif, xmp, icc, orientation } = await sharp(picture).metadata();
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    // Crop coordinates refer to the image as displayed: 200 wide, 300 high.
    const below = await read((await upload(file, { query: '?x=0&y=160&size=140' })).body.data.profilePicture);
    expect(await colourAt(below, 0.5, 0.5)).toBe('blue');
  });

  it('of a moving picture is its first frame', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 120, height: 120, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    const picture = await read((await upload(gif, { type: 'image/gif' })).body.data.profilePicture);
    expect((await sharp(picture).metadata()).pages ?? 1).toBe(1);
    expect(await colourAt(picture, 0.5, 0.5)).toBe('red');
  });

  it.each(['png', 'webp', 'avif'] as const)('may be uploaded as %s', async (format) => {
    expect(
      (await upload(await (await halves(200, 200)).toFormat(format).toBuffer(), { type: 'application/octet-stream' }))
        .status,
    ).toBe(200);
  });

  it('replaces the previous one, which is deleted; an equal picture of another member stays', async () => {
    const other = (await who.register(who.newName())).accessToken;
    const [first, same] = [await upload(await jpeg(220, 220)), await upload(await jpeg(220, 220), { as: other })];
    const old = first.body.data.profilePicture;
    expect(existsSync(fileOf(old))).toBe(true);
    expect((await upload(await jpeg(220, 220))).body.data.profilePicture).toBe(old);
    expect(existsSync(fileOf(old))).toBe(true);
    await upload(await jpeg(230, 200));
    expect(existsSync(fileOf(old))).toBe(false);
    expect((await site.call('GET', old)).status).toBe(404);
    expect(existsSync(fileOf(same.body.data.profilePicture))).toBe(true);
  });
});

describe('the address of a picture', () => {
  const update = (profilePicture: string, as = token) =>
    who.post<UserInfo>('update-info', { profilePicture }, { token: as });

  it('[AU10] (update-info: picture) can be removed by its owner only, and the file is deleted', async () => {
    const own = (await upload(await jpeg(250, 210))).body.data.profilePicture;
    expect((await update(own)).body.data.profilePicture).toBe(own);
    const other = (await who.register(who.newName())).accessToken;
    expect((await update(own, other)).status).toBe(400);
    expect((await update('')).body.data.profilePicture).toBeNull();
    expect(existsSync(fileOf(own))).toBe(false);
    expect((await update(own)).status).toBe(400);
  });
});

describe('an upload that is refused', () => {
  const notAPicture = 'Tệp này không phải là ảnh. Hãy chọn ảnh JPEG, PNG, WebP, GIF hoặc AVIF.';
  const broken = 'Ảnh bị hỏng hoặc thiếu một phần. Hãy chọn ảnh khác.';

  it.each([
    [
      'a program under the name of a picture',
      () => Buffer.concat([Buffer.from('MZ\x90\0\x03', 'latin1'), Buffer.alloc(4_000)]),
      notAPicture,
    ],
    [
      'an SVG, which is a program',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><script>1</script></svg>'),
      notAPicture,
    ],
    ['nothing', () => Buffer.alloc(0), notAPicture],
    ['a picture cut off', async () => (await jpeg(800, 800)).subarray(0, 4_000), broken],
    ['a PNG cut off', async () => (await noise(200)).subarray(0, 60_000), broken],
    ['a few first bytes', () => Buffer.from('\xff\xd8\xff\xe0 and then words', 'latin1'), broken],
    ['a bomb: 30,000 × 30,000 dots', () => bomb(30_000), 'Ảnh có quá nhiều điểm ảnh: nhiều nhất 50 triệu.'],
    [
      'HEIC',
      () => Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(300)]),
      /^Chưa đọc được ảnh HEIC/,
    ],
    ['a smudge', () => jpeg(90, 300), 'Ảnh quá nhỏ: phần được chọn cần ít nhất 96 × 96 điểm ảnh.'],
  ])('%s is refused with its own message', async (_, file, words) => {
    const before = (await who.get<UserInfo>('info', token)).body.data.profilePicture;
    const answer = await upload(await file(), { type: 'image/png' });
    expect([answer.status, answer.body.code]).toEqual([400, 1020]);
    expect(answer.body.msg).toMatch(words);
    expect((await who.get<UserInfo>('info', token)).body.data.profilePicture).toBe(before);
  });

  it('20 MB are refused over a real connection, with message and code', async () => {
    const origin = await listening();
    const file = await noise(2_700);
    expect(file.length).toBeGreaterThan(20 * 1024 * 1024);
    const answer = await fetch(`${origin}/au/api/user/upload-avatar`, {
      method: 'POST',
      body: new Blob([new Uint8Array(file)]),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      413,
      { code: 413, msg: 'Tệp quá lớn: nhiều nhất 5 MB.' },
    ]);
  });

  it('of many slow uploads only some are read at once; the others get a time to retry, and slots become free again', async () => {
    const { host } = new URL(await listening());
    const [name, port] = host.split(':');
    const token2 = (await who.register(who.newName())).accessToken;
    const slow = () =>
      new Promise<{ socket: Socket; answer: Promise<string> }>((resolve) => {
        const socket = connect(Number(port), name);
        const answer = text(socket);
        const head = [
          'POST /au/api/user/upload-avatar HTTP/1.1',
          `host: ${host}`,
          `authorization: Bearer ${token2}`,
          'content-type: image/png',
        ];
        socket.write(`${[...head, `content-length: ${5 * 1024 * 1024}`, 'connection: close'].join('\r\n')}\r\n\r\n`);
        socket.write(Buffer.alloc(1024), () => resolve({ socket, answer }));
      });
    const sent = [await slow(), await slow(), await slow()];
    const busy = await fetch(`http://${host}/au/api/user/upload-avatar`, {
      method: 'POST',
      body: new Blob([new Uint8Array(await jpeg())]),
      headers: { authorization: `Bearer ${token2}`, 'content-type': 'image/jpeg' },
    });
    expect([busy.status, busy.headers.get('retry-after'), await busy.json()]).toMatchObject([
      503,
      '5',
      { code: 503, msg: 'Nhiều người đang tải tệp lên cùng lúc. Bạn thử lại sau vài giây nhé.' },
    ]);
    expect(site.log.filter((line) => line.includes('UploadsBusy')).join()).not.toContain('stack');
    expect((await upload(await jpeg(240, 240))).status).toBe(200);
    sent.forEach(({ socket }) => socket.end());
    // A partial file is refused.
    for (const { answer } of sent) expect(await answer).toMatch(/^HTTP\/1.1 400 /);
    const free = await fetch(`http://${host}/au/api/user/upload-avatar`, {
      method: 'POST',
      body: new Blob([new Uint8Array(await jpeg())]),
      headers: { authorization: `Bearer ${token2}`, 'content-type': 'image/jpeg' },
    });
    expect(free.status).toBe(200);
  });

  it('only members may upload', async () => {
    expect((await upload(await jpeg(), { as: await who.guest() })).status).toBe(403);
    expect((await upload(await jpeg(), { as: 'nobody' })).status).toBe(401);
  });

  it.each([
    '/tep/avatars/..%2f..%2ftoken-secret',
    '/tep/..%2f..%2ftoken-secret',
    '/tep/avatars/1/none.webp',
    '/tep/avatars',
  ])('%s is not found', async (url) => {
    expect((await site.app.http.inject({ url })).statusCode).toBe(404);
  });
});
