import { endedStatuses, isStaleLive, liveStatuses } from './match-state.js';

describe('state of a match', () => {
  it('statuses of the database queries are those of the states', () => {
    expect([...liveStatuses].sort()).toEqual([1, 2, 3, 4, 5]);
    expect([...endedStatuses].sort((x, y) => x - y)).toEqual([-14, -13, -12, -11, -10, -1]);
  });

  it('a live match is stale only when kick-off is more than three and a half hours ago', () => {
    const kickOff = new Date('2026-11-20T12:00:00Z');
    expect(isStaleLive(3, kickOff, Date.parse('2026-11-20T15:30:00Z'))).toBe(false);
    expect(isStaleLive(3, kickOff, Date.parse('2026-11-20T15:30:01Z'))).toBe(true);
    expect(isStaleLive(-1, kickOff, Date.parse('2026-11-21T15:30:01Z'))).toBe(false);
  });
});
