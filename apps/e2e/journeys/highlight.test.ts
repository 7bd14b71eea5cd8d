import type { DeskHighlightRow } from '@khandai/contracts';
import type { Browser, Page } from 'playwright-core';
import { seriousViolations } from '../support/chromium.js';
import { recordClip } from '../support/clip.js';
import { Fan } from '../support/fan.js';
import type { Members } from '../support/members.js';
import type { Site } from '../support/site.js';
import { type StaffSite, startStaffSite } from '../support/staff-site.js';
import { until } from '../support/until.js';

const SMALL_PHONE = { width: 390, height: 664 } as const;
const DESK = '/other/api/desk/highlight';
const SECONDS = 9;
const NAME = 'Siêu phẩm phút bù giờ';

describe('[CT3] (highlights journey) a highlight, from the desk to a takedown while it is watched', () => {
  let own: StaffSite;
  let site: Site;
  let browser: Browser;
  let members: Members;
  let staff: string;
  let path: string;

  beforeAll(async () => {
    own = await startStaffSite('ca.truc', 'Ca Trực');
    ({ site, browser, members, staff } = own);
  });
  afterAll(() => own.stop());

  const stored = async (): Promise<DeskHighlightRow> => {
    const { list } = await members.get<{ list: DeskHighlightRow[] }>(DESK, staff);
    const [row] = list;
    if (!row) throw new Error('the desk has no highlight');
    return row;
  };
  const act = (id: number, name: string, body: object) => members.post(`${DESK}/${id}/${name}`, body, staff);
  /** Plays without sound from a second on. */
  const play = (page: Page, from: number) =>
    page.locator('video').evaluate(async (video: HTMLVideoElement, second) => {
      video.muted = true;
      video.currentTime = second;
      await video.play();
    }, from);

  it('staff upload a video at the desk, and publish it only with a licence', async () => {
    const { page } = await members.arrive(await members.login('ca.truc'));
    await page.goto(`${site.url}/desk#/highlight/create`);
    await page.getByLabel('Tên video').fill(NAME);
    const clip = await recordClip(page, 'video/mp4;codecs=avc1.42E01E', SECONDS);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'sieu-pham.mp4', mimeType: 'video/mp4', buffer: clip });
    await page.getByText(/^Dài \d+ giây$/).waitFor();
    await page.getByRole('button', { name: 'Thêm chương' }).click();
    await page.getByLabel('Giây').fill('2');
    await page.getByLabel('Tên chương').fill('Bàn mở tỷ số');
    await page.getByRole('button', { name: 'Thêm bản quyền' }).click();
    await page.getByLabel('Bên giữ quyền').fill('Khán Đài');
    await page.getByLabel('Nguồn (địa chỉ hay mô tả)').fill('Tự quay');
    await page.getByRole('button', { name: 'Lưu' }).click();
    await page.getByRole('link', { name: NAME }).waitFor();
    await until(async () => (await stored()).video?.processing === false || undefined, 'prepared video');
    const { id, slug } = await stored();
    path = `/highlight/${slug}`;
    expect((await fetch(site.url + path)).status).toBe(404);
    await page.goto(`${site.url}/desk#/highlight/${id}`);
    await page.getByRole('button', { name: 'Đăng', exact: true }).click();
    await page.getByRole('link', { name: 'Xem trên trang' }).waitFor();
    expect((await fetch(site.url + path)).status).toBe(200);
  });

  it('a member watches it on a phone, and goes on on a second device', async () => {
    const tokens = await members.register('an.xem', 'An Xem');
    const first = await members.arrive(tokens, { viewport: SMALL_PHONE });
    await first.open('/highlight');
    expect(await seriousViolations(first.page)).toEqual([]);
    await first.page.getByRole('link', { name: NAME }).click();
    await first.page.getByRole('heading', { level: 1, name: NAME }).waitFor();
    expect(await seriousViolations(first.page)).toEqual([]);
    const saved = first.page.waitForResponse(
      (one) =>
        one.request().method() === 'POST' &&
        one.url().endsWith('/media/progress') &&
        (one.request().postData() ?? '').includes('"second":4'),
    );
    await play(first.page, 4);
    await first.page.locator('video').evaluate((video: HTMLVideoElement) => {
      video.pause();
    });
    await saved;
    const { page } = first;
    await page.getByRole('button', { name: 'Bàn thắng kế tiếp' }).click();
    await page.locator('#binh-luan').scrollIntoViewIfNeeded();
    const comment = page.getByRole('textbox', { name: 'Viết bình luận' });
    await comment.fill('Xem lại vẫn thấy ngọt');
    await comment.press('Enter');
    await page.getByRole('heading', { name: '1 bình luận' }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    const second = await members.arrive(await members.login('an.xem'));
    await second.open('/highlight');
    await second.page.getByRole('heading', { name: 'Xem tiếp' }).waitFor();
    await second.open(path);
    await second.page.getByRole('button', { name: 'Xem tiếp từ 0:04' }).click();
    const at = () => second.page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
    await until(async () => (await at()) >= 4 || undefined, 'video that goes on where it stopped');
    expect([...first.complaints, ...second.complaints]).toEqual([]);
  });

  it('a takedown while a guest watches stops the page, the list and the file', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: SMALL_PHONE });
    const { page } = fan;
    await fan.open(`${path}?t=3`);
    await page.getByRole('button', { name: /Bàn mở tỷ số/ }).waitFor();
    const { id, version, video } = await stored();
    const file = site.url + (video?.url ?? '');
    expect((await fetch(file)).status).toBe(200);
    await act(id, 'withdraw', { version, reason: 'Bên giữ quyền yêu cầu' });
    expect((await fetch(file)).status).toBe(404);
    expect((await fetch(`${site.url}/other/api/highlight/info/${path.split('/').at(-1) ?? ''}`)).status).toBe(410);
    await page.locator('video').evaluate((element: HTMLVideoElement) => {
      element.dispatchEvent(new Event('error'));
    });
    await page.getByRole('heading', { level: 1, name: 'Video này đã được gỡ' }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    const { version: now } = await stored();
    await act(id, 'restore', { version: now });
    expect((await fetch(file)).status).toBe(200);
  });
});
