import type { Browser, Page } from 'playwright-core';
import { DESKTOP, PHONE } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { ownNetwork } from '../support/network.js';
import { NIGHT, withSite } from '../support/with-site.js';
import type { SharedSite } from '../support/shared-site.js';

/** Brotli KiB of all scripts of a first load on a phone, by the page that a visitor starts on. */
const SCRIPT_BUDGETS = [
  ['the home page', '/', 192],
  ['the schedule', '/lich-thi-dau', 219],
  ['the chat rooms', '/chatroom', 264],
  ['a live room, with its player', 'room', 402],
] as const;
const TABLET = { width: 768, height: 1024 } as const;
/** Wide enough for both side banners. */
const WIDE = { width: 1600, height: 900 } as const;
/** Between the edge of the page and its content, on a desktop beside a banner. */
const CONTENT_EDGE = 24;
/** Max distance between the login button and the end of the header. */
const HEADER_GAP = 8;
const PASSWORD = 'mưa rơi trên khán đài';

/** Cookies of parts joined by dots, one of which is a signature. */
const SIGNED = new Set(['device', 'token']);

describe('the shell of the running site', () => {
  let site: SharedSite;
  let browser: Browser;

  withSite(NIGHT, (running) => {
    ({ site, browser } = running);
  });

  const arrive = (options: Parameters<typeof Fan.arrive>[2] = {}) =>
    Fan.arrive(browser, site.url, { viewport: DESKTOP, ...options });
  const banner = (page: Page) => page.getByRole('complementary', { name: 'Quảng cáo' });
  /** From the content's edges: the header's logo, at the left, and its last element, at the right; and the width of the page. */
  const edges = (page: Page) =>
    page.evaluate(() => {
      const content = document.querySelector('#main')?.getBoundingClientRect();
      const header = document.querySelector('header');
      const logo = header?.querySelector('a')?.getBoundingClientRect();
      const account = [...(header?.querySelectorAll('button') ?? [])].at(-1)?.getBoundingClientRect();
      return {
        logo: (logo?.left ?? NaN) - (content?.left ?? NaN),
        account: (content?.right ?? NaN) - (account?.right ?? NaN),
        width: document.documentElement.scrollWidth,
      };
    });
  const dialog = (page: Page) => page.getByRole('dialog');
  const cookie = async (fan: Fan, name: string) =>
    (await fan.visitor.context.cookies()).find((one) => one.name === name);

  /** Path of the module of a route, from the manifest of the build. */
  const chunkOf = (fan: Fan, route: string): Promise<string> =>
    fan.page.evaluate((id) => {
      const { __reactRouterManifest: build } = globalThis as unknown as {
        __reactRouterManifest: { routes: Record<string, { module: string }> };
      };
      const path = build.routes[id]?.module;
      if (path === undefined) throw new Error(`the manifest has no route ${id}`);
      return path;
    }, route);

  /** Path of a live match, which a visitor of their own found. */
  async function liveRoom(): Promise<string> {
    const fan = await arrive();
    const path = await fan.enterLiveRoom();
    await fan.leave();
    return path;
  }

  async function register(fan: Fan, username: string): Promise<void> {
    await fan.page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' }).click();
    await dialog(fan.page).getByRole('button', { name: 'Đăng ký' }).click();
    const form = dialog(fan.page);
    await form.getByLabel('Tên đăng nhập').fill(username);
    await form.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
    await form.getByLabel('Biệt danh').fill(`Fan ${username}`);
    await form.getByLabel('Email').fill(`${username}@khandai.test`);
    await form.getByLabel('Email').press('Enter');
    await form.waitFor({ state: 'hidden' });
  }

  it('[SH13] (size, offset, medium screens, closing) side banners are 160 × 500, 110 px under the top, from medium screens on, and closing one hides only that one for the page view', async () => {
    const fan = await arrive({ viewport: WIDE });
    await fan.open('/');
    const [left, right] = await Promise.all([
      banner(fan.page).first().boundingBox(),
      banner(fan.page).last().boundingBox(),
    ]);
    for (const box of [left, right]) expect(box).toMatchObject({ y: 110, width: 160, height: 500 });
    const content = await fan.page.locator('#main').boundingBox();
    expect(content?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + 160);
    expect((content?.x ?? 0) + (content?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
    expect((await cookie(fan, 'DomainCookie'))?.value).toBe('127.0.0.1');
    expect(await edges(fan.page)).toMatchObject({ logo: CONTENT_EDGE });
    await fan.page.setViewportSize(DESKTOP);
    expect(await banner(fan.page).count()).toBe(1);
    expect((await banner(fan.page).boundingBox())?.x).toBeGreaterThan(DESKTOP.width / 2);
    await fan.page.setViewportSize(TABLET);
    expect(await banner(fan.page).count()).toBe(1);
    expect(await edges(fan.page)).toEqual({ logo: CONTENT_EDGE, account: expect.any(Number), width: TABLET.width });
    expect((await edges(fan.page)).account).toBeLessThanOrEqual(CONTENT_EDGE + HEADER_GAP);
    await fan.page.setViewportSize(PHONE);
    expect(await banner(fan.page).count()).toBe(0);
    await fan.page.setViewportSize(WIDE);
    await banner(fan.page).first().getByRole('button', { name: 'Đóng quảng cáo' }).click();
    expect((await banner(fan.page).boundingBox())?.x).toBe(right?.x);
    await banner(fan.page).getByRole('button', { name: 'Đóng quảng cáo' }).click();
    expect(await banner(fan.page).count()).toBe(0);
    await fan.page
      .getByRole('banner')
      .getByRole('link', { name: /^Trực tiếp/ })
      .click();
    await fan.page.waitForURL('**/truc-tiep');
    expect(await banner(fan.page).count()).toBe(0);
    await fan.reload();
    await banner(fan.page).first().waitFor();
    expect(await banner(fan.page).count()).toBe(2);
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('until its session is known, the header shows a member the place of their menu, and no login; on a phone nothing moves', async () => {
    const fan = await arrive({ viewport: PHONE });
    await fan.open('/');
    await register(fan, 'khong.nhay');
    const header = fan.page.getByRole('banner');
    const menu = header.getByRole('button', { name: 'Tài khoản Fan khong.nhay' });
    await menu.waitFor();
    let runScripts: () => void = () => undefined;
    const mayRun = new Promise<void>((resolve) => {
      runScripts = resolve;
    });
    await fan.page.route('**/*.js', async (route) => {
      await mayRun;
      await route.continue();
    });
    await fan.page.reload({ waitUntil: 'domcontentloaded' });
    const theme = header.getByRole('button', { name: /^Đổi giao diện/ });
    const before = await theme.boundingBox();
    expect(await header.getByRole('button', { name: 'Đăng nhập' }).count()).toBe(0);
    runScripts();
    await menu.waitFor();
    expect(Math.abs(((await theme.boundingBox())?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(2);
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('the site’s own links are written in the chosen language, in the menu, the bottom bar and the marquee', async () => {
    const fan = await arrive();
    await fan.open('/');
    const menu = (name: string) => fan.page.getByRole('banner').getByRole('navigation', { name }).getByRole('link');
    const texts = async (name: string) => (await menu(name).allInnerTexts()).map((text) => text.replace(/\s.*$/s, ''));
    expect(await texts('Chính')).toEqual(['Trang', 'Trực', 'Lịch', 'Lịch', 'Kết', 'Tỷ']);
    await fan.page.getByRole('button', { name: 'English' }).click();
    await menu('Main').first().waitFor();
    expect(await texts('Main')).toEqual(['Home', 'Live', 'Schedule', 'With', 'Results', 'Odds']);
    await fan.page
      .getByRole('complementary', { name: 'Announcements' })
      .getByText(/\(Vietnam time\)/)
      .waitFor();
    await fan.reload();
    await menu('Main').first().waitFor();
    expect(await fan.page.locator('html').getAttribute('lang')).toBe('en');
    await fan.page.setViewportSize(PHONE);
    await fan.page.getByRole('navigation', { name: 'Bottom bar' }).getByText('Home').waitFor();
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('[I2] (cookie) the chosen language is stored for 365 days and survives a reload', async () => {
    const fan = await arrive();
    await fan.open('/ty-le-keo');
    await fan.page.getByRole('button', { name: 'English' }).click();
    await fan.page.getByRole('heading', { name: 'Odds', exact: true }).first().waitFor();
    const kept = await cookie(fan, 'language');
    expect([kept?.value, kept?.sameSite]).toEqual(['en', 'Lax']);
    expect((kept?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(364 * 86_400);
    await fan.reload();
    await fan.page.getByRole('heading', { name: 'Odds', exact: true }).first().waitFor();
    expect(await fan.page.locator('html').getAttribute('lang')).toBe('en');
    await fan.page.getByRole('switch', { name: 'Hide odds' }).waitFor();
    await fan.page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    await fan.page.getByRole('dialog').getByLabel('Username').waitFor();
    await fan.page.keyboard.press('Escape');
    await fan.page.getByRole('button', { name: 'Tiếng Việt' }).click();
    await fan.page.getByRole('heading', { name: 'Tỷ lệ kèo', exact: true }).first().waitFor();
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('[AU4] a user registers in the dialog and is shown under the new name, and the interrupted message is still there', async () => {
    const fan = await arrive();
    await fan.open('/');
    await fan.composer.fill('Câu đang viết dở');
    await register(fan, 'nhung.moi');
    const menu = fan.page.getByRole('button', { name: 'Tài khoản Fan nhung.moi' });
    await menu.waitFor();
    expect(await fan.composer.inputValue()).toBe('Câu đang viết dở');
    await fan.composer.press('Enter');
    await fan.sees('Câu đang viết dở');
    const stored = await fan.page.evaluate(() => localStorage.getItem('khandai:session'));
    expect(JSON.parse(stored ?? '{}')).toMatchObject({ guestToken: null, guest: 0 });
    await menu.click();
    await fan.page.getByRole('button', { name: 'Đăng xuất' }).click();
    await fan.page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' }).waitFor();
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('[AU1] (cookies) a member has all six cookies of a session, that of the device and that of hidden scores, for the whole site; scripts cannot read those of the server', async () => {
    const address = ownNetwork();
    const fan = await arrive({ extraHTTPHeaders: address });
    await fan.open('/?pid=ban-cua-an');
    await register(fan, 'banh.quy');
    await fan.page.waitForFunction(() =>
      ['pid', 'timezone', 'offset', 'DomainCookie', 'hideScores'].every((name) => document.cookie.includes(`${name}=`)),
    );
    const cookies = (await fan.visitor.context.cookies()).map(({ name, value, path, sameSite, httpOnly }) => ({
      name,
      value: SIGNED.has(name) ? value.split('.').length : decodeURIComponent(value),
      form: [path, sameSite, httpOnly ? 'httpOnly' : 'script'].join(' '),
    }));
    expect(cookies.sort((a, b) => a.name.localeCompare(b.name))).toEqual([
      { name: 'device', value: 4, form: '/ Lax httpOnly' },
      { name: 'DomainCookie', value: '127.0.0.1', form: '/ Lax script' },
      { name: 'hideScores', value: '0', form: '/ Lax script' },
      { name: 'ip', value: address['x-forwarded-for'], form: '/ Lax httpOnly' },
      { name: 'offset', value: '420', form: '/ Lax script' },
      { name: 'pid', value: 'ban-cua-an', form: '/ Lax script' },
      { name: 'timezone', value: 'Asia/Ho_Chi_Minh', form: '/ Lax script' },
      { name: 'token', value: 3, form: '/ Lax httpOnly' },
    ]);
    await fan.leave();
  });

  it('[SH10] (account) on a phone the last tab leads a member to name and logout, and a guest to the login', async () => {
    const fan = await arrive({ viewport: PHONE });
    await fan.open('/');
    await register(fan, 'tab.cuoi');
    const bar = fan.page.getByRole('navigation', { name: 'Thanh dưới' });
    await bar.getByRole('link', { name: 'Tài khoản' }).click();
    const page = fan.page.getByRole('main');
    await page.getByRole('heading', { name: 'Fan tab.cuoi' }).waitFor();
    await page.getByRole('button', { name: 'Đăng xuất', exact: true }).click();
    await page.getByRole('heading', { name: 'Đăng nhập để mở tài khoản' }).waitFor();
    await bar.getByRole('button', { name: 'Đăng nhập' }).waitFor();
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('[AU3] (dialog) a wrong password shows a Vietnamese message and keeps the input; Escape restores the focus; a link can open the dialog', async () => {
    const fan = await arrive({ viewport: PHONE });
    await fan.open('/?login=1');
    const form = dialog(fan.page);
    await form.getByLabel('Tên đăng nhập').and(fan.page.locator(':focus')).waitFor();
    await fan.page.keyboard.type('nhung.moi');
    await form.getByLabel('Mật khẩu', { exact: true }).fill('sai-mat-khau');
    await form.getByLabel('Mật khẩu', { exact: true }).press('Enter');
    await form.getByRole('alert').getByText('Sai tên đăng nhập hoặc mật khẩu').waitFor();
    expect(await form.getByLabel('Mật khẩu', { exact: true }).inputValue()).toBe('sai-mat-khau');
    await fan.page.keyboard.press('Escape');
    await fan.page.waitForURL((url) => url.search === '');
    const button = fan.page.getByRole('navigation', { name: 'Thanh dưới' }).getByRole('button', { name: 'Đăng nhập' });
    await button.click();
    await form.getByLabel('Tên đăng nhập').and(fan.page.locator(':focus')).waitFor();
    await form.getByRole('button', { name: 'Đăng ký' }).click();
    await form.getByLabel('Biệt danh').waitFor();
    await form.getByLabel('Tên đăng nhập').and(fan.page.locator(':focus')).waitFor();
    await fan.page.keyboard.press('Escape');
    await form.waitFor({ state: 'hidden' });
    await button.and(fan.page.locator(':focus')).waitFor();
    await fan.leave();
  });

  it('a login without a network shows an error and keeps the input', async () => {
    const fan = await arrive();
    await fan.open('/?login=1');
    const form = dialog(fan.page);
    await form.getByLabel('Tên đăng nhập').fill('nhung.moi');
    await form.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
    await fan.visitor.context.setOffline(true);
    await form.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await form.getByRole('alert').getByText('Không có kết nối mạng').waitFor();
    expect(await form.getByLabel('Tên đăng nhập').inputValue()).toBe('nhung.moi');
    await fan.leave();
  });

  it('[ER1] (browser) a route whose chunk no longer exists opens by one load of the whole page', async () => {
    const fan = await arrive();
    await fan.open('/');
    const chunk = await chunkOf(fan, 'ty-le-keo');
    let refused = 0;
    await fan.page.route(`**${chunk}`, (route) => {
      refused += 1;
      return refused <= 2 ? route.fulfill({ status: 404, body: 'gone' }) : route.continue();
    });
    const link = fan.page.getByRole('banner').getByRole('link', { name: 'Tỷ lệ kèo' });
    await link.dispatchEvent('click');
    await fan.page.waitForURL('**/ty-le-keo');
    await fan.page.getByRole('table').first().waitFor();
    expect(refused).toBeGreaterThan(0);
    await fan.leave();
  });

  it('[ER1] (left) a user who navigates elsewhere during a page change stays there', async () => {
    const fan = await arrive();
    await fan.open('/ty-le-keo');
    // Never answers, so the navigation stays pending.
    await fan.page.route('**/truc-tiep.data*', () => undefined);
    const requested = fan.page.waitForRequest('**/truc-tiep.data*');
    await fan.page
      .getByRole('banner')
      .getByRole('link', { name: /^Trực tiếp/ })
      .dispatchEvent('click');
    await requested;
    await fan.open('/lich-thi-dau');
    await fan.page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(fan.page.url()).pathname).toBe('/lich-thi-dau');
    await fan.leave();
  });

  it('[SH18] (browser) pointing at a link preloads its page', async () => {
    const fan = await arrive();
    await fan.open('/');
    const chunk = await chunkOf(fan, 'ty-le-keo');
    const requested = () =>
      fan.page.evaluate(
        (path) => performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === path),
        chunk,
      );
    expect(await requested()).toBe(false);
    const preload = fan.page.waitForRequest(`**${chunk}`);
    await fan.page.getByRole('banner').getByRole('link', { name: 'Tỷ lệ kèo' }).hover();
    await preload;
    expect(new URL(fan.page.url()).pathname).toBe('/');
    await fan.leave();
  });

  it('the chat rooms on a tablet have the navigation of the other pages, and fill the window below it', async () => {
    const fan = await arrive({ viewport: TABLET });
    await fan.open('/chatroom');
    const bar = await fan.page.getByRole('navigation', { name: 'Mục' }).boundingBox();
    const rooms = await fan.page.getByRole('main').boundingBox();
    expect(rooms?.y).toBeCloseTo((bar?.y ?? 0) + (bar?.height ?? 0), 0);
    expect((rooms?.y ?? 0) + (rooms?.height ?? 0)).toBeCloseTo(TABLET.height, 0);
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('[SH5] (hash, back) a hash target is below the sticky header, and Back restores the scroll position', async () => {
    const fan = await arrive({ viewport: TABLET });
    await fan.open('/');
    const id = await fan.page.evaluate(() => [...document.querySelectorAll('main h2[id]')].at(-1)?.id);
    await fan.page.goto(`${site.url}/#${id}`);
    await fan.page.waitForFunction(() => scrollY > 0);
    const covered = await fan.page.evaluate((name) => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return (document.getElementById(name ?? '')?.getBoundingClientRect().top ?? 0) < header;
    }, id);
    expect(covered).toBe(false);
    await fan.page.evaluate(() => scrollTo(0, 500));
    // A real click would scroll to the link first.
    await fan.page
      .getByRole('navigation', { name: 'Mục' })
      .getByRole('link', { name: /^Trực tiếp/ })
      .dispatchEvent('click');
    await fan.page.waitForURL('**/truc-tiep');
    await fan.page.waitForFunction(() => scrollY === 0);
    await fan.page.goBack();
    await fan.page.waitForFunction(() => Math.abs(scrollY - 500) < 2);
    await fan.leave();
  });

  it('a skeleton of the next page shows after 200 ms, under the old URL', async () => {
    const fan = await arrive();
    await fan.open('/');
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    await fan.page.route(/ty-le-keo\.data/, async (route) => {
      await held;
      await route.continue();
    });
    await fan.page.getByRole('banner').getByRole('link', { name: 'Tỷ lệ kèo' }).click();
    await fan.page.locator('#next').getByRole('status', { name: 'Đang tải' }).waitFor();
    expect(await fan.page.locator('#main').isVisible()).toBe(false);
    go();
    await fan.page.waitForURL('**/ty-le-keo');
    await fan.page.getByRole('table').first().waitFor();
    expect(await fan.page.locator('#next').count()).toBe(0);
    await fan.leave();
  });

  it('[ER2] (manifest, new build) a page that learns of a new build offers to load it and does not reload by itself', async () => {
    const latest = (await (await fetch(`${site.url}/builds/latest.json`)).json()) as { id: string };
    expect((await fetch(`${site.url}/builds/meta/${latest.id}.json`)).status).toBe(200);
    const fan = await arrive();
    await fan.page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'another', timestamp: 0 } }));
    await fan.page.routeWebSocket(/\/chat\?/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((text) => {
        socket.send(typeof text === 'string' ? text.replace(/"build":"[^"]*"/, '"build":"another"') : text);
      });
    });
    await fan.page.goto(`${site.url}/`);
    await fan.page.getByText('Có bản mới').waitFor();
    const before = await fan.page.evaluate(() => performance.timeOrigin);
    await fan.page.getByRole('button', { name: 'Tải lại' }).click();
    await fan.page.waitForFunction((origin) => performance.timeOrigin > origin, before);
    await fan.leave();
  });

  it.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])(
    'on %s in another time zone the home page and its chat, which may hydrate later, hydrate without warnings',
    async (_, viewport) => {
      const fan = await arrive({ viewport, timezoneId: 'Africa/Lagos' });
      await fan.open('/');
      // The page shows the zone of its user from here on.
      await fan.page.waitForFunction(() => document.cookie.includes('timezone='));
      await fan.log.scrollIntoViewIfNeeded();
      // A chat that hydrated follows.
      await fan.page.waitForFunction(() => {
        const time = document.querySelector<HTMLTimeElement>('[role=log] time');
        return time !== null && Number.parseInt(time.innerText) === new Date(time.dateTime).getHours();
      });
      expect(fan.complaints).toEqual([]);
      await fan.leave();
    },
  );

  it.each([
    ['the home page, whose chat hydrates later', '/'],
    ['a room', 'room'],
  ])('on %s, a click and typed text from before its scripts ran take effect once they run', async (_, where) => {
    const fan = await arrive();
    const path = where === 'room' ? await fan.enterLiveRoom() : where;
    let runScripts: () => void = () => undefined;
    const mayRun = new Promise<void>((resolve) => {
      runScripts = resolve;
    });
    await fan.page.route('**/*.js', async (route) => {
      await mayRun;
      await route.continue();
    });
    await fan.page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
    await fan.composer.pressSequentially('Vào rồi!');
    await fan.page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' }).click();
    runScripts();
    await dialog(fan.page).getByLabel('Tên đăng nhập').waitFor();
    await fan.page.keyboard.press('Escape');
    await dialog(fan.page).waitFor({ state: 'hidden' });
    expect(await fan.composer.inputValue()).toBe('Vào rồi!');
    await fan.composer.press('Enter');
    await fan.sees('Vào rồi!');
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it.each(SCRIPT_BUDGETS)(
    'first load of %s on a phone (%s) is at most %i KiB of brotli scripts, all that follows by itself counted',
    async (_, where, kib) => {
      const path = where === 'room' ? await liveRoom() : where;
      const fan = await arrive({ viewport: PHONE });
      const sizes: Promise<number>[] = [];
      fan.page.on('requestfinished', (request) => {
        if (new URL(request.url()).pathname.endsWith('.js'))
          sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
      });
      await fan.open(path);
      await fan.page.waitForLoadState('networkidle');
      const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      expect(total).toBeGreaterThan(100 * 1024);
      expect(total / 1024).toBeLessThanOrEqual(kib);
      await fan.leave();
    },
  );
});
