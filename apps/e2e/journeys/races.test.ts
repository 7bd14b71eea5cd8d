import type { Race, RaceBoard } from '@khandai/contracts';
import { planRace, seedHash } from '@khandai/marble-race';
import type { Page, WebSocketRoute } from 'playwright-core';
import { seriousViolations, skippedHeadings } from '../support/chromium.js';
import { Members } from '../support/members.js';
import { until } from '../support/until.js';
import { NIGHT, withSite } from '../support/with-site.js';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const MINUTE = 60_000;
const at = (fromNow: number): string => new Date(Date.now() + fromNow).toISOString();

/**
 * Races of the site come every five minutes and last ninety seconds. This one answers for it, with the room, the marbles and the
 * limits of the site: what the server does with a race is tested there.
 */
class Track {
  readonly #course;
  readonly #race: Race;
  #phase: 'waiting' | 'racing' | 'finished' = 'waiting';
  #staked: { marbleId: number; stake: number } | null = null;
  #socket: WebSocketRoute | undefined;

  constructor(
    readonly board: RaceBoard,
    hash: string,
  ) {
    const [sample] = board.next;
    if (!sample) throw new Error('the site has no race ahead');
    this.#race = { ...sample, raceId: 90_001, seedHash: hash, picksOpenAt: at(-MINUTE), startsAt: at(5 * MINUTE) };
    this.#course = planRace(
      SEED,
      sample.marbles.map(({ id }) => id),
    );
  }

  async answer(page: Page): Promise<void> {
    const ok = (data: unknown) => ({ json: { code: 0, msg: 'Success', data } });
    await page.route('**/al/api/race/board', (route) => route.fulfill(ok(this.#board())));
    await page.route('**/al/api/race/list?*', (route) =>
      route.fulfill(ok({ list: this.#phase === 'finished' ? [this.#now()] : [], next: null })),
    );
    await page.route('**/au/api/user/race/picks?*', (route) => route.fulfill(ok({ list: [], next: null })));
    await page.route('**/au/api/user/race/pick', (route) => {
      const { marbleId, stake } = route.request().postDataJSON() as { marbleId: number; stake: number };
      this.#staked = { marbleId, stake };
      return route.fulfill(ok({ pick: { stake }, race: this.#now(), points: 950 }));
    });
    await page.routeWebSocket(/\/chat\?/, (route) => {
      route.connectToServer();
      this.#socket = route;
    });
  }

  nameAt(place: number): string {
    const id = this.#course.order[place];
    return this.#race.marbles.find((marble) => marble.id === id)?.name ?? '';
  }

  leaderAt(tick: number): string {
    const first = this.#course.tickAt(tick).find(({ rank }) => rank === 1);
    return this.#race.marbles.find(({ id }) => id === first?.id)?.name ?? '';
  }

  say(tick: number): void {
    const { groupId, raceId } = this.#race;
    if (this.#phase === 'waiting') this.#phase = 'racing';
    const message = {
      ...{ groupId, groupMessageId: 0, sequence: 0, revision: 0, uuid: `race-${raceId}-${tick}`, userId: 0 },
      ...{ username: '', showName: '', profilePicture: null, colorName: '1', role: 'staff', isGuest: 0 },
      ...{ simulated: true, filteredMessage: '', systemMessage: 7, vipGroup: 0, parentMessageId: null, parent: null },
      ...{ reaction: null, listReaction: [], totalReactions: 0, updatedReaction: false, attachments: [] },
      ...{ createdAt: at(0), race: { raceId, tick, marbles: this.#course.tickAt(tick) } },
    };
    this.#socket?.send(JSON.stringify({ type: 'messages', groupId, list: [message] }));
  }

  finish(): void {
    this.#phase = 'finished';
    this.say(this.#course.tickCount);
  }

  #now(): Race {
    const mine = this.#staked && { ...this.#staked, returned: null };
    const begun = this.#phase === 'waiting' ? {} : { startsAt: at(-MINUTE) };
    const end = { finishedAt: at(0), seed: SEED, order: [...this.#course.order] };
    return { ...this.#race, ...begun, ...(this.#phase === 'finished' ? end : {}), mine, state: this.#phase };
  }

  #board(): RaceBoard {
    const race = this.#now();
    return {
      ...this.board,
      ...{ now: at(0), points: 1000, current: this.#phase === 'racing' ? race : null },
      ...{ next: this.#phase === 'waiting' ? [race] : [], last: this.#phase === 'finished' ? race : null },
    };
  }
}

describe('[LS11] (races journey) a marble race from the pick to the proof', () => {
  let members: Members;
  let track: Track;

  withSite(NIGHT, (running) => {
    members = new Members(running);
  });
  beforeEach(async () => {
    track = new Track(await members.get<RaceBoard>('/al/api/race/board'), await seedHash(SEED));
  });

  const wider = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const spot = (page: Page, id: number) =>
    page.locator(`[data-marble="${id}"]`).evaluate(({ style }) => style.translate);

  it('on a phone a member picks a marble, sees it run by messages 7, and computes the finished race again', async () => {
    const fan = await members.arrive(await members.register('bi.nghe', 'Bi Nghệ'), {
      viewport: { width: 390, height: 664 },
      hasTouch: true,
    });
    const { page } = fan;
    await track.answer(page);
    await fan.open('/dua-bi?tab=chon');
    await page.getByText('Cuộc #90001 xuất phát sau').waitFor();
    await page.getByRole('radio', { name: /Nghệ Vàng/ }).check();
    const stake = page.getByLabel('Số điểm', { exact: true });
    await stake.fill('100000');
    await page.getByText(/^Nhiều nhất \d+ điểm\.$/).waitFor();
    await stake.fill('50');
    await page.getByRole('button', { name: 'Chọn Nghệ Vàng, 50 điểm' }).click();
    await page.getByText('Đã chọn Nghệ Vàng với 50 điểm').waitFor();
    await page.getByText('Nghệ Vàng · 50 điểm chơi').waitFor();
    expect([await wider(page), await seriousViolations(page), await skippedHeadings(page)]).toEqual([0, [], []]);

    // The chat, which gives the ticks, may join its room after the page is there.
    await until(async () => {
      track.say(60);
      return (await page.getByText('TRỰC TIẾP', { exact: true }).isVisible()) || undefined;
    }, 'race on the track');
    await page.getByText('Bạn', { exact: true }).waitFor();
    await fan.openTab('Thứ tự');
    const first = page.getByRole('list', { name: 'Thứ tự cuộc đua' }).getByRole('listitem').first();
    const start = await spot(page, 4);
    track.say(80);
    await first.filter({ hasText: track.leaderAt(80) }).waitFor();
    await until(async () => (await spot(page, 4)) !== start || undefined, 'marble that moves');

    track.finish();
    await page.getByText(`${track.nameAt(0)} về nhất`).waitFor();
    await page.getByRole('button', { name: 'Kiểm chứng', exact: true }).click();
    await page.getByRole('button', { name: 'Tính lại' }).click();
    await page.getByText('Mã băm khớp với mã đã công bố').waitFor();
    await page.getByText('Thứ tự về đích khớp').waitFor();
    await page.getByText(/^Đúng mã băm trang này đã nhận lúc/).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('a desktop shows all at once; with scores hidden the end shows when asked, and the race runs again from its seed', async () => {
    track.finish();
    const fan = await members.arrive(await members.register('bi.suong', 'Bi Sương'));
    const { page } = fan;
    await page.addInitScript(() => {
      localStorage.setItem('khandai:settings', JSON.stringify({ hideScores: true }));
    });
    await track.answer(page);
    await fan.open('/dua-bi');
    const row = page.getByRole('listitem').filter({ hasText: 'Cuộc #90001' });
    await row.getByRole('button', { name: /^Hiện kết quả/ }).waitFor();
    expect(await page.getByText(`${track.nameAt(0)} nhất`).count()).toBe(0);
    expect(await page.getByText(SEED).count()).toBe(0);
    await row.getByRole('button', { name: /^Hiện kết quả/ }).click();
    await row.getByText(`${track.nameAt(0)} nhất`).waitFor();
    await row.getByRole('button', { name: 'Xem lại cuộc 90001' }).click();
    const bar = page.getByRole('slider', { name: 'Tua cuộc 90001' });
    await bar.fill('45000');
    await page
      .getByRole('list', { name: 'Thứ tự cuộc đua' })
      .getByRole('listitem')
      .first()
      .filter({ hasText: track.leaderAt(90) })
      .waitFor();
    expect([await wider(page), await seriousViolations(page), await skippedHeadings(page)]).toEqual([0, [], []]);
    await page.locator('#dien-bien').scrollIntoViewIfNeeded();
    await page.getByRole('img', { name: /^Thứ hạng qua các mốc, ở mốc mới nhất/ }).waitFor();
    await page.getByText('Xem bảng thứ hạng').click();
    await page.getByRole('rowheader', { name: '4 · Nghệ Vàng' }).waitFor();
    expect([await wider(page), await seriousViolations(page)]).toEqual([0, []]);
    await page.getByRole('button', { name: 'Về trực tiếp' }).first().click();
    await bar.waitFor({ state: 'detached' });
    await page.getByRole('img', { name: /^Thứ hạng qua các mốc, về đích/ }).waitFor();
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });
});
