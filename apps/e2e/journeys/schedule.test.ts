import type { Browser, Locator } from 'playwright-core';
import { DESKTOP, PHONE, seriousViolations } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { ownNetwork } from '../support/network.js';
import { EMPTY, NIGHT, withSite } from '../support/with-site.js';
import { type SharedSite, sharedSite } from '../support/shared-site.js';

const HOUR = 3_600_000;
const LEAGUE = 'V.League 1';
/** Names of the leagues that can be pinned, in order. */
const leagues = async (fan: Fan) => {
  const pins = await fan.page
    .getByRole('button', { name: /^(Ghim|Bỏ ghim) / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent));
  return pins.map((label) => label.replace(/^(Ghim|Bỏ ghim) /, ''));
};

describe('days of matches', () => {
  let site: SharedSite;
  let browser: Browser;

  withSite(NIGHT, (running) => {
    ({ site, browser } = running);
  });

  it('[LS8] (day choices) another day is picked by keyboard, from the strip and from the calendar, and Back returns', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: DESKTOP });
    await fan.open('/lich-thi-dau');
    const strip = fan.page.getByRole('navigation', { name: 'Chọn ngày' });
    await strip.locator('[aria-current="date"]').focus();
    await fan.page.keyboard.press('ArrowRight');
    await fan.page.keyboard.press('Enter');
    await fan.page.waitForURL(/ngay=\d{4}-\d\d-\d\d/);
    await strip
      .getByRole('link', { name: /Ngày mai/, exact: false })
      .and(fan.page.locator('[aria-current="date"]'))
      .waitFor();

    await fan.page.getByRole('button', { name: 'Chọn thời gian' }).click();
    const dialog = fan.page.getByRole('dialog', { name: 'Chọn thời gian' });
    const picked = dialog.getByRole('grid').locator('[data-selected]');
    await picked.focus();
    const day = await picked.getAttribute('data-day');
    await fan.page.keyboard.press('PageDown');
    await dialog.locator(`a:focus:not([data-day="${day}"])`).waitFor();
    await fan.page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await fan.page.getByRole('link', { name: 'Hiện tại' }).waitFor();
    await fan.page.waitForURL((url) => url.searchParams.get('ngay') !== day);

    await fan.page.goBack();
    await fan.page.waitForURL(new RegExp(`ngay=${day}`));
    await fan.page.goBack();
    await fan.page.waitForURL(/\/lich-thi-dau$/);
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('[CH1] (schedule page) the socket of a schedule page neither subscribes to a room nor announces the user', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: DESKTOP });
    const sent: string[] = [];
    const scores = fan.page.waitForEvent('websocket').then((socket) => {
      socket.on('framesent', ({ payload }) => sent.push(String(payload)));
      return socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('"scores"'));
    });
    await Promise.all([fan.open('/lich-thi-dau'), scores]);
    await fan.page.waitForLoadState('networkidle');
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.filter((frame) => frame.includes('"chatroom"'))).toEqual([]);
    await fan.leave();
  });

  it('a pinned league is first and a starred match is a favourite, after a reload too', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: DESKTOP });
    await fan.open('/lich-thi-dau');
    const last = (await leagues(fan)).at(-1) ?? '';
    await fan.page.getByRole('button', { name: `Ghim ${last}`, exact: true }).click();
    await fan.page.getByRole('button', { name: `Bỏ ghim ${last}`, exact: true }).waitFor();
    await fan.page
      .getByRole('region', { name: LEAGUE })
      .getByRole('button', { name: /^Quan tâm trận/ })
      .first()
      .click();
    await fan.reload();
    await fan.page.getByRole('button', { name: `Bỏ ghim ${last}`, exact: true }).waitFor();
    expect((await leagues(fan))[0]).toBe(last);
    await fan.page.getByRole('button', { name: /^Quan tâm \d/ }).click();
    await fan.page.waitForURL(/loc=favourites/);
    await fan.page.getByRole('region', { name: /^Giải bóng rổ/ }).waitFor({ state: 'detached' });
    expect(await leagues(fan)).toEqual([last, LEAGUE]);
    await fan.open('/');
    await fan.page.getByRole('region', { name: 'Trận của bạn' }).getByRole('link').first().waitFor();
    await fan.leave();
  });

  it('a fan who hides scores reads the results without, and one press shows the score of that match alone', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: PHONE });
    const { page } = fan;
    await fan.open('/ket-qua');
    await page.getByRole('button', { name: 'Ẩn tỷ số', exact: true }).click();
    const hidden = page.getByRole('button', { name: /^Xem tỷ số .*, đang ẩn$/ });
    await hidden.first().waitFor();
    const all = await hidden.count();
    expect(await seriousViolations(page)).toEqual([]);
    await hidden.first().press('Enter');
    await page.waitForFunction(
      (rest) => document.querySelectorAll('[aria-label^="Xem tỷ số"]').length === rest,
      all - 1,
    );
    // The server writes none either.
    const html = await (
      await fetch(`${site.url}/ket-qua`, { headers: { ...ownNetwork(), cookie: 'hideScores=1' } })
    ).text();
    expect(html.match(/aria-label="Xem tỷ số/g)?.length).toBeGreaterThan(0);
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('a goal that was not pushed shows on the home page with the next refresh of live matches', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: PHONE });
    await fan.page.route('**/al/api/live/live-total**', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: { list: { homeScore: number; updatedAt: string }[] } };
      const updatedAt = new Date(Date.now() + 3_600_000).toISOString();
      for (const match of body.data.list) Object.assign(match, { homeScore: 87, updatedAt });
      await route.fulfill({ response: answer, json: body });
    });
    await fan.open('/');
    await fan.page.getByRole('region', { name: 'Đang trực tiếp' }).getByText('87', { exact: true }).first().waitFor();
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it("[LS8] (zone) days and times are in the viewer's zone", async () => {
    const times = async (timezoneId: string) => {
      const fan = await Fan.arrive(browser, site.url, { viewport: DESKTOP, timezoneId });
      await fan.open('/lich-thi-dau');
      await fan.page
        .getByText(timezoneId === 'Asia/Tokyo' ? 'Giờ địa phương (UTC+9)' : 'Giờ Việt Nam (UTC+7)')
        .waitFor();
      await fan.page.waitForFunction(() => document.cookie.includes('timezone='));
      const cookie = await fan.visitor.context.cookies();
      await fan.leave();
      return cookie.find(({ name }) => name === 'timezone')?.value;
    };
    expect(decodeURIComponent((await times('Asia/Tokyo')) ?? '')).toBe('Asia/Tokyo');
    await times('Asia/Ho_Chi_Minh');
    const page = async (zone: string) =>
      (await fetch(`${site.url}/lich-thi-dau`, { headers: { cookie: `timezone=${zone}` } })).text();
    const first = (html: string) => /giờ[^<]*\(UTC[^)]*\)/i.exec(html)?.[0];
    expect([first(await page('Asia/Tokyo')), first(await page('Asia/Ho_Chi_Minh'))]).toEqual([
      'Giờ địa phương (UTC+9)',
      'Giờ Việt Nam (UTC+7)',
    ]);
  });

  it('[LS8] (zone) header, chips, tabs and lists agree where live matches began before midnight', async () => {
    const answer = await fetch(`${site.url}/al/api/live/live-total`, { headers: ownNetwork() });
    const { data } = (await answer.json()) as { data: { totalLive: number; list: { kickOff: string }[] } };
    const first = Math.min(...data.list.map(({ kickOff }) => Date.parse(kickOff)));
    // A whole hour between that kick-off and now is midnight in one of these zones (their sign is inverted).
    const hour = new Date(Math.ceil((first + 1) / HOUR) * HOUR).getUTCHours();
    const timezoneId = hour <= 12 ? `Etc/GMT+${hour}` : `Etc/GMT-${24 - hour}`;
    const fan = await Fan.arrive(browser, site.url, { viewport: DESKTOP, timezoneId });
    await fan.visitor.context.addCookies([{ name: 'timezone', value: encodeURIComponent(timezoneId), url: site.url }]);
    for (const path of ['/truc-tiep', '/lich-thi-dau']) {
      await fan.open(path);
      const numberIn = async (locator: Locator) => Number(/\d+/.exec((await locator.textContent()) ?? '')?.[0] ?? '0');
      const main = fan.page.getByRole('main');
      const chip = main.getByRole('button', { name: /^Đang diễn ra/ });
      const tabs = main.getByRole('navigation', { name: 'Môn thể thao' }).getByRole('link');
      const inTabs = await Promise.all((await tabs.all()).map(numberIn));
      const header = fan.page
        .getByRole('banner')
        .getByRole('link', { name: /^Trực tiếp/ })
        .first();
      await chip.click();
      await fan.page.waitForURL(/loc=live/);
      // The list follows the address in a transition of its own.
      await fan.page.waitForFunction((live) => {
        const links = [...document.querySelectorAll('main li a[href*="-vs-"]')];
        return new Set(links.map((link) => link.getAttribute('href'))).size === live;
      }, data.totalLive);
      const counts = [await numberIn(header), await numberIn(chip), inTabs.reduce((sum, one) => sum + one, 0)];
      expect([path, ...counts]).toEqual([path, ...counts.map(() => data.totalLive)]);
    }
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('[LS4] (sport pages) sports have pages of their own beside the rooms', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: PHONE });
    await fan.open('/truc-tiep');
    await fan.page
      .getByRole('navigation', { name: 'Môn thể thao' })
      .getByRole('link', { name: /^Bóng đá/ })
      .click();
    await fan.page.waitForURL('**/truc-tiep/bong-da');
    await fan.page.getByRole('heading', { level: 1, name: 'Bóng đá hôm nay' }).waitFor();
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('[UI6] (tabs) sport tabs have the icons of the service, and built-in drawings where one does not load', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: PHONE });
    const tabs = fan.page.getByRole('navigation', { name: 'Môn thể thao' });
    for (const path of ['/truc-tiep', '/lich-thi-dau']) {
      await fan.open(path);
      await expect(
        tabs.locator('img').evaluateAll(async (images: HTMLImageElement[]) => {
          await Promise.all(images.map((image) => image.decode()));
          return images.map((image) => new URL(image.src).pathname);
        }),
      ).resolves.toEqual(['football', 'basketball', 'esport', 'marble'].map((name) => `/icons/${name}.svg`));
    }
    expect(fan.complaints).toEqual([]);
    await fan.page.route('**/icons/*.svg', (route) => route.abort());
    await fan.open('/truc-tiep');
    await tabs
      .getByRole('link', { name: /^Đua bi/ })
      .locator('svg')
      .waitFor();
    expect([await tabs.locator('img').count(), await tabs.locator('svg').count()]).toEqual([0, 4]);
    await fan.leave();
  });

  it.each([
    ['/lich-thi-dau?ngay=%00&loc=%3Cscript%3E&xem=1', 200],
    ['/lich-thi-dau?ngay=9999-99-99', 200],
    ['/ket-qua?ngay=2026-02-30', 200],
    ['/lich-truc-tiep?ngay=dem-nay&xem=blv', 200],
    ['/ket-qua/v-league-1', 200],
    ['/lich-thi-dau/bong-ro', 200],
    ['/truc-tiep/dua-bi', 200],
    ['/lich-thi-dau/khong-co-giai-nay', 404],
    ['/ket-qua/bong-da/them/nua', 404],
  ])('[SH1] (schedule, live schedule, results) %s answers %d', async (path, status) => {
    const reply = await fetch(site.url + path);
    expect(reply.status).toBe(status);
    expect(await reply.text()).toContain('Khán Đài');
  });

  it('[SH17] (canonical) every URL of the sitemap is a page with that canonical URL', async () => {
    const read = async (url: string) =>
      [...(await (await fetch(url)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, one = '']) => one);
    const parts = await Promise.all((await read(`${site.url}/sitemap.xml`)).map(read));
    const paths = parts.flat().map((url) => new URL(url).pathname);
    const rooms = paths.filter((path) => path.includes('-vs-')).slice(0, 2);
    const requested = [...paths.filter((path) => !path.includes('-vs-')), ...rooms];
    expect(requested.length).toBeGreaterThan(12);
    for (const path of requested) {
      const reply = await fetch(site.url + path);
      expect([path, reply.status]).toEqual([path, 200]);
      expect(await reply.text()).toContain(`<link rel="canonical" href="${site.url}${path}"`);
    }
  });

  it.each(['/lich-thi-dau', '/lich-truc-tiep?xem=blv', '/ket-qua', '/truc-tiep/bong-ro'])(
    '%s has no accessibility violation, fits its window and hydrates without warnings',
    async (path) => {
      await Promise.all(
        [PHONE, DESKTOP].map(async (viewport) => {
          const fan = await Fan.arrive(browser, site.url, { viewport });
          await fan.open(path);
          expect(await seriousViolations(fan.page)).toEqual([]);
          expect(
            await fan.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          ).toBe(0);
          expect(fan.complaints).toEqual([]);
          await fan.leave();
        }),
      );
    },
  );
});

describe('days of an empty site', () => {
  it.each([
    ['/lich-thi-dau', 'Ngày này chưa có trận nào'],
    ['/lich-truc-tiep', 'Ngày này chưa có trận nào có bình luận viên'],
    ['/ket-qua', 'Ngày này chưa có trận nào kết thúc'],
    ['/truc-tiep/esport', 'Hôm nay chưa có trận nào'],
  ])('%s reports what is missing', async (path, sentence) => {
    const site = await sharedSite(EMPTY);
    const html = await (await fetch(site.url + path)).text();
    expect(html).toContain(sentence);
  });
});
