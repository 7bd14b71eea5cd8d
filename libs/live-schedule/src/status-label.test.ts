import { RawStatus } from '@khandai/contracts';
import { aFixture } from '@khandai/testing';
import { isOverdue, statusLabel } from './status-label.js';

const KICK_OFF = '2026-11-20T12:00:00Z';
const MINUTE = 60_000;
const at = (minutes: number) => Date.parse(KICK_OFF) + minutes * MINUTE;

test.each([
  [0, 'coming'],
  [1, 'firstHalf'],
  [2, 'halfTime'],
  [3, 'secondHalf'],
  [4, 'extraTime'],
  [5, 'penalties'],
  [-1, 'ended'],
  [-10, 'cancelled'],
  [-11, 'toBeDecided'],
  [-12, 'abandoned'],
  [-13, 'interrupted'],
  [-14, 'postponed'],
  [42, 'coming'],
])('[S3] raw status %d is labelled %s', (status, label) => {
  expect(statusLabel(aFixture({ status, kickOff: KICK_OFF }), at(10))).toBe(label);
});

test('[S3] a half that runs over is labelled added time', () => {
  const fixture = aFixture({ status: 1, kickOff: KICK_OFF, halfStart: KICK_OFF });
  expect([statusLabel(fixture, at(44)), statusLabel(fixture, at(46))]).toEqual(['firstHalf', 'addedTime']);
});

test('[S4] football said to be live for over three and a half hours is unconfirmed', () => {
  const live = aFixture({ status: 3, kickOff: KICK_OFF });
  expect(statusLabel(live, at(210))).toBe('secondHalf');
  expect(statusLabel(live, at(211))).toBe('unconfirmed');
  expect(statusLabel({ ...live, sportType: 20 }, at(211))).toBe('secondHalf');
  expect(statusLabel({ ...live, status: -1 }, at(211))).toBe('ended');
});

test('[S18] a match that should be over, and has not started, has no result', () => {
  const waiting = aFixture({ status: 0, kickOff: KICK_OFF });
  expect(statusLabel(waiting, at(210))).toBe('coming');
  expect(statusLabel(waiting, at(211))).toBe('noResult');
  expect(statusLabel({ ...waiting, dateOnly: true }, at(24 * 60))).toBe('coming');
  expect(statusLabel({ ...waiting, dateOnly: true }, at(24 * 60 + 1))).toBe('noResult');
  const undecided = { ...waiting, status: RawStatus.toBeDecided };
  expect([isOverdue(waiting, at(211)), isOverdue(undecided, at(211))]).toEqual([true, false]);
  expect(statusLabel({ ...waiting, status: -14 }, at(211))).toBe('postponed');
});

test('[S3] a score that the league decided is labelled awarded, only once the match is over', () => {
  const awarded = aFixture({ status: -1, kickOff: KICK_OFF, awarded: true, homeScore: 3, awayScore: 0 });
  expect(statusLabel(awarded, at(120))).toBe('awarded');
  expect(statusLabel({ ...awarded, status: -12 }, at(120))).toBe('abandoned');
});

test('[S3] a coming match with an earlier plan is labelled moved until it starts', () => {
  const moved = aFixture({ status: 0, kickOff: KICK_OFF, movedFrom: '2026-11-19T12:00:00Z' });
  expect([-90, 10, 211].map((minutes) => statusLabel(moved, at(minutes)))).toEqual(['moved', 'moved', 'noResult']);
  expect([1, -1, -14].map((status) => statusLabel({ ...moved, status }, at(10)))).toEqual([
    'firstHalf',
    'ended',
    'postponed',
  ]);
});
