import type { Fixture } from '@khandai/contracts';
import type { Browser, Page } from 'playwright-core';
import { seriousViolations } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import type { SharedSite } from '../support/shared-site.js';
import { NIGHT, withSite } from '../support/with-site.js';

interface Size {
  readonly width: number;
  readonly height: number;
}

const UPRIGHT: readonly Size[] = [
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 412, height: 780 },
  { width: 390, height: 844 },
];
const SIDEWAYS: readonly Size[] = [
  { width: 844, height: 390 },
  { width: 640, height: 360 },
];
/** Share of the height that an on-screen keyboard takes in portrait. */
const KEYBOARD = 0.41;

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The room of a live match on a phone with touch. */
describe('the room on a phone', () => {
  let site: SharedSite;
  let browser: Browser;
  let path: string;

  withSite(NIGHT, (running) => {
    ({ site, browser } = running);
  });
  beforeAll(async () => {
    path = await liveRoom();
  });

  /** A live football match with several commentators, so that the hosts have a sheet worth opening. */
  async function liveRoom(): Promise<string> {
    const reply = await fetch(`${site.url}/al/api/live/live-total?mode=0`);
    const { data } = (await reply.json()) as { data: { list: Fixture[] } };
    const found = data.list.find(({ state, commentators }) => state === 2 && commentators.length > 1);
    if (!found) throw new Error('no live match has two commentators');
    return `/truc-tiep/${found.link}`;
  }

  const arrive = async (viewport: Size, colorScheme: 'light' | 'dark' = 'dark'): Promise<Fan> => {
    const fan = await Fan.arrive(browser, site.url, { viewport, isMobile: true, hasTouch: true, colorScheme });
    await fan.open(path);
    await fan.log.getByRole('listitem').first().waitFor();
    return fan;
  };

  const player = (page: Page) => page.getByRole('region', { name: 'Trình phát' });
  const box = (fan: Fan, what: 'player' | 'log' | 'composer'): Promise<Box> => {
    const element = { player: player(fan.page), log: fan.log, composer: fan.composer }[what];
    return element.evaluate((node) => {
      const { top, bottom, left, right } = node.getBoundingClientRect();
      return { top, bottom, left, right };
    });
  };
  const height = ({ top, bottom }: Box) => bottom - top;
  /** Waits for the layout of the new window. */
  const settled = (page: Page) =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

  it.each(UPRIGHT)(
    'gives at least 60 % of the height below the picture to messages at $width × $height, and shows all at once',
    async (size) => {
      const fan = await arrive(size);
      const [picture, log, composer] = [await box(fan, 'player'), await box(fan, 'log'), await box(fan, 'composer')];
      expect(picture.top).toBe(0);
      expect(Math.round(height(picture))).toBe(Math.round((size.width * 9) / 16));
      expect(height(log) / (size.height - picture.bottom)).toBeGreaterThanOrEqual(0.6);
      expect(composer.bottom).toBeLessThanOrEqual(size.height);
      const overflow = await fan.page.evaluate(() => ({
        across: document.documentElement.scrollWidth - innerWidth,
        down: document.documentElement.scrollHeight - innerHeight,
      }));
      expect(overflow).toEqual({ across: 0, down: 0 });
      expect(fan.complaints).toEqual([]);
      await fan.leave();
    },
  );

  it.each(UPRIGHT)(
    'keeps the composer above a keyboard that resizes the page at $width × $height, and messages over it',
    async ({ width, height: whole }) => {
      const fan = await arrive({ width, height: whole });
      await fan.composer.tap();
      const left = Math.round(whole * (1 - KEYBOARD));
      await fan.page.setViewportSize({ width, height: left });
      await settled(fan.page);
      const [picture, log, composer] = [await box(fan, 'player'), await box(fan, 'log'), await box(fan, 'composer')];
      expect(composer.bottom).toBeLessThanOrEqual(left);
      expect(left - composer.bottom).toBeLessThan(24);
      expect(picture.top).toBe(0);
      expect(height(picture)).toBeGreaterThan(90);
      expect(height(log) / (left - picture.bottom)).toBeGreaterThanOrEqual(0.6);
      // The score stands beside the picture, one team above the other, without a dash.
      const score = await fan.page.getByRole('region', { name: 'Tỷ số' }).innerText();
      expect(score.match(/\d+/g)?.length).toBeGreaterThanOrEqual(2);
      await fan.leave();
    },
  );

  it('follows the visual viewport where the keyboard lies over the page, also when the page moves under it', async () => {
    const size = { width: 390, height: 844 };
    const fan = await Fan.arrive(browser, site.url, { viewport: size, isMobile: true, hasTouch: true });
    await fan.page.addInitScript(() => {
      // Safari on iOS: the keyboard shrinks only the visual viewport, and moves it down the page.
      const view = Object.assign(new EventTarget(), { width: 390, height: 844, offsetTop: 0, offsetLeft: 0, scale: 1 });
      Object.defineProperty(window, 'visualViewport', { value: view });
    });
    await fan.open(path);
    await fan.composer.tap();
    await fan.page.evaluate(() => {
      Object.assign(window.visualViewport ?? {}, { height: 508, offsetTop: 120 });
      window.visualViewport?.dispatchEvent(new Event('resize'));
    });
    await settled(fan.page);
    const [picture, composer] = [await box(fan, 'player'), await box(fan, 'composer')];
    expect(picture.top).toBe(120);
    expect(composer.bottom).toBeLessThanOrEqual(120 + 508);
    expect(composer.bottom).toBeGreaterThan(120 + 508 - 24);
    await fan.leave();
  });

  it.each(SIDEWAYS)('in landscape at $width × $height the chat stands beside the whole picture', async (size) => {
    const fan = await arrive(size);
    const [picture, log, composer] = [await box(fan, 'player'), await box(fan, 'log'), await box(fan, 'composer')];
    expect(picture.top).toBeGreaterThanOrEqual(0);
    expect(picture.bottom).toBeLessThanOrEqual(size.height);
    expect((picture.right - picture.left) / height(picture)).toBeCloseTo(16 / 9, 1);
    expect((picture.right - picture.left) / size.width).toBeGreaterThan(0.6);
    expect(log.left).toBeGreaterThanOrEqual(picture.right - 1);
    expect(height(log) / size.height).toBeGreaterThanOrEqual(0.6);
    expect(composer.bottom).toBeLessThanOrEqual(size.height);
    await fan.leave();
  });

  it('in landscape the theatre lays the chat over the picture as glass, or runs it over the picture', async () => {
    const size = { width: 844, height: 390 };
    const fan = await arrive(size);
    await player(fan.page).press('t');
    await fan.page.waitForURL(/rap=1/);
    // The address changes before the layout does.
    const filled = (node: Element | null) => node && Math.round(node.getBoundingClientRect().height) === innerHeight;
    await fan.page.waitForFunction(filled, await player(fan.page).elementHandle());
    const [picture, log] = [await box(fan, 'player'), await box(fan, 'log')];
    expect(Math.round(height(picture))).toBe(size.height);
    expect(log.left).toBeLessThan(picture.right);
    await player(fan.page).getByRole('button', { name: 'Chạy chữ chat trên hình' }).click();
    await fan.log.waitFor({ state: 'hidden' });
    const composer = await box(fan, 'composer');
    expect(composer.bottom).toBeLessThanOrEqual(size.height);
    await fan.leave();
  });

  it('opens hosts and other places in sheets that leave the picture in sight, and take the focus and give it back', async () => {
    const size = { width: 360, height: 640 };
    const fan = await arrive(size);
    const { page } = fan;
    const picture = await box(fan, 'player');
    const sheet = page.getByRole('dialog');
    for (const [opener, title] of [
      [/Bình luận viên và tiếng$/, 'Nghe ai bình luận?'],
      [/^Thêm và đi tới$/, 'Đi tới'],
    ] as const) {
      const button = page.getByRole('button', { name: opener });
      await button.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: title }).waitFor();
      const top = await sheet.evaluate((node) => node.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(picture.bottom);
      expect(await sheet.evaluate((node) => node.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'hidden' });
      await page.waitForFunction(
        (label) => document.activeElement?.getAttribute('aria-label') === label,
        await button.getAttribute('aria-label'),
      );
      await button.tap();
      await sheet.waitFor();
      await page.goBack();
      await sheet.waitFor({ state: 'hidden' });
      expect(new URL(page.url()).pathname).toBe(path);
    }
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('[SH10] (in a room) reaches the places of the bottom bar and every tab by one tap from the sheet and the tab row', async () => {
    const fan = await arrive({ width: 360, height: 640 });
    const { page } = fan;
    for (const tab of await page.getByRole('tab').all()) {
      await tab.tap();
      await page.waitForFunction((one) => one?.getAttribute('aria-selected') === 'true', await tab.elementHandle());
    }
    await page.getByRole('button', { name: 'Thêm và đi tới' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Trang chủ' }).tap();
    await page.waitForURL((url) => url.pathname === '/');
    await fan.leave();
  });

  it('opens a member’s card over the chat: the match stays, and the card leads to a reply or to their page', async () => {
    const size = { width: 390, height: 664 };
    const fan = await arrive(size);
    const { page } = fan;
    const picture = await box(fan, 'player');
    const name = fan.log.getByRole('link').last();
    const who = await name.innerText();
    await name.tap();
    const card = page.getByRole('dialog', { name: who });
    await card.waitFor();
    expect(await card.evaluate((node) => node.getBoundingClientRect().top)).toBeGreaterThanOrEqual(picture.bottom);
    expect(new URL(page.url()).pathname).toBe(path);
    await card.getByRole('button', { name: 'Trả lời' }).tap();
    await card.waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
    await page.getByRole('button', { name: 'Bỏ trả lời' }).waitFor();
    await fan.watches(1);
    await fan.log.getByRole('link', { name: who, exact: true }).last().tap();
    await card.getByRole('link', { name: /^Xem trang cá nhân/ }).tap();
    await page.waitForURL(/\/thanh-vien\//);
    // The small window of a phone has the score in words that fit.
    const title = page.getByRole('region', { name: 'Đang xem tiếp' }).getByText(/\d – \d/);
    await title.waitFor();
    expect(await title.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('marks simulated data once, and repeats neither mark nor name on every line', async () => {
    const fan = await arrive({ width: 390, height: 664 });
    expect(await player(fan.page).getByText('Dữ liệu mô phỏng').isVisible()).toBe(true);
    expect(await fan.log.getByText('Mô phỏng', { exact: true }).count()).toBe(0);
    await fan.leave();
  });

  it('without a network the picture is not called live, and the score says its time', async () => {
    const fan = await arrive({ width: 390, height: 664 });
    const badge = player(fan.page).getByText('TRỰC TIẾP', { exact: true });
    await badge.waitFor();
    await fan.visitor.context.setOffline(true);
    await badge.waitFor({ state: 'detached' });
    await fan.page
      .getByRole('region', { name: 'Tỷ số' })
      .getByText(/^Lúc \d\d:\d\d$/)
      .waitFor();
    await fan.visitor.context.setOffline(false);
    await badge.waitFor();
    await fan.leave();
  });

  it('shows line and price of its odds side by side, each over its opening', async () => {
    const fan = await arrive({ width: 390, height: 844 });
    await fan.openTab('Tỷ lệ kèo');
    const cells = fan.page
      .getByRole('tabpanel')
      .getByRole('table')
      .first()
      .locator('td:has([data-part=line]):has([data-part=price])');
    await cells.first().waitFor();
    const stacked = await cells.evaluateAll(
      (all) =>
        all.filter((cell) => {
          const [line, price] = ['line', 'price'].map((part) =>
            cell.querySelector(`[data-part=${part}]`)?.getBoundingClientRect(),
          );
          return line && price && line.height > 0 && price.top >= line.bottom;
        }).length,
    );
    expect(stacked).toBe(0);
    await fan.leave();
  });

  it('brings the current page of the menu into sight', async () => {
    const fan = await arrive({ width: 360, height: 640 });
    await fan.open('/ty-le-keo');
    await fan.page.waitForFunction(() => {
      const { left = -1, right = Infinity } =
        document.querySelector('nav a[aria-current="page"][href="/ty-le-keo"]')?.getBoundingClientRect() ?? {};
      return left >= 0 && right <= innerWidth;
    });
    await fan.leave();
  });

  it('says in words that a message is too long', async () => {
    const fan = await arrive({ width: 360, height: 640 });
    await fan.composer.fill('a'.repeat(205));
    await fan.page.getByText('Tin dài quá 5 ký tự. Mỗi tin tối đa 200 ký tự.').waitFor();
    await fan.leave();
  });

  it('offers to listen alone on phones, which unmutes', async () => {
    const fan = await arrive({ width: 360, height: 640 });
    await fan.watches(1);
    await player(fan.page).focus();
    await fan.page.keyboard.press('m');
    await fan.page.getByRole('button', { name: /Bình luận viên và tiếng$/ }).click();
    await fan.page.getByRole('switch', { name: 'Chỉ nghe' }).check({ force: true });
    await fan.page.waitForFunction(() => document.querySelector('video')?.muted === false);
    await fan.page.getByText('Chỉ nghe: tiết kiệm dữ liệu, không tải hình').first().waitFor({ state: 'attached' });
    await fan.leave();
  });

  it('reads picture, score, tabs, chat and composer in this order, under one heading', async () => {
    const fan = await arrive({ width: 390, height: 844 });
    const order = await fan.page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'h1, [aria-label="Trình phát"], [aria-label="Tỷ số"], [role=tablist], [role=log], textarea',
        ),
      ]
        .filter((element) => element.matches('h1') || element.checkVisibility())
        .map((element) => element.getAttribute('aria-label') ?? element.tagName),
    );
    expect(order).toEqual(['H1', 'Trình phát', 'Tỷ số', 'Nội dung trận', 'Tin nhắn', 'Nhập tin nhắn']);
    await fan.leave();
  });

  it.each(['light', 'dark'] as const)(
    'axe finds nothing serious in portrait, landscape and a sheet, %s',
    async (scheme) => {
      const fan = await arrive({ width: 390, height: 664 }, scheme);
      expect(await seriousViolations(fan.page)).toEqual([]);
      await fan.page.getByRole('button', { name: 'Thêm và đi tới' }).tap();
      await fan.page.getByRole('dialog').waitFor();
      expect(await seriousViolations(fan.page)).toEqual([]);
      await fan.page.keyboard.press('Escape');
      await fan.page.setViewportSize({ width: 844, height: 390 });
      await settled(fan.page);
      expect(await seriousViolations(fan.page)).toEqual([]);
      await fan.leave();
    },
  );
});
