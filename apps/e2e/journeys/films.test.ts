import type { DeskFilmRow } from '@khandai/contracts';
import type { Browser, Page } from 'playwright-core';
import { seriousViolations } from '../support/chromium.js';
import { recordClip } from '../support/clip.js';
import { Fan } from '../support/fan.js';
import type { Members } from '../support/members.js';
import type { Site } from '../support/site.js';
import { type StaffSite, startStaffSite } from '../support/staff-site.js';
import { until } from '../support/until.js';

const SMALL_PHONE = { width: 390, height: 664 } as const;
const DESK = '/other/api/desk/film';
const SECONDS = 9;
const NAME = 'Chảo lửa Lạch Tray';
const VTT = 'WEBVTT\n\n00:00.000 --> 00:08.500\n<b>Trống</b> lên nào\n';

describe('[CT3] (films journey) a film, from the desk to a takedown while it is watched', () => {
  let own: StaffSite;
  let site: Site;
  let browser: Browser;
  let members: Members;
  let staff: string;
  let path: string;

  beforeAll(async () => {
    own = await startStaffSite('ca.phim', 'Ca Phim');
    ({ site, browser, members, staff } = own);
  });
  afterAll(() => own.stop());

  const stored = async (): Promise<DeskFilmRow> => {
    const { list } = await members.get<{ list: DeskFilmRow[] }>(DESK, staff);
    const [row] = list;
    if (!row) throw new Error('the desk has no film');
    return row;
  };
  const act = (id: number, name: string, body: object) => members.post(`${DESK}/${id}/${name}`, body, staff);
  const statusOf = async (address: string): Promise<number> => (await fetch(site.url + address)).status;
  /** Plays without sound from a second on. */
  const play = (page: Page, from: number) =>
    page.locator('video').evaluate(async (video: HTMLVideoElement, second) => {
      video.muted = true;
      video.currentTime = second;
      await video.play();
    }, from);
  const shownWords = (page: Page) =>
    page
      .locator('video')
      .evaluate((video: HTMLVideoElement) =>
        [...video.textTracks]
          .filter(({ mode }) => mode === 'showing')
          .flatMap(({ cues }) => [...(cues ?? [])].map((cue) => (cue instanceof VTTCue ? cue.text : ''))),
      );

  it('staff make a film of two episodes with subtitles; a file that is no subtitle is refused in words', async () => {
    const { page } = await members.arrive(await members.login('ca.phim'));
    await page.goto(`${site.url}/desk#/film/create`);
    await page.getByLabel('Tên phim').fill(NAME);
    const clip = await recordClip(page, 'video/mp4;codecs=avc1.42E01E', SECONDS);
    const upload = async (name: string) => {
      await page
        .locator('input[type=file][aria-label="Thêm tập từ video"]')
        .setInputFiles({ name, mimeType: 'video/mp4', buffer: clip });
    };
    await upload('tap-1.mp4');
    const first = page.getByRole('group', { name: 'Tập 1' });
    await first.getByLabel('Tên tập').fill('Đêm mở màn');
    await upload('tap-2.mp4');
    await page.getByRole('group', { name: 'Tập 2' }).waitFor();
    const subtitles = first.locator('input[type=file]');
    const file = (text: string) => ({ name: 'vi.vtt', mimeType: 'text/vtt', buffer: Buffer.from(text) });
    await subtitles.setInputFiles(file('1\n00:01 --> 00:02\nA\n'));
    await first.getByRole('alert').filter({ hasText: 'WebVTT' }).waitFor();
    await subtitles.setInputFiles(file(VTT));
    await first.getByText('Đã nhận 1 câu phụ đề.').waitFor();
    await page.getByRole('button', { name: 'Thêm bản quyền' }).click();
    await page.getByLabel('Bên giữ quyền').fill('Khán Đài');
    await page.getByLabel('Nguồn (địa chỉ hay mô tả)').fill('Tự quay');
    await page.getByRole('button', { name: 'Lưu' }).click();
    await page.getByRole('link', { name: NAME }).waitFor();
    const areReady = async () => (await stored()).files.every(({ processing }) => !processing) || undefined;
    await until(areReady, 'prepared videos');
    const { id, slug } = await stored();
    path = `/phim-anh/${slug}`;
    expect(await statusOf(path)).toBe(404);
    await page.goto(`${site.url}/desk#/film/${id}`);
    await page.getByRole('button', { name: 'Đăng', exact: true }).click();
    await page.getByRole('link', { name: 'Xem trên trang' }).waitFor();
    expect(await statusOf(path)).toBe(200);
    for (const wrong of ['tap-0', 'tap-x', 'tap-3', 'tap-01', 'tap-1/them'])
      expect([wrong, await statusOf(`${path}/${wrong}`)]).toEqual([wrong, 404]);
    expect(await statusOf('/phim-anh/khong-co')).toBe(404);
    expect(await statusOf(`/mb${path}/tap-2`)).toBe(200);
  });

  it('a member watches with subtitles on a phone, goes on on a second device, and to the next episode', async () => {
    const tokens = await members.register('an.phim', 'An Phim');
    const first = await members.arrive(tokens, { viewport: SMALL_PHONE });
    const { page } = first;
    await first.open('/phim-anh');
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('link', { name: NAME }).click();
    await page.getByRole('heading', { level: 1, name: NAME }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Theo dõi' }).click();
    await page.getByRole('button', { name: 'Đang theo dõi' }).waitFor();
    await page.getByRole('link', { name: 'Xem tập 1', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Tập 1: Đêm mở màn' }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    const captions = page.getByRole('button', { name: 'Phụ đề', exact: true });
    await captions.click();
    await until(async () => (await shownWords(page)).includes('Trống lên nào') || undefined, 'subtitles');
    const saved = page.waitForResponse(
      (one) =>
        one.request().method() === 'POST' &&
        one.url().endsWith('/media/progress') &&
        (one.request().postData() ?? '').includes('"second":4'),
    );
    await play(page, 4);
    await page.locator('video').evaluate((video: HTMLVideoElement) => {
      video.pause();
    });
    await saved;
    const second = await members.arrive(await members.login('an.phim'));
    await second.open('/');
    await second.page.getByRole('link', { name: NAME }).scrollIntoViewIfNeeded();
    await second.open('/phim-anh');
    await second.page.getByRole('heading', { name: 'Xem tiếp' }).waitFor();
    await second.open(path);
    await second.page.getByRole('link', { name: /^Xem tiếp tập 1/ }).click();
    await second.page.getByRole('button', { name: 'Xem tiếp từ 0:04' }).click();
    const at = () => second.page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
    await until(async () => (await at()) >= 4 || undefined, 'video that goes on where it stopped');
    await second.page.locator('video').evaluate((video: HTMLVideoElement) => {
      video.muted = true;
      video.currentTime = video.duration - 0.2;
    });
    await second.page.getByRole('group', { name: 'Kế tiếp' }).getByRole('button', { name: 'Xem ngay' }).click();
    await second.page.getByRole('heading', { level: 1, name: 'Tập 2' }).waitFor();
    await first.open(`${path}/tap-1`);
    await until(async () => (await shownWords(page)).length > 0 || undefined, 'remembered subtitles');
    // The next episode, by the keyboard alone.
    await page.getByRole('region', { name: 'Trình phát' }).focus();
    await page.keyboard.press('c');
    await until(async () => (await shownWords(page)).length === 0 || undefined, 'no subtitles');
    await page.keyboard.press('n');
    await page.getByRole('heading', { level: 1, name: 'Tập 2' }).waitFor();
    expect([...first.complaints, ...second.complaints]).toEqual([]);
  });

  it('a takedown while a guest watches stops the page, the list, the subtitles and the files', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: SMALL_PHONE });
    const { page } = fan;
    await fan.open(`${path}/tap-1?t=3`);
    await page.getByRole('heading', { level: 1, name: 'Tập 1: Đêm mở màn' }).waitFor();
    const { id, version, files, episodes } = await stored();
    const subtitle = `/other/api/film/subtitle/${episodes[0]?.tracks[0]?.subtitleId ?? 0}`;
    const addresses = [...files.map(({ url }) => url), subtitle];
    for (const address of addresses) expect(await statusOf(address)).toBe(200);
    await act(id, 'withdraw', { version, reason: 'Bên giữ quyền yêu cầu' });
    for (const address of addresses) expect(await statusOf(address)).toBe(404);
    // Guests share a page for two seconds.
    for (const gone of [path, `${path}/tap-1`])
      await until(async () => (await statusOf(gone)) === 410 || undefined, `${gone} to be gone`);
    await page.locator('video').evaluate((element: HTMLVideoElement) => {
      element.dispatchEvent(new Event('error'));
    });
    await page.getByRole('heading', { level: 1, name: 'Phim này đã được gỡ' }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    const { version: now } = await stored();
    await act(id, 'restore', { version: now });
    await until(async () => (await statusOf(`${path}/tap-1`)) === 200 || undefined, 'the film to be back');
  });
});
