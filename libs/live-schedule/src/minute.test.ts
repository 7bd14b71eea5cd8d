import { type RunningMinute, runningMinute } from './minute.js';

const START = '2026-11-20T12:00:00Z';
const minuteAt = (status: number, elapsed: string, halfStart: string | null = START): RunningMinute => {
  const [minutes = 0, seconds = 0] = elapsed.split(':').map(Number);
  return runningMinute({ status, halfStart }, Date.parse(START) + (minutes * 60 + seconds) * 1000);
};
const playing = (minute: number, added = 0): RunningMinute => ({ kind: 'minute', minute, added });

test.each([
  [1, '0:00', 1, 0],
  [1, '0:59', 1, 0],
  [1, '1:00', 2, 0],
  [1, '44:59', 45, 0],
  [1, '45:00', 45, 1],
  [1, '47:30', 45, 3],
  [3, '0:00', 46, 0],
  [3, '44:59', 90, 0],
  [3, '45:00', 90, 1],
  [3, '49:10', 90, 5],
])('[S1] in status %d, %s after the start of the half, the minute is %d+%d', (status, elapsed, minute, added) => {
  expect(minuteAt(status, elapsed)).toEqual(playing(minute, added));
});

test('[S1] a clock behind the start of the half shows its first minute', () => {
  expect(minuteAt(1, '-3:00')).toEqual(playing(1));
  expect(minuteAt(3, '-3:00')).toEqual(playing(46));
});

test('[S1] added time stops counting at 15 minutes', () => {
  expect(minuteAt(3, '140:00')).toEqual(playing(90, 15));
});

test('[S2] without a minute the phase is given', () => {
  expect(minuteAt(1, '5:00', null)).toEqual({ kind: 'unknown' });
  expect(minuteAt(1, '5:00', 'no date')).toEqual({ kind: 'unknown' });
  expect(minuteAt(2, '5:00')).toEqual({ kind: 'halfTime' });
  expect(minuteAt(4, '5:00')).toEqual({ kind: 'extraTime' });
  expect(minuteAt(5, '5:00')).toEqual({ kind: 'penalties' });
  expect([0, -1, -14, 77].map((status) => minuteAt(status, '5:00').kind)).toEqual(Array(4).fill('notPlaying'));
});
