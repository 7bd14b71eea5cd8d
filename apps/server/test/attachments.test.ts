import type { ChatAttachment } from '@khandai/contracts';
import { fakeMp4 } from '../src/platform/videos/testing.js';
import { people } from './support/people.js';
import { noise } from './support/pictures.js';
import { openTestApp, type TestApp } from './support/test-app.js';

let site: TestApp;
let who: ReturnType<typeof people>;
let token: string;
beforeAll(async () => {
  site = await openTestApp();
  who = people(site);
  token = (await who.register(who.newName())).accessToken;
});
afterAll(() => site.close());

const upload = (file: Uint8Array, as: string | undefined = token) =>
  site.call<ChatAttachment>('POST', '/ac/api/chat/message/upload', {
    ...(as === undefined ? {} : { token: as }),
    body: Buffer.from(file),
    headers: { 'content-type': 'application/octet-stream' },
    remoteAddress: who.nextAddress(),
  });
const read = (url: string, headers: Record<string, string> = {}) => site.app.http.inject({ url, headers });

describe('files of messages over HTTP', () => {
  it('are served to those who know the address, and to no shared cache', async () => {
    const { status, body } = await upload(await noise(80));
    expect(status).toBe(200);
    const file = await read(body.data.src);
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
    });
    const rendition = await read(`/anh/320x1?src=${encodeURIComponent(body.data.src)}`);
    expect([rendition.statusCode, rendition.headers['cache-control']]).toEqual([200, 'private, max-age=3600']);
  });

  it('are served in parts, as players of videos ask for them', async () => {
    const video = fakeMp4({ seconds: 4, width: 640, height: 360 });
    const { src } = (await upload(video)).body.data;
    const part = await read(src, { range: 'bytes=4-7' });
    expect([part.statusCode, part.payload]).toEqual([206, 'ftyp']);
    expect(part.headers).toMatchObject({ 'content-range': `bytes 4-7/${video.length}`, 'content-type': 'video/mp4' });
    const rest = await read(src, { range: `bytes=${video.length - 3}-` });
    expect([rest.statusCode, rest.rawPayload.length]).toEqual([206, 3]);
    for (const range of ['bytes=9-4', 'bytes=0-1,4-5', `bytes=${video.length}-`, 'lines=1-2'])
      expect((await read(src, { range })).statusCode).toBe(200);
  });

  it('are refused in words: a picture of 10 MB, a file of 21 MB, and from guests', async () => {
    const large = await upload(await noise(1_850));
    expect([large.status, large.body.msg]).toEqual([400, 'Ảnh quá lớn: nhiều nhất 8 MB.']);
    const huge = await upload(Buffer.alloc(21 * 1024 * 1024));
    expect([huge.status, huge.body.msg]).toEqual([413, 'Tệp quá lớn: nhiều nhất 20 MB.']);
    expect((await upload(Buffer.alloc(9), await who.guest())).status).toBe(403);
  });
});
