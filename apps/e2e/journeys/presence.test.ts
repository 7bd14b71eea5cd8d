import type { LoginResponse } from '@khandai/contracts';
import type { Browser, Page } from 'playwright-core';
import { DESKTOP, seriousViolations } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { Members, PASSWORD, SESSION_KEY } from '../support/members.js';
import { NIGHT, withSite } from '../support/with-site.js';
import type { SharedSite } from '../support/shared-site.js';

/** Longer than the server needs to notice plus the interval at which the list is polled. */
const SOON_MS = 60_000;

describe('presence on the running site', () => {
  let site: SharedSite;
  let browser: Browser;
  let members: Members;
  /** The path of a room with a match on. */
  let room: string;

  withSite(NIGHT, (running) => {
    ({ site, browser } = running);
    members = new Members(running);
  });

  /** A browser that is logged in when tokens are given. */
  const arrive = (tokens?: LoginResponse): Promise<Fan> =>
    tokens ? members.arrive(tokens) : Fan.arrive(browser, site.url, { viewport: DESKTOP });

  async function enter(fan: Fan): Promise<void> {
    if (room === undefined) room = await fan.enterLiveRoom();
    else await fan.open(room);
  }

  /** Opens the list of people who are online, by the count in the room's header. */
  async function openList(fan: Fan) {
    await fan.page
      .getByRole('button', { name: /xem ai đang hoạt động$/ })
      .first()
      .click();
    const dialog = fan.page.getByRole('dialog', { name: 'Đang hoạt động' });
    await dialog.waitFor();
    return {
      dialog,
      sees: (name: string) => dialog.getByRole('listitem').filter({ hasText: name }).waitFor({ timeout: SOON_MS }),
      misses: (name: string) =>
        dialog.getByRole('listitem').filter({ hasText: name }).waitFor({ state: 'detached', timeout: SOON_MS }),
    };
  }

  /** Hides or shows the page, as switching tabs does; headless browsers never hide a page by themselves. */
  const turn = (page: Page, visibility: 'hidden' | 'visible') =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, visibility);

  const memberMenu = (page: Page, name: string) =>
    page.getByRole('banner').getByRole('button', { name: `Tài khoản ${name}` });
  const loginButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' });

  /** Records the frame types that a fan's pages send on their presence sockets, also during unload, when Playwright no longer sees them. */
  async function wordsOf({ page, url }: Fan): Promise<() => Promise<string[]>> {
    const context = page.context();
    await context.addInitScript(() => {
      const prototype: { send(this: WebSocket, frame: string): void } = WebSocket.prototype;
      const { send } = prototype;
      prototype.send = function (frame) {
        const { type } = JSON.parse(frame) as { type: string };
        if (this.url.includes('/onlineSocket?'))
          localStorage.setItem('words', `${localStorage.getItem('words') ?? ''} ${type}`);
        send.call(this, frame);
      };
    });
    return async () => {
      const reader = await context.newPage();
      await reader.goto(`${url}/healthz`);
      const words = await reader.evaluate(() => localStorage.getItem('words') ?? '');
      await reader.close();
      return words.trim().split(' ');
    };
  }

  /** Waits until the room's header shows this count. */
  const counts = (fan: Fan, people: number) =>
    fan.page
      .getByRole('button', { name: new RegExp(`^${people} .*xem ai đang hoạt động$`) })
      .first()
      .waitFor({ timeout: SOON_MS });

  it('[PR3] (browser) [PR4] (browser) [PR5] another browser sees the member in the room, and sees them go offline and online as their page is hidden, shown and closed', async () => {
    const an = await arrive(await members.register('an.hien.dien', 'An Hiện Diện'));
    const guest = await arrive();
    const words = await wordsOf(an);
    await enter(an);
    await enter(guest);
    await counts(guest, 2);
    const list = await openList(guest);
    await list.sees('An Hiện Diện');
    expect(await seriousViolations(guest.page)).toEqual([]);
    const first = await words();
    expect([first[0], first.includes('offline')]).toEqual(['online', false]);
    await turn(an.page, 'hidden');
    await list.misses('An Hiện Diện');
    expect((await words()).at(-1)).toBe('offline');
    await Promise.all([
      an.page.waitForResponse((answer) => answer.url().endsWith('/au/api/user/info')),
      turn(an.page, 'visible'),
    ]);
    await list.sees('An Hiện Diện');
    expect((await words()).at(-1)).toBe('online');
    await list.dialog.getByText('Toàn trang').click();
    await list.sees('An Hiện Diện');
    await an.page.goto(`${an.url}/healthz`);
    await list.misses('An Hiện Diện');
    expect((await words()).at(-1)).toBe('offline');
    await an.page.close();
    await guest.page.keyboard.press('Escape');
    await list.dialog.waitFor({ state: 'hidden' });
    await counts(guest, 1);
    expect([an.complaints, guest.complaints]).toEqual([[], []]);
    await an.leave();
    await guest.leave();
  });

  it('[PR2] (browser) guests open no presence socket, members one a page', async () => {
    const sockets: string[] = [];
    const watch = (fan: Fan) => fan.page.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname));
    const guest = await arrive();
    watch(guest);
    await guest.open('/');
    await guest.page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' }).waitFor();
    await guest.page.waitForLoadState('networkidle');
    expect(sockets).toEqual(['/chat']);
    const binh = await arrive(await members.register('binh.mot', 'Bình Một'));
    watch(binh);
    await Promise.all([
      binh.page.waitForEvent('websocket', { predicate: (one) => one.url().includes('/onlineSocket?') }),
      binh.open('/'),
    ]);
    expect(sockets.filter((path) => path === '/onlineSocket')).toHaveLength(1);
    await guest.leave();
    await binh.leave();
  });

  it('a page whose process is killed disappears from the list', async () => {
    const tokens = await members.register('chi.bien.mat', 'Chi Biến Mất');
    const chi = await arrive(tokens);
    const guest = await arrive();
    await enter(chi);
    await enter(guest);
    const list = await openList(guest);
    await list.sees('Chi Biến Mất');
    const dying = chi.page.waitForEvent('crash');
    // The navigation never resolves, because the page has crashed.
    void chi.page.goto('chrome://crash').catch(() => undefined);
    await dying;
    await list.misses('Chi Biến Mất');
    await chi.leave();
    await guest.leave();
  });

  it('two tabs with an expired access token use their refresh token once', async () => {
    const { refreshToken } = await members.register('dung.hai.tab', 'Dung Hai Tab');
    const expired = `x.${btoa(JSON.stringify({ exp: 1 }))}.y`;
    const dung = await arrive({ accessToken: expired, refreshToken });
    const other = await dung.visitor.context.newPage();
    const spent: string[] = [];
    dung.visitor.context.on('request', (request) => {
      if (request.url().endsWith('/refresh-token')) spent.push(request.postData() ?? '');
    });
    await Promise.all([dung.page.goto(site.url), other.goto(site.url)]);
    await Promise.all([memberMenu(dung.page, 'Dung Hai Tab').waitFor(), memberMenu(other, 'Dung Hai Tab').waitFor()]);
    expect(spent).toEqual([JSON.stringify({ refreshToken })]);
    const tokens = await Promise.all(
      [dung.page, other].map((page) => page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)),
    );
    expect(tokens[0]).toBe(tokens[1]);
    await dung.leave();
  });

  it('logging out in one tab logs out the others, and logging in logs them in', async () => {
    const giang = await arrive(await members.register('giang.ra.vao', 'Giang Ra Vào'));
    const other = await giang.visitor.context.newPage();
    await Promise.all([giang.page.goto(site.url), other.goto(site.url)]);
    await memberMenu(other, 'Giang Ra Vào').waitFor();
    await memberMenu(giang.page, 'Giang Ra Vào').click();
    await giang.page.getByRole('banner').getByRole('button', { name: 'Đăng xuất' }).click();
    await loginButton(other).click();
    const form = other.getByRole('dialog');
    await form.getByLabel('Tên đăng nhập').fill('giang.ra.vao');
    await form.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await memberMenu(giang.page, 'Giang Ra Vào').waitFor();
    expect(giang.complaints).toEqual([]);
    await giang.leave();
  });

  it('[AU6] a session ended from another device is over at once: sockets closed, the toast, a guest again', async () => {
    await members.register('hoa.hai.may', 'Hoa Hai Máy');
    const [phone, desk] = [await members.login('hoa.hai.may'), await members.login('hoa.hai.may')];
    const hoa = await arrive(phone);
    const closed: Promise<unknown>[] = [];
    hoa.page.on('websocket', (socket) => {
      closed.push(new Promise((resolve) => socket.on('close', resolve)));
    });
    await Promise.all([
      hoa.page.waitForEvent('websocket', { predicate: (one) => one.url().includes('/onlineSocket?') }),
      hoa.open('/'),
    ]);
    await memberMenu(hoa.page, 'Hoa Hai Máy').waitFor();
    const sockets = [...closed];
    // Waits from before the call, because the toast closes by itself.
    const [written] = await Promise.all([
      hoa.page.getByText('Phiên đăng nhập của bạn đã hết hạn.').textContent(),
      hoa.page.getByText('Lỗi', { exact: true }).waitFor(),
      members.post('/au/api/user/session/end-others', {}, desk.accessToken),
    ]);
    await Promise.all(sockets);
    // The specification has both spaces.
    expect(written).toBe('Phiên  đăng nhập của bạn đã hết hạn.');
    await loginButton(hoa.page).waitFor();
    await hoa.leave();
  });
});
