import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeskBanner, DeskNavigation, DeskSentence } from '@khandai/contracts';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { connect, seriousViolations } from '../support/chromium.js';
import { Members } from '../support/members.js';
import { freshDataDir, runServer, type Site, startSite } from '../support/site.js';
import { EMPTY, NIGHT } from '../support/with-site.js';

interface Listed<T> {
  readonly total: number;
  readonly list: readonly T[];
}

describe('an evening at the desk', () => {
  let dataDir: string;
  let site: Site;
  let browser: Browser;
  let members: Members;
  let page: Page;
  let token: string;
  let readerId: number;

  // Only one process may open the embedded database: the operator stops the site, grants the role, and starts the site again.
  beforeAll(async () => {
    dataDir = await freshDataDir();
    [site, browser] = await Promise.all([startSite({ ...EMPTY, DATA_DIR: dataDir }), connect()]);
    members = new Members({ site, browser });
    await members.register('ca.truc', 'Ca Trực');
    const reader = await members.register('ban.doc', 'Bạn Đọc');
    readerId = (await members.get<{ userId: number }>('/au/api/user/info', reader.accessToken)).userId;
    await site.stop();
    expect(await runServer({ DATA_DIR: dataDir }, ['role', 'ca.truc', 'staff']).exited).toBe(0);
    site = await startSite({ ...NIGHT, DATA_DIR: dataDir });
    members = new Members({ site, browser });
    const tokens = await members.login('ca.truc');
    token = tokens.accessToken;
    ({ page } = await members.arrive(tokens, { reducedMotion: 'reduce' }));
    await page.goto(`${site.url}/desk`);
    await page.getByRole('link', { name: 'Banner', exact: true }).waitFor();
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const desk = <T>(path: string) => members.get<T>(`/other/api/desk/${path}`, token);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const sees = (text: string | RegExp) => page.getByText(text).first().waitFor();
  /** Opens a screen by its address, as a link does. */
  const open = (address: string) => page.evaluate((hash) => (location.hash = hash), `#/${address}`);

  it('sentences come in by a file after a look at what they change', async () => {
    const all = await desk<Listed<DeskSentence>>('language?pageSize=20');
    const sentence = all.list.find(({ gaps, builtIn }) => gaps.length === 0 && builtIn.vi !== null);
    const id = sentence?.id ?? '';
    await open('language');
    await page.getByRole('region', { name: 'Câu chữ của site theo khóa' }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    const file = { mimeType: 'text/csv', buffer: Buffer.from(`key,vi\n${id},Câu của ca trực\n`) };
    await page
      .getByLabel('Nhập CSV')
      .and(page.locator('input'))
      .setInputFiles({ name: 'cau-chu.csv', ...file });
    await page.getByRole('dialog').getByText('1 câu sẽ đổi').waitFor();
    expect((await desk<DeskSentence>(`language/${id}`)).own.vi).toBeNull();
    await press('Đổi 1 câu');
    await sees('Đã nhập.');
    expect((await desk<DeskSentence>(`language/${id}`)).own.vi).toBe('Câu của ca trực');
  });

  it('links are put in order by the keyboard', async () => {
    const before = await desk<DeskNavigation>('navigation/primary');
    const [first, second] = before.items.map(({ label }) => label);
    await open('navigation');
    await page
      .getByRole('button', { name: `Chuyển chỗ ${first}:` })
      .first()
      .focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page
      .getByRole('status')
      .filter({ hasText: `${first} ở vị trí 2` })
      .waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Lưu thứ tự và liên kết' }).first().click();
    await sees('Đã lưu điều hướng.');
    const after = await desk<DeskNavigation>('navigation/primary');
    expect(after.items.slice(0, 2).map(({ label }) => label)).toEqual([second, first]);
  });

  it('a banner gets its picture by upload; a reload, a typed address and another editor take nothing from the form', async () => {
    await open('banner/create');
    const title = page.getByLabel(/^Mô tả/).first();
    const link = page.getByLabel(/^Liên kết/);
    await title.fill('Đêm bóng đá');
    await link.fill('/truc-tiep');
    const picture = sharp({ create: { width: 160, height: 500, channels: 3, background: '#0a7a50' } });
    const file = { name: 'dem.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() };
    await page.getByLabel('Tải ảnh lên').and(page.locator('input')).setInputFiles(file);
    await page.getByRole('img', { name: 'Xem trước ảnh banner' }).waitFor();
    await page.reload();
    await sees('Các ô dưới đây có phần bạn đã gõ trước đó');
    expect(await title.inputValue()).toBe('Đêm bóng đá');
    expect(await seriousViolations(page)).toEqual([]);
    page.once('dialog', (dialog) => void dialog.dismiss());
    await open('marquee');
    await page.waitForURL(/banner\/create$/);
    await press('Lưu');
    await page.getByRole('link', { name: 'Đêm bóng đá' }).click();
    await page.waitForURL(/banner\/\d+$/);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('input')].some((one) => one.value === 'Đêm bóng đá'),
    );

    const id = Number(page.url().split('/').at(-1));
    const { version, imageUrl } = await desk<DeskBanner>(`banner/${id}`);
    expect(imageUrl).toMatch(/^\/tep\/posts\//);
    await title.fill('Của tôi');
    await members.post(`/other/api/desk/banner/${id}`, { version, title: 'Của họ', linkUrl: '/ket-qua' }, token);
    await press('Lưu');
    await sees('Người khác vừa sửa mục này');
    await page.getByRole('button', { name: 'Giữ của tôi: Mô tả' }).click();
    expect(await link.inputValue()).toBe('/ket-qua');
    await press('Lưu');
    await page.getByRole('link', { name: 'Của tôi' }).waitFor();
    expect(await desk(`banner/${id}`)).toMatchObject({ title: 'Của tôi', linkUrl: '/ket-qua' });
  });

  it('a member gets a role, and is locked out of their account', async () => {
    const form = (button: string) => page.locator('form', { has: page.getByRole('button', { name: button }) });
    await open(`member/${readerId}`);
    await page.getByRole('radio', { name: 'Bình luận viên' }).check({ force: true });
    await form('Đổi thành').getByLabel('Lý do').fill('Bình luận trận tối nay');
    await form('Đổi thành').getByRole('button', { name: 'Đổi thành bình luận viên' }).click();
    await sees('Đã đổi vai trò.');
    expect(await seriousViolations(page)).toEqual([]);
    await form('Khóa tài khoản').getByLabel('Lý do').fill('Mượn tài khoản người khác');
    await press('Khóa tài khoản');
    await sees('Đã khóa tài khoản.');
    await expect(members.login('ban.doc')).rejects.toThrow('khóa');
  });

  it('a word is tried before it is added', async () => {
    await open('word');
    await page.getByLabel('Từ hoặc cụm từ').fill('kèo thơm');
    await page.getByLabel('Câu thử, mỗi dòng một câu').fill('Vào lấy kèo thơm nhé');
    await press('Thử');
    await page
      .getByRole('listitem')
      .filter({ hasText: 'khớp từ đang thêm “kèo thơm”' })
      .getByText('Chặn')
      .first()
      .waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await press('Thêm vào danh sách');
    await sees('Đã thêm “kèo thơm”.');
  });

  it('the health of the site is seen, and the log comes as a file', async () => {
    await open('feed');
    const health = page.getByRole('table');
    await health.getByRole('rowheader', { name: 'demo' }).first().waitFor();
    await health.getByText('Tốt', { exact: true }).first().waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await open('log');
    await page.getByRole('table', { name: /^Nhật ký bàn điều hành/ }).waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), press('Tải CSV')]);
    expect(file.suggestedFilename()).toBe('nhat-ky.csv');
    // The browser may run elsewhere, as far as the test knows.
    const saved = join(dataDir, 'nhat-ky.csv');
    await file.saveAs(saved);
    expect(await readFile(saved, 'utf8')).toContain('at,actor,username,action');
  });
});
