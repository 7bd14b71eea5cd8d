import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { connect, DESKTOP, PHONE, seriousViolations } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { ABOUT_ENDED, ENDED, fillLongRoom, LIVE } from '../support/long-room.js';
import { freshDataDir, type Site, startSite } from '../support/site.js';
import { EMPTY } from '../support/with-site.js';

/** The dividers of the chat, from top to bottom. */
const dividers = (fan: Fan) => fan.page.getByRole('log').getByRole('heading', { level: 3 }).allTextContents();
const ENDED_LINE = 'Hà Nội – Nam ĐịnhKết thúc 2–1';
const LIVE_LINE = 'Hà Nội – Hải Phòng';

describe('a room that goes on with the next match', () => {
  let dataDir: string;
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    dataDir = await freshDataDir();
    await fillLongRoom(dataDir);
    [site, browser] = await Promise.all([startSite({ ...EMPTY, DATA_DIR: dataDir }), connect()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('[CH10] (matches of a page) opens for the ended match at its own talk, and leads from there to the newest messages', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: PHONE });
    await fan.open(`/truc-tiep/${ENDED}`);
    const log = fan.page.getByRole('log');
    await log.getByText(`Tin tran truoc ${ABOUT_ENDED}`, { exact: true }).waitFor();
    expect(await log.getByText('Tin tran nay').count()).toBe(0);
    expect(await dividers(fan)).toEqual([ENDED_LINE]);
    expect(await seriousViolations(fan.page)).toEqual([]);

    await fan.chatIsAtEnd();
    await log.evaluate((box) => box.scrollTo(0, 0));
    await log.getByText('Tin tran truoc 1', { exact: true }).waitFor();
    expect(await dividers(fan)).toEqual([ENDED_LINE]);

    await fan.page.getByRole('button', { name: /Xem tin mới nhất/ }).click();
    await log.getByText('Tin tran nay').last().waitFor();
    expect(await dividers(fan)).toEqual([ENDED_LINE, LIVE_LINE]);
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('[CH10] (matches of a page) divides the live match from the one before: live, after a reload and in older pages', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: DESKTOP });
    await fan.open(`/truc-tiep/${LIVE}`);
    const log = fan.page.getByRole('log');
    expect(await dividers(fan)).toEqual([ENDED_LINE, LIVE_LINE]);
    const field = fan.page.getByRole('textbox', { name: 'Nhập tin nhắn' });
    await field.fill('Vào rồi');
    await field.press('Enter');
    await log.getByText('Vào rồi').waitFor();
    expect(await dividers(fan)).toEqual([ENDED_LINE, LIVE_LINE]);
    await fan.reload();
    await log.getByText('Vào rồi').waitFor();
    expect(await dividers(fan)).toEqual([ENDED_LINE, LIVE_LINE]);
    await fan.chatIsAtEnd();
    await log.evaluate((box) => box.scrollTo(0, 0));
    await log.getByText('Tin tran truoc 1', { exact: true }).waitFor();
    // The live match is too far below to be in the document.
    expect(await dividers(fan)).toEqual([ENDED_LINE]);
    await log.evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await log.getByText('Vào rồi').waitFor();
    expect(await dividers(fan)).toEqual([ENDED_LINE, LIVE_LINE]);
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('of two hidden matches it covers the messages about the one that its reader did not ask for, in their place', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: DESKTOP });
    await fan.open('/lich-thi-dau');
    await fan.page.getByRole('button', { name: 'Ẩn tỷ số' }).click();
    await fan.open(`/truc-tiep/${LIVE}`);
    await fan.page.getByRole('heading', { name: 'Chat có thể lộ tỷ số', exact: true }).waitFor();
    await fan.page
      .getByRole('button', { name: /^Xem tỷ số .+, đang ẩn/ })
      .first()
      .click();
    const { log } = fan;
    await log.getByText('Tin tran nay').last().waitFor();
    const covered = log.getByRole('button', { name: 'Hiện tin nhắn về Hà Nội – Nam Định, đang ẩn', exact: true });
    const content = async () => (await log.innerHTML()) + (await log.ariaSnapshot());
    expect(await covered.count()).toBeGreaterThan(0);
    expect(await content()).not.toContain('Tin tran truoc');
    expect(await seriousViolations(fan.page)).toEqual([]);

    await fan.chatIsAtEnd();
    await log.evaluate((box) => box.scrollTo(0, 0));
    // Older messages come above those on screen, which stay where they are.
    await fan.page.waitForFunction(() => {
      const box = document.querySelector('[role="log"]');
      return box && box.scrollTop > 0 && box.querySelector('[data-index="12"]');
    });
    /** The list corrects its place in the frame after rows above have another height. */
    const settled = () =>
      fan.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await settled();
    expect(await content()).not.toContain('Tin tran truoc');

    const button = covered.nth(4);
    await button.focus();
    // The focus may scroll to the top, and the line that loads older messages goes with the last of them.
    await settled();
    await log.getByText('Đang tải tin cũ…').waitFor({ state: 'detached' });
    await settled();
    const line = await button.locator('xpath=ancestor::li').elementHandle();
    const before = await line?.boundingBox();
    await fan.page.keyboard.press('Enter');
    await log
      .getByText(/^Tin tran truoc \d+$/)
      .first()
      .waitFor();
    await settled();
    expect(await line?.boundingBox()).toEqual(before);
    expect(await line?.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await covered.count()).toBe(0);
    // The score was not asked for.
    expect(await content()).not.toContain('Kết thúc');
    await log.evaluate((box) => box.scrollTo(0, 0));
    await log.getByText('Tin tran truoc 1', { exact: true }).waitFor();
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });
});
