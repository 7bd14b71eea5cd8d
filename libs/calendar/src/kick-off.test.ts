import { nearness } from './kick-off.js';
import { VIETNAM } from './zone.js';

const NOW = Date.parse('2026-11-20T13:31:00Z');

test.each([
  [NOW + 1, { kind: 'minutes', count: 1 }],
  [NOW + 29 * 60_000, { kind: 'minutes', count: 29 }],
  [NOW + 59 * 60_000 + 1, { kind: 'minutes', count: 60 }],
  [NOW + 3_600_000, { kind: 'today' }],
  [NOW, { kind: 'now' }],
  [NOW - 1, { kind: 'now' }],
  [NOW - 3_600_000, { kind: 'today' }],
])('[CAL8] the kick-off at %d is described as %j', (kickOff, reported) => {
  expect(nearness(kickOff, NOW, VIETNAM)).toEqual(reported);
});

test.each([
  ['2026-11-20T15:30:00Z', 'today'],
  ['2026-11-20T20:00:00Z', 'earlyTomorrow'],
  ['2026-11-20T23:00:00Z', 'tomorrow'],
  ['2026-11-21T11:00:00Z', 'tomorrow'],
  ['2026-11-22T11:00:00Z', 'later'],
  ['2026-11-19T11:00:00Z', 'later'],
])('[CAL8] the kick-off at %s is of the day "%s" in Vietnam', (kickOff, kind) => {
  expect(nearness(Date.parse(kickOff), NOW, VIETNAM)).toEqual({ kind });
});
