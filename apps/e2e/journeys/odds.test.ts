import type { OddsBoard } from '@khandai/contracts';
import type { Browser, Locator, Page } from 'playwright-core';
import { DESKTOP, PHONE, seriousViolations } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { ownNetwork } from '../support/network.js';
import { openNetworkLink } from '../support/network-link.js';
import { EMPTY, NIGHT, withSite } from '../support/with-site.js';
import { type SharedSite, sharedSite } from '../support/shared-site.js';
import { until } from '../support/until.js';

const ADULT = /dành cho người từ 18 tuổi/;
const BOARD = '/ty-le-keo';
const TIMEOUT_MS = 60_000;
/** Maximum number of Tab presses between the top of the page and the board's controls. */
const TABS = 60;

const board = (page: Page) => page.getByRole('table', { name: 'Tỷ lệ kèo: cả trận và hiệp 1' });
/** The match names of the board; each links to the odds of all companies. */
const matches = (page: Page) => board(page).locator(`a[href^="${BOARD}/"]`);
const compared = (page: Page, market: string) =>
  page.getByRole('table', { name: `${market} cả trận: so sánh các nhà cái` });
/** The text of the rows once none of them is locked: around a goal prices are locked for some seconds. */
const openRows = (table: Locator): Promise<string[]> =>
  table.evaluate(
    (element) =>
      new Promise<string[]>((resolve) => {
        const look = () => {
          if (element.querySelector('[data-state="locked"]')) requestAnimationFrame(look);
          else resolve([...element.querySelectorAll('tr')].map((row) => row.innerText));
        };
        look();
      }),
  );
const course = (page: Page) => page.getByRole('region', { name: 'Biến động kèo' }).first();
const numbers = (text: string) => (text.match(/−?\d+\.\d\d/g) ?? []).map((number) => Number(number.replace('−', '-')));
/** The decimal price of a Malay price. */
const decimal = (malay: number) => (malay > 0 ? 1 + malay : 1 - 1 / malay);

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let press = 0; press < TABS; press += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab does not reach it');
}

/** Opening prices, which stay as they are, of the board's home rows: full-time handicap, and full-time 1X2. */
async function openings(page: Page): Promise<{ handicap: number[]; results: number[] }> {
  const rows = await board(page)
    .locator('[data-row="home"]')
    .evaluateAll((all) =>
      all.map((row) => {
        const cells = [...row.querySelectorAll('[data-part="cell"]')];
        return [0, 2].map(
          (at) => cells[at]?.querySelector('[data-part="now"] [data-part="opening"]')?.textContent ?? '',
        );
      }),
    );
  return {
    handicap: rows.flatMap(([text = '']) => numbers(text)),
    results: rows.flatMap(([, text = '']) => numbers(text)),
  };
}

/** Waits until the board shows the company: the choice shows at once, the board is busy until its odds have come. */
const showsCompany = (page: Page, company: string | null) =>
  page.waitForFunction(
    (id) =>
      document.querySelector<HTMLSelectElement>('select[aria-label="Nhà cái"]')?.value === id &&
      document.querySelector('main [aria-busy="true"]') === null,
    company,
  );

/** League, company and way of writing that these controls show. On a phone those of the page are not in sight. */
const choicesIn = (place: Locator) =>
  Promise.all(
    ['Giải', 'Nhà cái', 'Cách viết tỷ lệ'].map((name) =>
      place.locator(`select[aria-label="${name}"]`).first().inputValue(),
    ),
  );

/** Opens the filters of the board on a phone. */
async function openFilters(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Bộ lọc' });
  await sheet.waitFor();
  return sheet;
}

/** Waits until the board shows all its matches: a long board shows the last of them some time after the first. */
const showsAll = (page: Page) =>
  page.waitForFunction(() => {
    const [all] = document.querySelectorAll('main [role="group"] button[aria-pressed="true"]');
    const shown = document.querySelectorAll('[data-part="match"]').length;
    return shown > 0 && Number(all?.textContent.match(/\d+/)?.[0]) === shown;
  });

const foreignLinks = (page: Page) =>
  page
    .locator('a[href]')
    .evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).href).filter((href) => new URL(href).origin !== location.origin),
    );

describe('odds', () => {
  let site: SharedSite;
  let browser: Browser;

  withSite(NIGHT, (running) => {
    ({ site, browser } = running);
  });

  async function isLong(): Promise<true | undefined> {
    const answer = await fetch(`${site.url}/al/api/odds/board`, { headers: ownNetwork() });
    const { data } = (await answer.json()) as { data: OddsBoard };
    return data.fixtures.length > 30 || undefined;
  }

  /** From the board, by its link, to the odds of all companies of its first match. */
  async function toFirstMatch(viewport: typeof PHONE | typeof DESKTOP): Promise<Fan> {
    const fan = await Fan.arrive(browser, site.url, { viewport });
    await fan.open(BOARD);
    await matches(fan.page).first().click();
    await fan.page.waitForURL(`**${BOARD}/*-vs-*`);
    await compared(fan.page, 'Kèo chấp').waitFor();
    return fan;
  }

  it('[OD3] (board) [OD4] (Malay and decimal) company and way of writing are chosen by keyboard alone, and 1X2 stays decimal', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: DESKTOP });
    await fan.open(BOARD);
    const { keyboard } = fan.page;
    await showsAll(fan.page);
    const malay = await openings(fan.page);
    expect(malay.handicap.length).toBeGreaterThan(10);
    expect(malay.handicap.every((price) => Math.abs(price) <= 1)).toBe(true);
    expect(malay.results.every((price) => price > 1)).toBe(true);

    const format = fan.page.getByRole('combobox', { name: 'Cách viết tỷ lệ' });
    await tabTo(fan.page, format);
    await keyboard.press('End');
    await fan.page.waitForFunction(() => !document.querySelector('[data-part="cell"] [data-negative]'));
    expect(await format.inputValue()).toBe('decimal');
    const asDecimals = await openings(fan.page);
    expect(asDecimals.results).toEqual(malay.results);
    expect(asDecimals.handicap).toHaveLength(malay.handicap.length);
    for (const [at, price] of malay.handicap.entries())
      expect(Math.abs((asDecimals.handicap[at] ?? 0) - decimal(price))).toBeLessThan(0.021);

    await keyboard.press('Home');
    await fan.page.locator('[data-part="cell"] [data-negative]').first().waitFor();
    expect(await openings(fan.page)).toEqual(malay);

    const company = fan.page.getByRole('combobox', { name: 'Nhà cái' });
    await keyboard.press('Shift+Tab');
    expect(await company.evaluate((element) => element === document.activeElement)).toBe(true);
    await keyboard.press('ArrowDown');
    await fan.page.waitForURL(/nha-cai=\d+/);
    await showsCompany(fan.page, await company.getByRole('option').nth(1).getAttribute('value'));
    expect(await openings(fan.page)).not.toEqual(malay);
    expect(await company.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('[OD3] (board) the choice is in the URL: a reload, a shared link and Back keep it, and invalid values are ignored', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: DESKTOP });
    await fan.open('/');
    await fan.open(BOARD);
    const chip = fan.page.getByRole('group', { name: 'Lọc kèo' }).getByRole('button', { name: /^Kèo rung/ });
    const league = fan.page.getByRole('combobox', { name: 'Giải' });
    const company = fan.page.getByRole('combobox', { name: 'Nhà cái' });
    const format = fan.page.getByRole('combobox', { name: 'Cách viết tỷ lệ' });
    const steps = await fan.page.evaluate(() => history.length);
    await chip.click();
    await league.selectOption({ index: 1 });
    await company.selectOption({ index: 2 });
    await format.selectOption('decimal');
    const chosen = (await company.getByRole('option').nth(2).getAttribute('value')) ?? '';
    const wanted = [await league.inputValue(), chosen, 'decimal'];
    await fan.page.waitForURL((url) =>
      ['loc', 'giai', 'nha-cai', 'cach-viet'].every((name) => url.searchParams.has(name)),
    );
    expect(await fan.page.evaluate(() => history.length)).toBe(steps);
    const shared = new URL(fan.page.url()).pathname + new URL(fan.page.url()).search;

    const stands = async (one: Fan) => {
      await showsCompany(one.page, chosen);
      expect(await choicesIn(one.page.getByRole('main'))).toEqual(wanted);
      expect(await one.page.getByRole('button', { name: /^Kèo rung/ }).getAttribute('aria-pressed')).toBe('true');
    };
    await stands(fan);
    await fan.reload();
    await stands(fan);
    await matches(fan.page).first().click();
    await fan.page.waitForURL(`**${BOARD}/*-vs-*`);
    await fan.page.goBack();
    await board(fan.page).waitFor();
    await stands(fan);

    const other = await Fan.arrive(browser, site.url, { viewport: PHONE });
    await other.open(shared);
    await stands(other);
    const filters = await openFilters(other.page, 'Bộ lọc, 2 bộ lọc đang bật');
    expect(await choicesIn(filters)).toEqual(wanted);
    await filters.getByRole('button', { name: 'Bỏ lọc' }).click();
    await other.page.waitForURL((url) => !url.searchParams.has('giai') && !url.searchParams.has('nha-cai'));
    expect(new URL(other.page.url()).searchParams.get('loc')).toBe('keo-rung');
    await filters.getByRole('button', { name: 'Đóng' }).click();
    await other.page.getByRole('button', { name: 'Bộ lọc', exact: true }).waitFor();
    // A shared link does not change the reader's own choice of format.
    await other.open(`${BOARD}?loc=nhanh&giai=%3Cb%3E&nha-cai=99999999&cach-viet=roman`);
    expect((await choicesIn(other.page.getByRole('main'))).at(-1)).toBe('malay');
    expect(await other.page.getByRole('button', { name: /^Tất cả/ }).getAttribute('aria-pressed')).toBe('true');
    expect(await matches(other.page).count()).toBeGreaterThan(2);
    expect([...fan.complaints, ...other.complaints]).toEqual([]);
    await Promise.all([fan.leave(), other.leave()]);
  });

  it('filters that are open when a phone is turned stay in reach, and clearing them leaves the focus among them', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: PHONE });
    const { page } = fan;
    await fan.open(BOARD);
    const company = await page.locator('select[aria-label="Nhà cái"] option').first().getAttribute('value');
    await fan.open(`${BOARD}?nha-cai=${company}`);
    const filters = await openFilters(page, 'Bộ lọc, 1 bộ lọc đang bật');
    await filters.getByRole('button', { name: 'Bỏ lọc' }).click();
    await page.waitForURL((url) => !url.search.includes('nha-cai'));
    expect(
      await filters
        .getByRole('combobox')
        .first()
        .evaluate((one) => one === document.activeElement),
    ).toBe(true);
    await page.setViewportSize(DESKTOP);
    await filters.getByRole('button', { name: 'Đóng' }).click();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden');
    await page.getByRole('button', { name: 'Tùy chọn kèo' }).click();
    const options = page.getByRole('dialog', { name: 'Tùy chọn kèo' });
    await options.waitFor();
    await page.setViewportSize(PHONE);
    await options.getByRole('button', { name: 'Đóng' }).click();
    await matches(page).first().click({ trial: true });
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('[OD3] (board) a filter of the address that the user clears leaves no league empty on a full screen', async () => {
    // A feed that has just started has few matches, and the page then has all of them from the server.
    await until(isLong, 'board of more than 30 matches');
    const fan = await Fan.arrive(browser, site.url, { viewport: DESKTOP });
    const rest = fan.page.waitForResponse(/\/odds\/board/);
    await fan.open(`${BOARD}?loc=keo-rung`);
    await (await rest).finished();
    const cdp = await fan.page.context().newCDPSession(fan.page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 8 });
    const { matchCount, emptyLeagues } = await fan.page
      .getByRole('group', { name: 'Lọc kèo' })
      .getByRole('button', { name: /^Tất cả/ })
      .evaluate(async (chip: HTMLElement) => {
        const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
        await idle();
        await idle();
        chip.click();
        await new Promise(requestAnimationFrame);
        // A league whose matches the browser has yet to load is a link.
        const leagues = [...document.querySelectorAll('[data-part="league"]:not(:has(a))')];
        return {
          matchCount: document.querySelectorAll('[data-part="match"]').length,
          emptyLeagues: leagues.filter(({ nextElementSibling }) => !nextElementSibling?.matches('[data-part="match"]'))
            .length,
        };
      });
    expect(matchCount).toBeGreaterThan(0);
    if (matchCount < 30) expect(emptyLeagues).toBe(0);
    await showsAll(fan.page);
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('[OD3] (one match) shows companies side by side, opening and current prices, and the movement of a chosen company and category', async () => {
    const fan = await toFirstMatch(DESKTOP);
    for (const market of ['Kèo chấp', 'Tài xỉu', '1X2']) {
      const rows = await openRows(compared(fan.page, market));
      expect(rows.length).toBeGreaterThan(2);
      for (const text of rows.slice(1)) {
        expect(text).toContain('mở cửa');
        expect(numbers(text).length).toBeGreaterThanOrEqual(market === '1X2' ? 6 : 4);
      }
    }

    const totals = compared(fan.page, 'Tài xỉu');
    const second = totals.getByRole('row').nth(2).getByRole('rowheader').getByRole('button');
    // Its note has a line of its own; a name has spaces there.
    const company = (await second.innerText()).replaceAll(/\s+/g, ' ');
    await second.click();
    await course(fan.page).getByText(`Tài xỉu · Cả trận · ${company}`).waitFor();
    expect(await second.getAttribute('aria-pressed')).toBe('true');
    await course(fan.page)
      .getByRole('img', {
        name: new RegExp(`^Tài xỉu của ${company.replaceAll(/[()]/g, String.raw`\$&`)}: .*Tài.*Xỉu.*đổi \\d+ lần`),
      })
      .waitFor();
    await course(fan.page)
      .getByRole('row', { name: /^Mở cửa/ })
      .waitFor();

    await course(fan.page).getByRole('combobox', { name: 'Loại kèo' }).selectOption({ label: '1X2' });
    await course(fan.page).getByText(`1X2 · Cả trận · ${company}`).waitFor();
    await course(fan.page).getByRole('columnheader', { name: 'Hòa' }).waitFor();
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('[SH11] (hdp, overUnder, 1x2; journey) the room of a match compares the companies of one market in a tab', async () => {
    const fan = await toFirstMatch(PHONE);
    const { page } = fan;
    await page.goto(page.url().replace('/ty-le-keo/', '/truc-tiep/') + '?tab=hdp');
    expect((await openRows(compared(page, 'Kèo chấp'))).length).toBeGreaterThan(2);
    await course(page)
      .getByRole('row', { name: /^Mở cửa/ })
      .waitFor();
    await page.getByRole('tab', { name: '1X2' }).click();
    await course(page).getByRole('columnheader', { name: 'Hòa' }).waitFor();
    expect(await compared(page, 'Kèo chấp').count()).toBe(0);
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('tapping a price explains what it pays, tapping it again hides the explanation', async () => {
    const fan = await toFirstMatch(PHONE);
    const price = compared(fan.page, 'Kèo chấp').getByRole('row').nth(1).getByRole('cell').nth(1).getByRole('button');
    await price.click();
    const note = compared(fan.page, 'Kèo chấp').locator('[data-part="note"]');
    await note.waitFor();
    const text = await note.innerText();
    expect(text).toMatch(/ ăn −?\d+\.\d\d/);
    expect(text).toMatch(/Ăn đủ \+\d/);
    expect(text).toMatch(/Thua (đủ|nửa) −\d/);
    await price.click();
    await note.waitFor({ state: 'detached' });
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('[OD3] (movement) a price of the match changes on the open page, in the colour of its direction, without a reload', async () => {
    const fan = await toFirstMatch(DESKTOP);
    const prices = async () =>
      numbers(
        (await compared(fan.page, 'Kèo chấp').innerText()) + (await compared(fan.page, 'Tài xỉu').innerText()),
      ).join(' ');
    await fan.seesChange(prices, TIMEOUT_MS);
    await fan.page.locator('[data-tinted][data-move]').first().waitFor({ timeout: TIMEOUT_MS });
    for (const way of ['up', 'down'] as const)
      await fan.page.locator(`[data-part="price"][data-move="${way}"] > svg`).first().waitFor({ timeout: TIMEOUT_MS });
    const colours = await fan.page
      .locator('[data-part="price"][data-move] > svg')
      .evaluateAll((arrows) =>
        arrows.map((arrow) => `${arrow.getAttribute('aria-label')} ${getComputedStyle(arrow).color}`),
      );
    const each = (way: string) =>
      new Set(colours.filter((one) => one.startsWith(way)).map((one) => one.slice(way.length)));
    expect([each('tăng').size, each('giảm').size]).toEqual([1, 1]);
    expect(each('tăng')).not.toEqual(each('giảm'));
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('[OD3] (up and down colours) are chosen in the odds settings, show at once and after a reload, and each arrow keeps its word', async () => {
    const fan = await toFirstMatch(PHONE);
    const { page } = fan;
    const colours = async () => {
      const [up, down] = ['up', 'down'].map((way) =>
        page.locator(`[data-part="price"][data-move="${way}"] > svg`).first(),
      );
      const colourOf = (arrow: Locator | undefined) =>
        arrow?.evaluate((one) => `${one.getAttribute('aria-label')} ${getComputedStyle(one).color}`);
      return Promise.all([colourOf(up), colourOf(down)]);
    };
    const before = await colours();
    await page.getByRole('button', { name: 'Tùy chọn kèo' }).click();
    const options = page.getByRole('dialog', { name: 'Tùy chọn kèo' });
    await options.getByRole('combobox', { name: 'Màu giá tăng, giảm' }).selectOption('redUp');
    const after = await colours();
    expect(after[1]).toBe(before[0]?.replace('tăng', 'giảm'));
    expect(after[0]).toMatch(/^tăng /);
    expect(after[0]).not.toBe(before[0]);
    await options.getByRole('button', { name: 'Đóng' }).click();
    await fan.reload();
    expect(await colours()).toEqual(after);
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('(announced) one message at a time says what moved, and none once the user has switched it off', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: DESKTOP });
    await fan.open(BOARD);
    const { page } = fan;
    const announced = page.getByRole('main').locator('[data-part="announced"]');
    expect(await announced.getAttribute('role')).toBe('status');
    expect(await announced.textContent()).toBe('');
    await page.waitForFunction(
      () => document.querySelector('main [data-part="announced"]')?.textContent !== '',
      undefined,
      { timeout: 2 * TIMEOUT_MS },
    );
    const text = (await announced.textContent()) ?? '';
    expect(text).toMatch(/^(\d+ trận đổi giá; )?[^;]+ – [^;]+: .*\.$|^\d+ trận đổi giá\.$/);
    expect(text.length).toBeLessThanOrEqual(160);
    await page.getByRole('button', { name: 'Tùy chọn kèo' }).click();
    const options = page.getByRole('dialog', { name: 'Tùy chọn kèo' });
    await options.getByRole('switch', { name: 'Đọc giá đổi' }).uncheck();
    await page.waitForFunction(() => document.querySelector('main [data-part="announced"]')?.textContent === '');
    await fan.reload();
    await page.getByRole('button', { name: 'Tùy chọn kèo' }).click();
    expect(await options.getByRole('switch', { name: 'Đọc giá đổi' }).isChecked()).toBe(false);
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('[OD3] (board) reloads the board after a lost connection, because it missed the changes in between', async () => {
    const line = await openNetworkLink(site);
    const fan = await Fan.arrive(browser, line.url, { viewport: DESKTOP });
    const greeted = fan.page.waitForEvent('websocket', { predicate: (one) => one.url().includes('/chat?') });
    const hello = greeted.then((socket) => socket.waitForEvent('framereceived'));
    await Promise.all([fan.open(BOARD), hello]);
    const anew = fan.page.waitForResponse(`**${BOARD}.data*`);
    line.cut();
    line.restore();
    expect((await anew).status()).toBe(200);
    await fan.leave();
    await line.close();
  });

  it('hidden odds stay hidden on the board and on the match page after a reload, and the 18+ notice stays visible', async () => {
    const fan = await toFirstMatch(PHONE);
    const match = new URL(fan.page.url()).pathname;
    const hide = fan.page.getByRole('switch', { name: 'Ẩn tỷ lệ' });
    await hide.check();
    for (const path of [match, BOARD]) {
      await fan.open(path);
      await fan.page.getByText('Bạn đang ẩn tỷ lệ kèo').waitFor();
      expect(await hide.isChecked()).toBe(true);
      expect(await fan.page.getByRole('main').getByRole('table').count()).toBe(0);
      expect(await fan.page.locator('[data-part="price"]').count()).toBe(0);
      expect(await fan.page.getByRole('main').getByText(ADULT).isVisible()).toBe(true);
    }
    // Also on a page that never hydrates.
    const page = await fan.visitor.context.newPage();
    await page.route('**/assets/*.js', () => undefined);
    await page.goto(site.url + BOARD, { waitUntil: 'commit' });
    const price = page.locator('[data-part="price"]').first();
    await price.waitFor({ state: 'attached' });
    expect(await price.isVisible()).toBe(false);
    await page.getByRole('main').getByText(ADULT).waitFor();
    await page.close();

    await fan.page.getByRole('button', { name: 'Hiện tỷ lệ' }).click();
    await board(fan.page).waitFor();
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('Back from a match returns to the same company at the same place of the board', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: DESKTOP });
    await fan.open(BOARD);
    const company = fan.page.getByRole('combobox', { name: 'Nhà cái' });
    await company.selectOption({ index: 2 });
    const chosen = await company.getByRole('option').nth(2).getAttribute('value');
    await showsCompany(fan.page, chosen);
    await fan.page.waitForURL((url) => url.searchParams.get('nha-cai') === chosen);
    const loaded = await fan.page.evaluate(() => performance.timeOrigin);
    const far = matches(fan.page).nth(12);
    await far.scrollIntoViewIfNeeded();
    const place = await fan.page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(200);
    await far.click();
    await fan.page.waitForURL(`**${BOARD}/*-vs-*`);
    await fan.page.waitForFunction(() => scrollY === 0);
    await fan.page.goBack();
    await fan.page.waitForURL(/nha-cai=\d+/);
    await fan.page.waitForFunction((y) => Math.abs(scrollY - y) < 60, place);
    expect(await company.inputValue()).toBe(chosen);
    expect(await fan.page.evaluate(() => performance.timeOrigin)).toBe(loaded);
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('[SH1] (odds) a match that is not there is 404 with its page', async () => {
    const reply = await fetch(`${site.url}${BOARD}/khong-co-tran-nay`);
    expect(reply.status).toBe(404);
    expect(await reply.text()).toContain('Không tìm thấy trang');
  });

  it.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ])(
    "the match's odds on a %s have no fault of access, fit the window, lead to no bookmaker and hydrate in silence",
    async (_, viewport) => {
      const fan = await Fan.arrive(browser, site.url, { viewport });
      await fan.open(BOARD);
      expect(await foreignLinks(fan.page)).toEqual([]);
      await fan.open((await matches(fan.page).first().getAttribute('href')) ?? '');
      expect(await foreignLinks(fan.page)).toEqual([]);
      await compared(fan.page, 'Kèo chấp').waitFor();
      expect(await seriousViolations(fan.page)).toEqual([]);
      expect(
        await fan.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
      expect(await fan.page.getByRole('main').getByText(ADULT).isVisible()).toBe(true);
      expect(fan.complaints).toEqual([]);
      await fan.leave();
    },
  );
});

describe('odds of an empty site', () => {
  it('the board states that it has no data, and an old match is 404', async () => {
    const site = await sharedSite(EMPTY);
    const [missing, removed] = await Promise.all([
      fetch(site.url + BOARD),
      fetch(`${site.url}${BOARD}/ha-noi-vs-hai-phong-demo1`),
    ]);
    const [html, page] = await Promise.all([missing.text(), removed.text()]);
    expect(missing.status).toBe(200);
    expect(html).toContain('Chưa có trận nào có kèo');
    expect(html).toMatch(ADULT);
    expect(removed.status).toBe(404);
    expect(page).toContain('Không tìm thấy trang');
  });
});
