import { rm } from 'node:fs/promises';
import { tonight } from '@khandai/calendar';
import { type Fixture, type FixtureOdds, MatchState, RawStatus, SportType, type Tip } from '@khandai/contracts';
import type { Browser, Page } from 'playwright-core';
import { connect, PHONE, seriousViolations } from '../support/chromium.js';
import { Members } from '../support/members.js';
import { freshDataDir, runServer, type Site, startSite } from '../support/site.js';
import { until } from '../support/until.js';
import { EMPTY, NIGHT } from '../support/with-site.js';

const TIPSTER = 'Gió Lào Thật';
const TITLE = 'Chủ nhà đang vào phom';
const ANALYSIS = 'Ba trận gần nhất đều thắng, hàng thủ khách vắng hai người.';
const CREATE = '**/tips-create';

/** A score with which a tip on a handicap line between a half and a whole goal wins half of its stake. */
function halfWin({ side, line }: Pick<Tip, 'side' | 'line'>): { homeScore: number; awayScore: number } {
  const lead = (line ?? 0) + (side === 'home' ? 0.25 : -0.25);
  if (!Number.isInteger(lead)) throw new Error(`no score gives a half win for ${side} ${line}`);
  return { homeScore: Math.max(lead, 0), awayScore: Math.max(-lead, 0) };
}

describe('tips on the running site', () => {
  let dataDir: string;
  let site: Site;
  let browser: Browser;
  let members: Members;

  // Only one process may open the embedded database: the operator stops the site, grants the roles, and starts the site again.
  beforeAll(async () => {
    dataDir = await freshDataDir();
    [site, browser] = await Promise.all([startSite({ ...EMPTY, DATA_DIR: dataDir }), connect()]);
    members = new Members({ site, browser });
    await members.register('gio.lao', TIPSTER);
    await members.register('thu.cuc', 'Thu Cúc');
    await site.stop();
    expect(await runServer({ DATA_DIR: dataDir }, ['role', 'gio.lao', 'commentator']).exited).toBe(0);
    expect(await runServer({ DATA_DIR: dataDir }, ['role', 'thu.cuc', 'staff']).exited).toBe(0);
    site = await startSite({ ...NIGHT, DATA_DIR: dataDir });
    members = new Members({ site, browser });
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const isTonight = ({ kickOff }: Pick<Fixture, 'kickOff'>) => Date.parse(kickOff) < tonight(Date.now()).to;

  /**
   * A match to come with a quarter line, with the side that a quarter of a goal can decide: the last one of tonight, or the first of
   * the next night, because hardly any match is left late in the morning.
   */
  async function quarterMatch() {
    const query = '/al/api/schedule/featureMatch?pageSize=100';
    const { list } = await members.get<{ list: Fixture[] }>(query);
    const coming = list
      .filter(({ sportType }) => sportType === SportType.football)
      .filter(({ state }) => state === MatchState.coming)
      .sort((a, b) => a.kickOff.localeCompare(b.kickOff));
    const inTurn = [...coming.filter(isTonight).reverse(), ...coming.filter((one) => !isTonight(one))];
    for (const fixture of inTurn) {
      const { fixtureId } = fixture;
      const { companies, rows } = await members.get<FixtureOdds>(`/al/api/odds/fixture?fixtureId=${fixtureId}`);
      for (const row of rows.handicap ?? []) {
        const [, companyId, , , , line = ''] = row.split(',');
        const company = companies.find((one) => String(one.companyId) === companyId);
        if (!company || !/\.(25|75)$/.test(line)) continue;
        const isHome = Number.isInteger(Number(line) + 0.25);
        const { home, away } = fixture;
        return { fixture, company, side: isHome ? 'home' : 'away', team: (isHome ? home : away).name };
      }
    }
    throw new Error('no match to come has a quarter line');
  }

  /** The desk corrects the match: from now on the feed does not change it. */
  async function override(token: string, fixtureId: string, status: number, score: object): Promise<void> {
    const path = `/other/api/desk/fixture/${fixtureId}`;
    const { version } = await members.get<{ version: number }>(path, token);
    await members.post(`${path}/override`, { ...score, status, reason: 'theo biên bản trận đấu', version }, token);
  }

  const form = (page: Page) => page.getByRole('region', { name: 'Tạo tip' });
  const post = (page: Page) => form(page).getByRole('button', { name: 'Đăng tip' });
  const texts = async (page: Page) => [
    await form(page).getByLabel('Tiêu đề, không bắt buộc').inputValue(),
    await form(page).getByLabel('Nhận định, không bắt buộc').inputValue(),
  ];

  const SMALL_PHONE = { width: 390, height: 664 };
  const LAPTOP = { width: 1440, height: 900 };

  /** Stakes points on the first side that is offered, at the price that holds when the server looks. */
  async function pick(page: Page): Promise<void> {
    await page
      .getByRole('group', { name: /^Kèo chấp/ })
      .getByRole('button')
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Số điểm' }).fill('50');
    const taken = page.getByText(/^Đã chọn .* với 50 điểm$/).first();
    const isTaken = async () => {
      const agree = page.getByRole('button', { name: /^Nhận giá/ });
      if (await agree.isVisible()) await agree.click();
      else await page.getByRole('button', { name: 'Chọn bằng 50 điểm' }).click();
      return taken.waitFor({ timeout: 2_000 }).then(
        () => true,
        () => undefined,
      );
    };
    await until(isTaken, 'a pick that is taken');
  }

  const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

  it('[CT2] (journey) [LS7] (tips-create) a tip goes from the studio through readers, votes and a late try to a half win, and a pick beside it', async () => {
    const { fixture, company, side, team } = await quarterMatch();
    const { fixtureId } = fixture;
    const label = `${fixture.home.name} – ${fixture.away.name}`;
    const host = await members.arrive(await members.login('gio.lao'));
    const { page: studio } = host;
    await host.open('/tai-khoan');
    await form(studio).getByLabel('Trận', { exact: true }).selectOption(fixtureId);
    await form(studio).getByLabel('Nhà cái').selectOption(String(company.companyId));
    const sides = form(studio).getByRole('group', { name: 'Chọn' });
    await sides.getByRole('button').filter({ hasText: team }).click();
    await form(studio).getByLabel('Tiêu đề, không bắt buộc').fill(TITLE);
    await form(studio).getByLabel('Nhận định, không bắt buộc').fill(ANALYSIS);

    // The price moved between the look and the press.
    await studio.route(
      CREATE,
      async (route) => {
        const body = route.request().postDataJSON() as { price: number };
        await route.continue({ postData: JSON.stringify({ ...body, price: body.price + 0.5 }) });
      },
      { times: 1 },
    );
    await post(studio).click();
    const refusal = form(studio).getByRole('alert').getByText('Giá vừa đổi');
    await refusal.getByText(`${company.name} đang đưa ${team}`).waitFor();
    expect(await refusal.textContent()).toMatch(/ giá −?\d\.\d\d\. Bấm Đăng tip lần nữa/);
    expect(await texts(studio)).toEqual([TITLE, ANALYSIS]);
    expect(await seriousViolations(studio)).toEqual([]);
    const [answer] = await Promise.all([studio.waitForResponse(CREATE), post(studio).click()]);
    await form(studio).getByText('Đã đăng tip').waitFor();
    expect(await texts(studio)).toEqual(['', '']);
    const { data: tip } = (await answer.json()) as { data: Tip };
    expect([tip.side, tip.state]).toEqual([side, 'open']);

    const { fan, page, token } = await members.newcomer('hai.yen', 'Hải Yến', { viewport: PHONE });
    await fan.open(`/truc-tiep/${fixture.link}`);
    await fan.openTab('Top tip');
    await page
      .getByRole('link', { name: TIPSTER })
      .and(page.locator(`[href="/tip-keo/${tip.slug}"]`))
      .waitFor();
    await page.setViewportSize(SMALL_PHONE);
    await fan.openTab('Chọn điểm');
    await pick(page);
    expect(await seriousViolations(page)).toEqual([]);
    await fan.openTab('Lượt chọn');
    await page.getByText('50 điểm', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Mọi lượt chọn của bạn' }).click();
    for (const viewport of [LAPTOP, SMALL_PHONE]) {
      await page.setViewportSize(viewport);
      await page.getByRole('link', { name: label }).waitFor();
      expect([await seriousViolations(page), await sideways(page)]).toEqual([[], 0]);
    }
    await page.setViewportSize(PHONE);
    if (isTonight(fixture)) {
      await fan.open('/tip-keo');
      const list = page.getByRole('region', { name: 'Kèo đêm nay' });
      await list.locator(`[href="/tip-keo/${tip.slug}"]`).click();
    } else await fan.open(`/tip-keo/${tip.slug}`);
    await page.getByRole('heading', { level: 1, name: team }).waitFor();
    await page.getByText(TITLE).waitFor();
    await page.getByRole('button', { name: `Theo dõi ${TIPSTER}` }).click();
    await page.getByRole('button', { name: `Đang theo dõi ${TIPSTER}` }).waitFor();
    await page.getByRole('button', { name: 'Cùng chọn' }).click();
    await page.getByText('1 người cùng chọn, 0 người không theo').waitFor();
    await page.locator('#binh-luan').scrollIntoViewIfNeeded();
    const comment = page.getByRole('textbox', { name: 'Viết bình luận' });
    await comment.fill('Mình cũng nghĩ vậy');
    await comment.press('Enter');
    await page.getByRole('heading', { name: '1 bình luận' }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);

    const { accessToken: desk } = await members.login('thu.cuc');
    await form(studio).getByText('Tài xỉu', { exact: true }).click();
    await sides.getByRole('button', { name: /^Tài / }).click();
    await form(studio).getByLabel('Nhận định, không bắt buộc').fill(ANALYSIS);
    await override(desk, fixtureId, RawStatus.firstHalf, { homeScore: 0, awayScore: 0 });
    await post(studio).click();
    await form(studio).getByRole('alert').getByText('Bóng đã lăn nên tip của trận này đã khóa.').waitFor();
    expect(await texts(studio)).toEqual(['', ANALYSIS]);
    expect(host.complaints.filter((text) => !text.includes('409'))).toEqual([]);

    await override(desk, fixtureId, RawStatus.finished, halfWin(tip));
    const settled = await until(async () => {
      const now = await members.get<Tip>(`/other/api/tip/info/${tip.slug}`, token);
      return now.state === 'settled' ? now : undefined;
    }, 'settled tip');
    expect([settled.half, settled.units]).toEqual([true, expect.closeTo(tip.price / 2, 2)]);
    await fan.reload();
    await page.getByText('Thắng nửa', { exact: true }).first().waitFor();
    await page
      .getByText(`+${(settled.units ?? 0).toFixed(2)}`)
      .first()
      .waitFor();
    await page.getByText('Bóng đã lăn, phiếu đã khóa.').waitFor();

    await fan.open('/bang-tin');
    await page.getByRole('button', { name: 'Lọc bài', exact: true }).click();
    await page.getByRole('dialog').getByRole('switch', { name: 'Ẩn tỷ số' }).click();
    await fan.open(`/tip-keo/${tip.slug}`);
    const uncover = page.getByRole('button', { name: `Hiện kết quả trận ${label}` });
    await uncover.waitFor();
    expect(await page.getByText('Thắng nửa', { exact: true }).count()).toBe(0);
    await uncover.click();
    await page.getByText('Thắng nửa', { exact: true }).first().waitFor();
    expect(await seriousViolations(page)).toEqual([]);

    // What came of a pick tells the score.
    const covered = page.getByRole('button', { name: `Hiện kết quả trận ${label}` });
    const back = page.getByText(/^(nhận về|hoàn lại) \d+$/);
    await until(async () => {
      await fan.open('/luot-chon');
      await page.getByRole('link', { name: label }).waitFor();
      return (await covered.count()) > 0 ? true : undefined;
    }, 'settled pick');
    expect([await back.count(), await page.getByText('Thắng – hòa – thua').count()]).toEqual([0, 0]);
    await fan.open(`/truc-tiep/${fixture.link}?tab=history`);
    await covered.waitFor();
    expect([await back.count(), await page.getByText(/^(Thắng|Thua|Hòa)/).count()]).toEqual([0, 0]);
    await covered.click();
    await back.waitFor();
    expect(await seriousViolations(page)).toEqual([]);

    // Tips are as hidden as odds are, and for adults where they are not.
    const found = page.getByRole('main').locator(`[href="/tip-keo/${tip.slug}"]`);
    const shared = page.getByRole('article').filter({ hasText: TIPSTER });
    const search = `/tim-kiem?q=${encodeURIComponent(TITLE)}`;
    await fan.open(search);
    await found.getByText(TITLE).waitFor();
    await fan.open('/bang-tin');
    await shared.getByText('18+').first().waitFor();
    await fan.open('/tip-keo');
    await page.getByRole('switch', { name: 'Ẩn mọi kèo' }).check();
    await fan.open(search);
    await page.getByText('Bạn đang ẩn mọi kèo nên tip không hiện ở đây.').waitFor();
    expect(await found.count()).toBe(0);
    await fan.open('/bang-tin');
    await page
      .getByText(/^\d+ tip không hiện vì bạn đang ẩn mọi kèo/)
      .first()
      .waitFor();
    expect(await shared.getByText('18+').count()).toBe(0);
    expect(fan.complaints).toEqual([]);
    await Promise.all([host.leave(), fan.leave()]);
  });
});
