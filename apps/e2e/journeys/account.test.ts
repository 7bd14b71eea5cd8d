import { json } from 'node:stream/consumers';
import type { Browser, Locator, Page } from 'playwright-core';
import { DESKTOP, PHONE, seriousViolations } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { Inbox } from '../support/inbox.js';
import { NIGHT, withSite } from '../support/with-site.js';
import type { SharedSite } from '../support/shared-site.js';

const PASSWORD = 'mưa rơi trên khán đài';
const NEW_PASSWORD = 'nắng lên ở Thiên Trường';
const ACCOUNT = '/tai-khoan';

describe('accounts on the running site', () => {
  let inbox: Inbox;
  let site: SharedSite;
  let browser: Browser;

  withSite(NIGHT, (running) => {
    ({ site, browser } = running);
    inbox = new Inbox(site.dataDir);
  });

  const arrive = (options: Parameters<typeof Fan.arrive>[2] = {}) =>
    Fan.arrive(browser, site.url, { viewport: DESKTOP, ...options });
  const dialog = (page: Page): Locator => page.getByRole('dialog');
  const main = (page: Page): Locator => page.getByRole('main');
  const heading = (page: Page, name: string): Locator => main(page).getByRole('heading', { name });

  /** Expects an error message, and its field marked as invalid and focused. */
  async function refusedAt(form: Locator, label: string, text: string | RegExp): Promise<void> {
    await form.getByText(text).first().waitFor();
    const field = form.getByLabel(label, { exact: true });
    await field.and(form.page().locator('[aria-invalid="true"]:focus')).waitFor();
  }

  /** Waits until the secret of a mail's link is gone from the address. */
  const withoutSecret = (page: Page) => page.waitForURL(({ hash }) => hash === '');

  async function fillRegistration(form: Locator, username: string, name: string): Promise<void> {
    await form.getByLabel('Biệt danh').waitFor();
    await form.getByLabel('Tên đăng nhập').fill(username);
    await form.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
    await form.getByLabel('Biệt danh').fill(name);
    await form.getByLabel('Email').fill(`${username}@khandai.test`);
  }

  /** Registers on the account page. */
  async function register(fan: Fan, username: string, name: string): Promise<void> {
    await fan.open(ACCOUNT);
    await main(fan.page).getByRole('button', { name: 'Đăng ký' }).click();
    const form = dialog(fan.page);
    await fillRegistration(form, username, name);
    await form.getByLabel('Email').press('Enter');
    await heading(fan.page, name).waitFor();
  }

  async function logIn(fan: Fan, username: string, password: string): Promise<void> {
    await fan.open(ACCOUNT);
    await main(fan.page).getByRole('button', { name: 'Đăng nhập' }).click();
    const form = dialog(fan.page);
    await form.getByLabel('Tên đăng nhập').fill(username);
    await form.getByLabel('Mật khẩu', { exact: true }).fill(password);
    await form.getByLabel('Mật khẩu', { exact: true }).press('Enter');
  }

  it('[SH3] (tai-khoan) the server sends a skeleton without personal data, and noindex', async () => {
    const html = await (await fetch(site.url + ACCOUNT)).text();
    expect(html).toContain('aria-label="Đang tải tài khoản"');
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html).not.toContain('Đăng nhập để mở tài khoản');
  });

  it('[AC1] (sessions) [AU10] (send-email, forgot-password) a user registers, verifies by e-mail, logs in twice, ends one session, resets the password and logs in again', async () => {
    const desk = await arrive();
    await Promise.all([
      desk.page.getByText('Thư xác minh đang tới hongnhung@khandai.test').waitFor(),
      register(desk, 'hongnhung', 'Nguyễn Thị Hồng Nhung'),
    ]);
    await main(desk.page).getByText('Chưa xác minh', { exact: true }).waitFor();

    const verify = await inbox.link('hongnhung@khandai.test', /http\S+#xac-minh-email=[\w-]+/);
    await desk.page.goto(verify);
    await heading(desk.page, 'Email đã được xác minh').waitFor();
    await main(desk.page).getByText('Đã xác minh').waitFor();
    await withoutSecret(desk.page);

    const phone = await arrive({ viewport: PHONE, reducedMotion: 'reduce' });
    await logIn(phone, 'HongNhung', PASSWORD);
    await heading(phone.page, 'Nguyễn Thị Hồng Nhung').waitFor();

    await desk.page.reload();
    const devices = main(desk.page).getByRole('region', { name: 'Thiết bị đang đăng nhập' });
    await devices.getByText('Thiết bị này').waitFor();
    await devices.getByRole('button', { name: /^Đăng xuất (?!mọi)/ }).click();
    await devices.getByText('Bạn chỉ đăng nhập trên thiết bị này.').waitFor();

    await phone.page.reload();
    await heading(phone.page, 'Đăng nhập để mở tài khoản').waitFor();

    await main(phone.page).getByRole('button', { name: 'Đăng nhập' }).click();
    const form = dialog(phone.page);
    await form.getByRole('button', { name: 'Quên mật khẩu?' }).click();
    await form.getByLabel('Email').fill('hongnhung@khandai.test');
    await form.getByLabel('Email').press('Enter');
    await form.getByText('Đã gửi yêu cầu').waitFor();
    const wait = form.getByRole('button', { name: /^Thử lại sau/ });
    expect(await wait.getAttribute('aria-disabled')).toBe('true');
    const ground = await wait.evaluate((button) => getComputedStyle(button).backgroundColor);
    await wait.hover();
    expect(await wait.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(ground);

    const reset = await inbox.link('hongnhung@khandai.test', /http\S+#dat-lai-mat-khau=[\w-]+/);
    await phone.page.goto(reset);
    await main(phone.page).getByLabel('Mật khẩu mới', { exact: true }).fill(NEW_PASSWORD);
    await withoutSecret(phone.page);
    await main(phone.page).getByLabel('Mật khẩu mới', { exact: true }).press('Enter');
    await heading(phone.page, 'Đã đặt mật khẩu mới').waitFor();
    await main(phone.page).getByRole('button', { name: 'Đăng nhập' }).click();
    await dialog(phone.page).getByLabel('Tên đăng nhập').fill('hongnhung');
    await dialog(phone.page).getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
    await dialog(phone.page).getByLabel('Mật khẩu', { exact: true }).press('Enter');
    await dialog(phone.page).getByRole('alert').getByText('Sai tên đăng nhập hoặc mật khẩu').waitFor();
    await dialog(phone.page).getByLabel('Mật khẩu', { exact: true }).fill(NEW_PASSWORD);
    await dialog(phone.page).getByLabel('Mật khẩu', { exact: true }).press('Enter');
    await heading(phone.page, 'Nguyễn Thị Hồng Nhung').waitFor();

    await desk.page.goto(reset);
    await main(desk.page).getByLabel('Mật khẩu mới', { exact: true }).fill(NEW_PASSWORD);
    await main(desk.page).getByLabel('Mật khẩu mới', { exact: true }).press('Enter');
    await heading(desk.page, 'Liên kết không dùng được nữa').waitFor();
    await main(desk.page).getByRole('button', { name: 'Yêu cầu liên kết mới' }).click();
    await dialog(desk.page).getByLabel('Email').waitFor();
    await desk.page.goto(verify);
    await heading(desk.page, 'Không xác minh được email').waitFor();
    await Promise.all([desk.leave(), phone.leave()]);
  });

  it('[AU10] (forgot-password) a member who sets a new password by e-mail sees a confirmation, although all their sessions end', async () => {
    const fan = await arrive();
    await register(fan, 'quen.roi', 'Quên Rồi');
    await fan.page.goto(await inbox.link('quen.roi@khandai.test', /http\S+#xac-minh-email=[\w-]+/));
    await heading(fan.page, 'Email đã được xác minh').waitFor();
    await fan.page.evaluate(
      (body) =>
        fetch('/au/api/user/forgot-password', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        }),
      JSON.stringify({ email: 'quen.roi@khandai.test' }),
    );
    await fan.page.goto(await inbox.link('quen.roi@khandai.test', /http\S+#dat-lai-mat-khau=[\w-]+/));
    await main(fan.page).getByLabel('Mật khẩu mới', { exact: true }).fill(NEW_PASSWORD);
    await main(fan.page).getByLabel('Mật khẩu mới', { exact: true }).press('Enter');
    await fan.page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' }).waitFor();
    await heading(fan.page, 'Đã đặt mật khẩu mới').waitFor();
    await main(fan.page).getByRole('button', { name: 'Đăng nhập' }).click();
    await dialog(fan.page).getByLabel('Tên đăng nhập').fill('quen.roi');
    await dialog(fan.page).getByLabel('Mật khẩu', { exact: true }).fill(NEW_PASSWORD);
    await dialog(fan.page).getByLabel('Mật khẩu', { exact: true }).press('Enter');
    await heading(fan.page, 'Quên Rồi').waitFor();
    await fan.leave();
  });

  it('shows a taken name or a weak password at the field, and keeps the typed text', async () => {
    const fan = await arrive({ viewport: PHONE });
    await fan.open(ACCOUNT);
    await main(fan.page).getByRole('button', { name: 'Đăng ký' }).click();
    const form = dialog(fan.page);
    await fillRegistration(form, 'hongnhung', 'Nhung khác');
    await form.getByLabel('Email').press('Enter');
    await refusedAt(form, 'Tên đăng nhập', 'Tên đăng nhập đã tồn tại.');
    await form.getByLabel('Tên đăng nhập').fill('nhungkhac');
    await form.getByLabel('Mật khẩu', { exact: true }).fill('aaaaaaaa');
    await form.getByText('Độ mạnh: yếu').waitFor();
    await form.getByLabel('Email').press('Enter');
    await refusedAt(form, 'Mật khẩu', /Mật khẩu này dễ đoán/);
    expect(await form.getByLabel('Biệt danh').inputValue()).toBe('Nhung khác');
    expect(fan.complaints.filter((text) => !text.includes('409'))).toEqual([]);
    await fan.leave();
  });

  it('keeps the dialog and the typed text when the registration form fails to load', async () => {
    const fan = await arrive({ viewport: PHONE });
    await fan.open(ACCOUNT);
    await fan.page.getByRole('heading', { level: 1, name: 'Tài khoản' }).waitFor();
    await main(fan.page).getByRole('button', { name: 'Đăng nhập' }).click();
    const form = dialog(fan.page);
    await form.getByLabel('Tên đăng nhập').fill('chuacoten');
    await fan.visitor.context.setOffline(true);
    await form.getByRole('button', { name: 'Đăng ký' }).click();
    await form.getByRole('alert').getByText('Chưa mở được phần đăng ký').waitFor();
    expect(await form.getByLabel('Tên đăng nhập').inputValue()).toBe('chuacoten');
    await fan.visitor.context.setOffline(false);
    await form.getByRole('button', { name: 'Đăng ký' }).click();
    await form.getByLabel('Biệt danh').waitFor();
    expect(await form.getByLabel('Tên đăng nhập').inputValue()).toBe('chuacoten');
    await fan.leave();
  });

  it('lets the user resend an e-mail at once when the first one failed, and states it', async () => {
    const fan = await arrive();
    await register(fan, 'thu.lac', 'Thư Lạc');
    const again = main(fan.page).getByRole('button', { name: /^Gửi lại/ });
    await fan.page.route('**/user/send-email', (route) => route.abort(), { times: 1 });
    await again.click();
    await Promise.all(
      ['Chưa gửi lại được thư', 'bạn thử lại khi có mạng nhé'].map((words) => fan.page.getByText(words).waitFor()),
    );
    await again.click();
    await fan.page.getByText('Đã gửi thư xác minh').waitFor();
    await main(fan.page)
      .getByRole('button', { name: /^Gửi lại sau \d+ giây/ })
      .waitFor();
    await fan.leave();
  });

  it('[AC1] (nickname, password) [AU10] (update-info, update-password) changes show on the whole page, and refusals show at their field', async () => {
    const fan = await arrive();
    await register(fan, 'giolao', 'Gió Lào');
    await main(fan.page).getByRole('button', { name: 'Đổi biệt danh' }).click();
    const form = dialog(fan.page);
    await form.getByLabel('Biệt danh').and(fan.page.locator(':focus')).waitFor();
    await form.getByLabel('Biệt danh').fill('nguyen thi hong nhung');
    await form.getByRole('button', { name: 'Lưu' }).click();
    await refusedAt(form, 'Biệt danh', /trùng hoặc quá giống/);
    await form.getByLabel('Biệt danh').fill('Gió Lào Quảng Trị thổi suốt mùa hè không nghỉ');
    await form.getByRole('button', { name: 'Lưu' }).click();
    await refusedAt(form, 'Biệt danh', 'Biệt danh dài nhất 40 ký tự');
    await form.getByLabel('Biệt danh').fill('Gió Lào Quảng Trị');
    await form.getByLabel('Biệt danh').press('Enter');
    await heading(fan.page, 'Gió Lào Quảng Trị').waitFor();
    await fan.page.getByRole('banner').getByRole('button', { name: 'Tài khoản Gió Lào Quảng Trị' }).waitFor();

    await main(fan.page).getByRole('button', { name: 'Đổi mật khẩu' }).click();
    await form.getByLabel('Mật khẩu hiện tại').fill('không phải nó');
    await form.getByLabel('Mật khẩu mới').fill(NEW_PASSWORD);
    await form.getByLabel('Mật khẩu mới').press('Enter');
    await refusedAt(form, 'Mật khẩu hiện tại', 'Mật khẩu hiện tại không đúng.');
    await form.getByLabel('Mật khẩu hiện tại').fill(PASSWORD);
    await form.getByLabel('Mật khẩu hiện tại').press('Enter');
    await fan.page.getByText('Đã đổi mật khẩu').waitFor();
    await fan.leave();
  });

  it('[AC1] (phone) [AU10] (personal-id) a code confirms a phone number; a wrong code may be tried five times', async () => {
    const fan = await arrive({ viewport: PHONE });
    await register(fan, 'maycuatoi', 'Máy Của Tôi');
    await main(fan.page).getByRole('button', { name: 'Thêm số' }).click();
    const form = dialog(fan.page);
    const number = form.getByRole('textbox', { name: 'Số điện thoại' });
    await number.fill('0912');
    await number.press('Enter');
    await form
      .getByText(/Số điện thoại (còn thiếu|không)/)
      .first()
      .waitFor();
    await number.fill('0912 345 678');
    await number.press('Enter');
    await form.getByText('chưa gửi được tin nhắn tới +84912345678').waitFor();
    expect(await form.getByRole('button', { name: /^Gửi lại sau \d+ giây/ }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    const code = form.getByLabel('Mã xác minh');
    const right = await inbox.code();
    const wrong = right === '000000' ? '000001' : '000000';
    for (const left of [4, 3, 2, 1]) {
      await code.fill(wrong);
      await code.press('Enter');
      await refusedAt(form, 'Mã xác minh', `bạn còn ${left} lần thử`);
    }
    await code.fill(wrong);
    await code.press('Enter');
    await refusedAt(form, 'Mã xác minh', 'Mã xác minh không còn hiệu lực');
    await code.fill(right);
    await code.press('Enter');
    await refusedAt(form, 'Mã xác minh', 'Mã xác minh không còn hiệu lực');
    await fan.page.keyboard.press('Escape');
    await fan.leave();

    const other = await arrive();
    await register(other, 'mayban', 'Máy Bàn');
    await main(other.page).getByRole('button', { name: 'Thêm số' }).click();
    const steps = dialog(other.page);
    await steps.getByRole('textbox', { name: 'Số điện thoại' }).fill('+84 987 654 321');
    await steps.getByRole('textbox', { name: 'Số điện thoại' }).press('Enter');
    await steps.getByText('chưa gửi được tin nhắn tới +84987654321').waitFor();
    await other.page.keyboard.press('Escape');
    await main(other.page).getByRole('button', { name: 'Thêm số' }).click();
    await steps.getByText('chưa gửi được tin nhắn tới +84987654321').waitFor();
    const sent = await inbox.code();
    await steps.getByLabel('Mã xác minh').fill(`${sent.slice(0, 3)} ${sent.slice(3)}`);
    await steps.getByLabel('Mã xác minh').press('Enter');
    await main(other.page).getByText('+84987654321').waitFor();
    await main(other.page).getByText('Đã xác minh').waitFor();
    await other.leave();
  });

  it('[AC1] (phone) [AU10] (personal-id) a pending code can be entered after a reload, and no second code is sent', async () => {
    const fan = await arrive({ viewport: PHONE });
    await register(fan, 'maytainap', 'Máy Tải Lại');
    const form = dialog(fan.page);
    const ask = async (phone: string) => {
      await main(fan.page).getByRole('button', { name: 'Thêm số' }).click();
      await form.getByRole('textbox', { name: 'Số điện thoại' }).fill(phone);
      await form.getByRole('textbox', { name: 'Số điện thoại' }).press('Enter');
    };
    await ask('0934 567 890');
    await form.getByText('chưa gửi được tin nhắn tới +84934567890').waitFor();
    const sent = await inbox.code();

    await fan.page.reload();
    await ask('0911 222 333');
    await form.getByRole('alert').getByText('Bạn thao tác quá nhanh').waitFor();
    await fan.page.reload();
    await ask('+84 934 567 890');
    await form.getByText('Mã đã tạo cho +84934567890').waitFor();
    const again = form.getByRole('button', { name: /^Gửi lại sau \d+ giây/ });
    expect(await again.getAttribute('aria-disabled')).toBe('true');
    expect(await inbox.code()).toBe(sent);
    await form.getByLabel('Mã xác minh').fill(sent);
    await form.getByLabel('Mã xác minh').press('Enter');
    await main(fan.page).getByText('+84934567890').waitFor();
    await main(fan.page).getByText('Đã xác minh').waitFor();
    await fan.leave();
  });

  it('[SH9] (another username) [NF6] (check-same-user, check-user-exists) a name in a room links to that member, the user’s own name to their posts, and an unknown member is a 404 page', async () => {
    const talker = await arrive();
    await register(talker, 'nguoi.noi', 'Người Nói');
    await talker.open('/');
    await talker.say('Nam Định vô địch');
    await talker.sees('Nam Định vô địch');
    const reader = await arrive({ viewport: PHONE });
    await reader.open('/');
    await reader.sees('Nam Định vô địch');
    await reader.log.getByRole('link', { name: 'Người Nói' }).first().click();
    await reader.page.waitForURL('**/thanh-vien/nguoi.noi');
    await main(reader.page).getByRole('heading', { level: 1, name: 'Người Nói' }).waitFor();
    expect(await reader.page.title()).toBe('Người Nói · Thành viên Khán Đài');
    const canonical = reader.page.locator('link[rel="canonical"]');
    expect(await canonical.getAttribute('href')).toBe(`${site.url}/thanh-vien/nguoi.noi`);

    await talker.log.getByRole('link', { name: 'Người Nói' }).first().click();
    await talker.page.waitForURL('**/bang-tin?nType=1');
    await talker.page.goto(`${site.url}/thanh-vien/NGUOI.noi`);
    await talker.page.waitForURL('**/bang-tin?nType=1');

    const missing = await reader.page.goto(`${site.url}/thanh-vien/khong.co.ai`);
    expect(missing?.status()).toBe(404);
    await main(reader.page).getByRole('heading', { level: 1, name: 'Không tìm thấy thành viên' }).waitFor();
    await reader.page.goto(`${site.url}/thanh-vien`);
    await reader.page.waitForURL('**/bang-tin?nType=1&login=1');
    await dialog(reader.page).getByLabel('Tên đăng nhập').waitFor();
    await Promise.all([talker.leave(), reader.leave()]);
  });

  it('[AC1] (avatar) [UI1] (avatars) a member chooses and crops a picture; others see it and can enlarge it', async () => {
    const fan = await arrive();
    await register(fan, 'mat.moi', 'Mặt Mới');
    await main(fan.page).getByRole('button', { name: 'Đổi ảnh đại diện' }).click();
    const form = dialog(fan.page);
    const chooser = form.locator('input[type="file"]');
    await chooser.setInputFiles({
      name: 'anh.png',
      mimeType: 'image/png',
      buffer: Buffer.from('MZ, a program that calls itself a picture'),
    });
    await form.getByText('Tệp này không phải là ảnh').waitFor();
    await form.getByRole('button', { name: 'Dùng ảnh này' }).click();
    await form.getByText('Bạn chưa chọn ảnh').waitFor();
    await chooser.setInputFiles({ name: 'anh.png', mimeType: 'image/png', buffer: await fan.page.screenshot() });
    await form.getByRole('slider', { name: 'Phóng to' }).and(fan.page.locator(':enabled')).waitFor();
    await form.getByRole('button', { name: 'Dùng ảnh này' }).click();
    await fan.page.getByText('Đã đổi ảnh đại diện').waitFor();
    await form.waitFor({ state: 'hidden' });
    await main(fan.page).locator('img').first().waitFor();

    const other = await arrive({ viewport: PHONE });
    await other.open('/thanh-vien/mat.moi');
    const look = main(other.page).getByRole('button', { name: 'Xem ảnh đại diện của Mặt Mới' });
    await look.click();
    const large = other.page.getByRole('dialog', { name: 'Ảnh đại diện của Mặt Mới' });
    await large.getByRole('img', { name: 'Ảnh đại diện của Mặt Mới' }).waitFor();
    await large.getByRole('button', { name: 'Phóng to' }).click();
    await other.page.keyboard.press('Escape');
    await large.waitFor({ state: 'hidden' });
    expect(await look.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(other.complaints).toEqual([]);

    await main(fan.page).getByRole('button', { name: 'Đổi ảnh đại diện' }).click();
    await form.getByRole('button', { name: 'Gỡ ảnh' }).click();
    await fan.page.getByText('Đã gỡ ảnh đại diện').waitFor();
    expect(await main(fan.page).locator('img').count()).toBe(0);
    await Promise.all([fan.leave(), other.leave()]);
  });

  it('exports all data of a member to a file, and deletes the account for good', async () => {
    const fan = await arrive();
    await register(fan, 'nguoi.di', 'Người Đi');
    await fan.open('/');
    await fan.say('Lời cuối của tôi');
    await fan.sees('Lời cuối của tôi');
    // The sender sees it before the server has it; the name becomes a link once the room shows the message.
    await fan.log.getByRole('link', { name: 'Người Đi' }).first().waitFor();
    await fan.open(ACCOUNT);
    const [download] = await Promise.all([
      fan.page.waitForEvent('download'),
      main(fan.page).getByRole('button', { name: 'Tải dữ liệu của tôi' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('khan-dai-nguoi.di.json');
    const stored = (await json(await download.createReadStream())) as object;
    expect(stored).toMatchObject({
      profile: { username: 'nguoi.di' },
      messages: { total: 1, list: [{ text: 'Lời cuối của tôi' }] },
    });

    await main(fan.page).getByRole('button', { name: 'Xóa tài khoản' }).click();
    const form = dialog(fan.page);
    await form.getByText('“Thành viên đã xóa”').waitFor();
    await form.getByLabel('Nhập mật khẩu để xác nhận').fill('sai mật khẩu');
    await form.getByLabel('Nhập mật khẩu để xác nhận').press('Enter');
    await refusedAt(form, 'Nhập mật khẩu để xác nhận', 'Mật khẩu hiện tại không đúng.');
    await form.getByLabel('Nhập mật khẩu để xác nhận').fill(PASSWORD);
    await form.getByRole('button', { name: 'Xóa vĩnh viễn' }).click();
    await fan.page.waitForURL(`${site.url}/`);
    await fan.page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' }).waitFor();
    await fan.open('/');
    await fan.log.getByText('Thành viên đã xóa').first().waitFor();
    expect((await fan.page.goto(`${site.url}/thanh-vien/nguoi.di`))?.status()).toBe(404);
    await fan.leave();
  });

  it.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const)('has no accessibility violation, light or dark, on a %s', async (_name, viewport) => {
    // Reduced motion: during a transition colours belong to neither theme.
    const fan = await arrive({ viewport, reducedMotion: 'reduce' });
    await logIn(fan, 'giolao', NEW_PASSWORD);
    await heading(fan.page, 'Gió Lào Quảng Trị').waitFor();
    for (const path of [ACCOUNT, '/thanh-vien/hongnhung']) {
      await fan.open(path);
      await main(fan.page).getByRole('heading', { level: 1 }).waitFor();
      for (const theme of ['light', 'dark']) {
        await fan.page.evaluate((chosen) => {
          document.documentElement.dataset['theme'] = chosen;
        }, theme);
        expect(await seriousViolations(fan.page)).toEqual([]);
      }
      expect(await fan.page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    }
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });
});
