import type { Browser, BrowserContextOptions, Locator } from 'playwright-core';
import sharp from 'sharp';
import { DESKTOP, seriousViolations } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import type { SharedSite } from '../support/shared-site.js';
import { EMPTY, withSite } from '../support/with-site.js';

const LOUNGE = '/chatroom?roomId=30';
const SESSION_KEY = 'khandai:session';
const ON_PHONE = { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true } as const;

interface Session {
  readonly accessToken: string;
  readonly refreshToken: string;
}

describe('pictures, stickers and reactions of messages, on a desktop and a phone', () => {
  let site: SharedSite;
  let browser: Browser;
  let writer: Fan;
  let reader: Fan;
  let photo: Buffer;
  withSite(EMPTY, (running) => {
    ({ site, browser } = running);
  });

  async function arrive(name: string, options: BrowserContextOptions): Promise<Fan> {
    const username = `${name}${Date.now() % 1_000_000}`;
    const answer = await fetch(`${site.url}/au/api/user/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: 'mưa rơi trên khán đài', nickname: `Bạn ${username}` }),
    });
    const { data } = (await answer.json()) as { data: Session };
    const fan = await Fan.arrive(browser, site.url, options);
    const session = { token: data.accessToken, refreshToken: data.refreshToken, guestToken: null, guest: 0 };
    await fan.visitor.context.addInitScript(
      ([key, stored]) => {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, stored);
      },
      [SESSION_KEY, JSON.stringify(session)] as const,
    );
    await fan.open(LOUNGE);
    await fan.page.locator('[data-unhydrated]', { has: fan.composer }).waitFor({ state: 'detached' });
    return fan;
  }

  const attach = async ({ page }: Fan, name: string, mimeType: string, buffer: Buffer): Promise<void> => {
    await page.getByRole('button', { name: 'Gửi ảnh hoặc video' }).waitFor();
    await page.locator('[data-composer] input[type=file]').setInputFiles({ name, mimeType, buffer });
  };
  const tiles = ({ page }: Fan): Locator => page.getByRole('list', { name: 'Tệp gửi kèm' }).getByRole('listitem');
  const send = ({ page }: Fan): Locator => page.getByRole('button', { name: 'Gửi', exact: true });

  beforeAll(async () => {
    photo = await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#17794a' } })
      .jpeg()
      .toBuffer();
    [writer, reader] = await Promise.all([arrive('nguoiviet', { viewport: DESKTOP }), arrive('nguoidoc', ON_PHONE)]);
  });

  it('[CH14] (attachments) a picture that the network cut off is sent again, and readers open it', async () => {
    await writer.visitor.context.route('**/message/upload', (route) => route.abort());
    await attach(writer, 'ban-thang.jpg', 'image/jpeg', photo);
    await writer.page.getByText('Mất mạng, chưa tải xong').waitFor();
    await writer.visitor.context.unroute('**/message/upload');
    await writer.page.getByRole('button', { name: 'Tải lại ban-thang.jpg' }).click();
    await writer.page.getByRole('progressbar').waitFor({ state: 'detached' });
    await writer.page.getByText('Mất mạng, chưa tải xong').waitFor({ state: 'detached' });
    await send(writer).click();
    await tiles(writer).first().waitFor({ state: 'detached' });

    const thumb = reader.log.getByRole('button', { name: /^Xem 1\/1 của Bạn nguoiviet/ });
    await thumb.waitFor();
    const box = await thumb.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    await thumb.click();
    const viewer = reader.page.getByRole('dialog', { name: /^Ảnh và video của/ });
    await viewer.getByRole('img', { name: /^Ảnh của Bạn/ }).waitFor();
    await reader.page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
  });

  it('refuses a picture of 10 MB and a false GIF in words', async () => {
    await attach(writer, 'to.png', 'image/png', Buffer.alloc(10 * 1024 * 1024, 1));
    await writer.page.getByText('Ảnh quá lớn: nhiều nhất 8 MB.').waitFor();
    expect(await tiles(writer).count()).toBe(0);
    await attach(writer, 'gia.gif', 'image/gif', Buffer.from('GIF89a đây không phải là ảnh'));
    await writer.page.getByText('Ảnh bị hỏng hoặc thiếu một phần. Hãy chọn ảnh khác.').waitFor();
    await writer.page.getByRole('button', { name: 'Bỏ gia.gif' }).click();
    await tiles(writer).first().waitFor({ state: 'detached' });
  });

  it('[CH14] (emoji packages and stickers) sends a sticker from the picker, and says which package is locked', async () => {
    await writer.page.getByRole('button', { name: 'Biểu tượng cảm xúc' }).click();
    await writer.page.getByRole('tab', { name: 'Nhãn dán' }).click();
    await writer.page.getByRole('button', { name: 'Cú Khán Đài. Dành cho thành viên từ cấp 2' }).waitFor();
    await writer.page.getByRole('button', { name: 'Cổ vũ', exact: true }).click();
    await reader.log.getByRole('img', { name: 'Nhãn dán: Cổ vũ' }).waitFor();
  });

  it('shows who reacted to a message, with links to the members', async () => {
    await writer.say('ai thích bàn này?');
    await reader.sees('ai thích bàn này?');
    const line = reader.log.getByRole('listitem').filter({ hasText: 'ai thích bàn này?' });
    await line.getByText('ai thích bàn này?').tap();
    await line.getByRole('button', { name: 'Thả cảm xúc' }).click();
    await line.getByRole('button', { name: 'Yêu thích', exact: true }).click();
    await line.getByRole('button', { name: '1 Yêu thích' }).waitFor();
    await line.getByRole('button', { name: 'Ai đã thả cảm xúc' }).click();
    const sheet = reader.page.getByRole('dialog', { name: 'Ai đã thả cảm xúc' });
    await sheet.getByRole('link', { name: /^Bạn nguoidoc/ }).waitFor();
    expect(await seriousViolations(reader.page)).toEqual([]);
    await reader.page.keyboard.press('Escape');
    expect([...writer.complaints, ...reader.complaints].filter((text) => !/message\/upload/.test(text))).toEqual([]);
  });
});
