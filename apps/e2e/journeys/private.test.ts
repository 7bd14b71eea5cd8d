import { rm } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { connect, seriousViolations } from '../support/chromium.js';
import type { Fan } from '../support/fan.js';
import { Members } from '../support/members.js';
import { freshDataDir, runServer, type Site, startSite } from '../support/site.js';
import { EMPTY, NIGHT } from '../support/with-site.js';

const SMALL_PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 664 },
  isMobile: true,
  hasTouch: true,
};
const PEOPLE = { 'an.rieng': 'An Riêng', 'binh.rieng': 'Bình Riêng', 'gac.cong.vip': 'Gác Cổng' } as const;
type Username = keyof typeof PEOPLE;

describe('private conversations and VIP rooms', () => {
  let dataDir: string;
  let site: Site;
  let browser: Browser;
  let members: Members;

  // Only one process may open the embedded database, so the role is granted while the site is down.
  beforeAll(async () => {
    dataDir = await freshDataDir();
    [site, browser] = await Promise.all([startSite({ ...EMPTY, DATA_DIR: dataDir }), connect()]);
    members = new Members({ site, browser });
    for (const [username, nickname] of Object.entries(PEOPLE)) await members.register(username, nickname);
    await site.stop();
    expect(await runServer({ DATA_DIR: dataDir }, ['role', 'gac.cong.vip', 'moderator']).exited).toBe(0);
    site = await startSite({ ...NIGHT, DATA_DIR: dataDir });
    members = new Members({ site, browser });
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** A browser that is logged in as this member. */
  const device = async (username: Username, options?: BrowserContextOptions): Promise<Fan> =>
    members.arrive(await members.login(username), options);

  const rooms = (page: Page): Locator => page.getByRole('region', { name: 'Danh sách phòng' });
  const row = (page: Page, name: string): Locator => rooms(page).getByRole('link', { name: new RegExp(`^${name}`) });
  const details = (page: Page): Locator => page.getByRole('complementary', { name: 'Thông tin cuộc trò chuyện' });

  async function leave(...fans: Fan[]): Promise<void> {
    for (const fan of fans) {
      // The server answers the address of a private conversation like one of no room.
      expect(fan.complaints.filter((text) => !text.includes('404'))).toEqual([]);
      await fan.leave();
    }
  }

  it('[CH11] (journey part) [CH9] (private unread, journey part) two members talk, the unread count agrees on two devices, and one blocks the other', async () => {
    const an = await device('an.rieng');
    const [binh, phone] = [await device('binh.rieng'), await device('binh.rieng', SMALL_PHONE)];
    await binh.open('/chatroom');
    await phone.open('/chatroom');
    await an.open('/thanh-vien/binh.rieng');
    await an.page.getByRole('button', { name: 'Nhắn tin' }).click();
    await an.page.waitForURL(/\/chatroom\?roomId=\d+/);
    await an.say('Chào Bình, mai ra sân không');
    await an.sees('Chào Bình, mai ra sân không');

    for (const one of [binh, phone])
      await row(one.page, 'An Riêng')
        .filter({ hasText: /1 tin chưa đọc/ })
        .waitFor();
    await row(binh.page, 'An Riêng').click();
    await binh.sees('Chào Bình, mai ra sân không');
    await row(phone.page, 'An Riêng')
      .filter({ hasNotText: /tin chưa đọc/ })
      .waitFor();
    await binh.say('Có chứ, hẹn ở cổng B');
    await an.sees('Có chứ, hẹn ở cổng B');
    await an.reload();
    await an.sees('Có chứ, hẹn ở cổng B');
    expect(await seriousViolations(an.page)).toEqual([]);

    await details(binh.page).getByRole('button', { name: 'Chặn', exact: true }).click();
    await binh.page.getByText('Bạn đang chặn An Riêng').waitFor();
    await an.say('Bạn ơi');
    await an.log
      .getByText('Bạn không nhắn riêng được')
      .or(an.log.getByRole('button', { name: 'Gửi lại' }))
      .first()
      .waitFor();
    expect(await binh.count('Bạn ơi')).toBe(0);
    await binh.open('/tai-khoan');
    const blocked = binh.page.getByRole('main').getByText('An Riêng', { exact: true });
    await blocked.waitFor();
    await binh.page.getByRole('button', { name: 'Bỏ chặn' }).click();
    await an.log.getByRole('button', { name: 'Gửi lại' }).click();
    await row(phone.page, 'An Riêng')
      .filter({ hasText: /Bạn ơi/ })
      .waitFor();
    await leave(an, binh, phone);
  });

  it('[CH12] (journey part) a member asks to join a VIP room, a moderator approves, and the door opens on the open page', async () => {
    const [fan, moderator] = [await device('an.rieng', SMALL_PHONE), await device('gac.cong.vip')];
    const name = 'Phòng VIP nhận định';
    await fan.open('/chatroom');
    await row(fan.page, name).tap();
    await fan.page.getByRole('button', { name: 'Yêu cầu tham gia' }).tap();
    await fan.page.getByText('Đang chờ duyệt').waitFor();
    expect(await seriousViolations(fan.page)).toEqual([]);
    await moderator.open('/chatroom');
    await row(moderator.page, name).click();
    await moderator.page
      .getByRole('complementary', { name: 'Thông tin phòng' })
      .getByRole('button', { name: 'Duyệt An Riêng' })
      .click();
    await fan.composer.waitFor();
    await moderator.say('Chào mừng An vào phòng');
    await fan.sees('Chào mừng An vào phòng');
    expect(await seriousViolations(moderator.page)).toEqual([]);
    await leave(fan, moderator);
  });
});
