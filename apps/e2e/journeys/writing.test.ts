import type { Browser, BrowserContextOptions, Locator } from 'playwright-core';
import sharp from 'sharp';
import { DESKTOP, seriousViolations } from '../support/chromium.js';
import { CLIP, recordClip } from '../support/clip.js';
import { Fan } from '../support/fan.js';
import type { SharedSite } from '../support/shared-site.js';
import { until } from '../support/until.js';
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
  const holds = (look: () => Promise<boolean>, what: string): Promise<true> =>
    until(async () => (await look()) || undefined, what);
  /** Drops files in the room, as from a folder of the desktop. */
  async function drop({ page, log }: Fan, names: readonly string[], type: string, bytes: Buffer): Promise<void> {
    const data = await page.evaluateHandle(
      ({ files, mime, content }) => {
        const transfer = new DataTransfer();
        for (const name of files) transfer.items.add(new File([new Uint8Array(content)], name, { type: mime }));
        return transfer;
      },
      { files: names, mime: type, content: [...bytes] },
    );
    await log.dispatchEvent('dragover', { dataTransfer: data });
    await log.dispatchEvent('drop', { dataTransfer: data });
  }
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

  it.each([
    ['WebM', 'video/webm;codecs=vp8', 'webm'],
    ['MP4', 'video/mp4;codecs=avc1.42E01E', 'mp4'],
  ])(
    '[CH14] (attachments) a %s video has its place before it loads, and plays for its readers',
    async (_name, type, ending) => {
      const clip = await recordClip(writer.page, type);
      await attach(writer, `ban-thang.${ending}`, type.replace(/;.*/, ''), clip);
      await writer.composer.fill(`Xem lại ${ending}`);
      await send(writer).click();
      await tiles(writer).first().waitFor({ state: 'detached' });
      const line = reader.log.getByRole('listitem').filter({ hasText: `Xem lại ${ending}` });
      const thumb = line.getByRole('button', { name: /^Xem 1\/1 của/ });
      const box = await thumb.boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(CLIP.width / CLIP.height, 1);
      await thumb.click();
      const video = reader.page.getByRole('dialog', { name: /^Ảnh và video của/ }).locator('video');
      await video.evaluate((element: HTMLVideoElement) => element.play());
      await holds(() => video.evaluate((element: HTMLVideoElement) => element.currentTime > 0.2), 'video that plays');
      const part = await reader.page.evaluate(
        async (src) => {
          const answer = await fetch(src, { headers: { range: 'bytes=4-11' } });
          return [answer.status, answer.headers.get('content-range'), (await answer.arrayBuffer()).byteLength];
        },
        await video.evaluate((element: HTMLVideoElement) => element.currentSrc),
      );
      expect(part).toEqual([206, expect.stringMatching(/^bytes 4-11\/\d+$/), 8]);
      await reader.page.keyboard.press('Escape');
    },
  );

  it('takes a picture from the clipboard and two that are dropped, and refuses a zip by its content; the text stays', async () => {
    await writer.visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await writer.page.evaluate(async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 48 });
      canvas.getContext('2d')?.fillRect(0, 0, 64, 48);
      const png = await new Promise<Blob | null>((resolve) => {
        canvas.toBlob(resolve, 'image/png');
      });
      if (png) await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    });
    await writer.composer.fill('Ba tấm ảnh');
    await writer.composer.press('Control+V');
    await tiles(writer).first().waitFor();
    await drop(writer, ['a.jpg', 'b.jpg'], 'image/jpeg', photo);
    await holds(async () => (await tiles(writer).count()) === 3, 'third file');
    await drop(writer, ['video.mp4'], 'video/mp4', Buffer.from('PK\u0003\u0004 một tệp nén, không phải video'));
    await writer.page.getByText(/^Chỉ gửi được ảnh/).waitFor();
    await writer.page.getByRole('button', { name: 'Bỏ video.mp4' }).click();
    expect(await writer.composer.inputValue()).toBe('Ba tấm ảnh');
    await send(writer).click();
    await tiles(writer).first().waitFor({ state: 'detached' });
    const line = reader.log.getByRole('listitem').filter({ hasText: 'Ba tấm ảnh' });
    await line.getByRole('button', { name: /^Xem 3\/3 của/ }).waitFor();
  });

  it('completes the name of a member who has written nothing; the notice leads them to the message', async () => {
    const there = async () =>
      JSON.stringify(await (await fetch(`${site.url}/au/api/user/online-list?roomId=30`)).json()).includes('nguoidoc');
    await holds(there, 'reader in the room');
    await writer.composer.fill('');
    await writer.composer.pressSequentially('@ban nguoid');
    await writer.page.getByRole('option', { name: /^.*Bạn nguoidoc/ }).waitFor();
    await writer.composer.press('Enter');
    await writer.composer.pressSequentially('vào xem bàn này');
    // The list of rooms, which enters no room on a phone. Mentions from before the topic answers are listed without a toast.
    const listens = reader.page
      .waitForEvent('websocket', { predicate: (one) => one.url().includes('/chat?') })
      .then((socket) =>
        socket.waitForEvent('framereceived', { predicate: ({ payload }) => payload.toString().includes('"inbox"') }),
      );
    await reader.open('/chatroom');
    await listens;
    await writer.composer.press('Enter');
    const toast = reader.page.getByRole('status').filter({ hasText: 'nhắc đến bạn' });
    await toast.getByRole('button', { name: 'Mở phòng' }).click();
    await reader.page.waitForURL(/messageId=\d+/);
    const line = reader.log.getByRole('listitem').filter({ hasText: 'vào xem bàn này' });
    await holds(() => line.evaluate((element) => element.contains(document.activeElement)), 'message in focus');
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
    // The tools close after a reaction.
    await line.getByText('ai thích bàn này?').tap();
    await line.getByRole('button', { name: 'Ai đã thả cảm xúc' }).click();
    const sheet = reader.page.getByRole('dialog', { name: 'Ai đã thả cảm xúc' });
    await sheet.getByRole('link', { name: /^Bạn nguoidoc/ }).waitFor();
    expect(await seriousViolations(reader.page)).toEqual([]);
    await reader.page.keyboard.press('Escape');
    expect([...writer.complaints, ...reader.complaints].filter((text) => !/message\/upload/.test(text))).toEqual([]);
  });
});
