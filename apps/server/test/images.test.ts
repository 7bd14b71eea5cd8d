import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { people } from './support/people.js';
import { halves } from './support/pictures.js';
import { openTestApp, type TestApp } from './support/test-app.js';

let site: TestApp;
let who: ReturnType<typeof people>;
beforeAll(async () => {
  site = await openTestApp({ IMAGE_HOSTS: 'anh.example' });
  who = people(site);
});
afterAll(() => site.close());

const ask = (rendition: string, query: string, headers: Record<string, string> = {}) =>
  site.app.http.inject({ url: `/anh/${rendition}?${query}`, headers, remoteAddress: who.nextAddress() });
const src = (address: string) => `src=${encodeURIComponent(address)}`;

async function uploaded(width = 300): Promise<{ address: string; token: string }> {
  const { accessToken: token } = await who.register(who.newName());
  const body = await (await halves(width, 300)).jpeg().toBuffer();
  const answer = await site.call<{ profilePicture: string }>('POST', '/au/api/user/upload-avatar', {
    token,
    body,
    remoteAddress: who.nextAddress(),
    headers: { 'content-type': 'image/jpeg' },
  });
  return { address: answer.body.data.profilePicture, token };
}

describe('the image route', () => {
  it('[UI5] (own pictures) serves a rendition of an upload as immutable, and 304 to clients that have it', async () => {
    const { address } = await uploaded();
    const first = await ask('320x1', src(address));
    expect([first.statusCode, first.headers['content-type'], first.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ]);
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 });
    expect(first.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    const again = await ask('320x1', src(address), { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    const blurred = await ask('mo', src(address));
    expect(await sharp(blurred.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 10, height: 10 });
  });

  it.each(['100x1', '320x4', '320', 'mo.webp', 'toString'])(
    '[UI5] (renditions) refuses %s, which is no rendition of pages',
    async (rendition) => {
      const answer = await ask(rendition, src('https://anh.example/a.png'));
      expect([answer.statusCode, answer.json<{ msg: string }>().msg]).toEqual([400, 'Kích thước ảnh này không có.']);
    },
  );

  it.each([
    src('https://khac.example/a.png'),
    src('http://anh.example/a.png'),
    src('https://anh.example@khac.example/a.png'),
    src('https://anh.example:8443/a.png'),
    src('https://2130706433/a.png'),
    src('https://[::ffff:127.0.0.1]/a.png'),
    src('https://anh.example.:443/a.png'),
    src('ftp://anh.example/a.png'),
    src('//anh.example/a.png'),
    src('/banners/dem-vleague.svg'),
    src('/tep/../token-secret'),
    src('file:///etc/passwd'),
    src('data:image/png;base64,AAAA'),
    'src=a&src=b',
    '',
  ])('[UI5] (allowed hosts) is no open proxy: %s', async (query) => {
    const answer = await ask('320x1', query);
    expect([answer.statusCode, answer.json<{ msg: string }>().msg]).toEqual([
      400,
      'Ảnh này không thuộc máy chủ được phép.',
    ]);
  });

  it('accepts only one URL per rendition', async () => {
    expect((await ask('320x1', `${src('/tep/avatars/1/a.webp')}&v=2`)).statusCode).toBe(400);
  });

  it('drops the renditions of a deleted upload', async () => {
    const { address, token } = await uploaded(320);
    await ask('640x1', src(address));
    const files = () =>
      readdirSync(join(site.dataDir, 'cache'), { recursive: true }).filter((file) =>
        String(file).endsWith('-640.webp'),
      );
    expect(existsSync(join(site.dataDir, 'cache'))).toBe(true);
    const before = files().length;
    await who.post('update-info', { profilePicture: '' }, { token });
    expect(files().length).toBe(before - 1);
    const removed = await ask('640x1', src(address));
    expect([removed.statusCode, removed.headers['cache-control'], removed.json<{ msg: string }>().msg]).toEqual([
      404,
      'no-store',
      'Không lấy được ảnh này.',
    ]);
  });
});
