import type { Browser, Page } from 'playwright-core';
import { seriousViolations } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { Members } from '../support/members.js';
import type { SharedSite } from '../support/shared-site.js';
import { NIGHT, withSite } from '../support/with-site.js';

const PHONE = { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true };
const POSTS = '/au/api/user/newsfeed-create';

describe('search', () => {
  let site: SharedSite;
  let browser: Browser;
  let members: Members;
  withSite(NIGHT, (running) => {
    ({ site, browser } = running);
    members = new Members(running);
  });

  const palette = (page: Page) => page.getByRole('dialog', { name: 'Tìm nhanh' });
  async function looksGood(page: Page): Promise<void> {
    expect(await seriousViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  }

  it('[CT5] (search journey) is opened, typed in without marks, and followed with the keyboard alone', async () => {
    const fan = await Fan.arrive(browser, site.url, { colorScheme: 'dark' });
    const { page } = fan;
    await fan.open('/');
    await page.keyboard.press('/');
    const field = palette(page).getByRole('combobox');
    await field.waitFor();
    await page.keyboard.type('ninh binh');
    await palette(page)
      .getByRole('option', { name: /Ninh Bình/ })
      .first()
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await palette(page).getByRole('option', { selected: true }).waitFor();
    await looksGood(page);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/truc-tiep\/.*ninh-binh/);
    // The room hides the header on phones; the quick search opens all the same.
    await page.getByRole('heading', { level: 1, name: /Ninh Bình/ }).waitFor();

    await page.keyboard.press('Control+k');
    await field.waitFor();
    await page.keyboard.type('nihn binh');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/tim-kiem\?q=nihn/);
    await page.getByText('Không có “nihn binh”').waitFor();
    const hits = page.getByRole('main').locator('[data-hit]');
    await hits.first().focus();
    await page.keyboard.press('ArrowDown');
    expect(await hits.nth(1).evaluate((one) => one === document.activeElement)).toBe(true);
    await looksGood(page);
    await fan.leave();
  });

  it('keeps recent searches on the phone until they are removed, and says so when the network is gone', async () => {
    const fan = await Fan.arrive(browser, site.url, { ...PHONE, colorScheme: 'light' });
    const { page } = fan;
    await fan.open('/tim-kiem?q=xqzwv');
    await page.getByText('Không thấy “xqzwv”').waitFor();
    await page.getByRole('button', { name: 'Xóa “xqzwv”' }).waitFor();
    await looksGood(page);
    await page.getByRole('searchbox').fill('ninh bình');
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL(/q=ninh/);
    await page.locator('mark', { hasText: 'Ninh Bình' }).first().waitFor();
    await page.getByRole('button', { name: 'Xóa “xqzwv”' }).click();
    await page.getByRole('button', { name: 'Xóa “xqzwv”' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Xóa “ninh bình”' }).waitFor();
    await page.context().setOffline(true);
    await page.getByText('Mất mạng. Kết quả bên dưới').waitFor();
    await page.context().setOffline(false);
    await fan.leave();
  });

  it('is served with its results, so that it works without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.url}/tim-kiem`);
    await page.getByRole('searchbox').fill('ninh binh');
    await page.getByRole('button', { name: 'Tìm', exact: true }).click();
    await page.waitForURL(/q=ninh/);
    await page.getByRole('main').locator('mark', { hasText: 'Ninh Bình' }).first().waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await context.close();
    const long = await fetch(`${site.url}/tim-kiem?q=${'a'.repeat(10_000)}`);
    expect(long.status).toBeLessThan(500);
  });

  it('shows no score to readers who hide scores', async () => {
    const scores = async (cookie: string) => {
      const reply = await fetch(`${site.url}/tim-kiem?q=ninh+binh&loai=tran`, { headers: { cookie } });
      return (await reply.text()).match(/<b>\d+–\d+<\/b>/g)?.length ?? 0;
    };
    expect(await scores('')).toBeGreaterThan(0);
    expect(await scores('hideScores=1')).toBe(0);
  });

  it('finds a public post of a member, and never a private one', async () => {
    const { accessToken } = await members.register('kin.tieng', 'Kín Tiếng');
    const post = (content: string, visibility: number) =>
      members.post(POSTS, { content, visibility, uuid: crypto.randomUUID() }, accessToken);
    await post('khongaibietdau riêng mình tôi', 2);
    await post('aicungbietnhe cho mọi người', 1);
    const found = (q: string) => members.get<{ groups: unknown[] }>(`/other/api/search?q=${q}`);
    expect((await found('aicungbietnhe')).groups).toHaveLength(1);
    expect((await found('khongaibietdau')).groups).toEqual([]);
  });
});
