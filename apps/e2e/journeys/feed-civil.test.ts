import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { connect, seriousViolations } from '../support/chromium.js';
import type { Fan } from '../support/fan.js';
import { Members } from '../support/members.js';
import { freshDataDir, runServer, type Site, startSite } from '../support/site.js';
import { EMPTY } from '../support/with-site.js';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true };

describe('a civil feed, with an author, a reader on a phone and a moderator', () => {
  let dataDir: string;
  let site: Site;
  let browser: Browser;
  let members: Members;

  const write = (token: string, content: string, visibility: 1 | 2 = 1) =>
    members.post<{ id: number }>('/au/api/user/newsfeed-create', { content, visibility, uuid: randomUUID() }, token);
  const arrive = async (username: string, options?: BrowserContextOptions): Promise<Fan> =>
    members.arrive(await members.login(username), options);

  // Only one process may open the embedded database: the operator stops the site, grants the role, and starts the site again.
  beforeAll(async () => {
    dataDir = await freshDataDir();
    [site, browser] = await Promise.all([startSite({ ...EMPTY, DATA_DIR: dataDir }), connect()]);
    members = new Members({ site, browser });
    await members.register('minhrau', 'Minh Râu');
    await members.register('tac.gia', 'Tác Giả');
    await members.register('doc.gia', 'Độc Giả');
    await members.register('mai.lan', 'Mai Lan');
    await site.stop();
    expect(await runServer({ DATA_DIR: dataDir }, ['role', 'minhrau', 'moderator']).exited).toBe(0);
    expect(await runServer({ DATA_DIR: dataDir }, ['role', 'mai.lan', 'staff']).exited).toBe(0);
    site = await startSite({ ...EMPTY, DATA_DIR: dataDir });
    members = new Members({ site, browser });
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
    const { accessToken: token } = await members.login('tac.gia');
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

    const desk = await arrive('minhrau');
    await desk.open('/kiem-duyet');
    await desk.page.getByRole('article', { name: 'Tin của Tác Giả' }).getByText('Bài viết bị báo').waitFor();
    expect(await seriousViolations(desk.page)).toEqual([]);
    await desk.page.getByRole('button', { name: 'Gỡ bài viết' }).click();
    await desk.page.getByText('Hàng chờ trống').waitFor();

    const author = await arrive('tac.gia');
    await author.open('/bang-tin?nType=1');
    const removed = author.page.getByRole('region', { name: 'Bài của bạn đã bị gỡ' });
    await removed.getByText('Lý do: Chửi bới, xúc phạm').waitFor();
    expect(await seriousViolations(author.page)).toEqual([]);
    await removed.getByRole('button', { name: 'Xóa hẳn' }).click();
    await author.page.getByRole('dialog').getByRole('button', { name: 'Xóa', exact: true }).click();
    await removed.waitFor({ state: 'detached' });
    await author.page.getByRole('link', { name: 'Bài đã lưu' }).click();
    await author.page.getByText('Chưa lưu bài nào').waitFor();

    await reader.open('/bang-tin/da-luu');
    await card(page, 'Bài để dành').waitFor();
    await members.post('/au/api/user/newsfeed-update', { id: saved.id, visibility: 2 }, token);
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

  it('a member attaches an article to a post; its card leads to the article, and says so once it is withdrawn', async () => {
    const { accessToken: editor } = await members.login('mai.lan');
    const act = (id: number, name: string, version: number) =>
      members.post<{ version: number }>(`/other/api/desk/article/${id}/${name}`, { version }, editor);
    const title = 'Nam Định thiếu người vẫn ép sân';
    const text = [{ type: 'text', text: 'Hàng thủ bốn người.' }];
    const content = { type: 'doc', content: [{ type: 'paragraph', content: text }] };
    const draft = { uuid: randomUUID(), title, summary: 'Bốn người là đủ.', categoryId: 1, content };
    const made = await members.post<{ id: number; version: number }>('/other/api/desk/article', draft, editor);
    const { version } = await act(made.id, 'publish', made.version);

    const fan = await arrive('doc.gia', PHONE);
    const { page } = fan;
    await fan.open('/bang-tin');
    await page.getByRole('button', { name: 'Bạn đang nghĩ gì?' }).click();
    await page.getByRole('button', { name: 'Gắn bài báo' }).click();
    await page.getByRole('searchbox', { name: 'Tìm theo tiêu đề' }).fill('thieu nguoi');
    await page.getByRole('button', { name: title }).click();
    await page.getByRole('button', { name: 'Bỏ bài báo' }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Đăng', exact: true }).click();
    await card(page, title).getByRole('link', { name: title }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();

    await act(made.id, 'unpublish', version);
    await fan.open('/bang-tin');
    await page.getByText('Bài báo này không còn trên trang.').waitFor();
    expect(await card(page, title).count()).toBe(0);
    // The comments of the open article may be asked for once it is withdrawn.
    expect(fan.complaints.filter((text) => !text.includes(`404 (Not Found) ${site.url}/other/api/comment/`))).toEqual(
      [],
    );
    await fan.leave();
  });
});
