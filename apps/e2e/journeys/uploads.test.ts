import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostPage } from '@khandai/contracts';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { seriousViolations } from '../support/chromium.js';
import { Members, type Newcomer } from '../support/members.js';
import { until } from '../support/until.js';
import { EMPTY, withSite } from '../support/with-site.js';

const PATH = '**/tai-len**';

/** A picture that no codec makes small, so that it is sent in several parts. */
const picture = (): Promise<Buffer> =>
  sharp(randomBytes(800 * 800 * 3), { raw: { width: 800, height: 800, channels: 3 } })
    .png()
    .toBuffer();

/** Two seconds of a test picture. */
async function clip(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'clip-'));
  const file = join(folder, 'clip.mp4');
  const source = ['-f', 'lavfi', '-i', 'testsrc=size=640x360:rate=10:duration=2'];
  try {
    spawnSync('ffmpeg', ['-loglevel', 'error', ...source, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', file]);
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('files of posts', () => {
  let members: Members;
  withSite(EMPTY, (running) => {
    members = new Members(running);
  });

  async function member(username: string, nickname: string): Promise<Newcomer> {
    const newcomer = await members.newcomer(username, nickname);
    await newcomer.fan.open('/bang-tin');
    return newcomer;
  }

  const write = (page: Page) => page.getByRole('button', { name: 'Bạn đang nghĩ gì?' }).click();
  const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
    page.getByRole('dialog').locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  const publish = (page: Page) => page.getByRole('button', { name: 'Đăng', exact: true }).click();
  const gallery = (page: Page, name: string): Locator => page.getByRole('article').getByRole('button', { name });

  it('[NF5] (journey: interrupted) a picture whose upload was cut off goes on after a reload, and is posted', async () => {
    const { fan, page } = await member('huong.anh', 'Hương Ảnh');
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/tai-len')) requests.push(request.method());
    });
    let parts = 0;
    await page.route(PATH, (route) => {
      if (route.request().method() !== 'PATCH') return route.continue();
      parts += 1;
      return parts === 1 ? route.continue() : route.abort('internetdisconnected');
    });
    await write(page);
    await page.getByRole('textbox', { name: 'Nội dung bài viết' }).fill('Khán đài hôm nay');
    await choose(page, 'khan-dai.png', 'image/png', await picture());
    await page.getByRole('textbox', { name: 'Mô tả khan-dai.png' }).fill('Khán đài B đầy người');
    await page.getByText('Mất kết nối, sẽ tự tải tiếp').waitFor();
    expect(await page.getByRole('button', { name: 'Đăng', exact: true }).isDisabled()).toBe(true);
    expect(await seriousViolations(page)).toEqual([]);

    // A slow answer about the member: the form waits for it, and takes up the files of this one.
    const isAsked = Promise.withResolvers<undefined>();
    await page.route('**/au/api/user/info', async (route) => {
      await isAsked.promise;
      await route.continue();
    });
    await fan.reload();
    // Nothing is sent before the form is open again.
    await page.unroute(PATH);
    requests.length = 0;
    await write(page);
    isAsked.resolve(undefined);
    await page.getByText('Đã tải lên').waitFor();
    expect(await page.getByRole('textbox', { name: 'Nội dung bài viết' }).inputValue()).toBe('Khán đài hôm nay');
    expect(requests.slice(0, 2)).toEqual(['HEAD', 'PATCH']);
    expect(requests).not.toContain('POST');
    expect(await page.getByRole('textbox', { name: 'Mô tả khan-dai.png' }).inputValue()).toBe('Khán đài B đầy người');
    await publish(page);

    const name = 'Xem ảnh 1 trong 1 của Hương Ảnh: Khán đài B đầy người';
    await gallery(page, name).click();
    await page.getByRole('img', { name: 'Khán đài B đầy người' }).waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await gallery(page, name).waitFor();
    expect(fan.complaints.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await fan.leave();
  });

  it('[NF5] (journey: refused) a zip that is called a video is refused in words, and the post goes without it', async () => {
    const { fan, page } = await member('nam.zip', 'Nam Zip');
    await write(page);
    await page.getByRole('textbox', { name: 'Nội dung bài viết' }).fill('Không có video');
    const zip = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), randomBytes(2_000)]);
    await choose(page, 'ban-thang.mp4', 'video/mp4', zip);
    await page.getByText('Tệp này không phải các loại đó.').waitFor();
    await page.getByRole('button', { name: 'Bỏ ban-thang.mp4' }).click();
    await publish(page);
    await page.getByRole('article').filter({ hasText: 'Không có video' }).waitFor();
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('[NF5] (journey: video) a video is posted at once, and plays from its playlist when it is ready', async () => {
    const { fan, page, token } = await member('phim.ngan', 'Phim Ngắn');
    await write(page);
    await choose(page, 'ban-thang.mp4', 'video/mp4', await clip());
    await page.getByText('Đã tải lên').waitFor();
    await publish(page);
    await gallery(page, 'Xem video của Phim Ngắn').waitFor();
    const isReady = async () => {
      const { list } = await members.get<PostPage>('/au/api/user/newsfeed-list?type=1', token);
      return list[0]?.sourceList[0]?.processing === false || undefined;
    };
    await until(isReady, 'video that is ready');
    await fan.reload();
    await gallery(page, 'Xem video của Phim Ngắn').click();
    const player = page.getByRole('dialog').locator('video');
    await player.waitFor();
    await page.waitForFunction(() => {
      const shown = document.querySelector<HTMLVideoElement>('dialog[open] video');
      return shown !== null && shown.readyState >= 1 && shown.src.startsWith('blob:');
    });
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });
});
