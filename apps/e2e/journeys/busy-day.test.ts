import { rm } from 'node:fs/promises';
import { addDays, dayAt } from '@khandai/calendar';
import type { Browser } from 'playwright-core';
import { fillBusyDay, MATCHES, POPULAR } from '../support/busy-day.js';
import { connect, DESKTOP } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { ownNetwork } from '../support/network.js';
import { freshDataDir, type Site, startSite } from '../support/site.js';
import { EMPTY } from '../support/with-site.js';

const MAX_HTML = 400_000;
/** A link to a match: to its room or to its prices. */
const matchLink = /href="\/(?:truc-tiep|ty-le-keo)\/([^"?#]*-vs-[^"?#]*)/g;

describe('a day of 550 matches', () => {
  let dataDir: string;
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    dataDir = await freshDataDir();
    await fillBusyDay(dataDir);
    [site, browser] = await Promise.all([startSite({ ...EMPTY, DATA_DIR: dataDir }), connect()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const htmlOf = async (path: string): Promise<string> => {
    const answer = await fetch(site.url + path, { headers: ownNetwork() });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  };
  const matchesIn = (html: string) => new Set([...html.matchAll(matchLink)].map(([, link]) => link));

  it.each(['/truc-tiep', '/lich-thi-dau', '/ket-qua', '/ty-le-keo'])('%s has at most 400 KB of HTML', async (path) => {
    const html = await htmlOf(path);
    // Leagues are served whole: late in the evening the first one of the board may have few matches left.
    expect(matchesIn(html).size).toBeGreaterThan(0);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(MAX_HTML);
  });

  /** Names of the leagues of a list, in its order. */
  const leaguesOf = async (path: string): Promise<string[]> => {
    const heads = /(?:<h2|data-part="league")(?:(?!<\/h2>|<\/tbody>).)*?(Giải vô địch[^<"]*)/gs;
    return [...(await htmlOf(path)).matchAll(heads)].map(([, name = '']) => name);
  };
  const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);

  it.each(['/truc-tiep', '/lich-thi-dau', '/ty-le-keo'])(
    '[LS8] (popular leagues) %s has them first, by their position',
    async (path) => {
      expect((await leaguesOf(path)).slice(0, POPULAR.length)).toEqual(namesOf(POPULAR));
    },
  );

  it('[LS8] (popular leagues) /ket-qua has those with a result first, and home names them first', async () => {
    // The evening before has results of both at every hour; the list of today begins empty at midnight.
    const yesterday = addDays(dayAt(Date.now(), 'Asia/Ho_Chi_Minh'), -1);
    expect((await leaguesOf(`/ket-qua?ngay=${yesterday}`)).slice(0, POPULAR.length)).toEqual(namesOf(POPULAR));
    const leagues = [...(await htmlOf('/')).matchAll(/#giai-(busy-\d+)"/g)].map(([, leagueId]) => leagueId);
    expect(leagues.slice(0, POPULAR.length)).toEqual(POPULAR.map(({ leagueId }) => leagueId));
  });

  it('every match of the day is reachable by links without scripts', async () => {
    const day = await htmlOf('/lich-thi-dau');
    const leagues = new Set(
      [...day.matchAll(/<h2[^>]*><a[^>]*href="(\/lich-thi-dau\/[^"]+)"/g)].map(([, href]) => href),
    );
    const found = matchesIn(day);
    for (const league of leagues) for (const link of matchesIn(await htmlOf(league ?? ''))) found.add(link);
    expect(found.size).toBe(MATCHES);
  });

  it('every price of the board is reachable by links without scripts', async () => {
    const board = await htmlOf('/ty-le-keo');
    const leagues = [...board.matchAll(/href="(\/ty-le-keo\?[^"]*giai=[^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
    const found = matchesIn(board);
    for (const league of leagues) for (const link of matchesIn(await htmlOf(league))) found.add(link);
    const answer = await fetch(`${site.url}/al/api/odds/board`, { headers: ownNetwork() });
    const { data } = (await answer.json()) as { data: { fixtures: { link: string }[] } };
    expect(data.fixtures.filter(({ link }) => !found.has(link))).toEqual([]);
  });

  it('the page finds every match once it is idle, and its counts are those of the whole day', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: DESKTOP });
    await fan.open('/lich-thi-dau');
    await fan.page.getByRole('button', { name: `Tất cả ${MATCHES}` }).waitFor();
    await fan.page.waitForFunction((total) => {
      const links = document.querySelectorAll<HTMLAnchorElement>('main li a[href*="-vs-"]');
      return new Set([...links].map(({ href }) => href)).size === total;
    }, MATCHES);
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });
});
