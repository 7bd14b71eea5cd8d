import { createHash, createHmac } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { DeskDraw, DeskEvent, DrawProof, EventItem } from '@khandai/contracts';
import type { Page } from 'playwright-core';
import { seriousViolations } from '../support/chromium.js';
import type { Members } from '../support/members.js';
import { type Newcomer } from '../support/members.js';
import type { Site } from '../support/site.js';
import { type StaffSite, startStaffSite } from '../support/staff-site.js';

const SMALL_PHONE = { width: 390, height: 664 } as const;
const HOUR_MS = 3_600_000;

describe('events and draws, from the desk to a fan’s phone', () => {
  let own: StaffSite;
  let site: Site;
  let members: Members;
  let staff: string;
  let first: Newcomer;
  let second: Newcomer;
  let event: DeskEvent;

  beforeAll(async () => {
    own = await startStaffSite('ca.truc', 'Ca Trực');
    ({ site, members, staff } = own);
    [first, second] = await Promise.all([
      members.newcomer('an.xem', 'An Xem', { viewport: SMALL_PHONE }),
      members.newcomer('binh.xem', 'Bình Xem', { viewport: SMALL_PHONE }),
    ]);
  });
  afterAll(() => own.stop());

  const desk = <T>(path: string, body: unknown) => members.post<T>(`/other/api/desk/event${path}`, body, staff);
  const row = (page: Page) => page.getByRole('article').filter({ hasText: 'Xem chung bán kết' });
  const answered = (page: Page, call: string) =>
    page.waitForResponse((one) => one.url().includes(`/au/api/user/event/${call}/`) && one.ok());

  it('staff publish an event, and readers see it only then', async () => {
    const startsAt = Date.now() + 5 * HOUR_MS;
    event = await desk<DeskEvent>('', {
      title: 'Xem chung bán kết',
      summary: 'Cùng xem trên màn hình lớn.',
      description: 'Mở cửa từ 18 giờ.\nNhớ mặc áo đỏ.',
      place: 'Quán Sân Cỏ, 12 Lạch Tray, Hải Phòng',
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(startsAt + 2 * HOUR_MS).toISOString(),
      places: 2,
    });
    expect((await fetch(`${site.url}/su-kien/${event.slug}`)).status).toBe(404);
    event = await desk<DeskEvent>(`/${event.id}/publish`, { version: event.version });
    expect((await fetch(`${site.url}/su-kien/${event.slug}`)).status).toBe(200);
  });

  it('[EN4] (booking and saving) a fan books a place and saves the event on a phone, and finds it among their own', async () => {
    const { fan, page } = first;
    await fan.open('/su-kien');
    expect(await seriousViolations(page)).toEqual([]);
    await Promise.all([
      answered(page, 'booking'),
      page.getByRole('button', { name: 'Giữ chỗ: Xem chung bán kết' }).click(),
    ]);
    await page.getByText('1/2 chỗ').first().waitFor();
    await page.getByRole('link', { name: 'Xem chung bán kết' }).click();
    await page.getByRole('heading', { level: 1, name: 'Xem chung bán kết' }).waitFor();
    await page.getByRole('button', { name: /^Đã giữ chỗ, bấm để trả chỗ/ }).waitFor();
    await Promise.all([answered(page, 'saving'), page.getByRole('button', { name: /^Lưu sự kiện/ }).click()]);
    await page.getByRole('button', { name: /^Bỏ lưu sự kiện/ }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await fan.open('/su-kien?xem=cua-toi');
    await row(page).getByText('1/2 chỗ').waitFor();
    const ical = await (await fetch(`${site.url}/su-kien/${event.slug}/lich.ics`)).text();
    expect(ical).toContain('SUMMARY:Xem chung bán kết');
    expect(fan.complaints).toEqual([]);
  });

  it('[EN4] (feed) a fan shares the event in a post', async () => {
    const { fan, page } = first;
    await fan.open(`/su-kien/${event.slug}`);
    await page.getByRole('button', { name: 'Đăng lên bảng tin' }).click();
    await page.getByRole('textbox', { name: 'Nội dung bài viết' }).fill('Ai đi cùng mình không?');
    await page.getByRole('button', { name: 'Đăng', exact: true }).click();
    await page.getByRole('textbox', { name: 'Nội dung bài viết' }).waitFor({ state: 'detached' });
    await fan.open('/bang-tin');
    const post = page.getByRole('article').filter({ hasText: 'Ai đi cùng mình không?' });
    await post.getByRole('link', { name: /Xem chung bán kết/ }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    expect(fan.complaints).toEqual([]);
  });

  it('the last place goes to one of two who ask at once, and the other page says that none is left', async () => {
    const third = await members.register('cuc.xem', 'Cúc Xem');
    const { fan, page } = second;
    await fan.open(`/su-kien/${event.slug}`);
    const asked = await Promise.allSettled(
      [second.token, third.accessToken].map((token) =>
        members.post<EventItem>(`/au/api/user/event/booking/${event.id}`, { booked: true }, token),
      ),
    );
    expect(asked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await fan.reload();
    await page.getByText('2/2 chỗ').first().waitFor();
  });

  it('a cancelled event says why, and its booker is notified', async () => {
    const { fan, page } = first;
    const { version } = await members.get<DeskEvent>(`/other/api/desk/event/${event.id}`, staff);
    await desk(`/${event.id}/cancel`, { version, reason: 'Mưa lớn, quán đóng cửa' });
    await fan.open(`/su-kien/${event.slug}`);
    await page.getByText('Mưa lớn, quán đóng cửa').waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await fan.open('/thong-bao?muc=dat-lich');
    await page.getByRole('link', { name: /Xem chung bán kết.*đã bị hủy/ }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    expect(fan.complaints).toEqual([]);
  });

  it('[EN3] (journey) a fan enters a draw on a phone, and a desktop computes the winner of one that was drawn meanwhile', async () => {
    const draw = (title: string, closesInMs: number) =>
      members.post<DeskDraw>(
        '/other/api/desk/draw',
        {
          ...{ title, prize: 'Khăn cổ vũ', winners: 1 },
          opensAt: new Date(Date.now() - HOUR_MS).toISOString(),
          closesAt: new Date(Date.now() + closesInMs).toISOString(),
        },
        staff,
      );
    const quick = await draw('Khăn vòng trước', 3_000);
    for (const { token } of [first, second]) await members.post(`/au/api/user/lucky/enter/${quick.id}`, {}, token);
    await draw('Khăn vòng này', HOUR_MS);
    const { fan, page } = first;
    for (const wrong of ['abc', '99999', 'abc/kiem-chung'])
      expect((await fetch(`${site.url}/rut-tham/${wrong}`)).status).toBe(404);
    expect((await fetch(`${site.url}/rut-tham/${quick.id}`)).status).toBe(200);
    await fan.open('/rut-tham');
    await page.getByRole('article', { name: 'Khăn vòng này' }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Khăn vòng này' }).click();
    await page.getByRole('button', { name: 'Tham gia miễn phí' }).click();
    await page.getByText('Đã tham gia · vé #0001').waitFor();
    expect(await page.getByRole('button', { name: 'Tham gia miễn phí' }).count()).toBe(0);
    expect(await seriousViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

    const wide = await members.arrive(await members.login('binh.xem'), { viewport: { width: 1440, height: 900 } });
    await wide.open(`/rut-tham/${quick.id}`);
    await wide.page.getByRole('heading', { name: '1 người trúng' }).waitFor();
    await wide.page.getByText(/^Vé #0002 (không trúng lần này|trúng, người thứ 1!)$/).waitFor();
    expect(await seriousViolations(wide.page)).toEqual([]);
    await wide.page.getByRole('link', { name: 'Tính lại người trúng' }).click();
    await wide.page.getByRole('button', { name: 'Tính trên máy này' }).click();
    await wide.page.getByText('Khớp. Người trúng đúng là những vé này.').waitFor();
    expect(await wide.page.getByText(/: khớp$/).count()).toBe(3);
    expect(await seriousViolations(wide.page)).toEqual([]);
    const [file] = await Promise.all([
      wide.page.waitForEvent('download'),
      wide.page.getByRole('button', { name: 'Tải 2 vé (JSON)' }).click(),
    ]);
    const proof = JSON.parse(await text(await file.createReadStream())) as DrawProof;
    expect(winnersOf(proof)).toEqual(proof.results);
    expect([...fan.complaints, ...wide.complaints]).toEqual([]);
    await wide.leave();
  });
});

/** The winners of a draw by docs/draws.md, without the code of the site. */
function winnersOf({ drawId, winners, seed, listHash, entries }: DrawProof): string[] {
  const list = ['khandai-draw-1', drawId, winners, ...entries.toSorted(), ''].join('\n');
  expect(createHash('sha256').update(list).digest('hex')).toBe(listHash);
  const scoreOf = (id: string) =>
    createHmac('sha256', Buffer.from(seed ?? '', 'hex'))
      .update(`${listHash}:${id}`)
      .digest();
  return entries.toSorted((a, b) => Buffer.compare(scoreOf(a), scoreOf(b))).slice(0, winners);
}
