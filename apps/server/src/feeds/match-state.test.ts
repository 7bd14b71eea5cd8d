import { isStaleLive, matchState } from './match-state.js';

describe('state of a match', () => {
  it('[LS1] -14 to -10 and -1 are ended, 1 to 5 live, 0 and all others coming', () => {
    expect([-14, -13, -12, -11, -10, -1].map(matchState)).toEqual([3, 3, 3, 3, 3, 3]);
    expect([1, 2, 3, 4, 5].map(matchState)).toEqual([2, 2, 2, 2, 2]);
    expect([0, 6, 99, -2, -9, -15].map(matchState)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('a live match is stale only when kick-off is more than three and a half hours ago', () => {
    const kickOff = new Date('2026-11-20T12:00:00Z');
    expect(isStaleLive(3, kickOff, Date.parse('2026-11-20T15:30:00Z'))).toBe(false);
    expect(isStaleLive(3, kickOff, Date.parse('2026-11-20T15:30:01Z'))).toBe(true);
    expect(isStaleLive(-1, kickOff, Date.parse('2026-11-21T15:30:01Z'))).toBe(false);
  });
});
