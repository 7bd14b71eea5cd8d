import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MatchPage, Tournament, TournamentSummary } from '@khandai/contracts';
import type { Browser, Page } from 'playwright-core';
import { connect, DESKTOP, seriousViolations } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { ownNetwork } from '../support/network.js';
import { freshDataDir, runServer, type Site, startSite } from '../support/site.js';
import { until } from '../support/until.js';
import { EMPTY, NIGHT, withSite } from '../support/with-site.js';

const SMALL_PHONE = { width: 360, height: 640 } as const;
/** Teams of V.League 1. */
const TEAMS = 14;
const DATA = join(import.meta.dirname, '../../../../shared/data');
const real = existsSync(DATA) ? describe : describe.skip;

const isWithinWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

async function call<T>(url: string, path: string): Promise<T> {
  const answer = await fetch(`${url}/al/api/tournament/${path}`, { headers: ownNetwork() });
  return ((await answer.json()) as { data: T }).data;
}

async function pageOf(url: string, name: string): Promise<string> {
  const { list } = await call<{ list: TournamentSummary[] }>(url, 'list');
  const found = list.find(({ league }) => league.name === name)?.league.pageId;
  if (found === undefined) throw new Error(`no page of ${name}`);
  return `/giai-dau/${found}`;
}

/** The page of V.League 1, when its teams are there: a site that has just started gets the matches of the week one by one. */
async function vLeague(url: string): Promise<string> {
  const path = await pageOf(url, 'V.League 1');
  const id = path.split('/').at(-1) ?? '';
  return until(async () => {
    const { teams } = await call<Tournament>(url, `detail?id=${id}`);
    return teams === TEAMS ? path : undefined;
  }, 'whole table');
}

describe('teams and tournaments of the simulated night', () => {
  let url: string;
  let browser: Browser;
  withSite(NIGHT, (running) => {
    url = running.site.url;
    ({ browser } = running);
  });

  it('[LS10] (journey) a fan goes from the table to a team and to its results, on a small phone', async () => {
    const fan = await Fan.arrive(browser, url, { viewport: SMALL_PHONE });
    const { page } = fan;
    await fan.open(await vLeague(url));
    await page.getByRole('heading', { level: 1, name: 'V.League 1' }).waitFor();
    const table = page.getByRole('table', { name: /^Bảng xếp hạng V.League 1/ });
    expect(await table.getByRole('rowheader').count()).toBe(TEAMS);
    expect(await isWithinWidth(page)).toBe(true);
    expect(await seriousViolations(page)).toEqual([]);
    await table.getByRole('link', { name: 'Công An Hà Nội', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Công An Hà Nội' }).waitFor();
    await page.getByRole('heading', { name: /^Phong độ/ }).waitFor();
    expect(await isWithinWidth(page)).toBe(true);
    // The arrow keys go through the parts, and the address follows.
    await page.getByRole('tab', { name: 'Tổng quan' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/muc=lich/);
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/muc=ket-qua/);
    await page.getByRole('heading', { name: 'Kết quả' }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    expect(fan.complaints).toEqual([]);
  });

  it('[SH2] ids that are not digits, and unknown ones, are the 404 page with the path', async () => {
    for (const path of [
      '/doi-bong/ha-noi',
      '/giai-dau/1a',
      '/doi-bong/999999',
      '/giai-dau/0',
      '/doi-bong/99999999999',
    ]) {
      const answer = await fetch(url + path, { headers: ownNetwork() });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).toContain(path);
    }
  });

  it('[LS10] (hidden scores) a fan who hides scores gets a page that has none, until they ask', async () => {
    const path = await vLeague(url);
    const hidden = await fetch(url + path, { headers: { ...ownNetwork(), cookie: 'hideScores=1' } });
    const text = await hidden.text();
    expect(text).toContain('Đang ẩn tỷ số');
    expect(text).not.toMatch(/<table|homeScore\\?":\d/);
    const fan = await Fan.arrive(browser, url, { viewport: DESKTOP });
    const { page } = fan;
    await fan.open(path);
    await page.getByRole('table').first().waitFor();
    await page.getByRole('switch', { name: 'Ẩn tỷ số' }).click();
    await page.getByText('Đang ẩn tỷ số').waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    await page.getByRole('link', { name: 'Hiện trên trang này' }).click();
    await page.getByRole('table').first().waitFor();
    expect(fan.complaints).toEqual([]);
  });

  it('[LS10] (lists) a fan finds a tournament and a team without diacritics', async () => {
    const fan = await Fan.arrive(browser, url, { viewport: DESKTOP });
    const { page } = fan;
    await fan.open('/giai-dau?q=ngoai+hang');
    await page.getByRole('link', { name: 'Ngoại hạng Anh' }).waitFor();
    await page.goto(`${url}/doi-bong?q=nam+dinh`);
    await page.getByRole('link', { name: 'Thép Xanh Nam Định' }).click();
    await page.waitForURL(/\/doi-bong\/\d+$/);
    expect(fan.complaints).toEqual([]);
  });

  it('[SH4] (teams, tournaments) have the secondary layout, and /mb the clean one', async () => {
    for (const path of ['/doi-bong', '/giai-dau']) {
      const fan = await Fan.arrive(browser, url, { viewport: DESKTOP });
      await fan.open(path);
      expect(await fan.page.getByRole('navigation', { name: 'Chính' }).count()).toBeGreaterThan(0);
      await fan.page.goto(`${url}/mb${path}`);
      await fan.page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(await fan.page.getByRole('navigation', { name: 'Chính' }).count()).toBe(0);
    }
  });
});

real('teams and tournaments of imported matches', () => {
  let dataDir: string;
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    dataDir = await freshDataDir();
    const sources = [
      ['worldcup', join(DATA, 'openfootball/worldcup.json/2026/worldcup.json')],
      ['football', join(DATA, 'openfootball/football.json/2024-25')],
    ];
    for (const source of sources) expect(await runServer({ DATA_DIR: dataDir }, ['import', ...source]).exited).toBe(0);
    [site, browser] = await Promise.all([startSite({ ...EMPTY, DATA_DIR: dataDir }), connect()]);
  }, 300_000);
  afterAll(async () => {
    await browser.close();
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('[LS10] (imported) the final table of the Bundesliga has its longest names at 360 px', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: SMALL_PHONE });
    const { page } = fan;
    await fan.open(await pageOf(site.url, 'Bundesliga'));
    const rows = page.getByRole('table').first().getByRole('row');
    expect(await rows.nth(1).innerText()).toMatch(/Bayern[\s\S]*82/);
    await page.getByRole('link', { name: 'Borussia Mönchengladbach', exact: true }).waitFor();
    const cutOff = await page
      .getByRole('rowheader')
      .getByRole('link')
      .evaluateAll((links) =>
        links.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent),
      );
    // A name of two words has two lines; one word may be longer than the column.
    expect(cutOff.filter((name) => !/\p{L}{13}/u.test(name))).toEqual([]);
    expect(await isWithinWidth(page)).toBe(true);
    expect(fan.complaints).toEqual([]);
  });

  it('[SH11] (table, meetings, schedule; journey) the room of a match has the table, earlier meetings and the schedule, found by the list of all tabs', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: SMALL_PHONE });
    const { page } = fan;
    const id = (await pageOf(site.url, 'Bundesliga')).split('/').at(-1) ?? '';
    const last = await call<MatchPage>(site.url, `matches?id=${id}&kind=results&pageSize=1`);
    const match = last.list[0]!;
    await fan.open(`/truc-tiep/${match.link}`);
    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'Mọi mục của phòng' }).click();
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('tab', { name, selected: true }).waitFor();
    };
    await choose('Bảng xếp hạng');
    await page.getByRole('table').waitFor();
    const marked = page.locator('tr[aria-current]');
    expect((await marked.getByRole('link').allInnerTexts()).sort()).toEqual([match.home.name, match.away.name].sort());
    expect(await seriousViolations(page)).toEqual([]);
    await choose('Đối đầu');
    await page.getByRole('heading', { name: '1 lần gặp gần nhất' }).waitFor();
    await page.getByRole('heading', { name: `Phong độ ${match.away.name}` }).waitFor();
    expect(await page.getByRole('region', { name: 'Các lần gặp nhau' }).getByRole('listitem').count()).toBe(1);
    expect(await seriousViolations(page)).toEqual([]);
    await choose('Lịch giải');
    await page.getByRole('region', { name: 'Kết quả gần đây' }).waitFor();
    expect(new URL(page.url()).searchParams.get('tab')).toBe('leagueSchedule');
    expect(await isWithinWidth(page)).toBe(true);
    // A reader who hides scores gets none of them until a press.
    await fan.open(`/giai-dau/${id}`);
    await page.getByRole('switch', { name: 'Ẩn tỷ số' }).click();
    await page.getByText('Đang ẩn tỷ số').waitFor();
    await page.goto(`${site.url}/truc-tiep/${match.link}?tab=headToHead`);
    const reveal = page.getByRole('button', { name: 'Hiện ở đây' });
    await reveal.waitFor();
    expect(await page.getByRole('region', { name: 'Các lần gặp nhau' }).count()).toBe(0);
    await reveal.click();
    await page.getByRole('region', { name: 'Các lần gặp nhau' }).waitFor();
    expect(fan.complaints).toEqual([]);
  });

  it('[LS10] (imported) the bracket of the World Cup has 32 teams and its champions', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: DESKTOP });
    const { page } = fan;
    await fan.open(`${await pageOf(site.url, 'World Cup 2026')}?muc=nhanh`);
    const bracket = page.getByRole('region', { name: 'Nhánh đấu' });
    const first = bracket.getByRole('region', { name: 'Vòng 1/16' });
    expect(await first.getByRole('article').count()).toBe(16);
    await bracket.getByText('Vô địch: Tây Ban Nha', { exact: true }).waitFor();
    expect(await isWithinWidth(page)).toBe(true);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Bảng đấu' }).click();
    await until(async () => ((await page.getByRole('table').count()) >= 13 ? true : undefined), 'twelve groups');
    expect(fan.complaints).toEqual([]);
  });
});
