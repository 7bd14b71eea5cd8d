import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { LoginResponse } from '@khandai/contracts';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { connect, DESKTOP, seriousViolations } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { freshDataDir, runServer, type Site, startSite } from '../support/site.js';
import { EMPTY } from '../support/with-site.js';

const PASSWORD = 'mưa rơi trên khán đài';
const SESSION_KEY = 'khandai:session';
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true };

describe('a civil feed, with an author, a reader on a phone and a moderator', () => {
  let dataDir: string;
  let site: Site;
  let browser: Browser;

  async function post<T>(path: string, body: unknown, token?: string): Promise<T> {
    const answer = await fetch(site.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: T };
    if (code !== 0) throw new Error(`${path}: ${msg}`);
    return data;
  }
  const register = (username: string, nickname: string) =>
    post<LoginResponse>('/au/api/user/register', { username, password: PASSWORD, nickname });
  const login = (username: string) => post<LoginResponse>('/au/api/user/login', { username, password: PASSWORD });
  const write = (token: string, content: string, visibility: 1 | 2 = 1) =>
    post<{ id: number }>('/au/api/user/newsfeed-create', { content, visibility, uuid: randomUUID() }, token);

  async function arrive(username: string, options: BrowserContextOptions): Promise<Fan> {
    const { accessToken, refreshToken } = await login(username);
    const fan = await Fan.arrive(browser, site.url, options);
    const value = JSON.stringify({ token: accessToken, refreshToken, guestToken: null, guest: 0 });
    await fan.visitor.context.addInitScript(
      ([key, stored]) => {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, stored);
      },
      [SESSION_KEY, value] as const,
    );
    return fan;
  }

  // Only one process may open the embedded database: the operator stops the site, grants the role, and starts the site again.
  beforeAll(async () => {
    dataDir = await freshDataDir();
    site = await startSite({ ...EMPTY, DATA_DIR: dataDir });
    await register('minhrau', 'Minh Râu');
    await register('tac.gia', 'Tác Giả');
    await register('doc.gia', 'Độc Giả');
    await site.stop();
    expect(await runServer({ DATA_DIR: dataDir }, ['role', 'minhrau', 'moderator']).exited).toBe(0);
    [site, browser] = await Promise.all([startSite({ ...EMPTY, DATA_DIR: dataDir }), connect()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const card = (page: Page, text: string): Locator => page.getByRole('article').filter({ hasText: text });
  const choose = async (page: Page, text: string, action: string) => {
    await card(page, text).getByRole('button', { name: 'Tùy chọn của bài viết' }).click();
    await page.getByRole('dialog').getByRole('button', { name: action }).click();
  };

  it('a reader hides a post and takes it back, saves one, and reports one that a moderator removes; its author learns why', async () => {
    const { accessToken: token } = await login('tac.gia');
    await write(token, 'Bài chán');
    const saved = await write(token, 'Bài để dành');
    await write(token, 'Bài chửi bới');
    const secret = await write(token, 'Chỉ mình tôi', 2);

    const reader = await arrive('doc.gia', PHONE);
    const { page } = reader;
    await reader.open('/bang-tin');
    expect(await card(page, 'Chỉ mình tôi').count()).toBe(0);
    await choose(page, 'Bài chán', 'Không quan tâm');
    await card(page, 'Bài chán').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Hoàn tác' }).click();
    await card(page, 'Bài chán').waitFor();
    await choose(page, 'Bài chán', 'Không quan tâm');
    await card(page, 'Bài chán').waitFor({ state: 'detached' });
    await choose(page, 'Bài để dành', 'Lưu bài viết');
    await page.getByText('Đã lưu bài viết').waitFor();
    await choose(page, 'Bài chửi bới', 'Báo cáo bài viết');
    await page.getByText('Chửi bới, xúc phạm').click();
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Gửi báo cáo' }).click();
    await page.getByText('Đã gửi báo cáo').waitFor();
    await reader.reload();
    await card(page, 'Bài để dành').waitFor();
    expect(await card(page, 'Bài chán').count()).toBe(0);

    const desk = await arrive('minhrau', { viewport: DESKTOP });
    await desk.open('/kiem-duyet');
    await desk.page.getByRole('article', { name: 'Tin của Tác Giả' }).getByText('Bài viết bị báo').waitFor();
    expect(await seriousViolations(desk.page)).toEqual([]);
    await desk.page.getByRole('button', { name: 'Gỡ bài viết' }).click();
    await desk.page.getByText('Hàng chờ trống').waitFor();

    const author = await arrive('tac.gia', { viewport: DESKTOP });
    await author.open('/bang-tin?nType=1');
    const removed = author.page.getByRole('region', { name: 'Bài của bạn đã bị gỡ' });
    await removed.getByText('Lý do: Chửi bới, xúc phạm').waitFor();
    expect(await seriousViolations(author.page)).toEqual([]);
    await author.page.getByRole('link', { name: 'Bài đã lưu' }).click();
    await author.page.getByText('Chưa lưu bài nào').waitFor();

    await reader.open('/bang-tin/da-luu');
    await card(page, 'Bài để dành').waitFor();
    await post('/au/api/user/newsfeed-update', { id: saved.id, visibility: 2 }, token);
    await reader.reload();
    await page.getByText('1 bài đã lưu không còn hoặc bạn không xem được').waitFor();
    expect(await card(page, 'Bài để dành').count()).toBe(0);
    await page.getByRole('button', { name: 'Bỏ khỏi danh sách' }).click();
    await page.getByText('Chưa lưu bài nào').waitFor();
    expect(await seriousViolations(page)).toEqual([]);

    await reader.open(`/bang-tin?pId=${secret.id}`);
    await page.getByText('Bài viết không tồn tại hoặc đã bị ẩn').waitFor();
    const complaints = [...reader.complaints, ...desk.complaints, ...author.complaints];
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
    await Promise.all([reader.leave(), desk.leave(), author.leave()]);
  });
});
