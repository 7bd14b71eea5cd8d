import type { UserInfo } from '@khandai/contracts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { DESKTOP, seriousViolations } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { Members, PASSWORD } from '../support/members.js';
import type { SharedSite } from '../support/shared-site.js';
import { EMPTY, withSite } from '../support/with-site.js';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true };
const REQUESTS = '/bang-tin?nType=3&fFilter=20';
const FRIENDS = '/bang-tin?nType=3&fFilter=10';

describe('friends', () => {
  let site: SharedSite;
  let browser: Browser;
  let members: Members;
  withSite(EMPTY, (running) => {
    ({ site, browser } = running);
    members = new Members(running);
  });

  /** A new member, with their id. */
  async function register(username: string, nickname: string) {
    const tokens = await members.register(username, nickname);
    const { userId } = await members.get<UserInfo>('/au/api/user/info', tokens.accessToken);
    return { ...tokens, username, userId };
  }

  const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
  const person = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  async function looksGood({ page }: Fan): Promise<void> {
    expect(await seriousViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  }

  it('[NF4] (journey) a request arrives, is accepted, and both lists have it until it ends', async () => {
    const an = await register('an.ban', 'An Bạn');
    const binh = await register('binh.ban', 'Bình Bạn');
    const [wide, phone] = [await members.arrive(an), await members.arrive(binh, PHONE)];

    await phone.open(FRIENDS);
    await phone.page.getByText('Bạn chưa kết bạn với ai').waitFor();
    const inBar = phone.page.locator('nav a[href="/bang-tin?nType=3"][aria-current="page"]', { hasText: 'Bạn bè' });
    await inBar.waitFor();
    await phone.open('/bang-tin');
    await inBar.waitFor({ state: 'detached' });
    await wide.open('/thanh-vien/binh.ban');
    await button(wide.page, 'Kết bạn với Bình Bạn').click();
    await button(wide.page, 'Rút lời mời kết bạn đã gửi Bình Bạn').waitFor();
    await looksGood(wide);

    await phone.page.getByRole('banner').getByRole('link', { name: 'Thông báo, 1 chưa đọc' }).click();
    await phone.page.getByRole('link', { name: /An Bạn gửi lời mời kết bạn/ }).click();
    await phone.page.waitForURL(`**${REQUESTS}`);
    await button(phone.page, 'Chấp nhận lời mời kết bạn của An Bạn').waitFor();
    await looksGood(phone);
    await button(phone.page, 'Chấp nhận lời mời kết bạn của An Bạn').click();
    await phone.page.getByText('Bạn và An Bạn đã là bạn bè').waitFor();

    await phone.open(FRIENDS);
    await person(phone.page, 'An Bạn').waitFor();
    await wide.open(FRIENDS);
    await person(wide.page, 'Bình Bạn').waitFor();
    const search = wide.page.getByRole('searchbox', { name: /Tìm theo tên/ });
    await search.fill('hoa');
    await wide.page.getByText('Không có ai tên “hoa”').waitFor();
    await search.fill('binh b');
    await person(wide.page, 'Bình Bạn').click();
    await wide.page.waitForURL('**/thanh-vien/binh.ban');

    await button(wide.page, /^Bạn bè với Bình Bạn/).click();
    await wide.page.getByRole('dialog').getByRole('button', { name: 'Hủy kết bạn' }).click();
    await wide.page.getByText('Đã hủy kết bạn với Bình Bạn').waitFor();
    await button(wide.page, 'Kết bạn với Bình Bạn').waitFor();
    await phone.reload();
    await phone.page.getByText('Bạn chưa kết bạn với ai').waitFor();

    await phone.open('/thanh-vien/an.ban');
    await button(phone.page, 'Chặn').click();
    await phone.page.getByText('Đã chặn An Bạn').waitFor();
    await button(phone.page, 'Theo dõi An Bạn').waitFor({ state: 'detached' });
    await looksGood(phone);
    await button(wide.page, 'Kết bạn với Bình Bạn').click();
    await button(wide.page, 'Rút lời mời kết bạn đã gửi Bình Bạn').waitFor();
    await phone.open(REQUESTS);
    await phone.page.getByText('Không có lời mời nào').waitFor();
    expect([...wide.complaints, ...phone.complaints]).toEqual([]);
    await Promise.all([wide.leave(), phone.leave()]);
  });

  it('[NF4] (follow journey) a guest who follows a member logs in first, and then follows them', async () => {
    const chi = await register('chi.ban', 'Chi Bạn');
    const dung = await register('dung.ban', 'Dũng Bạn');
    const guest = await Fan.arrive(browser, site.url, { viewport: DESKTOP });
    await guest.open('/thanh-vien/chi.ban');
    await button(guest.page, 'Theo dõi Chi Bạn').click();
    const dialog = guest.page.getByRole('dialog');
    await dialog.getByLabel('Tên đăng nhập').fill(dung.username);
    await dialog.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    // The toast comes with the server's answer, the button before it.
    await guest.page.getByRole('status').getByText('Đang theo dõi Chi Bạn').waitFor();
    await button(guest.page, 'Đang theo dõi Chi Bạn. Bỏ theo dõi').waitFor();
    const counts = await members.get<{ followers: number }>(`/au/api/user/friend/count?userId=${chi.userId}`);
    expect(counts.followers).toBe(1);
    await guest.open('/bang-tin?nType=3&fFilter=40');
    await person(guest.page, 'Chi Bạn').waitFor();
    await looksGood(guest);
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  });
});
