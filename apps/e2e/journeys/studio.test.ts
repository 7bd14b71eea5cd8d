import { rm } from 'node:fs/promises';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { DESKTOP, connect, PHONE, seriousViolations } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { EMPTY, NIGHT } from '../support/with-site.js';
import { freshDataDir, runServer, type Site, startSite } from '../support/site.js';

const PASSWORD = 'mưa rơi trên khán đài';
const STREAMS = 'https://live.example.com/';
const STUDIO = 'Phòng của tôi';

describe('commentators on the running site', () => {
  let dataDir: string;
  let site: Site;
  let browser: Browser;

  const post = async (path: string, body: unknown, token?: string) => {
    const headers = {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, data: ((await answer.json()) as { data: { accessToken: string } }).data };
  };
  const register = (username: string, nickname: string) =>
    post('/au/api/user/register', { username, password: PASSWORD, nickname });

  async function command(...args: string[]): Promise<{ code: number | null; output: string }> {
    const run = runServer({ DATA_DIR: dataDir }, args);
    return { code: await run.exited, output: run.output() };
  }

  // Only one process may open the embedded database: the operator stops the site, grants the role, and starts the site again.
  beforeAll(async () => {
    dataDir = await freshDataDir();
    site = await startSite({ ...EMPTY, DATA_DIR: dataDir });
    await register('giolao', 'Gió Lào Thật');
    await register('fanthuong', 'Fan Thường');
    const refused = await command('role', 'giolao', 'commentator');
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('đang được một Khán Đài khác dùng')]);
    await site.stop();
    expect(await command('role', 'giolao', 'commentator')).toEqual({
      code: 0,
      output: 'Gió Lào Thật từ thành viên thành bình luận viên.\nPhòng bình luận số 5001.\n',
    });
    [site, browser] = await Promise.all([startSite({ ...NIGHT, DATA_DIR: dataDir }), connect()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const dialog = (page: Page): Locator => page.getByRole('dialog');
  const studio = (page: Page): Locator => page.getByRole('main').getByRole('region', { name: STUDIO });

  async function logIn(fan: Fan, username: string): Promise<void> {
    await fan.open('/tai-khoan');
    await fan.page.getByRole('main').getByRole('button', { name: 'Đăng nhập' }).click();
    await dialog(fan.page).getByLabel('Tên đăng nhập').fill(username);
    await dialog(fan.page).getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
    await dialog(fan.page).getByLabel('Mật khẩu', { exact: true }).press('Enter');
    await fan.page.getByRole('main').getByRole('region', { name: 'Mật khẩu' }).waitFor();
  }

  /** Serves the site's own test channel at the address of a stream, because the journeys have no network. */
  const carry = (context: BrowserContext) =>
    context.route(`${STREAMS}**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const answer = await fetch(`${site.url}/channel/demo${pathname}${search}`);
      await route.fulfill({
        status: answer.status,
        headers: { 'content-type': answer.headers.get('content-type') ?? '', 'access-control-allow-origin': '*' },
        body: Buffer.from(await answer.arrayBuffer()),
      });
    });

  it('[LS3] (studio) the first coming match is selected, and all coming matches are within reach', async () => {
    const host = await Fan.arrive(browser, site.url, { viewport: DESKTOP });
    await logIn(host, 'giolao');
    type Reply = { total: number; list: { home: { name: string } }[] };
    const replies: Promise<Reply>[] = [];
    const searches: string[] = [];
    host.page.on('response', (response) => {
      const { pathname, search } = new URL(response.url());
      // The form of tips, below, asks for its own list, of all states.
      const isOffers = new URLSearchParams(search).has('status');
      if (!pathname.endsWith('/al/api/schedule/featureMatch') || !isOffers) return;
      searches.push(search);
      replies.push(response.json().then((body: { data: Reply }) => body.data));
    });
    await studio(host.page).getByRole('button', { name: 'Nhận trận' }).click();
    const selected = dialog(host.page).locator('[aria-current="true"]');
    await selected.getByText('Đang chọn').waitFor();
    const hidden = await selected.evaluate((row) => {
      const [at, list] = [row.getBoundingClientRect(), row.parentElement?.getBoundingClientRect()];
      return !list || at.top < list.top - 1 || at.bottom > list.bottom + 1;
    });
    expect(hidden).toBe(false);
    expect(searches.map((search) => [...new URLSearchParams(search)].sort())).toEqual([
      [
        ['pageSize', '40'],
        ['status', '20'],
      ],
    ]);
    const { total, list } = (await replies[0])!;
    expect(await selected.textContent()).toContain(list[0]!.home.name);
    const offers = dialog(host.page).getByRole('button', { name: /^Nhận .+ – .+/ });
    await offers.nth((await offers.count()) - 1).focus();
    expect(await selected.textContent()).toContain(list.at(-1)!.home.name);
    expect(await dialog(host.page).getByRole('button', { name: 'Xem thêm trận' }).count()).toBe(total > 40 ? 1 : 0);
    expect(await seriousViolations(host.page)).toEqual([]);
    expect(host.complaints).toEqual([]);
    await host.leave();
  });

  it('[AU11] (commentator) [LS7] (links, schedule update) hosts a match, and saved changes show in an open room; an invalid URL shows an error at its field', async () => {
    const host = await Fan.arrive(browser, site.url, { viewport: DESKTOP });
    await logIn(host, 'giolao');
    const room = studio(host.page);
    await room.getByText('Phòng số 5001').waitFor();
    await room.getByRole('button', { name: 'Nhận trận' }).click();
    const offer = dialog(host.page)
      .getByRole('button', { name: /^Nhận .+ – .+/ })
      .first();
    const match = ((await offer.getAttribute('aria-label')) ?? '').replace('Nhận ', '');
    await offer.press('Enter');
    await room.getByRole('link', { name: `Vào phòng ${match}` }).waitFor({ state: 'attached' });
    await host.page.keyboard.press('Escape');
    const path = (await room.getByRole('link', { name: `Vào phòng ${match}` }).getAttribute('href')) ?? '';

    const fan = await Fan.arrive(browser, site.url, { viewport: DESKTOP });
    await carry(fan.visitor.context);
    await fan.open(path);
    await fan.page.getByRole('main').getByText('Gió Lào Thật').first().waitFor();
    const loaded = await fan.page.evaluate(() => performance.timeOrigin);

    await room.getByRole('button', { name: `Đường phát ${match}` }).click();
    const form = dialog(host.page);
    await form.getByRole('button', { name: 'Thêm đường phát' }).click();
    await form.getByLabel('Tên đường').fill('Đường của Gió');
    await form.getByLabel('Quyền phát').fill('Hợp đồng với ban tổ chức giải');
    const refusedAs = async (address: string, sentence: string) => {
      await form.getByLabel('Địa chỉ').fill(address);
      await form.getByLabel('Địa chỉ').press('Enter');
      await form.getByText(sentence).waitFor();
      await form.locator('input[name="url"][aria-invalid="true"]:focus').waitFor();
      expect([await form.getByLabel('Tên đường').inputValue(), await form.getByLabel('Địa chỉ').inputValue()]).toEqual([
        'Đường của Gió',
        address,
      ]);
    };
    await refusedAs('javascript:alert(1)', 'Địa chỉ phải bắt đầu bằng https://');
    await refusedAs('https://192.168.1.1/master.m3u8', 'Đường phát cần một địa chỉ https mở được từ internet');
    expect(await seriousViolations(host.page)).toEqual([]);
    await form.getByLabel('Địa chỉ').fill(`${STREAMS}master.m3u8`);
    await form.getByLabel('Địa chỉ').press('Enter');
    await form.getByRole('listitem').getByText('Đường của Gió').waitFor();
    await host.page.keyboard.press('Escape');

    await fan.page.getByText('Đường của Gió').first().waitFor();
    await fan.watches(1);

    await room.getByRole('button', { name: `Giới thiệu ${match}` }).click();
    await dialog(host.page).getByLabel('Tiêu đề').fill('Đêm hội Thiên Trường');
    await dialog(host.page).getByLabel('Tiêu đề').press('Enter');
    await fan.page.getByText('Đêm hội Thiên Trường').waitFor();
    await room.getByRole('button', { name: `Lên sóng ${match}` }).click();
    await room.getByText('Đang lên sóng', { exact: true }).waitFor();
    expect(await fan.page.evaluate(() => performance.timeOrigin)).toBe(loaded);

    const late = await Fan.arrive(browser, site.url, { viewport: PHONE });
    await carry(late.visitor.context);
    await late.open(path);
    // On a phone the sheet of the hosts has the announcement.
    await late.page.getByRole('button', { name: /Bình luận viên và tiếng$/ }).click();
    await dialog(late.page).getByText('Đêm hội Thiên Trường').waitFor();
    expect(await seriousViolations(host.page)).toEqual([]);
    expect(host.complaints.filter((text) => !text.includes('400'))).toEqual([]);
    await Promise.all([host.leave(), fan.leave(), late.leave()]);
  });

  it('[AU11] (member) has no own room, and calls for commentators are refused', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: PHONE });
    await logIn(fan, 'fanthuong');
    expect([await studio(fan.page).count(), await fan.page.getByText(STUDIO).count()]).toEqual([0, 0]);
    const { data } = await post('/au/api/user/login', { username: 'fanthuong', password: PASSWORD });
    const links = [{ name: 'Một', kind: 'hls', url: `${STREAMS}master.m3u8`, licence: 'Không' }];
    const saved = await post('/au/api/commentator/link-save', { fixtureId: '1', links }, data.accessToken);
    expect(saved.status).toBe(403);
    await fan.leave();
  });
});
