import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { connect, seriousViolations } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { Members, PASSWORD } from '../support/members.js';
import { freshDataDir, runServer, type Site, startSite } from '../support/site.js';
import { until } from '../support/until.js';
import { EMPTY, NIGHT } from '../support/with-site.js';

const TITLE = 'Thép Xanh Nam Định mất trụ cột ở hàng thủ';
const SLUG = 'thep-xanh-nam-dinh-mat-tru-cot-o-hang-thu';
const WORDS = 'Thẻ đỏ phút 66 khiến Nguyễn Văn Vĩ vắng mặt ít nhất một trận.';

const picture = (): Promise<Buffer> =>
  sharp(randomBytes(320 * 200 * 3), { raw: { width: 320, height: 200, channels: 3 } })
    .png()
    .toBuffer();

describe('the desk of the operator', () => {
  let dataDir: string;
  let site: Site;
  let browser: Browser;
  let members: Members;

  // Only one process may open the embedded database: the operator stops the site, grants the role, and starts the site again.
  beforeAll(async () => {
    dataDir = await freshDataDir();
    [site, browser] = await Promise.all([startSite({ ...EMPTY, DATA_DIR: dataDir }), connect()]);
    members = new Members({ site, browser });
    await members.register('thu.cuc', 'Thu Cúc');
    await members.register('an.thuong', 'An Thường');
    await members.register('gio.lao', 'Gió Lào');
    await site.stop();
    expect(await runServer({ DATA_DIR: dataDir }, ['role', 'thu.cuc', 'staff']).exited).toBe(0);
    expect(await runServer({ DATA_DIR: dataDir }, ['role', 'gio.lao', 'commentator']).exited).toBe(0);
    site = await startSite({ ...NIGHT, DATA_DIR: dataDir });
    members = new Members({ site, browser });
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const statusOf = async (path: string): Promise<number> => (await fetch(site.url + path)).status;
  const article = () => statusOf(`/tin-tuc/${SLUG}`);
  const holds = (what: string, check: () => Promise<boolean>) =>
    until(async () => ((await check()) ? true : undefined), what);
  const save = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor();
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

  it('staff log in and write an article with a picture and a match; guests read it, lose it, and get an older text', async () => {
    const editor = await Fan.arrive(browser, site.url, { viewport: { width: 1280, height: 800 } });
    const { page } = editor;
    await page.goto(`${site.url}/desk`);
    await page.getByLabel('Tên đăng nhập').fill('thu.cuc');
    await page.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
    await press(page, 'Đăng nhập');
    await page.getByRole('link', { name: 'Bài viết', exact: true }).click();
    await page.getByRole('heading', { name: 'Bài viết' }).waitFor();
    await page.getByRole('link', { name: 'Bài mới' }).waitFor();
    await page.keyboard.press('n');

    await press(page, 'Đăng bài');
    for (const lack of ['Bài cần có tiêu đề.', 'Bài cần có tóm tắt.', 'Bài chưa có nội dung.'])
      await page.getByText(lack).waitFor();
    await page.getByLabel('Tiêu đề', { exact: true }).fill(TITLE);
    await page.getByRole('textbox', { name: 'Nội dung' }).click();
    await page.keyboard.type(WORDS);
    await page
      .getByLabel('Chèn ảnh')
      .and(page.locator('input'))
      .setInputFiles({ name: 'san.png', mimeType: 'image/png', buffer: await picture() });
    await page.getByLabel('Ảnh có gì').fill('Hàng thủ Nam Định đứng chờ phạt góc');
    await page.getByRole('textbox', { name: 'Nội dung' }).getByText(WORDS).click();
    await page.keyboard.press('End');
    await press(page, 'Chèn thẻ trận đấu');
    await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
    await page.getByText('Thẻ trận đấu, tự cập nhật').waitFor();
    await page.keyboard.press('Control+s');
    await save(page, /Đã lưu nháp/);
    expect(await article()).toBe(404);

    // A reload in the middle of a sentence loses nothing.
    await page.getByLabel('Tóm tắt').fill('Ai thế chỗ Văn Vĩ?');
    await page.reload();
    await holds('summary', async () => (await page.getByLabel('Tóm tắt').inputValue()) === 'Ai thế chỗ Văn Vĩ?');
    expect(await seriousViolations(page)).toEqual([]);
    await press(page, 'Đăng bài');
    await page.getByText('Bài đã lên trang.').waitFor();

    const guest = await Fan.arrive(browser, site.url);
    await guest.page.goto(`${site.url}/tin-tuc/${SLUG}`);
    await guest.page.getByRole('heading', { name: TITLE, level: 1 }).waitFor();
    await guest.page.getByText(WORDS).waitFor();
    await guest.page.getByRole('img', { name: 'Hàng thủ Nam Định' }).waitFor();

    await page.getByLabel('Tiêu đề', { exact: true }).fill(`${TITLE}, ai thế?`);
    await save(page, /Đã lưu nháp/);
    await press(page, 'Cập nhật');
    await holds('changed title', async () =>
      (await (await fetch(`${site.url}/tin-tuc/${SLUG}`)).text()).includes('ai thế?'),
    );
    await press(page, 'Gỡ bài');
    await page.getByRole('dialog').getByRole('button', { name: 'Xác nhận' }).click();
    await page.getByText('Đã gỡ bài khỏi trang.').waitFor();
    await holds('end of the article', async () => (await article()) === 404);

    await press(page, 'Lịch sử');
    const oldest = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Lấy lại bản này' }).last();
    await oldest.getByRole('button', { name: 'So với bản đang sửa' }).click();
    await oldest.getByText(`Thêm vào: ${TITLE}, ai thế?`).waitFor();
    await oldest.getByRole('button', { name: 'Lấy lại bản này' }).click();
    await holds('older title', async () => (await page.getByLabel('Tiêu đề', { exact: true }).inputValue()) === TITLE);
    await press(page, 'Đăng bài');
    await holds('article again', async () => (await article()) === 200);
    expect(editor.complaints).toEqual([]);
  });

  it('keys and the palette lead through the desk, in both themes and on a phone; a text changed by two is not lost', async () => {
    const tokens = await members.login('thu.cuc');
    const editor = await members.arrive(tokens, {
      viewport: { width: 390, height: 664 },
      colorScheme: 'dark',
      reducedMotion: 'reduce',
    });
    const { page } = editor;
    await page.goto(`${site.url}/desk#/article`);
    await page.getByRole('link', { name: new RegExp(TITLE) }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Tìm trong bàn điều hành' }).fill('mo chuyen muc');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Chuyên mục' }).waitFor();
    await press(page, 'Mở danh sách các phần');
    await page.getByRole('link', { name: 'Bài viết', exact: true }).click();
    await page.getByRole('link', { name: new RegExp(TITLE) }).waitFor();
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.press('j');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Ghim đầu trang' }).waitFor();
    await page.keyboard.press('e');
    await page.getByLabel('Tóm tắt').waitFor();

    const id = Number(/article\/(\d+)/.exec(page.url())?.[1]);
    const path = `/other/api/desk/article/${id}`;
    const { version } = await members.get<{ version: number }>(path, tokens.accessToken);
    await members.post(path, { version, summary: 'Người khác viết' }, tokens.accessToken);
    await page.getByLabel('Tóm tắt').fill('Tôi viết');
    await page.getByText('Người khác vừa sửa bài này').waitFor();
    await press(page, 'Giữ bản của tôi');
    await save(page, /Đã lưu nháp/);
    expect(await members.get(path, tokens.accessToken)).toMatchObject({ summary: 'Tôi viết' });
  });

  it('reports of a post are dismissed by a key, and wait again by an undo; a commentator sees only their room', async () => {
    const [staff, fan, host] = await Promise.all(['thu.cuc', 'an.thuong', 'gio.lao'].map((one) => members.login(one)));
    if (!staff || !fan || !host) throw new Error('a login is missing');
    const text = 'Vé chợ đen, nhắn mình nhé';
    const uuid = randomBytes(8).toString('hex');
    const created = await members.post<{ id: number }>(
      '/au/api/user/newsfeed-create',
      { content: text, uuid },
      fan.accessToken,
    );
    await members.post('/au/api/user/newsfeed-report', { id: created.id, reason: 'advert' }, staff.accessToken);

    const { page } = await members.arrive(staff, { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    await page.goto(`${site.url}/desk#/moderation`);
    const row = page.getByRole('row').filter({ hasText: text });
    await row.getByRole('link').click();
    await page.getByRole('article').getByText('1 × quảng cáo, liên kết lạ').waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.press('a');
    await page.getByRole('status').filter({ hasText: 'Đã giữ lại bài của An Thường.' }).waitFor();
    await row.waitFor({ state: 'detached' });
    await press(page, 'Hoàn tác');
    await row.waitFor();
    await row.getByRole('link').click();
    await page.getByRole('article').getByText('1 × quảng cáo, liên kết lạ').waitFor();
    await page.keyboard.press('x');
    await page.getByRole('status').filter({ hasText: 'Đã gỡ bài của An Thường.' }).waitFor();
    const post = () => statusOf(`/au/api/user/newsfeed/${created.id}`);
    expect(await post()).toBe(404);
    await page.keyboard.press('u');
    await holds('the post again', async () => (await post()) === 200);

    const desk = (await members.arrive(host, { viewport: { width: 390, height: 664 }, reducedMotion: 'reduce' })).page;
    await desk.goto(`${site.url}/desk`);
    await desk.getByRole('heading', { name: 'Gió Lào' }).waitFor();
    await desk.getByRole('table', { name: 'Tổng kết theo tuần' }).waitFor();
    expect(await seriousViolations(desk)).toEqual([]);
    expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await desk.goto(`${site.url}/desk#/moderation`);
    await desk.getByRole('heading', { name: 'Hàng chờ trống' }).waitFor();
    await expect(members.get('/other/api/desk/member', host.accessToken)).rejects.toThrow('quyền');
  });

  it('a member without a role is turned away by the page and by every call', async () => {
    const tokens = await members.login('an.thuong');
    const { page } = await members.arrive(tokens);
    await page.goto(`${site.url}/desk`);
    await page.getByRole('heading', { name: 'Tài khoản này không vào được bàn điều hành' }).waitFor();
    expect(await page.getByRole('link', { name: 'Về trang chủ' }).getAttribute('href')).toBe('/');
    await expect(members.get('/other/api/desk/article', tokens.accessToken)).rejects.toThrow('quyền');
    expect(await statusOf('/desk/assets/none.js')).toBe(404);
  });
});
