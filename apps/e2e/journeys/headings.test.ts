import type { Browser } from 'playwright-core';
import { DESKTOP, skippedHeadings } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import type { SharedSite } from '../support/shared-site.js';
import { EMPTY, NIGHT, withSite } from '../support/with-site.js';

const TALL_PHONE = { width: 412, height: 780 } as const;
const WINDOWS = [TALL_PHONE, DESKTOP];

const PAGES = [
  '/',
  '/truc-tiep',
  '/lich-thi-dau',
  '/lich-truc-tiep',
  '/ket-qua',
  '/ty-le-keo',
  '/bang-tin',
  '/bang-tin/hashtag/vleague',
  '/bang-tin/da-luu',
  '/tim-kiem?q=ninh+binh',
  '/tip-keo',
  '/su-kien',
  '/highlight',
  '/reels',
  '/truyen-tranh',
  '/phim-anh',
  '/tin-tuc',
  '/tin-tuc/hashtag/vleague',
  '/gioi-thieu',
  '/dieu-khoan-su-dung',
  '/change-log',
  '/phan-hoi',
  '/tai-khoan',
  '/thanh-vien/khong.co.ai',
  '/khong-co-trang-nay',
];

describe('headings skip no level', () => {
  let site: SharedSite;
  let browser: Browser;

  withSite(NIGHT, (running) => {
    ({ site, browser } = running);
  });

  it.each(WINDOWS)('on all pages at $width px', async (viewport) => {
    const fan = await Fan.arrive(browser, site.url, { viewport });
    for (const path of PAGES) {
      await fan.page.goto(site.url + path);
      expect([path, await skippedHeadings(fan.page)]).toEqual([path, []]);
    }
    await fan.open('/ty-le-keo');
    await fan.page.locator('main a[href^="/ty-le-keo/"]').first().click();
    await fan.page.waitForURL(/\/ty-le-keo\/.+/);
    await fan.page.getByRole('heading', { level: 1, name: /–/ }).waitFor();
    expect(await skippedHeadings(fan.page)).toEqual([]);
    await fan.leave();
  });

  it.each(WINDOWS)('in all tabs of a room at $width px', async (viewport) => {
    const fan = await Fan.arrive(browser, site.url, { viewport });
    await fan.enterLiveRoom();
    const tabs = fan.page.getByRole('tab');
    await tabs.first().waitFor();
    for (const tab of await tabs.all()) {
      await tab.click();
      await fan.page.getByRole('tab', { selected: true }).and(tab).waitFor();
      expect([await tab.innerText(), await skippedHeadings(fan.page)]).toEqual([await tab.innerText(), []]);
    }
    await fan.leave();
  });
});

describe('headings of a site without matches skip no level', () => {
  let site: SharedSite;
  let browser: Browser;

  withSite(EMPTY, (running) => {
    ({ site, browser } = running);
  });

  it.each(WINDOWS)('at $width px', async (viewport) => {
    const fan = await Fan.arrive(browser, site.url, { viewport });
    for (const path of ['/', '/truc-tiep', '/lich-thi-dau', '/ket-qua', '/ty-le-keo']) {
      await fan.page.goto(site.url + path);
      expect([path, await skippedHeadings(fan.page)]).toEqual([path, []]);
    }
    await fan.leave();
  });
});
