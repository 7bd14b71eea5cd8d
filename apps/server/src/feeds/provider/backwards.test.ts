import { EventType, RawStatus } from '@khandai/contracts';
import type { FeedBatch, FeedFixture } from '../../modules/fixtures/feed.js';
import { HOUR, knownMatch, NOW, stateOf, stateWith } from './testing.js';

const { firstHalf, halfTime, secondHalf, extraTime, finished, abandoned, cancelled, interrupted } = RawStatus;
const T = NOW / 1000;
const MINUTE = 60;

const played = (status: number, homeScore: number, awayScore: number): FeedFixture => ({
  ...knownMatch('1', status, NOW - 2 * HOUR),
  homeScore,
  awayScore,
});
const resultless = { penaltyHomeScore: null, penaltyAwayScore: null };
const row = (status: number, homeScore: number, fields: object = {}) => ({
  matchId: '1',
  status,
  homeScore,
  awayScore: 0,
  matchTime: T - 7200,
  ...fields,
});
const shown = ({ fixtures = [] }: FeedBatch) => fixtures.map(({ status, homeScore }) => [status, homeScore]);

describe('rows that no match has', () => {
  const names = { leagueId: '1', leagueName: 'L', homeId: '1', homeName: 'A', awayId: '2', awayName: 'B' };
  const notStarted = (fields: object) => row(RawStatus.notStarted, 0, { ...names, ...fields });

  it.each([
    [{ matchTime: '30-02-2026 19:00:00' }, 'trường matchTime thiếu hoặc sai'],
    [{ matchTime: 60 }, 'trường matchTime thiếu hoặc sai'],
    [{ matchTime: T + 3 * 366 * 86_400 }, 'giờ bóng lăn cách hôm nay hơn hai năm'],
    [{ matchTime: T - 3 * 366 * 86_400 }, 'giờ bóng lăn cách hôm nay hơn hai năm'],
    [{ awayId: '1' }, 'hai đội trùng nhau'],
    [{ matchId: '../1' }, 'trường matchId thiếu hoặc sai'],
    [{ homeId: 'a b' }, 'trường homeId thiếu hoặc sai'],
    [{ leagueId: "1'--" }, 'trường leagueId thiếu hoặc sai'],
  ])('[PF18] %p is reported, and its neighbours stay', async (fields, reason) => {
    const state = await stateOf();
    const { fixtures, bad } = state.fullRows([notStarted(fields), notStarted({ matchId: '2' })], 'schedule');
    expect([fixtures?.length, bad]).toEqual([1, [{ file: 'schedule', row: 1, reason }]]);
  });

  it('[PF18] (changes) a kick-off that is far away moves no match', async () => {
    const state = await stateOf(knownMatch('1', RawStatus.notStarted));
    const far = T + 3 * 366 * 86_400;
    expect(state.changes([notStarted({ matchTime: far })], 'changes').fixtures).toEqual([]);
    const modified = [{ matchId: '1', type: 'modify', matchTime: far, modifyTime: T }];
    expect(state.modified(modified, 'schedule/modify').fixtures).toEqual([]);
  });
});

describe('a feed that goes backwards in time', () => {
  it.each([finished, abandoned, cancelled])(
    '[PF10] (settled) a row of the changes does not reopen a match with status %s, whatever its time; a newer full row does',
    async (status) => {
      const state = await stateOf(played(status, 2, 0));
      expect(shown(state.changes([row(secondHalf, 1)], 'changes'))).toEqual([]);
      expect(shown(state.changes([row(secondHalf, 1, { updateTime: T })], 'changes'))).toEqual([]);
      expect(shown(state.changes([row(finished, 3)], 'changes'))).toEqual([[finished, 3]]);
      expect(shown(state.fullRows([row(finished, 2, { updateTime: T })], 'livescores'))).toEqual([[finished, 2]]);
      expect(shown(state.fullRows([row(secondHalf, 1, { updateTime: T - 1 })], 'livescores'))).toEqual([]);
      expect(shown(state.fullRows([row(secondHalf, 1, { updateTime: T + 1 })], 'livescores'))).toEqual([
        [secondHalf, 1],
      ]);
    },
  );

  it('[PF10] (parts) a row of the changes takes a match to an earlier part only if it says that it is newer', async () => {
    const state = await stateOf(played(secondHalf, 1, 0));
    for (const earlier of [RawStatus.notStarted, firstHalf, halfTime])
      expect(shown(state.changes([row(earlier, 0)], 'changes'))).toEqual([]);
    expect(shown(state.changes([row(interrupted, 1)], 'changes'))).toEqual([[interrupted, 1]]);
    expect(shown(state.changes([row(secondHalf, 1)], 'changes'))).toEqual([[secondHalf, 1]]);
    expect(shown(state.changes([row(extraTime, 1)], 'changes'))).toEqual([[extraTime, 1]]);
    expect(shown(state.changes([row(secondHalf, 1, { updateTime: T })], 'changes'))).toEqual([[secondHalf, 1]]);
  });

  it('[PF10] (goals) a row of the changes without a time takes a goal away only after a word of the VAR; else the next full answer decides', async () => {
    const state = await stateOf(played(secondHalf, 2, 0));
    expect(shown(state.changes([row(secondHalf, 1)], 'changes'))).toEqual([]);
    expect(shown(state.changes([row(finished, 1)], 'changes'))).toEqual([]);
    expect(shown(state.changes([row(secondHalf, 3)], 'changes'))).toEqual([[secondHalf, 3]]);
    expect(shown(state.changes([row(secondHalf, 2, { var: 'Goal Cancelled' })], 'changes'))).toEqual([[secondHalf, 2]]);
    expect(shown(state.changes([row(secondHalf, 1, { updateTime: T })], 'changes'))).toEqual([[secondHalf, 1]]);
    expect(shown(state.changes([row(secondHalf, 0)], 'changes'))).toEqual([]);
    expect(shown(state.fullRows([row(secondHalf, 0, { updateTime: T + 1 })], 'livescores'))).toEqual([[secondHalf, 0]]);
  });

  it('[PF10] (goals of extra time) neither does it take one of extra time away', async () => {
    const before = { ...played(extraTime, 1, 1), extra: { ...resultless, homeScore: 2, awayScore: 1 } };
    const state = await stateOf({ ...before, awayScore: 1 });
    const extraExplain = (extraHomeScore: number) => ({ extraTimeStatus: 3, extraHomeScore, extraAwayScore: 1 });
    const answer = (goals: number) =>
      state.changes([row(extraTime, 1, { awayScore: 1, extraExplain: extraExplain(goals) })], 'changes').fixtures;
    expect(answer(1)).toEqual([]);
    expect(answer(3)?.[0]?.extra).toMatchObject({ homeScore: 3, awayScore: 1 });
  });

  it('[PF10] (time) of rows with times the newest counts, in full answers and in changes; a goal may be taken back by a newer one', async () => {
    const state = await stateOf(played(secondHalf, 0, 0));
    const change = (goals: number, updateTime: number) =>
      shown(state.changes([row(secondHalf, goals, { updateTime })], 'changes'));
    const full = (goals: number, updateTime: number) =>
      shown(state.fullRows([row(secondHalf, goals, { updateTime })], 'livescores'));
    expect(full(1, T - 100)).toEqual([[secondHalf, 1]]);
    expect(change(0, T - 101)).toEqual([]);
    expect(change(2, T - 90)).toEqual([[secondHalf, 2]]);
    expect(full(1, T - 91)).toEqual([]);
    expect(change(1, T - 80)).toEqual([[secondHalf, 1]]);
    // A time in the future would hold back all that follows.
    expect(change(2, T + 2 * 3600)).toEqual([[secondHalf, 2]]);
    expect(full(3, T - 70)).toEqual([]);
    expect(full(3, T)).toEqual([[secondHalf, 3]]);
  });

  it('[PF10] (restart) the time of the newest row is stored with its match: an older answer changes nothing after a restart', async () => {
    const before = await stateOf(played(secondHalf, 0, 0));
    const [stored] = before.fullRows([row(secondHalf, 1, { updateTime: T - 10 })], 'livescores').fixtures ?? [];
    expect(stored?.sourceAt).toEqual(new Date(NOW - 10_000));
    const state = await stateOf(stored!);
    expect(shown(state.fullRows([row(secondHalf, 0, { updateTime: T - 11 })], 'livescores'))).toEqual([]);
    expect(shown(state.changes([row(secondHalf, 0, { updateTime: T - 11 })], 'changes'))).toEqual([]);
    const [changed] = state.changes([row(secondHalf, 2)], 'changes').fixtures ?? [];
    const again = await stateOf(changed!);
    // A change without a time is at most as old as the changes reach back.
    expect(shown(again.fullRows([row(secondHalf, 1, { updateTime: T - 26 })], 'livescores'))).toEqual([]);
    expect(shown(again.fullRows([row(secondHalf, 1, { updateTime: T - 10 })], 'livescores'))).toEqual([
      [secondHalf, 1],
    ]);
  });

  it('[PF5] (ids of changes) a row of the changes or of the schedule with an id of another source is reported', async () => {
    const state = await stateOf(played(secondHalf, 0, 0));
    const bad = [{ file: 'changes', row: 1, reason: 'id fd1 là của nguồn khác' }];
    expect(state.changes([row(secondHalf, 1, { matchId: 'fd1' })], 'changes')).toEqual({ fixtures: [], bad });
    const modified = [{ matchId: 'fd1', type: 'delete', modifyTime: T }];
    expect(state.modified(modified, 'changes')).toEqual({ fixtures: [], removed: [], bad });
  });

  it('[PF10] (first row) the first row of a match has a time too', async () => {
    const state = await stateOf();
    const names = { leagueId: '1', leagueName: 'L', homeId: '1', homeName: 'A', awayId: '2', awayName: 'B' };
    const full = (goals: number, updateTime: number) =>
      shown(state.fullRows([row(secondHalf, goals, { ...names, updateTime })], 'livescores'));
    expect(full(1, T - 10)).toEqual([[secondHalf, 1]]);
    expect(full(0, T - 11)).toEqual([]);
  });

  describe('in its events', () => {
    const event = (eventId: string, type: number = EventType.goal) => ({
      eventId,
      minute: '5',
      overtime: '',
      type,
      homeEvent: true,
    });
    const lists = (state: Awaited<ReturnType<typeof stateOf>>) => (events: object[]) =>
      state
        .events([{ matchId: '1', events }], 'events')
        .events?.map(({ list }) => list.map(({ eventId }) => eventId).join(''));

    it('[PF11] (late) a list that lacks a goal which the score has does not replace the one before', async () => {
      const state = await stateOf(played(secondHalf, 2, 0));
      const answer = lists(state);
      expect(answer([event('a'), event('b'), event('c', EventType.yellowCard)])).toEqual(['abc']);
      expect(answer([event('a')])).toEqual([]);
      expect(answer([event('a')])).toEqual([]);
      expect(answer([])).toEqual([]);
      expect(answer([event('a'), event('b'), event('c', EventType.yellowCard)])).toEqual(['abc']);
    });

    it('[PF11] (VAR) a goal that the score has lost is taken away at once, and another event replaces the list', async () => {
      const state = await stateOf(played(secondHalf, 2, 0));
      const answer = lists(state);
      expect(answer([event('a'), event('b')])).toEqual(['ab']);
      state.changes([row(secondHalf, 1, { updateTime: T })], 'changes');
      expect(answer([event('a')])).toEqual(['a']);
      expect(answer([event('v', EventType.var)])).toEqual(['v']);
    });

    it('[PF11] (card) an event that two answers lack is taken away', async () => {
      const answer = lists(await stateOf(played(secondHalf, 1, 0)));
      const all = [event('a'), event('b', EventType.yellowCard), event('c', EventType.redCard)];
      expect(answer(all)).toEqual(['abc']);
      expect(answer(all.slice(0, 2))).toEqual([]);
      expect(answer(all)).toEqual(['abc']);
      expect(answer(all.slice(0, 2))).toEqual([]);
      expect(answer(all.slice(0, 2))).toEqual(['ab']);
    });

    it('[PF11] (one bad event) an unusable event costs only itself, and a list of unusable ones changes nothing', async () => {
      const state = await stateOf(played(secondHalf, 2, 0));
      const bad = [{ ...event('x'), minute: '' }, { ...event('y'), homeEvent: 'nhà' }, event('a'), 7];
      const { events, bad: reported } = state.events([{ matchId: '1', events: [event('a'), ...bad] }], 'events');
      expect(events?.map(({ list }) => list.map(({ eventId }) => eventId))).toEqual([['a']]);
      expect(reported?.map(({ row: at, reason }) => [at, reason])).toEqual([
        [1, 'trường minute thiếu hoặc sai'],
        [1, 'trường homeEvent thiếu hoặc sai'],
        [1, 'trùng eventId a'],
        [1, 'dòng không phải đối tượng'],
      ]);
      expect(state.events([{ matchId: '1', events: bad.slice(0, 1) }], 'events').events).toEqual([]);
    });
  });

  const shotLists = (state: Awaited<ReturnType<typeof stateOf>>) => (ids: string) =>
    state
      .shots(
        [
          {
            matchId: '1',
            events: [...ids].map((eventId) => ({
              ...{ eventId, minute: '5', overtime: '', type: 15, homeEvent: true, outcome: 'saved' },
              ...{ x: 90, y: 50, xg: '0.1' },
            })),
          },
        ],
        'events/shot',
      )
      .shots?.map(({ list }) => list.map(({ shotId }) => shotId).join(''));

  it('[PF11] (shots) a list that lacks a shot does not replace the one before, unless the next one lacks it too', async () => {
    const answer = shotLists(await stateOf(played(secondHalf, 2, 0)));
    expect(answer('abc')).toEqual(['abc']);
    expect(answer('ab')).toEqual([]);
    expect(answer('abcd')).toEqual(['abcd']);
    expect(answer('abd')).toEqual([]);
    expect(answer('abd')).toEqual(['abd']);
  });

  it('[PF11] (shots, restart) the first list after a restart is compared with the stored one', async () => {
    const answer = shotLists(await stateWith({ shots: { 1: ['a', 'b', 'c'] } }, played(secondHalf, 2, 0)));
    expect(answer('ab')).toEqual([]);
    expect(answer('abcd')).toEqual(['abcd']);
  });

  it('[PF10] (statistics) older statistics do not replace newer ones, and a bad one costs only itself', async () => {
    const state = await stateOf(played(secondHalf, 0, 0));
    const answer = (shots: string, oprTime: number) =>
      state.stats(
        [
          {
            matchId: '1',
            oprTime,
            stats: [
              { type: 3, home: shots, away: '2' },
              { type: 4, home: 'x', away: '' },
            ],
          },
        ],
        'stats',
      );
    expect(answer('5', T - MINUTE)).toEqual({
      stats: [{ fixtureId: '1', list: [{ type: 3, home: 5, away: 2 }] }],
      bad: [{ file: 'stats', row: 1, reason: 'trường home thiếu hoặc sai' }],
    });
    expect(answer('4', T - 2 * MINUTE).stats).toEqual([]);
    expect(answer('6', T).stats).toHaveLength(1);
  });

  it('[PF10] (prices) a row of any market with an older time of change is left out, and a time in the future holds nothing back', async () => {
    const state = await stateOf(knownMatch('1', RawStatus.notStarted));
    const corner = (over: string, changeTime: number) =>
      state.otherOdds(
        [{ matchId: '1', companyId: '8', odds: { totalCorners: '9.5', over, under: '0.9' }, changeTime }],
        'odds/corners',
        { category: 'corner', inPlay: false },
      );
    const double = (home: string, changeTime: number) =>
      state.otherOdds(
        [{ matchId: '1', companyId: '8', odds: { home_draw: home, home_away: '0.3', draw_away: '0.7' }, changeTime }],
        'odds/doublechance',
        { category: 'doubleChance', inPlay: false },
      );
    const half = (home: string, changeTime: number) =>
      state.halfOdds(
        [{ matchId: '1', odds: [{ changeTime, oddsDetail: `3,Crown,2.4,2.1,4.7,${home},2.2,5.5` }] }],
        'odds/half',
      );
    const main = (home: string, changeTime: number) =>
      state.mainOdds({ handicap: [`1,3,0.5,0.9,0.9,0.5,${home},0.9,false,true,${changeTime},false,2`] }, 'odds/main');
    const changed = (home: string, changeTime: number) =>
      state.changedOdds({ handicap: [`1,3,0.5,${home},0.9,false,true,${changeTime},false,2`] }, 'odds/main/changes');
    for (const read of [corner, double, half]) {
      expect(read('1.81', T - 10).odds).toHaveLength(1);
      expect(read('1.82', T - 11).odds).toEqual([]);
      expect(read('1.83', T - 9).odds).toHaveLength(1);
    }
    const prices = ({ odds = [] }: FeedBatch) => odds.map(({ instant }) => 'home' in instant && instant.home);
    expect(prices(main('0.81', T - 10))).toEqual([0.81]);
    expect(prices(main('0.82', T - 11))).toEqual([0.81]);
    expect(prices(changed('0.83', T - 11))).toEqual([0.81]);
    expect(prices(changed('0.84', T - 9))).toEqual([0.84]);
    expect(prices(changed('0.85', T + 7200))).toEqual([0.85]);
    expect(prices(main('0.86', T))).toEqual([0.86]);
  });
});
