import type { DeskReelRow, Reel } from '@khandai/contracts';
import type { Browser, Page } from 'playwright-core';
import { DESKTOP, seriousViolations } from '../support/chromium.js';
import { recordClip } from '../support/clip.js';
import { Fan } from '../support/fan.js';
import { Fingers } from '../support/fingers.js';
import type { Members } from '../support/members.js';
import type { SharedSite } from '../support/shared-site.js';
import type { Site } from '../support/site.js';
import { type StaffSite, startStaffSite } from '../support/staff-site.js';
import { until } from '../support/until.js';
import { NIGHT, withSite } from '../support/with-site.js';

const SMALL_PHONE = { width: 360, height: 640 } as const;
const LIST = '**/other/api/reel/list*';

/** The slide that is shown: others are inert. The list beside it has items too. */
const shownSlide = (page: Page) => page.locator('main li[data-index]:not([inert])');
const shownTitle = (page: Page) => shownSlide(page).locator('article h2').innerText();
const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** Videos of the page; `loaded`: those that hold data. */
const videosOf = (page: Page) =>
  page.locator('video').evaluateAll((all) => ({
    count: all.length,
    loaded: all.filter((video) => video.hasAttribute('src')).length,
    loud: all.filter((video) => video instanceof HTMLVideoElement && !video.muted).length,
  }));
const playing = (page: Page) =>
  until(
    async () =>
      (await shownSlide(page)
        .locator('video')
        .evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0.2)) || undefined,
    'a reel that plays',
  );

describe('[CT3] (reels, viewer journey) the viewer of reels', () => {
  let site: SharedSite;
  let browser: Browser;
  withSite(NIGHT, (running) => {
    ({ site, browser } = running);
  });

  /** The demo's reels come shortly after the start. */
  const firstReels = () =>
    until(async () => {
      const reply = await fetch(`${site.url}/other/api/reel/list`);
      const { data } = (await reply.json()) as { data: { list: Reel[] } };
      return data.list.length > 5 ? data.list : undefined;
    }, 'reels of the demo');

  it('[SH1] (reels) [SH3] (reels page) [SH4] (secondary layout, reels) a reel is in the page with its data, marked as simulated, and below /mb too', async () => {
    const [first] = await firstReels();
    const html = async (path: string) => {
      const reply = await fetch(site.url + path);
      return { status: reply.status, text: await reply.text() };
    };
    const one = await html(`/reels/${first?.slug}`);
    expect(one.status).toBe(200);
    for (const part of [
      'VideoObject',
      first?.title ?? '',
      'Mô phỏng',
      `rel="canonical" href="${site.url}/reels/${first?.slug}"`,
    ])
      expect(one.text).toContain(part);
    expect(one.text).toContain('noindex');
    expect(one.text).toContain('property="og:type" content="video.other"');
    expect(one.text).not.toMatch(/aria-label="Thông báo"|autoplay/i);
    const clean = await html(`/mb/reels/${first?.slug}`);
    expect(clean.text).not.toMatch(/Thanh dưới|aria-label="Chính"/);
    for (const path of ['/reels/khong-co-reel-nay', '/reels/a/b']) expect((await html(path)).status).toBe(404);
    const map = await html('/sitemap-reels.xml');
    expect([map.status, map.text.includes(first?.slug ?? '-')]).toEqual([200, false]);
  });

  it('on a phone it plays without sound, goes on by a swipe with its address, and Back leaves', async () => {
    await firstReels();
    const fan = await Fan.arrive(browser, site.url, { viewport: SMALL_PHONE, hasTouch: true });
    const { page } = fan;
    await fan.open('/highlight');
    await page.getByRole('link', { name: 'Xem dạng dọc' }).click();
    await page.waitForURL('**/reels');
    await playing(page);
    expect(await videosOf(page)).toEqual({ count: 2, loaded: 2, loud: 0 });
    expect(await seriousViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    const first = await shownTitle(page);
    const fingers = await Fingers.on(page);
    await fingers.move([{ x: 150, y: 480 }], [{ x: 150, y: 120 }]);
    const second = await until(async () => {
      const title = await shownTitle(page);
      return title === first ? undefined : title;
    }, 'the next reel');
    await until(async () => (await page.title()).startsWith(second) || undefined, 'title of the next reel');
    expect(pathOf(page)).toMatch(/^\/reels\/.+/);
    await playing(page);
    await page.goBack();
    await page.waitForURL('**/highlight');
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('keys and the wheel move it, one tap turns the sound on for the next ones too, and the end offers the start', async () => {
    const reels = await firstReels();
    const fan = await Fan.arrive(browser, site.url, { viewport: DESKTOP });
    const { page } = fan;
    await fan.open(`/reels/${reels[1]?.slug}?t=2`);
    expect(await shownTitle(page)).toBe(reels[1]?.title);
    await playing(page);
    expect(await seriousViolations(page)).toEqual([]);
    const titleAfter = async (act: () => Promise<unknown>) => {
      const before = pathOf(page);
      await act();
      await until(async () => pathOf(page) !== before || undefined, 'another reel');
      return shownTitle(page);
    };
    const first = await titleAfter(() => page.keyboard.press('j'));
    expect(await titleAfter(() => page.keyboard.press('k'))).toBe(reels[1]?.title);
    expect(await titleAfter(() => page.keyboard.press('ArrowDown'))).toBe(first);
    await page.getByRole('button', { name: 'Bật tiếng' }).click();
    expect((await videosOf(page)).loud).toBeGreaterThan(0);
    await page.mouse.move(640, 400);
    await titleAfter(() => page.mouse.wheel(0, 240));
    await playing(page);
    expect(
      await shownSlide(page)
        .locator('video')
        .evaluate((one: HTMLVideoElement) => one.muted),
    ).toBe(false);
    await page.keyboard.press('m');
    expect((await videosOf(page)).loud).toBe(0);
    // On the button of the sound, which was clicked, the space bar is the button's.
    await page.locator('#main').focus();
    await page.keyboard.press(' ');
    await shownSlide(page).getByRole('button', { name: 'Phát', exact: true }).waitFor();
    const end = page.getByRole('heading', { name: 'Bạn đã xem hết reel' });
    const isAtEnd = async () => (await shownSlide(page).filter({ has: end }).count()) > 0;
    await until(async () => {
      if (await isAtEnd()) return true;
      if (await atRest(page)) await page.keyboard.press('j');
      return undefined;
    }, 'the end of the list');
    await page.getByRole('button', { name: 'Xem lại từ đầu' }).click();
    await until(async () => (await shownTitle(page)) === reels[1]?.title || undefined, 'the first reel');
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('[CT3] (reels, memory) fifty reels leave at most three videos in the page, none behind it, and memory flat', async () => {
    const reels = await firstReels();
    const fan = await Fan.arrive(browser, site.url, { viewport: SMALL_PHONE });
    const { page } = fan;
    let given = 0;
    // The first page comes with the HTML; after it, the demo's videos again and again, each under an address of its own.
    await page.route(LIST, async (route) => {
      const list = reels.map((reel) => {
        given += 1;
        return { ...reel, titleId: 900_000 + given, slug: `lan-${given}`, url: `${reel.url}?lan=${given}` };
      });
      const data = { list, next: given < 60 ? '0-1-1' : null };
      await route.fulfill({ json: { code: 0, msg: 'Success', data } });
    });
    await page.route('**/other/api/reel/info/lan-*', async (route) => {
      await route.fulfill({ json: { code: 0, msg: 'Success', data: reels[0] } });
    });
    await page.route('**/other/api/reel/view/*', async (route) => {
      await route.fulfill({ json: { code: 0, msg: 'Success', data: { counted: true } } });
    });
    await fan.open('/reels');
    const cdp = await page.context().newCDPSession(page);
    const measure = async () => {
      await cdp.send('HeapProfiler.collectGarbage');
      const { result } = await cdp.send('Runtime.evaluate', { expression: 'HTMLVideoElement.prototype' });
      const { objects } = await cdp.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' });
      const { result: counted } = await cdp.send('Runtime.callFunctionOn', {
        objectId: objects.objectId ?? '',
        functionDeclaration: 'function () { return this.length; }',
        returnByValue: true,
      });
      // The answer itself keeps every video that it lists.
      await cdp.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' });
      const { usedSize } = await cdp.send('Runtime.getHeapUsage');
      return { videos: Number(counted.value), heap: usedSize };
    };
    const heaps: number[] = [];
    let most = 0;
    for (let step = 1; step <= 50; step += 1) {
      const before = await shownSlide(page).getAttribute('data-index');
      await page.keyboard.press('ArrowDown');
      await until(
        async () => (await shownSlide(page).getAttribute('data-index')) !== before || undefined,
        'the next reel',
      );
      const { count, loaded } = await videosOf(page);
      most = Math.max(most, count, loaded);
      if (step % 10 === 0) {
        const { videos, heap } = await measure();
        heaps.push(heap);
        most = Math.max(most, videos);
      }
    }
    expect(most).toBeLessThanOrEqual(3);
    const [start = 0] = heaps;
    expect(Math.max(...heaps) - start).toBeLessThan(3 * 1024 * 1024);
    process.stdout.write(
      `reels: heap after 10, 20 … 50: ${heaps.map((bytes) => Math.round(bytes / 1024)).join(' ')} KiB\n`,
    );
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('plays nothing by itself for who wants little motion, and loads only what is tapped to save data', async () => {
    const [first] = await firstReels();
    const calm = await Fan.arrive(browser, site.url, { viewport: SMALL_PHONE, reducedMotion: 'reduce' });
    await calm.open('/reels');
    await shownSlide(calm.page).getByRole('button', { name: 'Phát', exact: true }).waitFor();
    expect(
      await shownSlide(calm.page)
        .locator('video')
        .evaluate((one: HTMLVideoElement) => one.paused),
    ).toBe(true);
    await calm.leave();
    const saver = await Fan.arrive(browser, site.url, { viewport: SMALL_PHONE });
    const asked: string[] = [];
    saver.page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) asked.push(new URL(request.url()).pathname);
    });
    await saver.page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await saver.open(`/reels/${first?.slug}`);
    const play = shownSlide(saver.page).getByRole('button', { name: 'Phát', exact: true });
    await play.waitFor();
    expect(asked).toEqual([]);
    await play.click();
    await playing(saver.page);
    expect([...new Set(asked)]).toEqual([first?.url]);
    await saver.leave();
  });
});

/** Whether the slides stand still. */
const atRest = (page: Page) =>
  page
    .locator('main ol')
    .last()
    .evaluate(async (box) => {
      const before = box.scrollTop;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return before === box.scrollTop && box.scrollTop % box.clientHeight < 2;
    });

const DESK = '/other/api/desk/reel';
const NAME = 'Vô lê phút bù giờ';

describe('[CT3] (reels journey) a reel, from the desk to a takedown while it is watched', () => {
  let own: StaffSite;
  let site: Site;
  let members: Members;
  let staff: string;

  beforeAll(async () => {
    own = await startStaffSite('ca.truc', 'Ca Trực');
    ({ site, members, staff } = own);
  });
  afterAll(() => own.stop());

  const rows = async () => (await members.get<{ list: DeskReelRow[] }>(DESK, staff)).list;

  it('[CT3] (reels, desk page) the desk refuses a wide video and a file that is none in words, and publishes an upright one', async () => {
    const { page } = await members.arrive(await members.login('ca.truc'));
    await page.goto(`${site.url}/desk#/reel/create`);
    await page.getByLabel('Tên reel').fill(NAME);
    const file = page.locator('input[type=file]');
    await file.setInputFiles({
      name: 'nen.mp4',
      mimeType: 'video/mp4',
      buffer: Buffer.from('PK\u0003\u0004'.repeat(50)),
    });
    await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
    const type = 'video/mp4;codecs=avc1.42E01E';
    await file.setInputFiles({ name: 'ngang.mp4', mimeType: 'video/mp4', buffer: await recordClip(page, type, 2) });
    await page.getByText(/^Dài \d+ giây$/).waitFor();
    await page.getByRole('button', { name: 'Thêm bản quyền' }).click();
    await page.getByLabel('Bên giữ quyền').fill('Khán Đài');
    await page.getByLabel('Nguồn (địa chỉ hay mô tả)').fill('Tự quay');
    await page.getByRole('button', { name: 'Lưu' }).click();
    await page.getByText(/Reel cần video dọc hoặc vuông/).waitFor();
    expect(await page.getByLabel('Tên reel').inputValue()).toBe(NAME);
    const upright = await recordClip(page, type, 4, { width: 180, height: 320 });
    await file.setInputFiles({ name: 'doc.mp4', mimeType: 'video/mp4', buffer: upright });
    await page.getByText('Dài 4 giây', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Lưu' }).click();
    await page.getByRole('link', { name: NAME }).waitFor();
    const [row] = await until(async () => {
      const list = await rows();
      return list[0]?.video?.processing === false ? list : undefined;
    }, 'prepared video');
    expect((await fetch(`${site.url}/reels/${row?.slug}`)).status).toBe(404);
    await page.goto(`${site.url}/desk#/reel/${row?.id}`);
    await page.getByRole('button', { name: 'Đăng', exact: true }).click();
    await page.getByRole('link', { name: 'Xem trên trang' }).waitFor();
    expect((await fetch(`${site.url}/reels/${row?.slug}`)).status).toBe(200);
  });

  it('a member likes it; a takedown while they watch says so and leaves the file to nobody', async () => {
    const member = await members.arrive(await members.register('an.xem', 'An Xem'), { viewport: SMALL_PHONE });
    const { page } = member;
    const [row] = await rows();
    await member.open(`/reels/${row?.slug}`);
    await playing(page);
    await page.getByText('Không có tiếng').waitFor();
    // The page shows the like before the site has it.
    const stored = page.waitForResponse((answer) => answer.url().endsWith('/other/api/reel/like'));
    await page.getByRole('button', { name: /^Thích, 0/ }).click();
    await page.getByRole('button', { name: /^Bỏ thích, 1/ }).waitFor();
    expect((await stored).ok()).toBe(true);
    await member.reload();
    await page.getByRole('button', { name: /^Bỏ thích, 1/ }).waitFor();
    const { id = 0, version = 0, video, slug } = row ?? {};
    const { version: now } = (await rows())[0] ?? { version };
    await members.post(`${DESK}/${id}/withdraw`, { version: now, reason: 'Bên giữ quyền yêu cầu' }, staff);
    expect((await fetch(site.url + (video?.url ?? ''))).status).toBe(404);
    await page.getByText('Reel vừa xem đã được gỡ', { exact: false }).waitFor();
    await page.getByRole('heading', { name: 'Bạn đã xem hết reel' }).waitFor();
    // Guests share a page for two seconds (ADR 0011).
    await until(
      async () => (await fetch(`${site.url}/reels/${slug}`)).status === 410 || undefined,
      'reply 410 for the reel',
    );
    expect(await videosOf(page)).toMatchObject({ count: 0 });
    expect(member.complaints.filter((one) => !one.includes('410') && !one.includes('404'))).toEqual([]);
    await member.leave();
  });
});
