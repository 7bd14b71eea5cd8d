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
});
