import type { DeskComicChapterRow, DeskComicRow } from '@khandai/contracts';
import type { Browser, Page } from 'playwright-core';
import { DESKTOP, seriousViolations } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import type { Members } from '../support/members.js';
import { telling } from '../support/pictures.js';
import type { Site } from '../support/site.js';
import { type StaffSite, startStaffSite } from '../support/staff-site.js';
import { until } from '../support/until.js';

const SMALL_PHONE = { width: 390, height: 664 } as const;
const NAME = 'Số 10 xóm Bãi';
const DESK = '/other/api/desk';
const MANY = 200;
const MEGABYTE = 1024 * 1024;

const picture = (width: number, height: number) => telling(width, height).png().toBuffer();

describe('[CT3] (comics journey) a comic, from the desk to a takedown while it is read', () => {
  let own: StaffSite;
  let site: Site;
  let browser: Browser;
  let members: Members;
  let staff: string;
  let slug: string;

  beforeAll(async () => {
    own = await startStaffSite('ca.truyen', 'Ca Truyện');
    ({ site, browser, members, staff } = own);
  });
  afterAll(() => own.stop());

  const stored = async (): Promise<DeskComicRow> => {
    const { list } = await members.get<{ list: DeskComicRow[] }>(`${DESK}/comic`, staff);
    const [row] = list;
    if (!row) throw new Error('the desk has no comic');
    return row;
  };
  const chapters = async (): Promise<DeskComicChapterRow[]> => {
    const { id } = await stored();
    const { list } = await members.get<{ list: DeskComicChapterRow[] }>(`${DESK}/comic-chapter?titleId=${id}`, staff);
    return list;
  };
  const chapterPath = (number: number) => `/truyen-tranh/${slug}/chuong-${number}`;
  const foot = (page: Page) => page.getByRole('slider', { name: 'Trang' });
  const at = (page: Page) => foot(page).getAttribute('aria-valuetext');
  const reaches = (page: Page, words: string) =>
    until(async () => (await at(page)) === words || undefined, `position “${words}”`);

  it('staff send many pages at once; a broken one is named, and the others arrive in the order of their names', async () => {
    const { page } = await members.arrive(await members.login('ca.truyen'));
    await page.goto(`${site.url}/desk#/comic/create`);
    await page.getByLabel('Tên truyện').fill(NAME);
    await page.getByLabel('Tác giả').fill('Tí');
    const cover = { name: 'bia.png', mimeType: 'image/png', buffer: await picture(400, 600) };
    await page.locator('input[type=file]').setInputFiles(cover);
    await page.getByRole('img', { name: 'Bìa' }).waitFor();
    await page.getByRole('button', { name: 'Thêm bản quyền' }).click();
    await page.getByLabel('Bên giữ quyền').fill('Khán Đài');
    await page.getByLabel('Nguồn (địa chỉ hay mô tả)').fill('Tự vẽ');
    await page.getByRole('button', { name: 'Lưu' }).click();
    await page.getByRole('link', { name: NAME }).waitFor();
    const { id } = await stored();
    ({ slug } = await stored());
    expect((await fetch(`${site.url}/truyen-tranh/${slug}`)).status).toBe(404);
    await page.goto(`${site.url}/desk#/comic/${id}`);
    await page.getByRole('button', { name: 'Thêm chương' }).click();
    const pages = [10, 2, 1, 9].map(async (number) => ({
      name: `trang-${number}.png`,
      mimeType: 'image/png',
      buffer: await picture(360, 500 + number),
    }));
    const broken = { name: 'trang-3.png', mimeType: 'image/png', buffer: Buffer.from('không phải ảnh') };
    await page.locator('input[type=file][multiple]').setInputFiles([...(await Promise.all(pages)), broken]);
    await page.getByText(/trang-3\.png: ./).waitFor();
    await page.getByText('Đã lưu chương.').waitFor();
    const [chapter] = await chapters();
    expect(chapter?.pages.map(({ fileName }) => fileName)).toEqual([
      'trang-1.png',
      'trang-2.png',
      'trang-9.png',
      'trang-10.png',
    ]);
    await page.getByRole('button', { name: 'Đăng chương' }).click();
    await page.getByText(/Người theo dõi sẽ nhận tin/).waitFor();
    await page.getByRole('button', { name: 'Đăng', exact: true }).click();
    await page.getByRole('link', { name: 'Xem trên trang' }).waitFor();
    expect((await fetch(site.url + chapterPath(1))).status).toBe(200);
  });

  it('[SH1] (comics) addresses of no chapter and of no comic are missing, in words', async () => {
    for (const path of [
      `${slug}/chuong-0`,
      `${slug}/chuong-x`,
      `${slug}/chuong-99`,
      `${slug}/tap-1`,
      'khong-co',
      'khong-co/chuong-1',
    ]) {
      const answer = await fetch(`${site.url}/truyen-tranh/${path}`);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).toContain('Không tìm thấy');
    }
  });

  it('a member reads it to its end on a phone, and has read it on a second device', async () => {
    const tokens = await members.register('an.doc', 'An Đọc');
    const first = await members.arrive(tokens, { viewport: SMALL_PHONE });
    await first.open('/truyen-tranh');
    expect(await seriousViolations(first.page)).toEqual([]);
    await first.page.getByRole('link', { name: NAME }).click();
    await first.page.getByRole('heading', { level: 1, name: NAME }).waitFor();
    expect(await seriousViolations(first.page)).toEqual([]);
    await first.page.getByRole('button', { name: 'Theo dõi', exact: true }).click();
    await first.page.getByRole('button', { name: 'Đang theo dõi' }).waitFor();
    await first.page.getByRole('link', { name: 'Đọc từ đầu' }).click();
    await first.page.getByRole('heading', { level: 1, name: `${NAME}, chương 1` }).waitFor();
    await reaches(first.page, 'Trang 1 trên 4');
    const saved = (words: string) =>
      first.page.waitForResponse(
        (one) => one.url().endsWith('/comic/progress') && (one.request().postData() ?? '').includes(words),
      );
    const third = saved('"page":3');
    await first.page.getByRole('img', { name: 'Trang 3 trên 4' }).evaluate((box) => {
      box.scrollIntoView({ block: 'start' });
    });
    await third;
    const second = await members.arrive(await members.login('an.doc'));
    await second.open('/truyen-tranh');
    await second.page.getByRole('link', { name: `Đọc tiếp ${NAME}` }).click();
    await reaches(second.page, 'Trang 3 trên 4');
    const read = saved('"isRead":true');
    await first.page.getByText('Hết chương 1').evaluate((end) => {
      end.scrollIntoView();
    });
    await read;
    expect(await seriousViolations(first.page)).toEqual([]);
    await second.open(`/truyen-tranh/${slug}`);
    await second.page.getByText('Đã đọc', { exact: true }).waitFor();
    await second.page.getByRole('link', { name: 'Đọc lại từ đầu' }).waitFor();
    await second.open('/truyen-tranh');
    await second.page.getByRole('article').filter({ hasText: NAME }).getByText('Đã đọc', { exact: true }).waitFor();
    expect([...first.complaints, ...second.complaints]).toEqual([]);
  });

  it('followers are notified of a new chapter, and a chapter of 200 pages keeps few pictures in memory', async () => {
    const { id: titleId } = await stored();
    const { id, version } = await members.post<DeskComicChapterRow>(`${DESK}/comic-chapter`, { titleId }, staff);
    // The desk sends them one by one. Each page is a file of its own.
    const file = await picture(1_000, 1_450);
    const pages: { sourceId: number; fileName: string; alt: string }[] = [];
    for (let number = 1; number <= MANY; number += 1) {
      const answer = await fetch(`${site.url}${DESK}/comic-page`, {
        method: 'POST',
        headers: { authorization: `Bearer ${staff}`, 'content-type': 'application/octet-stream' },
        body: new Uint8Array(file),
      });
      const { data } = (await answer.json()) as { data: { sourceId: number } };
      pages.push({ sourceId: data.sourceId, fileName: `${number}.png`, alt: '' });
    }
    const whole = await members.post<DeskComicChapterRow>(`${DESK}/comic-chapter/${id}`, { version, pages }, staff);
    await members.post(`${DESK}/comic-chapter/${id}/publish`, { version: whole.version, at: null }, staff);
    const fan = await members.arrive(await members.login('an.doc'), { viewport: SMALL_PHONE, deviceScaleFactor: 3 });
    await fan.open('/thong-bao');
    const notice = fan.page.getByRole('link', { name: /Số 10 xóm Bãi.*chương 2/ });
    await until(async () => {
      if ((await notice.count()) > 0) return true;
      await fan.reload();
      return undefined;
    }, 'notice of the chapter');
    await notice.click();
    await fan.page.waitForURL(/chuong-2$/);
    const cdp = await fan.page.context().newCDPSession(fan.page);
    await cdp.send('Performance.enable');
    const seen: number[] = [];
    for (const number of [1, 40, 80, 120, 160, 200]) {
      await foot(fan.page).fill(String(number));
      await reaches(fan.page, `Trang ${number} trên ${MANY}`);
      await until(
        () =>
          fan.page.evaluate(() => {
            const shown = [...document.querySelectorAll<HTMLImageElement>('main ol img')];
            return (shown.length > 0 && shown.every(({ complete }) => complete)) || undefined;
          }),
        'loaded pages',
      );
      const live = await fan.page.evaluate(() =>
        [...document.querySelectorAll<HTMLImageElement>('main ol img')].map(
          ({ naturalWidth, naturalHeight }) => naturalWidth * naturalHeight * 4,
        ),
      );
      await cdp.send('HeapProfiler.collectGarbage');
      const { metrics } = await cdp.send('Performance.getMetrics');
      const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Infinity;
      expect(live.length).toBeLessThanOrEqual(6);
      seen.push(live.reduce((sum, bytes) => sum + bytes, heap));
    }
    process.stdout.write(
      `comics: heap and pictures at pages 1, 40 … 200: ${seen.map((bytes) => (bytes / MEGABYTE).toFixed(1)).join(' ')} MB\n`,
    );
    expect(Math.max(...seen)).toBeLessThan(60 * MEGABYTE);
    expect(fan.complaints).toEqual([]);
  });

  it('pages are turned by keys, taps and the slider, as a spread on a desktop, and the way is remembered', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: DESKTOP });
    const { page } = fan;
    await fan.open(chapterPath(1));
    await page.getByText('Trang', { exact: true }).click();
    await reaches(page, 'Trang 1 trên 4');
    await page.locator('body').press('ArrowRight');
    await reaches(page, 'Trang 2–3 trên 4');
    await page.locator('body').press('End');
    await reaches(page, 'Trang 4 trên 4');
    await page.locator('body').press(' ');
    await page.getByText('Hết chương 1').waitFor();
    await page.locator('body').press('ArrowLeft');
    await page.locator('body').press('Home');
    await reaches(page, 'Trang 1 trên 4');
    expect(await seriousViolations(page)).toEqual([]);
    // The reader may have banners on both sides.
    const reader = await page.locator('#main').boundingBox();
    await page.mouse.click((reader?.x ?? 0) + (reader?.width ?? 0) - 40, DESKTOP.height / 2);
    await reaches(page, 'Trang 2–3 trên 4');
    await fan.reload();
    await page.getByRole('button', { name: 'Trang sau' }).click();
    await reaches(page, 'Trang 2–3 trên 4');
    expect(fan.complaints).toEqual([]);
  });

  it('a page that does not load is tried again in its place, and the rest is there', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: SMALL_PHONE });
    const { page } = fan;
    const [, chapter] = await chapters();
    const url = chapter?.files[1]?.url ?? '';
    const ofIt = (address: URL) => address.href.includes(encodeURIComponent(url)) || address.pathname === url;
    await page.route(ofIt, (route) => route.abort());
    await fan.open(chapterPath(1));
    await page.getByText('Trang 2 chưa tải được').waitFor();
    expect(await page.getByRole('img', { name: 'Trang 1 trên 4' }).locator('img').count()).toBe(1);
    expect(await seriousViolations(page)).toEqual([]);
    await page.unroute(ofIt);
    await page.getByRole('button', { name: 'Tải lại trang 2' }).click();
    await until(
      () =>
        page
          .getByRole('img', { name: 'Trang 2 trên 4' })
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth > 0 || undefined),
      'second page',
    );
  });

  it('a takedown while a guest reads stops the page, the list and the pictures', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: SMALL_PHONE });
    const { page } = fan;
    await fan.open(chapterPath(1));
    await reaches(page, 'Trang 1 trên 4');
    const { id, version } = await stored();
    const [, chapter] = await chapters();
    const file = site.url + (chapter?.files[0]?.url ?? '');
    const small = `${site.url}/anh/320x1?src=${encodeURIComponent(chapter?.files[0]?.url ?? '')}`;
    expect((await fetch(file)).status).toBe(200);
    expect((await fetch(small)).status).toBe(200);
    await members.post(`${DESK}/comic/${id}/withdraw`, { version, reason: 'Bên giữ quyền yêu cầu' }, staff);
    expect((await fetch(file)).status).toBe(404);
    expect((await fetch(small)).status).toBe(404);
    // Guests share a page for two seconds (ADR 0011).
    const gone = async (path: string) => (await fetch(site.url + path)).status === 410 || undefined;
    await until(() => gone(chapterPath(1)), 'reply 410 for the chapter');
    await until(() => gone(`/truyen-tranh/${slug}`), 'reply 410 for the comic');
    await page
      .locator('main ol img')
      .first()
      .evaluate((image) => {
        image.dispatchEvent(new Event('error'));
      });
    await page.getByRole('heading', { level: 1, name: 'Truyện này đã được gỡ' }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    const { version: now } = await stored();
    await members.post(`${DESK}/comic/${id}/restore`, { version: now }, staff);
    expect((await fetch(site.url + chapterPath(1))).status).toBe(200);
    expect((await fetch(file)).status).toBe(200);
  });
});
