import type { Browser, Page } from 'playwright-core';
import { DESKTOP, connect } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { flvClip, openFlvFront } from '../support/flv.js';
import { type Site, startSite } from '../support/site.js';

const clip = await flvClip();

/** Colours of the shirts in the football clip (tools/kits.mjs). */
const SHIRTS: Readonly<Record<string, readonly number[]>> = {
  red: [214, 46, 46],
  orange: [248, 132, 26],
  yellow: [250, 214, 48],
  green: [72, 212, 96],
  blue: [36, 88, 220],
  purple: [134, 64, 196],
  white: [240, 243, 241],
};

describe('the player', () => {
  let site: Site;
  let browser: Browser;
  let fan: Fan;
  let room: string;
  let fetched: string[];

  beforeAll(async () => {
    [site, browser] = await Promise.all([
      startSite({ FEED: 'demo', DEMO_SEED: 'dem-258', DEMO_MINUTE: '20' }),
      connect(),
    ]);
    fan = await Fan.arrive(browser, site.url, { viewport: DESKTOP });
    fetched = [];
    fan.page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    room = await fan.enterLiveRoom();
    await fan.watches(1);
  });

  afterAll(async () => {
    await fan.leave();
    await browser.close();
    await site.stop();
  });

  const player = () => fan.page.getByRole('region', { name: 'Trình phát' });
  const banner = () => fan.page.getByRole('banner');
  const corner = () => fan.page.getByRole('region', { name: 'Đang xem tiếp' });
  const press = async (key: string) => {
    await player().focus();
    await fan.page.keyboard.press(key);
  };
  const video = <T>(look: (video: HTMLVideoElement) => T): Promise<T> => fan.page.locator('video').evaluate(look);
  const countOf = (part: string) => fetched.filter((path) => path.includes(part)).length;

  /** Loads the room again by its address. */
  async function enterAgain(page: Page): Promise<void> {
    await page.goto(site.url + room);
    await fan.watches(1);
  }

  it('[LS9] (keys) keys play, mute, toggle captions and show help, and do nothing while the user types', async () => {
    await press('m');
    expect(await video(({ muted }) => muted)).toBe(true);
    await press('m');
    await press('k');
    await player().getByRole('button', { name: 'Phát', exact: true }).waitFor();
    await press('k');
    await player().getByRole('button', { name: 'Tạm dừng' }).waitFor();
    await press('c');
    await player()
      .getByText(/^Đang phát Đường 1/)
      .waitFor();
    await press('c');

    await fan.composer.pressSequentially('mk');
    expect(await video(({ muted, paused }) => [muted, paused])).toEqual([false, false]);
    await fan.composer.fill('');

    await press('?');
    await fan.page.getByRole('dialog', { name: 'Phím tắt' }).waitFor();
    await fan.page.keyboard.press('Escape');
    await fan.page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('[LS9] (HLS source) the players on the picture wear the two kits that the segments name', async () => {
    const names = fetched.flatMap((path) => /\/([a-z]+)-([a-z]+)-\d\.m4s$/.exec(path)?.slice(1) ?? []);
    expect(new Set(names).size).toBe(2);
    // Lines of the field are white too, so they say nothing about a white shirt.
    const shirts = [...new Set(names)].filter((name) => name !== 'white').map((name) => SHIRTS[name]!);
    // The picture pans, so a single frame can have few players in it.
    await fan.page.waitForFunction(
      (colours) => {
        const [width, height] = [640, 360];
        const canvas = new OffscreenCanvas(width, height).getContext('2d')!;
        canvas.drawImage(document.querySelector('video')!, 0, 0, width, height);
        const { data } = canvas.getImageData(0, 0, width, height);
        const isLike = (at: number, colour: readonly number[]) =>
          Math.hypot(...colour.map((value, channel) => value - data[at + channel]!)) < 70;
        const pixels = Array.from({ length: width * height }, (_, index) => index * 4);
        return colours.every((colour) => pixels.filter((at) => isLike(at, colour)).length > 100);
      },
      shirts,
      { polling: 500 },
    );
  });

  it('[LS9] (going back) the viewer can go back ten seconds, and one key returns to the live edge', async () => {
    await player().getByRole('button', { name: 'Lùi 10 giây' }).waitFor();
    const from = await video(({ currentTime }) => currentTime);
    await press('ArrowLeft');
    const back = await video(({ currentTime }) => currentTime);
    expect(from - back).toBeGreaterThan(5);
    await fan.page.waitForFunction((at) => (document.querySelector('video')?.currentTime ?? 0) > at + 1, back);
    await player().getByRole('button', { name: 'Về trực tiếp' }).waitFor();
    await press('l');
    await fan.page.waitForFunction((at) => (document.querySelector('video')?.currentTime ?? 0) > at, from);
    await player().getByRole('button', { name: 'Trực tiếp', exact: true }).waitFor();
  });

  it('[LS9] (theatre) shows only video and chat, is part of the URL, and can be left', async () => {
    await press('t');
    await fan.page.waitForURL(/[?&]rap=1/);
    await banner().waitFor({ state: 'hidden' });
    expect(await fan.composer.isVisible()).toBe(true);
    expect(await fan.page.getByRole('tablist').count()).toBe(0);
    await press('t');
    await fan.page.waitForURL((url) => !url.searchParams.has('rap'));
    await banner().waitFor();
  });

  it('[LS9] (small window) continues in the corner of another page and back in its room, without reloading the stream', async () => {
    const lists = countOf('master.m3u8');
    await video((element) => Object.assign(globalThis, { watched: element }));
    const isSame = () =>
      fan.page.evaluate(() => {
        const all = document.querySelectorAll('video');
        return all.length === 1 && all[0] === (globalThis as unknown as { watched: Element }).watched;
      });

    await banner().getByRole('link').first().click();
    await corner().waitFor();
    await fan.watches(2);
    expect(await isSame()).toBe(true);

    await corner()
      .getByRole('button', { name: /Đổi góc/ })
      .focus();
    await fan.page.keyboard.press('ArrowUp');
    expect(await corner().getAttribute('data-corner')).toBe('top-left');
    await corner().getByRole('button', { name: 'Tắt tiếng' }).click();
    expect(await video(({ muted }) => muted)).toBe(true);
    await corner().getByRole('button', { name: 'Bật tiếng' }).click();

    const before = await video(({ currentTime }) => currentTime);
    await corner()
      .getByRole('link', { name: /Về phòng/ })
      .click();
    await player().waitFor();
    await corner().waitFor({ state: 'detached' });
    await fan.watches(1);
    expect(await isSame()).toBe(true);
    expect(await video(({ currentTime }) => currentTime)).toBeGreaterThan(before);
    expect(countOf('master.m3u8')).toBe(lists);
  });

  it('[LS9] (small window) two streams never play at once, and closing it ends the stream', async () => {
    await banner().getByRole('link').first().click();
    await corner().waitFor();
    const other = fan.page.getByRole('region', { name: 'Đang trực tiếp' }).getByRole('link', { name: /^Xem .+ – .+/ });
    await other.nth(1).click();
    await player().waitFor();
    expect(await fan.page.locator('video').count()).toBe(1);
    await fan.watches(1);

    await banner().getByRole('link').first().click();
    await corner().getByRole('button', { name: 'Đóng cửa sổ nhỏ' }).click();
    await corner().waitFor({ state: 'detached' });
    expect(await fan.page.locator('video').count()).toBe(0);
  });

  it('[LS9] (saving data) audio plays without video, and the lowest quality is remembered', async () => {
    await enterAgain(fan.page);
    const quality = player().getByRole('combobox', { name: 'Chất lượng' });
    await quality.selectOption({ label: 'Chỉ nghe' });
    await player().getByRole('button', { name: 'Xem lại hình' }).waitFor();
    await fan.page.waitForFunction(() => document.querySelector('video')?.videoWidth === 0);
    await fan.watches(2);
    expect(countOf('/audio/')).toBeGreaterThan(1);
    await player().getByRole('button', { name: 'Xem lại hình' }).click();
    await fan.page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0);

    await quality.selectOption({ label: 'Tiết kiệm dữ liệu' });
    await enterAgain(fan.page);
    await fan.page.waitForFunction(() => document.querySelector('video')?.videoHeight === 360);
    expect(await quality.inputValue()).toBe('low');
    await quality.selectOption({ label: 'Tự động' });
  });

  it('[LS9] (sleep) after the device slept the player returns to live and shows a message', async () => {
    const lists = countOf('master.m3u8');
    await fan.page.evaluate(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + 600_000;
    });
    await fan.page.getByText('Máy vừa ngủ dậy: đã về trực tiếp').waitFor();
    await fan.watches(1);
    expect(countOf('master.m3u8')).toBe(lists + 1);
    expect(fan.complaints).toEqual([]);
  });

  it('[LS9] (HLS worker) a worker parses the segments; where it does not load, the video plays all the same', async () => {
    expect(fetched.some((path) => /hls\.worker-.+\.js$/.test(path))).toBe(true);
    const viewer = await Fan.arrive(browser, site.url, { viewport: DESKTOP });
    let refused = 0;
    await viewer.page.route(/hls\.worker-.+\.js$/, (route) => {
      refused += 1;
      return route.abort();
    });
    await viewer.open(room);
    await viewer.watches(3);
    expect(refused).toBe(1);
    await viewer.leave();
  });

  (clip ? it : it.skip)(
    `[LS9] (FLV) a live HTTP-FLV stream plays, by a library that only such a room fetches${clip ? '' : ': no ffmpeg here'}`,
    async () => {
      if (!clip) return;
      const front = await openFlvFront(site, clip);
      const viewer = await Fan.arrive(browser, front.url, { viewport: DESKTOP });
      const chunks: string[] = [];
      viewer.page.on('request', (request) => chunks.push(new URL(request.url()).pathname));
      await viewer.open(room);
      await viewer.watches(3);
      expect(chunks.some((path) => /mpegts-.+\.js$/.test(path))).toBe(true);
      expect(chunks.some((path) => path.endsWith('.m4s'))).toBe(false);
      expect(fetched.some((path) => path.includes('mpegts'))).toBe(false);
      await viewer.page.getByText(/^Trễ \d+ giây$/).waitFor();
      expect(viewer.complaints).toEqual([]);
      await viewer.leave();
      await front.close();
    },
  );
});
