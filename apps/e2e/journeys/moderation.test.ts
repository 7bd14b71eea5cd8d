import { rm } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { connect, DESKTOP, seriousViolations } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { Members } from '../support/members.js';
import { freshDataDir, runServer, type Site, startSite } from '../support/site.js';
import { EMPTY } from '../support/with-site.js';

const ON_PHONE = { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true } as const;
const LOUNGE = '/chatroom?roomId=30';

describe('keeping a room in order, with a guest, a member on two devices and a moderator', () => {
  let dataDir: string;
  let site: Site;
  let browser: Browser;
  let members: Members;
  let [guest, phone, tablet, desk] = [] as unknown as [Fan, Fan, Fan, Fan];

  /** A browser in the lounge, logged in with a session of its own. */
  async function arrive(username: string | undefined, options: BrowserContextOptions): Promise<Fan> {
    const fan =
      username === undefined
        ? await Fan.arrive(browser, site.url, options)
        : await members.arrive(await members.login(username), options);
    await fan.open(LOUNGE);
    await fan.composer.waitFor();
    return fan;
  }

  // Only one process may open the embedded database: the operator stops the site, grants the role, and starts the site again.
  beforeAll(async () => {
    dataDir = await freshDataDir();
    [site, browser] = await Promise.all([startSite({ ...EMPTY, DATA_DIR: dataDir }), connect()]);
    members = new Members({ site, browser });
    await members.register('minhrau', 'Minh Râu');
    await members.register('lovanpet', 'Lò Văn Pết');
    await site.stop();
    expect(await runServer({ DATA_DIR: dataDir }, ['role', 'minhrau', 'moderator']).exited).toBe(0);
    site = await startSite({ ...EMPTY, DATA_DIR: dataDir });
    members = new Members({ site, browser });
    [guest, phone, tablet, desk] = await Promise.all([
      arrive(undefined, { viewport: DESKTOP }),
      arrive('lovanpet', ON_PHONE),
      arrive('lovanpet', { viewport: DESKTOP }),
      arrive('minhrau', { viewport: DESKTOP }),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const dialog = (page: Page): Locator => page.getByRole('dialog');
  const press = (page: Page, name: string | RegExp): Promise<void> =>
    dialog(page).getByRole('button', { name }).click();
  const line = (fan: Fan, text: string): Locator => fan.log.getByRole('listitem').filter({ hasText: text });

  /** Opens what can be done with a message: with the mouse, or with a finger. */
  async function openSheet(fan: Fan, text: string): Promise<void> {
    const message = line(fan, text);
    if (fan === phone) await message.getByText(text, { exact: true }).tap();
    else await message.hover();
    await message.getByRole('button', { name: /^Thêm:/ }).click();
    await dialog(fan.page).waitFor();
  }

  const notice = (fan: Fan, text: RegExp): Locator => fan.page.getByRole('status').filter({ hasText: text });

  it('a message that is taken back leaves every screen, and comes back when the moderator undoes it', async () => {
    const text = 'Mua kèo vip inbox mình';
    await phone.say(text);
    await Promise.all([guest.sees(text), desk.sees(text)]);
    await openSheet(desk, text);
    expect(await seriousViolations(desk.page)).toEqual([]);
    await press(desk.page, /^Gỡ tin này/);
    await Promise.all([guest, phone, tablet].map((fan) => fan.sees('Tin nhắn đã bị gỡ')));
    await Promise.all([guest, phone, tablet, desk].map((fan) => fan.seesNoMore(text)));
    await desk.page.getByRole('button', { name: 'Hoàn tác' }).click();
    await Promise.all([guest, phone, tablet, desk].map((fan) => fan.sees(text)));
  });

  it('a member recalls their own message on the phone, for everyone', async () => {
    await phone.say('Nhầm phòng rồi');
    await guest.sees('Nhầm phòng rồi');
    await openSheet(phone, 'Nhầm phòng rồi');
    expect(
      await dialog(phone.page)
        .getByRole('button', { name: /^(Gỡ|Cấm)/ })
        .count(),
    ).toBe(0);
    await press(phone.page, /^Thu hồi tin này/);
    await Promise.all([guest, phone, tablet].map((fan) => fan.sees('Tin nhắn đã được thu hồi')));
  });

  it('[CH13] (on screen) a time-out reaches both open devices of the member; what they wrote stays, and goes out afterwards', async () => {
    await phone.composer.fill('Vẫn còn đây');
    await openSheet(desk, 'Mua kèo vip inbox mình');
    await press(desk.page, /^Cấm chat/);
    await dialog(desk.page).getByRole('radio', { name: 'Quảng cáo, liên kết lạ' }).check({ force: true });
    await dialog(desk.page).getByRole('radio', { name: '10 giây' }).check({ force: true });
    await press(desk.page, 'Cấm 10 giây');
    const onTablet = notice(tablet, /Bạn bị tạm dừng chat.*quảng cáo/).waitFor();
    await notice(phone, /Bạn bị tạm dừng chat.*quảng cáo/).waitFor();
    await phone.composer.press('Enter');
    await onTablet;
    // The server may be the one to refuse it; then the text comes back a moment later.
    await phone.page.waitForFunction(
      (text) => [...document.querySelectorAll('textarea')].some(({ value }) => value === text),
      'Vẫn còn đây',
    );
    await notice(phone, /Bạn bị tạm dừng chat/).waitFor({ state: 'detached' });
    await phone.composer.press('Enter');
    await guest.sees('Vẫn còn đây');
  });

  it('slow mode counts down to the next message, and not for the moderator', async () => {
    await desk.page.getByRole('button', { name: 'Điều hành phòng' }).click();
    await dialog(desk.page).getByRole('radio', { name: '5 giây' }).click({ force: true });
    await notice(tablet, /Chế độ chậm: 5 giây một tin/).waitFor();
    expect(await seriousViolations(desk.page)).toEqual([]);
    await press(desk.page, /^Đóng$/);
    await tablet.say('Tin thứ nhất');
    await notice(tablet, /gửi tiếp sau \d+ giây/).waitFor();
    await desk.say('Quản trị một');
    await desk.say('Quản trị hai');
    await Promise.all(['Tin thứ nhất', 'Quản trị một', 'Quản trị hai'].map((text) => guest.sees(text)));
    await notice(tablet, /gửi tiếp sau/).waitFor({ state: 'detached' });
    await tablet.say('Tin thứ hai');
    await guest.sees('Tin thứ hai');
  });

  it('a poll: the room votes among its messages; shares are hidden until one has voted, and shown to all once it is closed', async () => {
    await desk.page.getByRole('button', { name: 'Điều hành phòng' }).click();
    const sheet = dialog(desk.page);
    await sheet.getByRole('radio', { name: 'Tắt' }).click({ force: true });
    await sheet.getByLabel('Câu hỏi').fill('Tỷ số cuối trận?');
    await sheet.getByLabel('Lựa chọn 1').fill('2–1');
    await sheet.getByLabel('Lựa chọn 2').fill('2–2');
    await press(desk.page, 'Mở bình chọn');
    const card = ({ log }: Fan): Locator => log.getByRole('group', { name: 'Tỷ số cuối trận?' });
    await notice(guest, /Bình chọn: Tỷ số cuối trận\?/).waitFor({ state: 'attached' });
    await phone.page.getByRole('button', { name: 'Chọn', exact: true }).tap();
    await card(phone).getByRole('button', { name: '2–1' }).waitFor();
    expect(await card(phone).getByText('%').count()).toBe(0);
    await card(phone).getByRole('button', { name: '2–1' }).tap();
    await card(phone)
      .getByRole('button', { name: /2–1.*100%/ })
      .waitFor();
    expect(await seriousViolations(phone.page)).toEqual([]);
    await card(desk)
      .getByText(/^1 lượt/)
      .waitFor();
    expect(await card(guest).getByText('%').count()).toBe(0);
    await desk.page.getByRole('button', { name: 'Điều hành phòng' }).click();
    await press(desk.page, 'Đóng bình chọn đang mở');
    await press(desk.page, /^Đóng$/);
    await card(guest)
      .getByRole('button', { name: /2–1.*100%/ })
      .waitFor();
  });

  async function turn(mode: string, on: boolean): Promise<void> {
    const modes = (checked: boolean) =>
      dialog(desk.page).getByRole('switch', { name: new RegExp(`^${mode}`), checked });
    await modes(!on).click({ force: true });
    await modes(on).waitFor({ state: 'attached' });
  }
  const openControls = (): Promise<void> => desk.page.getByRole('button', { name: 'Điều hành phòng' }).click();

  it('each restriction of the room refuses in words and keeps what was written, until it is switched off', async () => {
    await openControls();
    const during = async (mode: string, fan: Fan, words: RegExp, work: () => Promise<void>): Promise<void> => {
      await turn(mode, true);
      await notice(fan, words).waitFor();
      await work();
      await turn(mode, false);
      await notice(fan, words).waitFor({ state: 'detached' });
    };
    for (const [mode, words] of [
      ['Chỉ người theo dõi', /Chỉ người theo dõi phòng được nhắn/],
      ['Tạm dừng phòng', /Phòng đang tạm đóng/],
    ] as const)
      await during(mode, phone, words, async () => {
        await phone.composer.fill('Chờ phòng mở lại');
        await phone.composer.press('Enter');
        expect(await phone.composer.inputValue()).toBe('Chờ phòng mở lại');
      });
    await phone.composer.press('Enter');
    await guest.sees('Chờ phòng mở lại');
    await during('Chỉ thành viên', guest, /Chỉ thành viên được nhắn/, () => Promise.resolve());
    // The server alone knows how old an account is: the message stays with its reason, and can be sent again.
    for (const [mode, words, text] of [
      ['Chỉ biểu tượng cảm xúc', /chỉ nhận biểu tượng cảm xúc/, 'Chữ thường thôi'],
      ['Khóa khẩn cấp', /tài khoản (mới lập )?dưới một ngày/, 'Tài khoản mới đây'],
    ] as const) {
      await during(mode, phone, words, async () => {
        await phone.say(text);
        await line(phone, text).getByText(words).waitFor();
      });
      await line(phone, text).getByRole('button', { name: 'Gửi lại' }).tap();
      await guest.sees(text);
    }
    await turn('Giữ tin ngờ vực', true);
    await press(desk.page, /^Đóng$/);
  });

  const item = (): Locator => desk.page.getByRole('article');
  const row = (text: string): Locator =>
    desk.page.getByRole('list', { name: 'Chờ' }).getByRole('button').filter({ hasText: text });

  it('a report and held messages wait on the page of moderation: with their context, decided by key, and undone', async () => {
    await guest.say('Tin đáng ngờ của khách');
    await openSheet(phone, 'Tin đáng ngờ của khách');
    await press(phone.page, /^Báo cáo tin này/);
    await dialog(phone.page).getByRole('radio', { name: 'Làm phiền, lặp tin' }).check({ force: true });
    await press(phone.page, 'Gửi báo cáo');
    await phone.page.getByText('Đã gửi báo cáo').waitFor();
    for (const text of ['may thang cac nay', 'may thang cac kia']) {
      await phone.say(text);
      await phone.log.getByRole('listitem').filter({ hasText: text }).getByText('Chờ duyệt').waitFor();
    }
    await desk.open('/kiem-duyet');
    await row('Tin đáng ngờ của khách').click();
    await item().getByText('1 × làm phiền, lặp tin').waitFor();
    const context = item().getByRole('list', { name: 'Các tin xung quanh' });
    await context.getByText('Tin đáng ngờ của khách').waitFor();
    expect(await context.getByRole('listitem').count()).toBeGreaterThan(1);
    expect(await seriousViolations(desk.page)).toEqual([]);
    await item().getByRole('button', { name: 'Gỡ tin' }).click();
    await guest.sees('Tin nhắn đã bị gỡ');
    // The focus has gone on to the next row, so keys work.
    await item().getByText('Tin bị giữ').waitFor();
    await desk.page.keyboard.press('a');
    await guest.sees('may thang cac nay');
    await desk.page.keyboard.press('x');
    await desk.page.getByText('Đã từ chối tin').waitFor();
    await desk.page.keyboard.press('u');
    await row('may thang cac kia').waitFor();
    await desk.page.keyboard.press('j');
    await desk.page.keyboard.press('x');
    await desk.page.getByText('Hàng chờ trống').waitFor();
    expect(await guest.count('may thang cac kia')).toBe(0);
  });

  it('a banned member asks to be unbanned, and writes again once a moderator agrees', async () => {
    await desk.open(LOUNGE);
    await openSheet(desk, 'Chờ phòng mở lại');
    await press(desk.page, /^Cấm chat/);
    await press(desk.page, 'Cấm 10 phút');
    await notice(phone, /Bạn bị tạm dừng chat/).waitFor();
    await phone.page.getByRole('button', { name: 'Xin xét lại' }).tap();
    await dialog(phone.page).getByRole('textbox').fill('Em xin lỗi cả phòng');
    await press(phone.page, 'Gửi');
    await desk.open('/kiem-duyet');
    await row('Em xin lỗi cả phòng').click();
    await item().getByText('Từng bị cấm').waitFor();
    await item().getByRole('button', { name: 'Bỏ lệnh cấm' }).click();
    await notice(phone, /Bạn bị tạm dừng chat/).waitFor({ state: 'detached' });
    await phone.say('Cảm ơn quản trị');
    await guest.sees('Cảm ơn quản trị');
    await desk.page.getByRole('tab', { name: 'Sổ quản trị' }).click();
    await desk.page.getByText(/cấm chat · Lò Văn Pết · 10 giây · quảng cáo, liên kết lạ/).waitFor();
    await phone.open('/kiem-duyet');
    await phone.page.getByRole('heading', { name: 'Không tìm thấy trang' }).waitFor();
    expect([guest, phone, tablet, desk].flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
