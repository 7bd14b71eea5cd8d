import { aFixture } from '@khandai/testing';
import { livePeriod } from './live-period.js';
import { statusLabel } from './status-label.js';

const KICK_OFF = '2026-11-20T12:00:00Z';
const at = (minutes: number) => Date.parse(KICK_OFF) + minutes * 60_000;

test.each([
  [20, 'quarter'],
  [30, 'game'],
  [40, 'lap'],
])('[S16] sport %d counts periods, each a %s', (sportType, kind) => {
  const fixture = aFixture({ sportType, status: 1, period: 3, kickOff: KICK_OFF, halfStart: KICK_OFF });
  expect(livePeriod(fixture)).toEqual({ kind, number: 3 });
  // Much later than the added time of a football match.
  expect(statusLabel(fixture, at(100))).toBe('period');
});

test('[S16] breaks, overtime, what is over and football have no period', () => {
  const basketball = aFixture({ sportType: 20, period: 2, status: 2 });
  expect([2, 4, 5, 0, -1].map((status) => livePeriod({ ...basketball, status }))).toEqual(Array(5).fill(undefined));
  expect(statusLabel(basketball, at(30))).toBe('halfTime');
  expect(livePeriod(aFixture({ sportType: 10, status: 1, period: 1 }))).toBeUndefined();
  expect(livePeriod(aFixture({ sportType: 20, status: 1, period: 0 }))).toBeUndefined();
});
