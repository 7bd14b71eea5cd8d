import { RawStatus } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import type { FeedBatch } from '../../modules/fixtures/feed.js';
import { isUnderWay } from './match-times.js';
import { HOUR, knownMatch as match, NOW, stateOf, stateWith } from './testing.js';

describe('what a provider has said', () => {
  it('[PF8] (postponed) a postponed match gets its new kick-off, one that is played or over does not', async () => {
    const { firstHalf, finished, abandoned, cancelled, notStarted, toBeDecided, interrupted, postponed } = RawStatus;
    const statuses = [notStarted, postponed, toBeDecided, interrupted, firstHalf, finished, abandoned, cancelled];
    const state = await stateOf(...statuses.map((status, index) => match(`m${index}`, status)));
    const later = NOW + 24 * HOUR;
    const changes = (type: string) =>
      statuses.map((_, index) => ({ matchId: `m${index}`, type, matchTime: later / 1000, modifyTime: 1 }));
    const { fixtures = [], bad } = state.modified(changes('modify'), 'schedule/modify');
    expect(fixtures.map(({ fixtureId, status, kickOff }) => [fixtureId, status, kickOff.getTime()])).toEqual([
      ['m0', notStarted, later],
      ['m1', postponed, later],
      ['m2', toBeDecided, later],
      ['m3', interrupted, later],
    ]);
    expect(bad).toEqual([]);
    // One that was interrupted has started, so it is not taken off the schedule.
    expect(state.modified(changes('delete'), 'schedule/modify').removed).toEqual(['m0', 'm1', 'm2']);
  });

  describe('changes of the schedule that the provider repeats for twelve hours', () => {
    const T = NOW / 1000;
    const names = {
      leagueId: '1',
      leagueName: 'Cúp',
      homeId: 'home',
      homeName: 'home',
      awayId: 'away',
      awayName: 'away',
    };
    const row = (fields: object) => ({
      ...{ matchId: '1', status: 0, matchTime: T + 3600, homeScore: 0, awayScore: 0 },
      ...names,
      ...fields,
    });
    const seen = ({ fixtures = [] }: FeedBatch) =>
      fixtures.map(({ status, kickOff }) => [status, kickOff.getTime() / 1000 - T]);

    it.each([
      ['with its time', { updateTime: T - 60 }],
      ['without a time', {}],
    ])(
      '[PF8] (taken back) a deletion is applied once: a full row %s brings the match back for good',
      async (_, time) => {
        const state = await stateOf(match('1', RawStatus.notStarted));
        const deleted = [{ matchId: '1', type: 'delete', modifyTime: T - 3600 }];
        const poll = () => state.modified(deleted, 'schedule/modify');
        const first = poll();
        expect([seen(first), first.removed]).toEqual([[[RawStatus.cancelled, 3600]], ['1']]);
        // Late: the provider made this row before it deleted the match.
        expect(seen(state.fullRows([row({ updateTime: T - 3601 })], 'livescores'))).toEqual([]);
        expect(seen(state.fullRows([row(time)], 'livescores'))).toEqual([[RawStatus.notStarted, 3600]]);
        for (let polls = 0; polls < 2; polls += 1) expect(poll()).toMatchObject({ fixtures: [], removed: [], bad: [] });
        expect(seen(state.fullRows([row(time)], 'livescores'))).toEqual([[RawStatus.notStarted, 3600]]);
        const again = [...deleted, { matchId: '1', type: 'delete', modifyTime: T - 10 }];
        expect(state.modified(again, 'schedule/modify').removed).toEqual(['1']);
      },
    );

    it('[PF8] (moved twice) a match that a full row moved on does not go back to the kick-off of an older change', async () => {
      const state = await stateOf(match('1', RawStatus.notStarted));
      const toB = [{ matchId: '1', type: 'modify', matchTime: T + 7200, modifyTime: T - 3600 }];
      const poll = (changes: readonly object[]) => seen(state.modified(changes, 'schedule/modify'));
      expect(poll(toB)).toEqual([[RawStatus.notStarted, 7200]]);
      const late = row({ updateTime: T - 3601 });
      expect(seen(state.fullRows([late], 'livescores'))).toEqual([]);
      const toC = row({ matchTime: T + 10_800, updateTime: T - 60 });
      expect(seen(state.fullRows([toC], 'livescores'))).toEqual([[RawStatus.notStarted, 10_800]]);
      expect([poll(toB), poll(toB)]).toEqual([[], []]);
      expect([...state.matches].map(({ kickOff }) => kickOff.getTime() / 1000 - T)).toEqual([10_800]);
      const toD = { matchId: '1', type: 'modify', matchTime: T + 14_400, modifyTime: T - 30 };
      expect(poll([toD, ...toB])).toEqual([[RawStatus.notStarted, 14_400]]);
    });

    it('[PF8] (restart) the time of a change is stored with its match, and holds after a restart', async () => {
      const before = await stateOf(match('1', RawStatus.notStarted));
      const change = (matchTime: number, modifyTime: number) => [
        { matchId: '1', type: 'modify', matchTime, modifyTime },
      ];
      const [moved] = before.modified(change(T + 7200, T - 60), 'schedule/modify').fixtures ?? [];
      expect(moved?.sourceAt).toEqual(new Date(NOW - 60_000));
      const state = await stateOf(moved!);
      expect(seen(state.fullRows([row({ updateTime: T - 61 })], 'livescores'))).toEqual([]);
      expect(seen(state.modified(change(T + 3600, T - 61), 'schedule/modify'))).toEqual([]);
    });

    it('[PF8] (removed) what is known of a match that stays away is forgotten after a day', async () => {
      const clock = new FakeClock();
      const state = await stateWith({ clock }, match('1', RawStatus.notStarted, NOW + 100 * HOUR));
      state.modified([{ matchId: '1', type: 'delete', modifyTime: T - 60 }], 'schedule/modify');
      const late = row({ matchTime: T + 360_000, updateTime: T - 61 });
      const other = row({ matchId: '2', matchTime: T + 360_000 });
      await clock.advance(23 * HOUR);
      expect(seen(state.fullRows([late, other], 'schedule'))).toHaveLength(1);
      await clock.advance(HOUR);
      expect(seen(state.fullRows([other], 'schedule'))).toHaveLength(1);
      expect(seen(state.fullRows([late], 'schedule'))).toHaveLength(1);
    });
  });

  it('[PF3] (interrupted) an interrupted match is followed for some hours, because it may go on', () => {
    const interrupted = (since: number) => isUnderWay(match('m', RawStatus.interrupted, NOW - since), NOW);
    expect([-24 * HOUR, HOUR, 7 * HOUR, 9 * HOUR].map(interrupted)).toEqual([false, true, true, false]);
    expect(isUnderWay(match('m', RawStatus.postponed, NOW - HOUR), NOW)).toBe(false);
  });

  it('[PF15] (another source) leaves matches of the other source alone, and removes its coming ones once it has answered', async () => {
    const state = await stateOf(
      match('1', RawStatus.notStarted),
      match('fd1', RawStatus.notStarted),
      match('fd2', RawStatus.finished, NOW - HOUR),
    );
    expect([...state.matches].map(({ fixtureId }) => fixtureId)).toEqual(['1']);
    const row = { matchId: '1', status: 0, matchTime: NOW / 1000 + 3600, homeScore: 0, awayScore: 0 };
    expect(state.fullRows([{}], 'schedule').removed).toEqual([]);
    expect(state.fullRows([row], 'schedule').removed).toEqual(['fd1']);
    expect(state.fullRows([row], 'schedule').removed).toEqual([]);
  });
});
