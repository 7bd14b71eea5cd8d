import { rm } from 'node:fs/promises';
import type { Browser, Locator } from 'playwright-core';
import { DESKTOP, connect, PHONE, seriousViolations } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { EMPTY, NIGHT } from '../support/with-site.js';
import { freshDataDir, type Site, startSite } from '../support/site.js';
import { writeWhileStopped } from '../support/stopped-database.js';

const PASSWORD = 'mưa rơi trên khán đài';

describe('the pages of members', () => {
  let dataDir: string;
  let site: Site;
  let browser: Browser;

  async function post(path: string, body: object, token?: string): Promise<{ accessToken: string }> {
    const headers = {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${site.url}/au/api/user/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect([path, answer.status]).toEqual([path, 200]);
    return ((await answer.json()) as { data: { accessToken: string } }).data;
  }
  const register = (username: string, nickname: string) => post('register', { username, password: PASSWORD, nickname });
  const logIn = async (username: string) => (await post('login', { username, password: PASSWORD })).accessToken;

  // No call locks a member out: the operator writes it into the database, which only one process may open, while the site is stopped.
  beforeAll(async () => {
    dataDir = await freshDataDir();
    site = await startSite({ ...EMPTY, DATA_DIR: dataDir });
    await register('bi.khoa', 'Bị Khóa');
    await register('hong.trang', 'Hỏng Trang');
    await site.stop();
    await writeWhileStopped(
      dataDir,
      `UPDATE users SET locked = true WHERE username = 'bi.khoa';
       -- A time that cannot be shown: the profile fails until the member hides it.
       UPDATE users SET last_seen_at = 'infinity' WHERE username = 'hong.trang';`,
    );
    [site, browser] = await Promise.all([startSite({ ...NIGHT, DATA_DIR: dataDir }), connect()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const arrive = (viewport: typeof DESKTOP | typeof PHONE = DESKTOP) =>
    Fan.arrive(browser, site.url, { viewport, reducedMotion: 'reduce' });
  const heading = (fan: Fan, name: string): Locator =>
    fan.page.getByRole('main').getByRole('heading', { level: 1, name });

  async function keepsNobodyOut(fan: Fan): Promise<void> {
    for (const theme of ['light', 'dark']) {
      await fan.page.evaluate((chosen) => {
        document.documentElement.dataset['theme'] = chosen;
      }, theme);
      expect(await seriousViolations(fan.page)).toEqual([]);
    }
    expect(await fan.page.evaluate(() => document.documentElement.scrollWidth)).toBe(fan.page.viewportSize()?.width);
  }

  it.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const)(
    '[SH16] (check-user-exists, locked) the page of a locked member shows the name and no profile, on a %s',
    async (_name, viewport) => {
      const fan = await arrive(viewport);
      const answer = await fan.page.goto(`${site.url}/thanh-vien/bi.khoa`);
      expect(answer?.status()).toBe(200);
      await heading(fan, 'Tài khoản đã bị khóa').waitFor();
      await fan.page.getByText('Hồ sơ của bi.khoa không còn hiển thị.').waitFor();
      expect(await fan.page.content()).not.toContain('Bị Khóa');
      expect(await fan.page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex, follow');
      await keepsNobodyOut(fan);
      await fan.page.getByRole('main').getByRole('link', { name: 'Về trang chủ' }).click();
      await fan.page.waitForURL(`${site.url}/`);
      expect(fan.complaints).toEqual([]);
      await fan.leave();
    },
  );

  it('[SH16] (check-user-exists, failed) a server error is shown as such and not as 404, and a retry loads the page', async () => {
    const fan = await arrive(PHONE);
    await fan.open('/thanh-vien/hong.trang');
    const failed = heading(fan, 'Không tải được hồ sơ');
    await failed.waitFor({ state: 'attached' });
    await fan.page.getByText('Máy chủ đang bận hoặc kết nối trục trặc.').waitFor();
    await keepsNobodyOut(fan);
    const again = fan.page.getByRole('main').getByRole('button', { name: 'Thử lại' });
    const refused = fan.page.waitForResponse((response) => response.url().includes('.data'));
    await again.click();
    expect((await refused).status()).toBe(503);
    await again.and(fan.page.locator(':enabled')).waitFor();
    await failed.waitFor({ state: 'attached' });

    await post('update-info', { hideStatus: true }, await logIn('hong.trang'));
    await again.click();
    await heading(fan, 'Hỏng Trang').waitFor();
    expect(await fan.page.getByText('Không tải được hồ sơ').count()).toBe(0);
    expect(fan.complaints.filter((text) => !text.includes('503'))).toEqual([]);
    await fan.leave();
  });

  it('[AU1] (token, left over) [SH16] (check-same-user) a page reloaded before the login was saved is a guest’s, and so are the next ones', async () => {
    const fan = await arrive();
    const tokenCookie = async () => (await fan.visitor.context.cookies()).find(({ name }) => name === 'token');
    const guest = fan.page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' });
    const knownAsGuest = (call: string) => fan.page.waitForResponse((response) => response.url().endsWith(call));
    await fan.open('/');
    await guest.click();
    const form = fan.page.getByRole('dialog');
    await form.getByLabel('Tên đăng nhập').fill('hong.trang');
    await form.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
    // The browser receives the reply and its cookie; the page never reads the reply.
    const answered = new Promise<void>((resolve) => {
      void fan.page.route('**/user/login', async (route) => {
        await route.fetch();
        resolve();
      });
    });
    await form.getByLabel('Mật khẩu', { exact: true }).press('Enter');
    await answered;
    expect(await tokenCookie()).toBeDefined();
    const back = knownAsGuest('/user/guest-info');
    await fan.page.reload();
    await back;
    await guest.waitFor();
    expect(await tokenCookie()).toBeUndefined();
    await fan.page.goto(`${site.url}/thanh-vien/hong.trang`);
    await heading(fan, 'Hỏng Trang').waitFor();
    expect(new URL(fan.page.url()).pathname).toBe('/thanh-vien/hong.trang');

    await fan.page.unroute('**/user/login');
    await guest.click();
    await form.getByLabel('Tên đăng nhập').fill('hong.trang');
    await form.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
    await form.getByLabel('Mật khẩu', { exact: true }).press('Enter');
    await fan.page.waitForURL('**/bang-tin?nType=1');
    expect(await tokenCookie()).toBeDefined();

    // A browser that lost its local storage holds a guest, too.
    await fan.page.evaluate(() => {
      localStorage.clear();
    });
    const entered = knownAsGuest('/user/guest-login');
    await fan.page.goto(`${site.url}/`);
    await entered;
    await guest.waitFor();
    expect(await tokenCookie()).toBeUndefined();
    await fan.leave();
  });
});
