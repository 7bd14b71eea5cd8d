import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { DESKTOP, seriousViolations } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { Members } from '../support/members.js';
import type { SharedSite } from '../support/shared-site.js';
import { NIGHT, withSite } from '../support/with-site.js';

const SMALL_PHONE = { width: 390, height: 664 } as const;
const LOUNGE = '/chatroom/khan-dai-chung?roomId=30';

describe('the chat rooms', () => {
  let site: SharedSite;
  let browser: Browser;
  let members: Members;

  withSite(NIGHT, (running) => {
    ({ site, browser } = running);
    members = new Members(running);
  });

  const arrive = (options: BrowserContextOptions = {}) =>
    Fan.arrive(browser, site.url, { viewport: DESKTOP, ...options });
  const onPhone = () => arrive({ viewport: SMALL_PHONE, isMobile: true, hasTouch: true });

  const list = (page: Page): Locator => page.getByRole('region', { name: 'Danh sách phòng' });
  const row = (page: Page, name: string): Locator =>
    list(page)
      .getByRole('listitem')
      .getByRole('link', { name: new RegExp(`^${name}`) });
  const lounge = (page: Page): Locator => row(page, 'Khán đài chung');
  const followButton = (page: Page): Locator =>
    page.getByRole('complementary', { name: 'Thông tin phòng' }).getByRole('button', { name: /heo dõi$/ });

  it('[SH6] (chat rooms) a guest reads and writes in the room that the address names, and another one sees it', async () => {
    const [one, other] = [await arrive(), await onPhone()];
    await one.open(LOUNGE);
    await other.open(LOUNGE);
    expect(await lounge(one.page).getAttribute('aria-current')).toBe('true');
    await one.say('Chào cả khán đài chung');
    await other.sees('Chào cả khán đài chung');
    await other.say('Chào bạn từ điện thoại');
    await one.sees('Chào bạn từ điện thoại');
    expect([await one.page.title(), one.complaints, other.complaints]).toEqual([
      'Khán đài chung · Phòng chat Khán Đài',
      [],
      [],
    ]);
    await one.leave();
    await other.leave();
  });

  it('[SH10] (chat tabs) [SH7] (phone) on a phone the tab leads to the list, a room fills the window, and back leads to the list', async () => {
    const fan = await onPhone();
    const { page } = fan;
    await fan.open('/');
    const bar = page.getByRole('navigation', { name: 'Thanh dưới' });
    await bar.getByRole('link', { name: /^Chat/ }).tap();
    await page.waitForURL('**/chatroom');
    await bar.locator('[aria-current="page"]', { hasText: /^Chat/ }).waitFor();
    await lounge(page).tap();
    await page.waitForURL('**/chatroom/khan-dai-chung?roomId=30');
    await fan.composer.waitFor();
    expect(await bar.count()).toBe(0);
    const bottom = await fan.composer.evaluate((field) => field.getBoundingClientRect().bottom);
    expect(SMALL_PHONE.height - bottom).toBeLessThan(32);
    await fan.composer.tap();
    await page.setViewportSize({ width: SMALL_PHONE.width, height: 380 });
    await page.waitForFunction(() => {
      const field = document.querySelector('[data-composer] textarea');
      return field !== null && field.getBoundingClientRect().bottom <= innerHeight;
    });
    await page.setViewportSize(SMALL_PHONE);
    await page.getByRole('link', { name: 'Về danh sách phòng' }).tap();
    await lounge(page).waitFor();
    await bar.getByRole('link', { name: 'Nhóm chat' }).tap();
    await page.waitForURL('**/chatroom?roomId=30');
    await fan.composer.waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([overflow, fan.complaints]).toEqual([0, []]);
    await fan.leave();
  });

  it.each(['987654321', 'abc'])(
    'a room that is not there (%s) says so with status 404, and leads on',
    async (roomId) => {
      const reply = await fetch(`${site.url}/chatroom?roomId=${roomId}`);
      const text = await reply.text();
      expect([reply.status, text.includes('Không tìm thấy phòng'), text.includes('noindex')]).toEqual([
        404,
        true,
        true,
      ]);
      const fan = await arrive();
      await fan.open(`/chatroom?roomId=${roomId}`);
      await fan.page.getByRole('link', { name: 'Vào Khán đài chung' }).click();
      await fan.composer.waitFor();
      await fan.leave();
    },
  );

  it('the keyboard alone finds a room, opens it and writes', async () => {
    const fan = await arrive();
    const { page } = fan;
    await fan.open('/chatroom');
    await page.getByRole('searchbox', { name: 'Tìm phòng' }).focus();
    await page.keyboard.type('khan dai chung');
    await row(page, '(?!Khán đài chung)').first().waitFor({ state: 'detached' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/chatroom/khan-dai-chung?roomId=30');
    await page.getByRole('link', { name: 'Đến ô nhập tin' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Viết bằng bàn phím');
    await page.keyboard.press('Enter');
    await fan.sees('Viết bằng bàn phím');
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('a message written offline waits, and is sent when the network is back', async () => {
    const [fan, reader] = [await onPhone(), await arrive()];
    await fan.open(LOUNGE);
    await reader.open(LOUNGE);
    await fan.composer.waitFor();
    await fan.visitor.context.setOffline(true);
    await fan.say('Viết khi mất mạng');
    await fan.sees('Viết khi mất mạng');
    await fan.visitor.context.setOffline(false);
    await reader.sees('Viết khi mất mạng');
    expect(await reader.count('Viết khi mất mạng')).toBe(1);
    await fan.leave();
    await reader.leave();
  });

  it('[CH6] (browser) [SH7] (unread) in a followed room that is not open messages count on two devices, and reading it on one clears both', async () => {
    const tokens = await members.register('theo.doi.phong', 'Theo Dõi Phòng');
    const [desktop, phone, writer] = [
      await members.arrive(tokens),
      await members.arrive(await members.login('theo.doi.phong'), {
        viewport: SMALL_PHONE,
        isMobile: true,
        hasTouch: true,
      }),
      await arrive(),
    ];
    await desktop.open(LOUNGE);
    await followButton(desktop.page).click();
    await list(desktop.page).getByRole('region', { name: 'Phòng bạn theo dõi' }).waitFor();
    // The desktop goes elsewhere, so that no device looks at the room.
    await desktop.open('/lich-thi-dau');
    await phone.open('/chatroom');
    await list(phone.page).getByRole('region', { name: 'Phòng bạn theo dõi' }).waitFor();
    await writer.open(LOUNGE);
    await writer.say('Có ai theo dõi phòng này không');
    await lounge(phone.page)
      .filter({ hasText: /[1-9]\d* tin chưa đọc/ })
      .waitFor();
    const bar = phone.page.getByRole('navigation', { name: 'Thanh dưới' });
    await bar.getByRole('link', { name: /[1-9]\d* tin mới/ }).waitFor();
    await desktop.open(LOUNGE);
    await desktop.sees('Có ai theo dõi phòng này không');
    await lounge(phone.page)
      .filter({ hasNotText: /tin chưa đọc/ })
      .waitFor();
    await bar.getByRole('link', { name: /^Chat$/ }).waitFor();
    await followButton(desktop.page).click();
    await list(phone.page).getByRole('region', { name: 'Phòng bạn theo dõi' }).waitFor({ state: 'detached' });
    for (const fan of [desktop, phone, writer]) {
      expect(fan.complaints).toEqual([]);
      await fan.leave();
    }
  });

  it.each(['light', 'dark'] as const)(
    'axe finds nothing serious on list, room and details, %s',
    async (colorScheme) => {
      const desktop = await arrive({ colorScheme });
      await desktop.open('/chatroom');
      await desktop.composer.waitFor();
      expect(await seriousViolations(desktop.page)).toEqual([]);
      await desktop.leave();
      const phone = await arrive({ viewport: SMALL_PHONE, isMobile: true, hasTouch: true, colorScheme });
      await phone.open('/chatroom');
      await lounge(phone.page).waitFor();
      expect(await seriousViolations(phone.page)).toEqual([]);
      await phone.open(LOUNGE);
      await phone.composer.waitFor();
      expect(await seriousViolations(phone.page)).toEqual([]);
      await phone.page.getByRole('button', { name: 'Việc với phòng này' }).tap();
      expect(await seriousViolations(phone.page)).toEqual([]);
      await phone.page.getByRole('button', { name: 'Thông tin phòng' }).tap();
      await phone.page.getByRole('dialog', { name: 'Thông tin phòng' }).waitFor();
      expect(await seriousViolations(phone.page)).toEqual([]);
      await phone.leave();
    },
  );
});
