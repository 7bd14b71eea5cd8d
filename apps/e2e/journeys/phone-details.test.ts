import type { Browser, Locator, Page } from 'playwright-core';
import { PHONE } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { NIGHT, withSite } from '../support/with-site.js';
import type { SharedSite } from '../support/shared-site.js';

const SMALL = { width: 360, height: 640 } as const;
const NARROW = { width: 320, height: 640 } as const;
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

  it.each(['/', '/lich-thi-dau', '/truc-tiep', '/ket-qua', '/ty-le-keo'])(
    'on %s a name of forty letters without a space is shown whole, and the page is no wider',
    async (path) => {
      const fan = await Fan.arrive(browser, site.url, { viewport: PHONE });
      await fan.open(path);
      for (const viewport of [PHONE, SMALL]) {
        await fan.page.setViewportSize(viewport);
        const { names, cut, width } = await renameTeams(fan.page);
        expect(names).toBeGreaterThan(0);
        expect([cut, width]).toEqual([[], viewport.width]);
      }
      await fan.leave();
    },
  );

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
