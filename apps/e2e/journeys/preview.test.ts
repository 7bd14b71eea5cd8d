import type { Server } from 'node:http';
import type { Browser, Locator, Page } from 'playwright-core';
import { connect, PHONE } from '../support/chromium.js';
import { type Finger, Fingers } from '../support/fingers.js';
import { addressOf, serveStories } from '../support/storybook.js';

const MIDDLE = { x: PHONE.width / 2, y: PHONE.height / 2 };

/** Several pictures and a video side by side, which no page of the site shows yet, with touch input on a phone. */
describe('the preview overlay with touch gestures', () => {
  let browser: Browser;
  let server: Server;
  let url: string;
  beforeAll(async () => {
    [browser, { server, url }] = await Promise.all([connect(), serveStories()]);
  });
  afterAll(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  });

  const overlay = (page: Page): Locator => page.getByRole('dialog', { name: 'Xem ảnh' });
  const shows = (page: Page, words: string): Promise<void> => overlay(page).getByText(words, { exact: true }).waitFor();
  const picture = (page: Page): Locator => overlay(page).locator('img[data-part="picture"]');
  const reads = (page: Page, text: string): Promise<void> => overlay(page).locator(`input[value="${text}"]`).waitFor();

  async function open(story: string): Promise<{ page: Page; fingers: Fingers }> {
    const context = await browser.newContext({
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
      locale: 'vi-VN',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(addressOf(url, { id: `states-preview--${story}` }));
    await overlay(page).waitFor();
    return { page, fingers: await Fingers.on(page) };
  }

  const beside = (x: number, y = 0): Finger => ({ x: MIDDLE.x + x, y: MIDDLE.y + y });

  it('[UI1] (index, wrap-around, swipe) opens at an index, and swipes wrap around in both directions', async () => {
    const { page, fingers } = await open('small');
    await shows(page, 'Ảnh 4/5');
    await fingers.move([beside(100)], [beside(-80, 10)]);
    await shows(page, 'Ảnh 5/5');
    await fingers.move([beside(100)], [beside(-80, 10)]);
    await shows(page, 'Ảnh 1/5');
    await fingers.move([beside(-100)], [beside(80)]);
    await shows(page, 'Ảnh 5/5');
    // A short or vertical swipe does not change the picture.
    await fingers.move([beside(0)], [beside(-6)]);
    await fingers.move([beside(0, -100)], [beside(10, 100)]);
    await shows(page, 'Ảnh 5/5');
    await page.context().close();
  });

  it('[UI1] (pinch) zooms around the point between two fingers, from 50 to 500 per cent', async () => {
    const { page, fingers } = await open('wide');
    await picture(page).and(page.locator('[data-state="shown"] *')).waitFor();
    const place = async () => (await picture(page).boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
    const before = await place();
    const at = beside(-60);
    const part = (at.x - before.x) / before.width;
    await fingers.move(
      [
        { ...at, x: at.x - 30 },
        { ...at, x: at.x + 30 },
      ],
      [
        { ...at, x: at.x - 60 },
        { ...at, x: at.x + 60 },
      ],
    );
    await reads(page, '200%');
    const after = await place();
    expect(Math.abs((at.x - after.x) / after.width - part)).toBeLessThan(0.02);
    // A zoomed picture pans and does not change.
    await fingers.move([beside(60)], [beside(-60)]);
    await shows(page, 'Ảnh 1/5');
    expect((await place()).x).toBeLessThan(after.x - 50);
    await fingers.move([beside(-20), beside(20)], [beside(-150), beside(150)]);
    await reads(page, '500%');
    await fingers.move([beside(-150), beside(150)], [beside(-5), beside(5)]);
    await reads(page, '50%');
    await page.context().close();
  });

  it('[UI1] (video) a URL without a picture extension plays as a video, without zoom', async () => {
    const { page, fingers } = await open('video');
    await shows(page, 'Video 1/6');
    const video = overlay(page).locator('video');
    await video.and(page.locator('[data-state="shown"] *')).waitFor();
    await video.evaluate((element: HTMLVideoElement) => element.play());
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
    expect(await overlay(page).getByRole('textbox').count()).toBe(0);
    const before = await video.boundingBox();
    await fingers.move([beside(-20), beside(20)], [beside(-90), beside(90)]);
    expect(await video.boundingBox()).toEqual(before);
    await overlay(page).getByRole('button', { name: 'Tiếp theo' }).tap();
    await shows(page, 'Ảnh 2/6');
    await page.context().close();
  });
});
