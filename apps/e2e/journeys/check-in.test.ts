import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { DESKTOP, PHONE, seriousViolations } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { Members, PASSWORD } from '../support/members.js';
import type { SharedSite } from '../support/shared-site.js';
import { EMPTY, withSite } from '../support/with-site.js';

const SMALL_PHONE = { width: 390, height: 664 } as const;

describe('the daily check-in, the book of points and the daily tasks', () => {
  let site: SharedSite;
  let browser: Browser;
  let members: Members;
  let fan: Fan;
  let page: Page;

  withSite(EMPTY, (running) => {
    ({ site, browser } = running);
  });

  beforeAll(async () => {
    members = new Members({ site, browser });
    ({ fan, page } = await members.newcomer('diem.danh', 'Điểm Danh', { viewport: SMALL_PHONE }));
  });
  afterAll(() => fan.leave());

  it('a guest reads what it is, and is asked to log in', async () => {
    const guest = await Fan.arrive(browser, site.url, { viewport: PHONE });
    await guest.open('/diem-danh');
    await guest.page.getByRole('heading', { name: 'Đăng nhập để điểm danh' }).waitFor();
    await guest.open('/nhiem-vu-hang-ngay');
    await guest.page.getByRole('heading', { name: 'Đăng nhập để làm nhiệm vụ' }).waitFor();
    await guest.page.getByText('Xem trực tiếp 30 phút').waitFor();
    await guest.open('/so-diem');
    await guest.page.getByRole('heading', { name: 'Đăng nhập để xem sổ điểm' }).waitFor();
    await guest.open('/gioi-thieu-ban-be');
    await guest.page.getByRole('heading', { name: 'Đăng nhập để có mã giới thiệu' }).waitFor();
    await guest.page.getByText('Bạn nhận 200 điểm').waitFor();
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  });

  it('[EN1] a member checks in once, and a second device and a reload show it done', async () => {
    const other = await members.arrive(await members.login('diem.danh'), { viewport: DESKTOP });
    await Promise.all([fan.open('/diem-danh'), other.open('/diem-danh')]);
    const act = { name: 'Điểm danh ngay · +10 điểm' } as const;
    await other.page.getByRole('button', act).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', act).click();
    await page.getByText('Đã điểm danh: +10 điểm').waitFor();
    await page.getByRole('heading', { name: 'Chuỗi 1 ngày' }).waitFor();
    // The other device still shows the button: pressing it earns nothing.
    await other.page.getByRole('button', act).click();
    await other.page.getByText('Hôm nay bạn đã điểm danh rồi').waitFor();
    await other.page.getByRole('heading', { name: 'Chuỗi 1 ngày' }).waitFor();
    expect(await seriousViolations(other.page)).toEqual([]);
    await fan.reload();
    await page.getByText('Đã điểm danh hôm nay', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /^Điểm danh ngay/ }).count()).toBe(0);
    expect([...fan.complaints, ...other.complaints]).toEqual([]);
    await other.leave();
  });

  it('[EN6] (balance page) the book names each cause with the balance after it, and filters by address', async () => {
    await fan.open('/so-diem');
    const rows = page.getByRole('row');
    await rows.filter({ hasText: 'Điểm danh ngày 1' }).waitFor();
    expect(await rows.count()).toBe(2);
    expect((await rows.nth(1).innerText()).replaceAll(/\s+/g, ' ')).toMatch(/Điểm danh ngày 1 .* \+10 10$/);
    await page.getByRole('link', { name: 'Ra', exact: true }).click();
    await page.getByText('Không có dòng nào thuộc mục này.').waitFor();
    expect(new URL(page.url()).search).toBe('?muc=ra');
    await page.goBack();
    await page.getByRole('link', { name: 'Điểm danh ngày 1' }).click();
    await page.getByRole('heading', { name: 'Chuỗi 1 ngày' }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(fan.complaints).toEqual([]);
  });

  it('[EN6] (boards page) a level shows what is missing to the next, and the boards keep the own rank and their address', async () => {
    await fan.open('/cap-do');
    await page.getByText('Còn 95 điểm kinh nghiệm nữa lên cấp 2').waitFor();
    expect(await page.getByRole('listitem').filter({ hasText: 'Cú Khán Đài' }).innerText()).toMatch(/chưa mở/);
    expect(await seriousViolations(page)).toEqual([]);
    await fan.open('/bang-xep-hang-fan');
    const board = page.getByRole('list', { name: 'Top fan: Tuần' });
    const mine = board.getByRole('listitem').filter({ hasText: 'Bạn' });
    await mine.waitFor();
    expect(await mine.innerText()).toMatch(/10$/);
    expect(await page.getByRole('region', { name: 'Hạng của bạn' }).count()).toBe(0);
    await page.getByRole('radio', { name: 'Top fan' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText('Chưa có ai trên bảng này').waitFor();
    await page.getByText('Chưa có hạng').waitFor();
    await page.getByRole('radio', { name: 'Tháng' }).check();
    await page.waitForURL('**/bang-xep-hang-fan?bang=qua&ky=thang');
    await page.getByText('Chưa có hạng').waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(fan.complaints).toEqual([]);
  });

  it('[EN2] (journey) progress shows by itself, rewards are claimed together, and a second device shows it', async () => {
    const tokens = await members.login('diem.danh');
    const other = await members.arrive(tokens, { viewport: { width: 1440, height: 900 } });
    await Promise.all([fan.open('/nhiem-vu-hang-ngay'), other.open('/nhiem-vu-hang-ngay')]);
    const taskOf = (of: Page, title: string) => of.getByRole('listitem').filter({ hasText: title });
    const first = 'Điểm danh hôm nay';
    await taskOf(page, first).getByRole('button', { name: 'Nhận thưởng: Điểm danh hôm nay, +5 điểm' }).waitFor();
    const bar = taskOf(page, 'Viết 3 bình luận').getByRole('progressbar', { name: 'Viết 3 bình luận' });
    expect(await bar.getAttribute('aria-valuetext')).toBe('0 trên 3');
    expect([await seriousViolations(page), await seriousViolations(other.page)]).toEqual([[], []]);

    const post = { content: 'Tối nay ai xem không?', uuid: randomUUID() };
    await members.post('/au/api/user/newsfeed-create', post, tokens.accessToken);
    await page.getByText('Xong nhiệm vụ: Đăng bài đầu tiên trong ngày').waitFor();
    await page.getByRole('button', { name: 'Nhận tất cả · +25' }).click();
    await page.getByText('Đã nhận +25 điểm').waitFor();
    for (const title of [first, 'Đăng bài đầu tiên trong ngày'])
      await taskOf(other.page, title).getByText('Đã nhận', { exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

    await fan.open('/so-diem?muc=nhiem-vu');
    await page.getByRole('link', { name: 'Nhiệm vụ: Điểm danh hôm nay' }).click();
    await page.getByRole('heading', { name: 'Nhiệm vụ hằng ngày', level: 1 }).waitFor();
    expect([...fan.complaints, ...other.complaints]).toEqual([]);
    await other.leave();
  });

  it('[EN5] (journey) a friend opens the link, registers with its code and checks in, and both are paid', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await fan.open('/gioi-thieu-ban-be');
    await page.getByRole('heading', { name: 'Bạn chưa mời ai' }).waitFor();
    await page.getByRole('img', { name: 'Mã QR của liên kết mời' }).waitFor();
    const code = await page.getByRole('status', { name: 'Mã giới thiệu' }).innerText();
    await page.getByRole('button', { name: 'Chép liên kết' }).click();
    await page.getByText('Đã chép liên kết mời').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/?pid=${code}`);
    expect(await seriousViolations(page)).toEqual([]);

    const friend = await Fan.arrive(browser, site.url, { viewport: DESKTOP });
    await friend.open(`/?pid=${code}`);
    // A later link does not replace the first one.
    await friend.open('/diem-danh?pid=2222222');
    await friend.page.getByRole('main').getByRole('button', { name: 'Đăng nhập' }).click();
    const form = friend.page.getByRole('dialog');
    await form.getByRole('button', { name: 'Đăng ký' }).click();
    await form.getByLabel('Tên đăng nhập').fill('ban.duoc.moi');
    await form.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
    await form.getByLabel('Biệt danh').fill('Bạn Được Mời');
    await form.getByLabel('Email').fill('ban.duoc.moi@khandai.example');
    expect(await form.getByLabel('Mã mời').inputValue()).toBe(code);
    await form.getByRole('button', { name: 'Đăng ký' }).click();
    await friend.page.getByRole('button', { name: 'Điểm danh ngay · +10 điểm' }).waitFor();

    await fan.reload();
    const row = page.getByRole('row', { name: /@ba\*\*\*oi/ });
    await row.getByText('Đã đăng ký').waitFor();
    await friend.page.getByRole('button', { name: 'Điểm danh ngay · +10 điểm' }).click();
    await friend.page.getByText('Đã điểm danh: +10 điểm').waitFor();
    await fan.reload();
    await row.getByText('Hoàn tất').waitFor();
    expect((await row.innerText()).replaceAll(/\s+/g, ' ')).toBe('@ba***oi Hoàn tất 1/1 +200');
    await page.getByText('1 đăng ký · 1 hoàn tất · +200 điểm').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('complementary').getByRole('link', { name: 'Giới thiệu bạn bè' }).first().waitFor();
    await friend.open('/so-diem');
    await friend.page.getByRole('row').filter({ hasText: 'Giới thiệu bạn bè' }).filter({ hasText: '+50' }).waitFor();
    expect([...fan.complaints, ...friend.complaints]).toEqual([]);
    await friend.leave();
  });
});
