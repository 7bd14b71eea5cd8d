import type { Browser, Page } from 'playwright-core';
import { DESKTOP } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { ownNetwork } from '../support/network.js';
import { type SharedSite } from '../support/shared-site.js';
import { until } from '../support/until.js';
import { NIGHT, withSite } from '../support/with-site.js';

const BOARD = '/ty-le-keo';
const PASSWORD = 'mưa rơi trên khán đài';
/** How much slower than this machine the browser runs its scripts: the parts of a page then take seconds to hydrate. */
const SLOWDOWN = 4;
const HOUR_MS = 3_600_000;
/** No endless animation moves in this time. */
const RESTS_MS = 2_000;

declare global {
  interface Window {
    /** Recorded by a script in the head of the page. */
    earlyInput?: { readonly hydrated: boolean };
  }
}

/** Number of endless animations on the page, and how many of them move within the time of rest. */
const endlessAnimations = (page: Page) =>
  page.evaluate((rest) => {
    const endless = document.getAnimations().flatMap(({ effect }) => {
      const { iterations, delay } = effect?.getTiming() ?? {};
      return iterations === Infinity ? [Number(delay)] : [];
    });
    return { all: endless.length, early: endless.filter((delay) => delay < rest).length };
  }, RESTS_MS);

/** What a user does while the parts of a page hydrate, before its stores start. */
describe('the first second of a page', () => {
  let site: SharedSite;
  let browser: Browser;

  withSite(NIGHT, (running) => {
    ({ site, browser } = running);
  });

  const arrive = () => Fan.arrive(browser, site.url, { viewport: DESKTOP });

  const slow = async ({ page }: Fan): Promise<void> => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  };

  /** Clicks an element in the first frame in which the page, but not all of its parts, is hydrated. */
  const clickAtOnce = (page: Page, selector: string) =>
    page.waitForFunction((wanted) => {
      const element = document.querySelector<HTMLElement>(wanted);
      if (!window.earlyInput?.hydrated || !element) return false;
      element.click();
      return true;
    }, selector);

  const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);

  it('[UI4] (stored) a theme chosen then applies, and survives a reload', async () => {
    const fan = await arrive();
    await slow(fan);
    await fan.page.goto(`${site.url}${BOARD}`, { waitUntil: 'commit' });
    await clickAtOnce(fan.page, 'button[aria-label^="Đổi giao diện"]');
    await fan.page.waitForFunction(() => document.documentElement.dataset['theme'] === 'light');
    await fan.reload();
    expect(await theme(fan.page)).toBe('light');
    await fan.page.getByRole('button', { name: 'Đổi giao diện, đang dùng: Giao diện sáng' }).waitFor();
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('[LS6] (needs a logged-in user) a member who books a match then has booked it and sees no login', async () => {
    const tomorrow = new Date(Date.now() + 31 * HOUR_MS).toISOString().slice(0, 10);
    await until(() => hasMatches(tomorrow), `match of ${tomorrow}`);
    const fan = await member('giay.dau');
    await slow(fan);
    await fan.page.goto(`${site.url}/lich-thi-dau?ngay=${tomorrow}`, { waitUntil: 'commit' });
    await clickAtOnce(fan.page, 'main button[aria-label^="Đặt lịch "]');
    await fan.page.locator('main button[aria-label^="Đã đặt lịch "][aria-pressed="true"]').first().waitFor();
    expect(await fan.page.getByRole('dialog').count()).toBe(0);
    await fan.reload();
    await fan.page.locator('main button[aria-label^="Đã đặt lịch "][aria-pressed="true"]').first().waitFor();
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('Back leaves no part of the page empty', async () => {
    const fan = await arrive();
    await fan.open('/');
    await fan.page.getByRole('navigation', { name: 'Chính' }).locator(`a[href="${BOARD}"]`).click();
    await fan.page.waitForURL(`**${BOARD}`);
    await fan.page.locator('[data-part="match"]').first().waitFor();
    await slow(fan);
    await fan.page.reload({ waitUntil: 'commit' });
    await fan.page.waitForFunction(() => {
      if (!window.earlyInput?.hydrated) return false;
      const seen = { footer: document.querySelector('footer')?.textContent ?? '', isWhole: true };
      new MutationObserver(() => {
        seen.isWhole &&= document.querySelector('footer')?.textContent === seen.footer;
        document.documentElement.dataset['whole'] = String(seen.isWhole);
      }).observe(document.body, { childList: true, subtree: true });
      history.back();
      return true;
    });
    await fan.page.waitForURL((url) => url.pathname === '/');
    await fan.page.getByRole('region', { name: 'Đang trực tiếp' }).waitFor();
    expect(await fan.page.evaluate(() => document.documentElement.dataset['whole'])).toBe('true');
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it.each([
    ['the home page', '/', 0],
    ['the board', BOARD, 0],
    ['a room whose stream opens', 'room', 1],
  ])('nothing moves by itself on %s while it loads', async (_name, path, moving) => {
    const fan = await Fan.arrive(browser, site.url, { viewport: DESKTOP, javaScriptEnabled: false });
    await fan.page.goto(site.url + (path === 'room' ? await liveRoom() : path));
    expect(await endlessAnimations(fan.page)).toEqual({ all: moving, early: 0 });
    await fan.leave();
  });

  async function liveRoom(): Promise<string> {
    const reply = await fetch(`${site.url}/al/api/live/live-total?mode=0`);
    const { data } = (await reply.json()) as { data: { list: { state: number; link: string }[] } };
    const found = data.list.find(({ state }) => state === 2);
    if (!found) throw new Error('no match is live');
    return `/truc-tiep/${found.link}`;
  }

  async function hasMatches(day: string): Promise<true | undefined> {
    const answer = await fetch(`${site.url}/al/api/schedule/liveSchedule?timezone=Asia/Ho_Chi_Minh&date=${day}`);
    const { data } = (await answer.json()) as { data: { states: { coming: number } } };
    return data.states.coming > 0 || undefined;
  }

  /** Somebody who is logged in. */
  async function member(username: string): Promise<Fan> {
    const answer = await fetch(`${site.url}/au/api/user/register`, {
      method: 'POST',
      headers: { ...ownNetwork(), 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: PASSWORD }),
    });
    expect(answer.status).toBe(200);
    const fan = await arrive();
    await fan.open('/?login=1');
    const dialog = fan.page.getByRole('dialog');
    await dialog.getByLabel('Tên đăng nhập').fill(username);
    await dialog.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
    await dialog.getByLabel('Mật khẩu', { exact: true }).press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    return fan;
  }
});
