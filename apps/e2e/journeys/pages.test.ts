import type { Fixture } from '@khandai/contracts';
import type { Browser, Locator, Page } from 'playwright-core';
import { DESKTOP, PHONE, seriousViolations } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { until } from '../support/until.js';
import { EMPTY, NIGHT, withSite } from '../support/with-site.js';
import type { SharedSite } from '../support/shared-site.js';

/** Segment requests of the player's first stream line; the second line has another path. */
const FIRST_LINE = /\/channel\/demo\//;

/** A page as one request got it. */
interface Reply {
  readonly text: string;
  readonly cache: string | null;
  readonly nonce: string | undefined;
}

function sameNonce(one?: Reply, other?: Reply): boolean {
  return one?.nonce !== undefined && one.nonce === other?.nonce;
}

describe('pages of the running site', () => {
  let site: SharedSite;
  let browser: Browser;

  withSite(NIGHT, (running) => {
    ({ site, browser } = running);
  });

  async function html(
    path: string,
    requested: Record<string, string> = {},
  ): Promise<{ status: number; text: string; headers: Headers }> {
    const reply = await fetch(site.url + path, { redirect: 'manual', headers: requested });
    return { status: reply.status, text: await reply.text(), headers: reply.headers };
  }

  it.each(['/', '/truc-tiep', '/ty-le-keo', '/lich-thi-dau', '/lich-truc-tiep'])(
    '[SH1] (home, live, odds, schedules part) %s answers with its data already in the page, marked as simulated',
    async (path) => {
      const { status, text, headers } = await html(path);
      expect(status).toBe(200);
      expect(text).toContain('Ninh Bình');
      expect(text).toContain('Dữ liệu mô phỏng');
      expect(headers.get('content-security-policy')).toContain("script-src 'self' 'nonce-");
    },
  );

  it.each(['/', '/truc-tiep', '/ty-le-keo', '/lich-thi-dau', '/lich-truc-tiep', '/ket-qua'])(
    '[SH4] (/mb, clean layout) %s answers below /mb too, without header, navigation and footer, canonical to itself',
    async (path) => {
      const { status, text } = await html(`/mb${path === '/' ? '' : path}`);
      expect(status).toBe(200);
      expect(text).toContain('<main');
      expect(text).toContain('Dữ liệu mô phỏng');
      expect(text).not.toMatch(/<(?:header|footer)[ >]|Thanh dưới/);
      expect(text).toContain(`<link rel="canonical" href="${site.url}${path}"/>`);
    },
  );

  it('[SH4] (secondary layout, results) results have header, footer and the origin of their data, without marquee; the frame stays from the home page', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: DESKTOP });
    const { page } = fan;
    await fan.open('/');
    const marquee = page.getByRole('complementary', { name: 'Thông báo', exact: true });
    await marquee.waitFor();
    // Marks the frame, which a layout of its own would replace.
    const header = page.getByRole('banner');
    await header.evaluate((element) => element.setAttribute('data-seen', ''));
    await header.getByRole('link', { name: 'Kết quả' }).click();
    await page.waitForURL('**/ket-qua');
    await marquee.waitFor({ state: 'detached' });
    await page.getByText('Dữ liệu mô phỏng').first().waitFor();
    await page.getByRole('contentinfo').waitFor({ state: 'attached' });
    expect(await header.getAttribute('data-seen')).toBe('');
    expect(fan.complaints).toEqual([]);
    await fan.leave();
    expect((await html('/ket-qua')).text).not.toContain('aria-label="Thông báo"');
  });

  it('[AU1] (kept pages) guests with different addresses and other cookies share one cached page; languages, zones, domains and members do not', async () => {
    const [english, japan] = ['language=en', 'timezone=Asia%2FTokyo'];
    const cookies = [
      'ip=203.0.113.7; pid=an',
      'ip=2001:db8::1; _ga=GA1.2.3',
      english,
      `${english}; ip=203.0.113.9`,
      japan,
      'token=x; ip=203.0.113.7',
    ];
    const requestAll = (): Promise<Reply[]> =>
      Promise.all(
        cookies.map(async (cookie) => {
          const { headers, text } = await html('/ty-le-keo?chung', { cookie });
          return {
            text,
            cache: headers.get('cache-control'),
            nonce: /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1],
          };
        }),
      );
    let pages = await requestAll();
    // A cached page is renewed after half a second to two: two requests may get it before and after that.
    for (let more = 4; more > 0 && !(sameNonce(pages[0], pages[1]) && sameNonce(pages[2], pages[3])); more -= 1) {
      pages = await requestAll();
    }
    const [one, other, inEnglish, inEnglishToo, inJapan, member] = pages;
    expect([one?.nonce, inEnglish?.nonce]).toEqual([other?.nonce, inEnglishToo?.nonce]);
    expect(one?.text).toBe(other?.text);
    expect(new Set([one, inEnglish, inJapan, member].map((page) => page?.nonce)).size).toBe(4);
    expect([one?.text.includes('>Odds<'), inEnglish?.text.includes('>Odds<')]).toEqual([false, true]);
    expect([one, inJapan, member].map((page) => page?.cache)).toEqual([
      'public, max-age=0, s-maxage=2',
      'public, max-age=0, s-maxage=2',
      'private, no-store',
    ]);
    for (const { text } of pages) expect(text).not.toMatch(/203\.0\.113\.|2001:db8|GA1\.2\.3/);
  });

  it.each([
    ['bong-ro', 'basketball', 'Giờ bắt đầu'],
    ['esport', 'esport', 'Giờ bắt đầu'],
    ['dua-bi', 'marble', 'Giờ xuất phát'],
  ])('[LS4] (sports) a room of %s has the picture, the clip and the words of its sport', async (slug, sport, start) => {
    const list = await html(`/truc-tiep/${slug}`);
    // The list itself, without what the frame of the page offers.
    const [, path] = /<main[^]*?href="(\/truc-tiep\/[^"]+-vs-[^"]+)"/.exec(list.text) ?? [];
    const room = await html(`${path}?tab=overview`);
    expect(room.status).toBe(200);
    expect(room.text).toMatch(new RegExp(`<img[^>]+src="/assets/${sport}-[^"]+\\.svg"`));
    expect(room.text).not.toMatch(/\/assets\/football-[^"]+\.svg"/);
    expect(room.text).toContain(`/channel/demo-${sport}/master.m3u8`);
    expect(room.text).toContain(start);
    expect(room.text).not.toContain('Giờ bóng lăn');
    const clip = await html(`/channel/demo-${sport}/master.m3u8`);
    expect([clip.status, clip.text.split('\n').filter((line) => line.endsWith('index.m3u8')).length]).toEqual([200, 3]);
  });

  it.each(['/', '/truc-tiep', '/ty-le-keo', '/lich-thi-dau', '/tai-khoan', '/khong-co-trang-nay'])(
    '%s loads no script while it is parsed, and lists every script that it starts later',
    async (path) => {
      const { text } = await html(path);
      // scripts-last rewrites this markup, and leaves it as it is when the router writes its scripts in another way.
      expect(text).not.toContain('rel="modulepreload"');
      expect(text).not.toMatch(/<script[^>]* type="module"/);
      const code = /<script nonce="[^"]+" type="text\/plain">([^]*?)<\/script><script nonce=/.exec(text)?.[1] ?? '';
      const entry = /import\("(\/assets\/[^"]+\.js)"\);\s*$/.exec(code)?.[1];
      const starter = /const files=(\[[^\]]*\]),parts=(\[[^\]]*\]);/.exec(text);
      const files = JSON.parse(starter?.[1] ?? '[]') as string[];
      const parts = JSON.parse(starter?.[2] ?? '[]') as string[];
      expect(entry).toBeDefined();
      expect(files).toContain(entry);
      expect(files.filter((file) => file !== entry)).toEqual(parts);
      // The root of the page, its layout and the page itself are modules of their own.
      const modules = [...code.matchAll(/from "([^"]+\.js)"|import "([^"]+\.js)"/g)].map(
        ([, from, bare]) => from ?? bare,
      );
      expect(modules.length).toBeGreaterThan(2);
      for (const file of [...files, ...modules])
        expect([file, (await fetch(`${site.url}${file}`)).status]).toEqual([file, 200]);
    },
  );

  it('[SH4] (/mb, clean layout) a user goes from home to a room and stays in the web view; unknown pages are 404 there too', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: PHONE });
    await fan.open('/mb');
    expect(await fan.page.getByRole('banner').count()).toBe(0);
    expect(await fan.page.getByRole('contentinfo').count()).toBe(0);
    expect(await fan.page.getByRole('navigation', { name: 'Thanh dưới' }).count()).toBe(0);
    await fan.page
      .getByRole('link', { name: /^Xem .+ – .+/ })
      .first()
      .click();
    await fan.page.waitForURL(/\/mb\/truc-tiep\/.+-vs-.+/);
    await fan.composer.waitFor();
    expect(
      await fan.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
    expect(fan.complaints).toEqual([]);
    await fan.leave();
    expect((await html('/mb/khong-co-trang-nay')).status).toBe(404);
  });

  it.each(['/khong-co-trang-nay', '/truc-tiep/khong-co-phong-nay', '/truc-tiep/bong-da/abc', '/doi-bong/abc'])(
    '[SH1] (unknown paths) [SH15] (404) %s is the 404 page with status 404, and names the requested path',
    async (path) => {
      const { status, text } = await html(path);
      expect(status).toBe(404);
      expect(text).toContain('Không tìm thấy trang');
      expect(text).toContain(`404 · ${path}`);
      expect(text).toContain(`data-error="Page Not Found: ${path}"`);
    },
  );

  it.each(['/doi-bong/abc', '/giai-dau/12a', '/doi-bong/12/34'])(
    "[SH2] (part: not an id) %s is 404, 'Page Not Found' plus the path",
    async (path) => {
      const { status, text } = await html(path);
      expect(status).toBe(404);
      expect(text).toContain(`data-error="Page Not Found: ${path}"`);
    },
  );

  it('[SH3] (truc-tiep part) the list of matches and a room are complete without scripts: teams, score, events, chat', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: DESKTOP, javaScriptEnabled: false });
    const { page } = fan;
    await page.goto(`${site.url}/truc-tiep/bong-da`);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Xem .+ – .+/ })
      .first()
      .click();
    await page.waitForURL(/\/truc-tiep\/.+-vs-.+/);
    await page.getByRole('heading', { level: 1, name: /^Trực tiếp .+ – .+/ }).waitFor({ state: 'attached' });
    expect(await fan.score()).toMatch(/^\d+–\d+$/);
    expect(await page.getByRole('tabpanel').innerText()).toContain('Bắt đầu');
    expect(await fan.log.getByRole('listitem').count()).toBeGreaterThan(0);
    await fan.leave();
  });

  describe('[OG1] simulated data is visibly marked', () => {
    /** Waits for the mark and answers whether it is within the window. */
    async function isMarked(place: Page | Locator): Promise<boolean> {
      const mark = place.getByText('Dữ liệu mô phỏng').filter({ visible: true }).first();
      await mark.waitFor();
      return mark.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight);
    }

    it('on every page on a phone, in the web view too', async () => {
      const fan = await Fan.arrive(browser, site.url, { viewport: PHONE });
      for (const path of ['', '/truc-tiep', '/ty-le-keo', '/lich-thi-dau', '/lich-truc-tiep', '/ket-qua']) {
        for (const below of ['', '/mb']) {
          await fan.page.goto(`${site.url}${below}${path}`);
          expect([below + path, await isMarked(fan.page)]).toEqual([below + path, true]);
        }
      }
      await fan.leave();
    });

    it.each([
      ['phone', PHONE],
      ['desktop', DESKTOP],
    ])('once in a room, in theatre and in the small window, on a %s', async (name, viewport) => {
      const fan = await Fan.arrive(browser, site.url, { viewport });
      const { page } = fan;
      const player = page.getByRole('region', { name: 'Trình phát' });
      await fan.enterLiveRoom();
      // A phone has no width beside the score: there the picture has the mark.
      const isPhone = name === 'phone';
      expect(await isMarked(isPhone ? player : page.getByRole('region', { name: 'Tỷ số' }))).toBe(true);
      await fan.watches(1);
      await player.press('t');
      expect(await isMarked(player)).toBe(true);
      await player.press('t');
      await page.getByRole('region', { name: 'Tỷ số' }).waitFor();
      if (isPhone) await page.getByRole('button', { name: 'Thêm và đi tới' }).click();
      await page.getByRole('link', { name: 'Trang chủ' }).first().click();
      expect(await isMarked(page.getByRole('region', { name: 'Đang xem tiếp' }))).toBe(true);
      expect(fan.complaints).toEqual([]);
      await fan.leave();
    });
  });

  it('[SH5] a page change scrolls to the top, and a hash to its element', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: PHONE });
    await fan.open('/ty-le-keo');
    await fan.page.evaluate(() => scrollTo(0, 1200));
    await fan.page
      .getByRole('navigation')
      .getByRole('link', { name: /^Trực tiếp/ })
      .first()
      .click();
    await fan.page.waitForURL('**/truc-tiep');
    await fan.page.waitForFunction(() => scrollY === 0);
    await fan.page.goto(`${site.url}/#home-next`);
    await fan.page.waitForFunction(() => {
      const { top = -1 } = document.getElementById('home-next')?.getBoundingClientRect() ?? {};
      return scrollY > 0 && top >= 0 && top < innerHeight / 2;
    });
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('[UI4] (no flash) the chosen theme applies before the first paint and after a reload', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: DESKTOP, colorScheme: 'light' });
    await fan.open('/');
    const background = () => fan.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await background();
    await fan.page.evaluate(() => localStorage.setItem('theme', 'dark'));
    // Every script file is held back, so only the page's inline script can have set the theme.
    await fan.page.route(/\/assets\/.*\.js/, (route) => route.abort());
    await fan.page.reload({ waitUntil: 'domcontentloaded' });
    expect(await fan.page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    expect(await background()).not.toBe(light);
    await fan.leave();
  });

  it('[LS9] (fall-over part) a lost stream is retried, then the next one plays, and a message tells the viewer', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: DESKTOP });
    await fan.page.route(FIRST_LINE, (route) => route.abort());
    const reported = await fan.listenTo('[role="region"][aria-label="Trình phát"]');
    await fan.enterLiveRoom();
    await fan.watches(2);
    expect(await reported()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/Đường 1 mất tín hiệu, đang nối lại/),
        expect.stringMatching(/đang sang Đường 2/),
      ]),
    );
    await fan.leave();
  });

  it('[LS9] (part: keyboard) keys pause and play the video', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: DESKTOP });
    await fan.enterLiveRoom();
    await fan.watches(1);
    const player = fan.page.getByRole('region', { name: 'Trình phát' });
    await player.hover();
    await player.getByRole('button', { name: 'Tạm dừng' }).focus();
    await fan.page.keyboard.press('Enter');
    await fan.page.waitForFunction(() => document.querySelector('video')?.paused === true);
    await player.getByRole('button', { name: 'Phát', exact: true }).press('Enter');
    await fan.page.waitForFunction(() => document.querySelector('video')?.paused === false);
    await fan.leave();
  });

  it.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ])(
    '[PL4] (%s) by keys alone from home into a room, to its odds, into the theatre and out again',
    async (_, viewport) => {
      const fan = await Fan.arrive(browser, site.url, { viewport });
      const { page } = fan;
      await fan.open('/');
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Xem .+ – .+/ })
        .first()
        .press('Enter');
      await page.waitForURL(/\/truc-tiep\/.+-vs-.+/);
      await page.getByRole('region', { name: 'Tỷ số' }).waitFor();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Trình phát');
      const selected = page.getByRole('tab', { selected: true });
      // Rooms of some commentators have a tab for their VIP room at the end.
      const tabs = await page.getByRole('tab').allTextContents();
      const [last = '', ...before] = tabs.slice(tabs.indexOf('Tỷ lệ kèo')).reverse();
      expect(before).toEqual(expect.arrayContaining(['Top quà', 'Tỷ lệ kèo']));
      await selected.press('End');
      await page.getByRole('tab', { name: last, selected: true }).waitFor();
      for (const name of before) {
        await selected.press('ArrowLeft');
        await page.getByRole('tab', { name, selected: true }).waitFor();
      }
      await page.getByRole('link', { name: 'Mọi nhà cái và biến động kèo' }).waitFor();
      await page.getByRole('region', { name: 'Trình phát' }).press('t');
      await page.waitForURL(/[?&]rap=1/);
      await page.locator('main[data-theatre]').waitFor();
      await fan.composer.press('Escape');
      await page.waitForURL((url) => !url.searchParams.has('rap') && url.searchParams.get('tab') === 'odds');
      expect(fan.complaints).toEqual([]);
      await fan.leave();
    },
  );

  it('[LS4] (change commentator) the chosen commentator is in the URL and survives a reload', async () => {
    const list = await Promise.all(
      ['live/live-total', 'schedule/featureMatch?pageSize=40&status=20'].map(async (call) => {
        const { data } = JSON.parse((await html(`/al/api/${call}`)).text) as { data: { list: Fixture[] } };
        return data.list;
      }),
    );
    const { link, commentators } = list.flat().find(({ commentators: hosts }) => hosts.length > 1) ?? {};
    expect(commentators?.length).toBeGreaterThan(1);
    const fan = await Fan.arrive(browser, site.url, { viewport: DESKTOP });
    await fan.open(`/truc-tiep/${link}`);
    const hosts = fan.page.getByRole('group', { name: 'Đổi BLV' });
    const other = hosts.getByRole('button', { pressed: false, name: commentators?.[1]?.name ?? '' });
    await other.click();
    await fan.page.waitForURL(new RegExp(`blv=${commentators?.[1]?.userId}`));
    const chosen = hosts.getByRole('button', { pressed: true, name: commentators?.[1]?.name ?? '' });
    await chosen.waitFor();
    await fan.reload();
    await chosen.waitFor();
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('[LS4] (tabs) the chosen tab is in the URL and survives a reload', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: DESKTOP });
    await fan.enterLiveRoom();
    await fan.openTab('Thống kê');
    await fan.page.waitForURL(/tab=/);
    await fan.reload();
    await fan.page.getByRole('tab', { name: 'Thống kê', selected: true }).waitFor();
    await fan.leave();
  });

  it('[SH11] (pitch, journey part) the pitch goes through the minutes of the match by keyboard, and the list beside it says the same', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: { width: 360, height: 640 } });
    const { page } = fan;
    await fan.enterLiveRoom();
    await page.goto(`${page.url().split('?')[0]}?tab=simulate`);
    const minute = page.getByRole('slider', { name: 'Phút của trận' });
    // Until a key changes the minute, the pitch plays on by itself from the kick-off.
    await minute.press('End');
    await minute.press('Home');
    expect(await minute.getAttribute('aria-valuetext')).toBe('Phút 0, tỷ số 0–0');
    await page.getByRole('button', { name: 'Chạy từng phút' }).waitFor();
    const current = page.locator('[aria-current="step"]');
    expect(await current.count()).toBe(0);
    await page.getByRole('button', { name: 'Diễn biến sau' }).click();
    const list = page.getByRole('list', { name: 'Diễn biến theo thứ tự' });
    await list.getByRole('button').first().and(current).waitFor();
    await minute.press('End');
    await list.getByRole('button').last().and(current).waitFor();
    await page.getByText('không phải từ dữ liệu theo dõi cầu thủ').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Sân 2D' }).press('ArrowLeft');
    await page.waitForURL(/tab=events/);
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('without a network a link stays on the current page and shows the reason; with the network back the same link works', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: PHONE });
    await fan.open('/');
    const link = fan.page
      .getByRole('navigation')
      .getByRole('link', { name: /^Lịch thi đấu/ })
      .first();
    await fan.visitor.context.setOffline(true);
    await link.click();
    await fan.page.getByRole('region', { name: 'Thông báo nổi' }).getByText('Không có kết nối mạng').waitFor();
    await fan.page.getByRole('region', { name: 'Đang trực tiếp' }).waitFor();
    await fan.visitor.context.setOffline(false);
    await link.click();
    await fan.page.waitForURL('**/lich-thi-dau');
    await fan.leave();
  });

  it('a page that could not be loaded without a network loads by itself when the network is back', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: PHONE });
    await fan.open('/lich-thi-dau');
    const tomorrow = fan.page.getByRole('link', { name: /Ngày mai/ });
    await fan.page.evaluate(() => document.body.setAttribute('data-kept', ''));
    await fan.visitor.context.setOffline(true);
    await tomorrow.click();
    const lost = fan.page.getByRole('heading', { name: 'Không tải được trang' });
    await lost.waitFor();
    await fan.visitor.context.setOffline(false);
    await lost.waitFor({ state: 'detached' });
    await tomorrow.and(fan.page.locator('[aria-current]')).waitFor();
    // A reload would end a video in the corner.
    expect(await fan.page.locator('body[data-kept]').count()).toBe(1);
    await fan.leave();
  });

  it('a page whose data fail to load shows an error and offers a retry', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: PHONE });
    await fan.open('/');
    await fan.page.route(/\.data/, (route) => route.fulfill({ status: 500, body: 'x' }));
    await fan.page
      .getByRole('navigation')
      .getByRole('link', { name: /^Tỷ lệ kèo/ })
      .first()
      .click();
    await fan.page.getByRole('button', { name: 'Thử lại' }).or(fan.page.getByText('Lỗi máy chủ')).first().waitFor();
    await fan.leave();
  });

  it.each([
    ...['/', '/truc-tiep', '/ty-le-keo', '/lich-thi-dau', '/lich-truc-tiep', '/ket-qua'],
    ...['/tin-tuc', '/tin-tuc/nhan-dinh', '/tim-kiem?q=ninh+binh', '/phan-hoi', '/gioi-thieu'],
  ])('%s fits a phone at twice the font size, and no text is cut by its line', async (path) => {
    const fan = await largeLetters();
    await fan.open(path);
    expect(await sizes(fan.page)).toEqual({ wider: 0, crowded: [] });
    await fan.leave();
  });

  it('an article fits a phone at twice the font size, and no text is cut by its line', async () => {
    // A site that has just started writes its news first.
    const slug = await until(async () => {
      const reply = await fetch(`${site.url}/other/api/article/list?pageSize=1`);
      const { data } = (await reply.json()) as { data: { list: { slug: string }[] } };
      return data.list[0]?.slug;
    }, 'an article');
    const fan = await largeLetters();
    await fan.open(`/tin-tuc/${slug}`);
    await fan.page.getByRole('button', { name: 'In bài' }).waitFor();
    expect(await sizes(fan.page)).toEqual({ wider: 0, crowded: [] });
    await fan.leave();
  });

  it('a room’s prices fit a phone at twice the font size, and no text is cut by its line', async () => {
    const fan = await largeLetters();
    await fan.enterRoomOf('Ninh Bình');
    await fan.openTab('Tỷ lệ kèo');
    await fan.page.getByRole('link', { name: 'Mọi nhà cái và biến động' }).waitFor();
    expect(await sizes(fan.page)).toEqual({ wider: 0, crowded: [] });
    await fan.leave();
  });

  /** A phone with a font size of 200 %. */
  async function largeLetters(): Promise<Fan> {
    const fan = await Fan.arrive(browser, site.url, { viewport: PHONE });
    await fan.page.addInitScript(() => {
      const enlarge = () => {
        document.documentElement.style.fontSize = '200%';
      };
      document.addEventListener('readystatechange', enlarge);
    });
    return fan;
  }

  /** The horizontal overflow of the page, and texts whose line height is below their font size. */
  async function sizes(page: Page): Promise<{ wider: number; crowded: string[] }> {
    return page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const crowded = [...document.querySelectorAll<HTMLElement>('body *')].filter((part) => {
        const own = [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
        const { fontSize, lineHeight } = getComputedStyle(part);
        return own && part.checkVisibility() && Number.parseFloat(lineHeight) < Number.parseFloat(fontSize);
      });
      return { wider: scrollWidth - clientWidth, crowded: crowded.map((part) => part.textContent?.slice(0, 40) ?? '') };
    });
  }
});

describe('an empty site', () => {
  let site: SharedSite;
  let browser: Browser;

  withSite(EMPTY, (running) => {
    ({ site, browser } = running);
  });

  it.each([
    ['/', 'Chưa có trận nào đang đá'],
    ['/ty-le-keo', 'Chưa có trận nào có kèo'],
  ])('%s shows an empty state instead of an empty shell', async (path, sentence) => {
    const fan = await Fan.arrive(browser, site.url, { viewport: PHONE });
    await fan.open(path);
    await fan.page.getByText(sentence).first().waitFor();
    expect(await fan.page.getByText('Dữ liệu mô phỏng').count()).toBe(0);
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });
});
