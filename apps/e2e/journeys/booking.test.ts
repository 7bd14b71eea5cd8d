import { type DaySchedule, MatchState, SportType } from '@khandai/contracts';
import type { Browser, Locator, Page } from 'playwright-core';
import { DESKTOP, PHONE, seriousViolations } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { Members } from '../support/members.js';
import { ownNetwork } from '../support/network.js';
import { NIGHT, withSite } from '../support/with-site.js';
import type { SharedSite } from '../support/shared-site.js';
import { until } from '../support/until.js';

const PASSWORD = 'mưa rơi trên khán đài';
const [HOUR_MS, VIETNAM_MS] = [3_600_000, 7 * 3_600_000];

describe('booking a match on the running site', () => {
  let site: SharedSite;
  let browser: Browser;

  withSite(NIGHT, (running) => {
    ({ site, browser } = running);
  });

  /** Tomorrow in Vietnam: late in the evening no match of today can be booked any more. */
  const tomorrow = () => new Date(Date.now() + VIETNAM_MS + 24 * HOUR_MS).toISOString().slice(0, 10);
  const schedule = () => `/lich-thi-dau?ngay=${tomorrow()}`;

  // A feed that has just started delivers the nearest matches first.
  beforeAll(async () => {
    await until(async () => (await daySchedule()).states.coming > 0 || undefined, `match of ${tomorrow()}`);
  });

  async function daySchedule(): Promise<DaySchedule> {
    const day = `${site.url}/al/api/schedule/liveSchedule?timezone=Asia/Ho_Chi_Minh&date=${tomorrow()}`;
    const { data } = (await (await fetch(day)).json()) as { data: DaySchedule };
    return data;
  }

  const arrive = (viewport: { width: number; height: number } = DESKTOP) => Fan.arrive(browser, site.url, { viewport });
  const dialog = (page: Page): Locator => page.getByRole('dialog');
  const toast = (page: Page): Locator => page.getByRole('region', { name: 'Thông báo' });
  const main = (page: Page): Locator => page.getByRole('main');
  const free = (page: Page): Locator => main(page).getByRole('button', { name: /^Đặt lịch / });
  /** The list of bookings may name the same match; this takes the first button. */
  const button = (page: Page, match: string): Locator =>
    main(page)
      .getByRole('button', { name: new RegExp(`^(Đặt lịch|Đã đặt lịch) ${match}$`) })
      .first();
  const booked = (page: Page, match: string): Locator =>
    main(page).getByRole('button', { name: `Đã đặt lịch ${match}`, exact: true, pressed: true });

  /** The first match that can be booked, `Hải Phòng – Hà Nội`. */
  const firstMatch = async (page: Page) =>
    ((await free(page).first().getAttribute('aria-label')) ?? '').replace(/^Đặt lịch /, '');

  /** Somebody with an account, who is not logged in. */
  async function account(username: string): Promise<void> {
    const answer = await fetch(`${site.url}/au/api/user/register`, {
      method: 'POST',
      headers: { ...ownNetwork(), 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: PASSWORD }),
    });
    expect(answer.status).toBe(200);
  }

  async function logIn(page: Page, username: string): Promise<void> {
    await dialog(page).getByLabel('Tên đăng nhập').fill(username);
    await dialog(page).getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
    await dialog(page).getByLabel('Mật khẩu', { exact: true }).press('Enter');
  }

  it('[LS6] (needs a logged-in user, list) a guest who books is asked to log in; then the booking is made, survives a reload, is listed and can be cancelled', async () => {
    await account('datlich.mot');
    const fan = await arrive();
    const { page } = fan;
    await fan.open(schedule());
    const match = await firstMatch(page);
    // The star of a guest is on the device, until the account takes it over.
    const star = main(page).getByRole('button', { name: `Quan tâm trận ${match}`, exact: true });
    const onDevice = () => page.evaluate(() => localStorage.getItem('khandai:favourites'));
    await star.click();
    expect(await onDevice()).toContain('"matches":["');
    await button(page, match).click();
    await dialog(page).getByText(`Đăng nhập để đặt lịch trận ${match}.`).waitFor();
    await logIn(page, 'datlich.mot');
    await Promise.all([`Đã đặt lịch ${match}`, /^Nhắc bạn/].map((words) => toast(page).getByText(words).waitFor()));
    await booked(page, match).waitFor();

    await page.reload();
    await booked(page, match).waitFor();
    await star.and(page.locator('[aria-pressed="true"]')).waitFor();
    expect(await onDevice()).toBe('{}');
    const list = page.getByRole('region', { name: 'Lịch đã đặt' });
    await list.getByRole('link', { name: match }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);

    await list.getByRole('button', { name: `Bỏ đặt lịch ${match}` }).click();
    await toast(page).getByText(`Đã bỏ đặt lịch ${match}`).waitFor();
    await list.getByText('Bạn chưa đặt lịch trận nào').waitFor();
    await page.reload();
    await list.getByText('Bạn chưa đặt lịch trận nào').waitFor();
    expect(await button(page, match).getAttribute('aria-pressed')).toBe('false');
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('registering in the same dialog books too, by keyboard alone, and a booking made by mistake can be undone', async () => {
    const fan = await arrive(PHONE);
    const { page } = fan;
    await fan.open('/');
    const match = await firstMatch(page);
    await button(page, match).focus();
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('button', { name: 'Đăng ký' }).press('Enter');
    await dialog(page).getByLabel('Biệt danh').waitFor();
    await dialog(page).getByText(`Đăng nhập để đặt lịch trận ${match}.`).waitFor();
    await dialog(page).getByLabel('Tên đăng nhập').fill('datlich.hai');
    await dialog(page).getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
    await dialog(page).getByLabel('Biệt danh').fill('Người đặt lịch');
    await dialog(page).getByLabel('Email').fill('datlich.hai@khandai.test');
    await dialog(page).getByLabel('Email').press('Enter');
    // A toast that has the focus does not close by itself.
    await toast(page).getByRole('button', { name: 'Hoàn tác' }).focus();
    await toast(page).getByText(`Đã đặt lịch ${match}`).waitFor();
    await booked(page, match).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await toast(page).getByRole('button', { name: 'Hoàn tác' }).press('Enter');
    await toast(page).getByText(`Đã bỏ đặt lịch ${match}`).waitFor();
    await button(page, match).and(page.locator('[aria-pressed="false"]')).waitFor();

    await button(page, match).focus();
    await page.keyboard.press('Space');
    await booked(page, match).waitFor();
    await page.locator('[aria-pressed="true"]:focus').waitFor();
    await fan.open('/tai-khoan');
    const list = main(page).getByRole('region', { name: 'Lịch đã đặt' });
    await list.getByRole('link', { name: match }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('a followed match is listed at the account, where a member stops following it; in its room they vote on it', async () => {
    const { list: matches } = await daySchedule();
    const coming = matches.find(
      ({ state, sportType }) => state === MatchState.coming && sportType === SportType.football,
    );
    if (!coming) throw new Error('no match to come');
    const match = `${coming.home.name} – ${coming.away.name}`;
    const members = new Members({ site, browser });
    const { fan, page, token } = await members.newcomer('theodoi.mot', 'Theo Dõi', { viewport: PHONE });
    await fan.open('/tai-khoan');
    const list = main(page).getByRole('region', { name: 'Trận theo dõi' });
    await list.getByText('Bạn chưa theo dõi trận nào').waitFor();
    await members.post('/au/api/user/match-follow', { fixtureId: coming.fixtureId, follow: true }, token);
    await fan.reload();
    await list.getByRole('link', { name: match }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await list.getByRole('button', { name: `Thôi theo dõi ${match}` }).click();
    await list.getByRole('button', { name: `Theo dõi lại ${match}` }).press('Enter');
    await list.getByRole('button', { name: `Thôi theo dõi ${match}` }).press('Enter');
    await list.getByRole('button', { name: `Theo dõi lại ${match}` }).waitFor();
    await fan.reload();
    await list.getByText('Bạn chưa theo dõi trận nào').waitFor();

    await fan.open(`/truc-tiep/${coming.link}?tab=overview`);
    const vote = page.getByRole('group', { name: 'Bạn chọn bên nào?' });
    await vote.getByRole('button', { name: 'Hòa', exact: true }).click();
    await vote.getByText('100%').waitFor();
    await vote.getByRole('button', { name: coming.home.shortName, exact: true }).click();
    await vote.getByRole('button', { name: coming.home.shortName, exact: true, pressed: true }).waitFor();
    await main(page).getByText(`Bạn chọn ${coming.home.shortName} · 1 phiếu`).waitFor();
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('[LS6] (refusal) a failed booking is undone with its reason: without a network, and refused by the server', async () => {
    await account('datlich.ba');
    const fan = await arrive();
    const { page } = fan;
    await fan.open(schedule());
    const match = await firstMatch(page);
    await button(page, match).click();
    await logIn(page, 'datlich.ba');
    await booked(page, match).waitFor();
    await toast(page).getByRole('button', { name: 'Hoàn tác' }).click();
    await toast(page).getByText(`Đã bỏ đặt lịch ${match}`).waitFor();

    await fan.visitor.context.setOffline(true);
    await button(page, match).click();
    await Promise.all(
      [`Chưa đặt được lịch ${match}`, 'Không có kết nối mạng'].map((words) => toast(page).getByText(words).waitFor()),
    );
    await button(page, match).and(page.locator('[aria-pressed="false"]')).waitFor();
    await fan.visitor.context.setOffline(false);

    const msg = 'Bạn đã đặt lịch 100 trận. Hãy bỏ bớt trước khi đặt thêm.';
    await page.route('**/booking-schedule', (route) =>
      route.fulfill({ status: 409, json: { code: 1031, msg, data: null } }),
    );
    await button(page, match).click();
    await toast(page).getByText(msg).waitFor();
    await button(page, match).and(page.locator('[aria-pressed="false"]')).waitFor();
    await fan.leave();
  });

  it('[LS6] (reminds) a member with an open page gets one reminder a quarter of an hour before kick-off, which links to the room', async () => {
    await account('datlich.bon');
    const fan = await arrive();
    const { page } = fan;
    await fan.open(schedule());
    const match = await firstMatch(page);
    await button(page, match).click();
    await logIn(page, 'datlich.bon');
    await booked(page, match).waitFor();

    // Moves the booked match close to its kick-off, because the clock of the demo cannot be set.
    const soon = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 10 * 60_000).toISOString();
    const bookedAt = new Date(Date.now() - HOUR_MS).toISOString();
    await page.route('**/booking-list**', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: { list: { bookedFor: string; fixture: { kickOff: string } }[] } };
      for (const booking of body.data.list)
        Object.assign(booking, { bookedFor: soon, bookedAt, fixture: { ...booking.fixture, kickOff: soon } });
      await route.fulfill({ response: answer, json: body });
    });
    await page.reload();
    await toast(page).getByText(`Sắp đến giờ: ${match}`).waitFor();
    await toast(page).getByRole('button', { name: 'Vào phòng' }).click();
    await page.waitForURL(/\/truc-tiep\/.+-vs-.+/);
    await main(page)
      .getByRole('button', { name: `Đã đặt lịch ${match}`, pressed: true })
      .waitFor();
    await page.reload();
    await main(page)
      .getByRole('button', { name: `Đã đặt lịch ${match}`, pressed: true })
      .waitFor();
    expect(await toast(page).getByText(`Sắp đến giờ: ${match}`).count()).toBe(0);
    await fan.leave();
  });
});
