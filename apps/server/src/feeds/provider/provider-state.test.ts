import { RawStatus } from '@khandai/contracts';
import { isUnderWay } from './match-times.js';
import { HOUR, knownMatch as match, NOW, stateOf } from './testing.js';

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
