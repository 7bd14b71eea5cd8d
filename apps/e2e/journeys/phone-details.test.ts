import { MatchState, type OddsBoard } from '@khandai/contracts';
import type { Browser, Locator, Page } from 'playwright-core';
import { DESKTOP, PHONE } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { NIGHT, withSite } from '../support/with-site.js';
import { faultsOfNames, LONG_NAMES, nameTeams } from '../support/long-names.js';
import { ownNetwork } from '../support/network.js';
import type { SharedSite } from '../support/shared-site.js';

const SMALL = { width: 360, height: 640 } as const;
const NARROW = { width: 320, height: 640 } as const;
const TABLET = { width: 820, height: 1180 } as const;
const SIDEWAYS = { width: 844, height: 390 } as const;
const SMALL_SIDEWAYS = { width: 640, height: 360 } as const;
/** A phone whose on-screen keyboard takes 41 % of the height. */
const TYPING = { width: 390, height: 392 } as const;
const TYPING_SMALL = { width: 360, height: 378 } as const;

const PASSWORD = 'mưa rơi trên khán đài';
/** The header, the navigation below it, the bottom bar, the tabs of a room. */
const MENUS = 'header, nav:not(main nav, footer nav), main [role=tablist]';

/** Registers a member and returns the toast that says so. The focus keeps it on the screen. */
async function toastOfNewMember(fan: Fan, name: string): Promise<Locator> {
  await fan.page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' }).click();
  const form = fan.page.getByRole('dialog');
  await form.getByRole('button', { name: 'Đăng ký' }).click();
  await form.getByLabel('Tên đăng nhập').fill(name);
  await form.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Biệt danh').fill(name);
  await form.getByLabel('Email').fill(`${name}@khandai.test`);
  await form.getByLabel('Email').press('Enter');
  await form.waitFor({ state: 'hidden' });
  const toast = fan.page
    .getByRole('region', { name: 'Thông báo nổi' })
    .getByRole('status')
    .filter({ hasText: 'Tài khoản đã sẵn sàng' });
  await toast.getByRole('button', { name: 'Đóng' }).focus();
  return toast;
}

/** What the toast covers of composer and menus, once it is in its place. */
async function coveredBy(toast: Locator, fan: Fan): Promise<string[]> {
  await fan.page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      ),
  );
  return toast.evaluate((card, menus) => {
    const at = card.getBoundingClientRect();
    if (at.top < 0 || at.bottom > innerHeight || at.left < 0 || at.right > innerWidth) return ['not on the screen'];
    return [...document.querySelectorAll(`[data-composer], ${menus}`)].flatMap((one) => {
      const { top, bottom, left, right, width } = one.getBoundingClientRect();
      const overlaps = width > 0 && at.left < right && left < at.right && at.top < bottom && top < at.bottom;
      return overlaps ? [one.outerHTML.slice(0, 120)] : [];
    });
  }, MENUS);
}

/** A word of forty letters: no space to break at. */
const WORD = 'Llanfairpwllgwyngyllgogerychwyrndrobwlll';

/** Gives all teams of the page that word as their name; returns the names that are cut off or that are not level with their score. */
const renameTeams = (page: Page) =>
  page.evaluate((word) => {
    const names = [...document.querySelectorAll<HTMLElement>('main [title]')].filter(
      (element) => element.title === element.textContent.trim() && !element.closest('h1, h2, h3, thead, p'),
    );
    for (const name of names) {
      name.textContent = word;
      name.title = word;
    }
    const cut = names.filter(
      (name) =>
        name.clientWidth > 0 && (name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 1),
    );
    return {
      names: names.length,
      cut: cut.map((name) => name.outerHTML.slice(0, 200)),
      width: document.documentElement.scrollWidth,
    };
  }, WORD);

/** Pages that list matches of one day or team, and the tabs of a room that name its teams. */
const LISTS = [
  '/',
  '/lich-thi-dau',
  '/truc-tiep',
  '/ket-qua',
  '/lich-truc-tiep',
  '/ty-le-keo',
  '/tip-keo',
  '/luot-chon',
];
const TABS = [
  ...['overview', 'events', 'simulate', 'commentary', 'lineUps', 'stats', 'ranking', 'headToHead'],
  ...['odds', 'hdp', 'overUnder', '1x2', 'topTip', 'leagueSchedule', 'calendarSchedule', 'allLeague'],
];

/** Goes from the odds board to the odds of its first match. */
async function openOddsOfMatch(page: Page): Promise<void> {
  await page.locator('main a[href^="/ty-le-keo/"]').first().click();
  await page.waitForURL(/\/ty-le-keo\/.+/);
  await page.getByRole('heading', { level: 1, name: /–/ }).waitFor();
}

/** Pairs of a line and the price beside it that touch each other or overlap. */
const touching = (cells: Locator) =>
  cells.evaluateAll((all) =>
    all.flatMap((cell) => {
      // The number itself: the opening ones are under it.
      const boxOf = (part: string) => {
        const [number] = cell.querySelector(`[data-part="${part}"]`)?.childNodes ?? [];
        if (number?.nodeType !== Node.TEXT_NODE) return undefined;
        const text = document.createRange();
        text.selectNodeContents(number);
        return text.getBoundingClientRect();
      };
      const [line, price] = [boxOf('line'), boxOf('price')];
      if (!line || !price || line.width === 0) return [];
      const apart = price.left - line.right >= 1 || price.top >= line.bottom || line.top >= price.bottom;
      return apart ? [] : [`${cell.textContent}: ${price.left - line.right} px`];
    }),
  );

describe('details on phones', () => {
  let site: SharedSite;
  let browser: Browser;

  withSite(NIGHT, (running) => {
    ({ site, browser } = running);
  });

  it.each(['/', '/lich-thi-dau', '/truc-tiep', '/ket-qua', '/ty-le-keo', 'odds of a match'])(
    'on %s a name of forty letters without a space is shown whole, and the page is no wider',
    async (path) => {
      const fan = await Fan.arrive(browser, site.url, { viewport: PHONE });
      await fan.open(path.startsWith('/') ? path : '/ty-le-keo');
      if (!path.startsWith('/')) await openOddsOfMatch(fan.page);
      for (const viewport of [PHONE, SMALL]) {
        await fan.page.setViewportSize(viewport);
        const { names, cut, width } = await renameTeams(fan.page);
        expect(names).toBeGreaterThan(0);
        expect([cut, width]).toEqual([[], viewport.width]);
      }
      await fan.leave();
    },
  );

  it.each([false, true])(
    'names as long as Borussia Mönchengladbach and Wolverhampton Wanderers are whole on each page of a match at 360 px (the other way round: %s)',
    async (swapped) => {
      const answer = await fetch(`${site.url}/al/api/odds/board`, { headers: ownNetwork() });
      const { data } = (await answer.json()) as { data: OddsBoard };
      const match = data.fixtures.find(({ state }) => state === MatchState.live) ?? data.fixtures[0];
      if (!match) throw new Error('no match with odds');
      const { home, away, link } = match;
      const fan = await Fan.arrive(browser, site.url, { viewport: SMALL });
      const { page } = fan;
      await nameTeams(page, [home.name, away.name], swapped);
      const found: string[] = [];
      const named: string[] = [];
      const look = async (path: string) => {
        await page.goto(site.url + path, { waitUntil: 'load' });
        // Parts below the first screen load when the page is idle.
        await page.waitForLoadState('networkidle');
        const { seen, faults } = await faultsOfNames(page);
        if (seen > 0) named.push(path);
        found.push(...faults.map((fault) => `${path}: ${fault}`));
      };
      for (const path of [...LISTS, `/ty-le-keo/${link}`, ...TABS.map((tab) => `/truc-tiep/${link}?tab=${tab}`)])
        await look(path);
      // The pages of a team and of its league, from where the room and the team lead to them.
      await page.goto(`${site.url}/truc-tiep/${link}?tab=ranking`);
      const team = page.locator(`main a[href*="/doi-bong/"][title="${LONG_NAMES[0]}"]`);
      await look((await team.first().getAttribute('href')) ?? '');
      await look((await page.locator('main a[href*="/giai-dau/"]').first().getAttribute('href')) ?? '');
      expect(found).toEqual([]);
      expect(named.length).toBeGreaterThan(12);
      await fan.leave();
    },
  );

  it.each([
    ['the home page', 'banh.mi.nha', [DESKTOP, TABLET, PHONE, SMALL]],
    ['a room', 'banh.mi.phong', [DESKTOP, TABLET, PHONE, SMALL, SIDEWAYS, SMALL_SIDEWAYS, TYPING, TYPING_SMALL]],
  ] as const)('[TS6] on %s a toast covers neither the composer nor a menu', async (page, name, viewports) => {
    const fan = await Fan.arrive(browser, site.url, { viewport: DESKTOP });
    if (page === 'a room') await fan.enterLiveRoom();
    else await fan.open('/');
    const toast = await toastOfNewMember(fan, name);
    for (const viewport of viewports) {
      await fan.page.setViewportSize(viewport);
      for (const block of ['end', 'center', 'start'] as const) {
        await fan.composer.evaluate((field, at) => {
          field.scrollIntoView({ block: at });
        }, block);
        const covered = await coveredBy(toast, fan);
        expect([viewport, block, covered]).toEqual([viewport, block, []]);
      }
    }
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('a member’s bottom bar leads to their account before any script has run', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: PHONE });
    await fan.page.route('**/assets/*.js', (route) => route.abort());
    const last = fan.page.getByRole('navigation', { name: 'Thanh dưới' }).locator('> :last-child');
    await fan.page.goto(site.url);
    expect(await last.innerText()).toBe('Đăng nhập');
    expect(await last.getAttribute('href')).toBe('/tai-khoan');
    await fan.page.evaluate(() => {
      localStorage.setItem('khandai:session', JSON.stringify({ refreshToken: 'x', guest: 0 }));
    });
    await fan.page.reload();
    expect(await last.innerText()).toBe('Tài khoản');
    expect(await last.getAttribute('href')).toBe('/tai-khoan');
    await last.click();
    await fan.page.waitForURL('**/tai-khoan');
    await fan.leave();
  });

  it.each(['vi', 'en', 'zh'])('in %s all controls of the odds board are in sight at 360 px', async (language) => {
    const fan = await Fan.arrive(browser, site.url, { viewport: SMALL });
    await fan.visitor.context.addCookies([{ name: 'language', value: language, url: site.url }]);
    await fan.open('/ty-le-keo');
    const filters = fan.page.getByRole('main').locator('button:has(.lucide-sliders-horizontal)');
    await filters.click();
    await fan.page.locator('dialog select').last().waitFor();
    // Those of the page that are in the sheet instead take no room.
    const controls = fan.page
      .locator('main [role=switch], dialog select, dialog [role=switch]')
      .filter({ visible: true });
    expect(await controls.count()).toBe(7);
    const outside = await controls.evaluateAll((all) =>
      all
        .filter((one) => one.getBoundingClientRect().right > innerWidth || one.getBoundingClientRect().left < 0)
        .map((one) => one.outerHTML.slice(0, 120)),
    );
    expect(outside).toEqual([]);
    await fan.leave();
  });

  it('lines that one author writes in a row stand under one name', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: PHONE });
    await fan.open('/');
    const rows = fan.log.getByRole('listitem');
    // Another author may write in between, so each line is compared with the line above it.
    const mine = () =>
      rows.evaluateAll((all) =>
        all.flatMap((row, at) => {
          const isMine = (one: Element | undefined) => one?.textContent.includes('của mình') ?? false;
          if (!isMine(row)) return [];
          // A name for screen readers is a pixel wide.
          const width = row.querySelector('time')?.parentElement?.getBoundingClientRect().width ?? 0;
          return [{ follows: isMine(all[at - 1]), named: width > 1 }];
        }),
      );
    let lines = await mine();
    for (let number = 1; !lines.some(({ follows }) => follows); number += 1) {
      const text = `Câu số ${number} của mình`;
      await fan.say(text);
      await fan.sees(text);
      await fan.hasSent();
      lines = await mine();
    }
    expect(lines.filter(({ follows, named }) => follows === named)).toEqual([]);
    await fan.leave();
  });

  it('on a window of 320 px line and price stay apart, on the board and in a room', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: NARROW });
    await fan.open('/ty-le-keo');
    const cells = fan.page.locator('[data-part="inside"]');
    await cells.first().waitFor();
    expect(await touching(cells)).toEqual([]);
    await fan.enterLiveRoom();
    await fan.openTab('Tỷ lệ kèo');
    const inRoom = fan.page.getByRole('tabpanel').locator('td');
    await inRoom.locator('[data-part="price"]').first().waitFor();
    expect(await touching(inRoom)).toEqual([]);
    await fan.leave();
  });
});
