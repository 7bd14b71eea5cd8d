import { rm } from 'node:fs/promises';
import type { DeskPage, DeskFeedback } from '@khandai/contracts';
import type { Browser } from 'playwright-core';
import { connect, DESKTOP, seriousViolations } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { Inbox } from '../support/inbox.js';
import { Members } from '../support/members.js';
import { fromPhone } from '../support/pictures.js';
import { freshDataDir, runServer, type Site, startSite } from '../support/site.js';
import { until } from '../support/until.js';
import { EMPTY } from '../support/with-site.js';

const SMALL_PHONE = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true } as const;
const TEXT = 'Hình bị đứng ở phút 60, tải lại thì hết.';
const ADDRESS = 'khan.gia@example.com';

describe('plain pages and feedback', () => {
  let dataDir: string;
  let site: Site;
  let browser: Browser;
  let members: Members;
  let token: string;

  // Only one process may open the embedded database: the operator stops the site, grants the role, and starts the site again.
  beforeAll(async () => {
    dataDir = await freshDataDir();
    [site, browser] = await Promise.all([startSite({ ...EMPTY, DATA_DIR: dataDir }), connect()]);
    members = new Members({ site, browser });
    await members.register('thu.cuc', 'Thu Cúc');
    await site.stop();
    expect(await runServer({ DATA_DIR: dataDir }, ['role', 'thu.cuc', 'staff']).exited).toBe(0);
    site = await startSite({ ...EMPTY, DATA_DIR: dataDir });
    members = new Members({ site, browser });
    token = (await members.login('thu.cuc')).accessToken;
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it.each([
    ['/gioi-thieu', 'Giới thiệu Khán Đài'],
    ['/tuyen-dung', 'Tuyển dụng'],
    ['/chinh-sach-cookie', 'Chính sách cookie'],
    ['/dieu-khoan-su-dung', 'Điều khoản sử dụng'],
    ['/dieu-kien-va-dieu-khoan', 'Điều kiện và điều khoản'],
    ['/change-log', 'Nhật ký thay đổi'],
    ['/phan-hoi', 'Phản hồi'],
  ])('[CT4] (pages part) %s answers with its text already in the page, below /mb too', async (path, title) => {
    for (const address of [path, `/mb${path}`]) {
      const reply = await fetch(site.url + address);
      const html = await reply.text();
      expect([address, reply.status, /<h1[^>]*>([^<]+)/.exec(html)?.[1]]).toEqual([address, 200, title]);
      expect(html).toMatch(/<meta name="description" content="[^"]{40,}/);
      expect(html.includes('<footer')).toBe(address === path);
    }
  });

  it('[CT4] (feedback part) a guest sends feedback with a picture, and reads the answer of the desk in their mail', async () => {
    const guest = await Fan.arrive(browser, site.url, SMALL_PHONE);
    const { page } = guest;
    await guest.open('/phan-hoi');
    await page.getByRole('button', { name: 'Báo lỗi' }).press('Enter');
    await page.getByLabel('Nội dung').fill(TEXT);
    const files = page.locator('input[type=file]');
    const zip = { name: 'anh.png', mimeType: 'image/png', buffer: Buffer.from('PK\u0003\u0004 no picture at all') };
    await files.setInputFiles(zip);
    await page.getByText('Tệp này không phải là ảnh.').waitFor();
    await page.getByRole('button', { name: 'Bỏ ảnh anh.png' }).click();
    await files.setInputFiles({ name: 'man-hinh.jpg', mimeType: 'image/jpeg', buffer: await fromPhone(640, 480) });
    await page.getByText('Đã tải lên').waitFor();
    await page.getByLabel('Email nhận trả lời').fill('sai');
    await page.getByRole('button', { name: 'Gửi phản hồi' }).click();
    await page.getByText('Email không hợp lệ').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
    await page.getByLabel('Email nhận trả lời').fill(ADDRESS);
    // The draft is written a moment after the last key.
    await until(
      async () =>
        (await page.evaluate(() => localStorage.getItem('khandai:feedback')))?.includes(ADDRESS) ? true : undefined,
      'the draft',
    );

    await guest.reload();
    await page.getByText('man-hinh.jpg').waitFor();
    expect(await page.getByLabel('Nội dung').inputValue()).toBe(TEXT);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await seriousViolations(page)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Gửi phản hồi' }).click();
    await page.getByRole('heading', { name: 'Đã nhận phản hồi số 1' }).waitFor();
    // The browser reports the refusal of the file.
    expect(guest.complaints.filter((one) => !one.includes('/feedback/file'))).toEqual([]);
    await guest.leave();

    const desk = await members.arrive(await members.login('thu.cuc'), { viewport: DESKTOP });
    await desk.page.goto(`${site.url}/desk#/feedback`);
    await desk.page.getByRole('link', { name: TEXT }).click();
    await desk.page.getByRole('img', { name: 'Ảnh 1 của phản hồi' }).waitFor();
    await desk.page.getByLabel('Viết câu trả lời').fill('Cảm ơn bạn, đã sửa.');
    await desk.page.getByRole('button', { name: 'Gửi trả lời' }).click();
    await desk.page.getByText('đã gửi thư').waitFor();
    const mail = await new Inbox(dataDir).link(ADDRESS, /Cảm ơn bạn, đã sửa\.[^]*> Hình bị đứng/);
    expect(mail).toContain('phản hồi số 1');
    expect(desk.complaints).toEqual([]);
    await desk.leave();
    const { files: kept } = await members.get<DeskFeedback>('/other/api/desk/feedback/1', token);
    expect((await fetch(`${site.url}/tep/feedback/${kept[0] ?? ''}.webp`)).status).toBe(404);
  });

  it('[CT4] (desk part) what staff publish replaces a page, and the built-in text comes back', async () => {
    const path = '/other/api/desk/page/gioi-thieu.vi';
    const words = '<script>alert(1)</script> Khán đài của mọi người.';
    const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] };
    const read = async () => (await fetch(`${site.url}/gioi-thieu?${Date.now()}`)).text();
    const saved = await members.post<DeskPage>(path, { title: 'Về chúng tôi', content, version: 0 }, token);
    expect(await read()).toContain('Giới thiệu Khán Đài</h1>');
    await members.post<DeskPage>(path, { publish: true, version: saved.version }, token);
    const shown = await until(async () => {
      const html = await read();
      return html.includes('Về chúng tôi</h1>') ? html : undefined;
    }, 'the published page');
    expect(shown).toContain('&lt;script&gt;alert(1)&lt;/script&gt; Khán đài của mọi người.');
    await fetch(site.url + path, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
    await until(async () => ((await read()).includes('Giới thiệu Khán Đài</h1>') ? true : undefined), 'the old page');
  });

  it('[CT4] (limits part) a flood of feedback is refused in words, and what came before stays', async () => {
    const { guestToken } = await members.post<{ guestToken: string }>('/au/api/user/guest-login', {});
    const send = async (text: string) => {
      const reply = await fetch(`${site.url}/al/api/user/feedback/create`, {
        method: 'POST',
        headers: { authorization: `Bearer ${guestToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({ uuid: crypto.randomUUID(), kind: 'idea', text }),
      });
      return { status: reply.status, ...((await reply.json()) as { msg: string }) };
    };
    expect(await send('a'.repeat(10_000))).toMatchObject({ status: 400, msg: 'Nội dung dài quá 2000 ký tự.' });
    const replies = await Promise.all(Array.from({ length: 40 }, (_, at) => send(`Bom ${String(at)}`)));
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(30);
    expect(refused[0]?.msg).toMatch(/^(?:Bạn thao tác quá nhanh|Hôm nay đã có nhiều phản hồi)/);
    const { total } = await members.get<{ total: number }>('/other/api/desk/feedback', token);
    expect(total).toBe(1 + replies.length - refused.length);
  });
});
