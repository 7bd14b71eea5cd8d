import { addDays, daysBetween, daySpan, isDay, isWithin, localTimeIn, nightDay, nightOf, safeTimeZone, tonight } from './calendar.js';
import { kickOffLabel } from './kick-off-label.js';

const at = (instant: string) => Date.parse(instant);

test("[LS8] a moment is read in the viewer's zone, 04:00 in Vietnam is a day later than in London", () => {
  const instant = at('2026-11-20T21:00:00Z');
  expect(localTimeIn('Asia/Ho_Chi_Minh')(instant)).toEqual({ day: '2026-11-21', time: '04:00', weekday: 6 });
  expect(localTimeIn('Europe/London')(instant)).toEqual({ day: '2026-11-20', time: '21:00', weekday: 5 });
});

test('[S8] midnight is 00:00', () => {
  expect(localTimeIn('Asia/Ho_Chi_Minh')(at('2026-11-20T17:00:00Z'))).toMatchObject({ day: '2026-11-21', time: '00:00' });
});

test('[S8] an unknown or missing zone falls back to Vietnam', () => {
  expect(safeTimeZone('Europe/Paris')).toBe('Europe/Paris');
  expect(safeTimeZone('Atlantis/Nowhere')).toBe('Asia/Ho_Chi_Minh');
  expect(safeTimeZone('')).toBe('Asia/Ho_Chi_Minh');
  expect(safeTimeZone(undefined)).toBe('Asia/Ho_Chi_Minh');
});

test('[S8] days are added across months and years', () => {
  expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29']);
});

test.each(['2026-11-20T05:00:00Z', '2026-11-20T12:00:00Z', '2026-11-20T20:00:00Z', '2026-11-21T04:59:59Z'])(
  '[S9] at %s tonight runs from noon of the 20th to noon of the 21st in Vietnam',
  (now) => {
    expect(tonight(at(now))).toEqual({ from: at('2026-11-20T05:00:00Z'), to: at('2026-11-21T05:00:00Z') });
  },
);

test('[S9] a night holds its first moment and not its last', () => {
  const night = tonight(at('2026-11-20T12:00:00Z'));
  expect(isWithin('2026-11-20T05:00:00Z', night)).toBe(true);
  expect(isWithin('2026-11-21T05:00:00Z', night)).toBe(false);
});

test('[S10] within the last hour a kick-off is told by the minutes left', () => {
  const label = (now: string) => kickOffLabel('2026-11-20T12:00:00Z', at(now), 'Asia/Ho_Chi_Minh');
  expect(label('2026-11-20T11:00:00Z')).toEqual({ kind: 'soon', minutes: 60 });
  expect(label('2026-11-20T11:59:30Z')).toEqual({ kind: 'soon', minutes: 1 });
  expect(label('2026-11-20T10:59:59Z')).toMatchObject({ kind: 'at', time: '19:00' });
  expect(label('2026-11-20T12:00:00Z')).toMatchObject({ kind: 'at', time: '19:00', relation: 'today' });
});

test.each([
  ['2026-11-19T12:00:00Z', 'tomorrow'],
  ['2026-11-20T01:00:00Z', 'today'],
  ['2026-11-21T01:00:00Z', 'yesterday'],
  ['2026-11-10T01:00:00Z', 'other'],
])('[S10] seen at %s the day is %s', (now, relation) => {
  expect(kickOffLabel('2026-11-20T12:00:00Z', at(now), 'Asia/Ho_Chi_Minh')).toEqual({
    kind: 'at',
    time: '19:00',
    day: '2026-11-20',
    weekday: 5,
    relation,
  });
});

test('[LS8] a day of a zone is as long as its clocks make it', () => {
  const hours = (day: string, zone: string) => {
    const { from, to } = daySpan(day, zone);
    return [new Date(from).toISOString(), (to - from) / 3_600_000];
  };
  expect(hours('2026-11-20', 'Asia/Ho_Chi_Minh')).toEqual(['2026-11-19T17:00:00.000Z', 24]);
  expect(hours('2026-10-25', 'Europe/London')).toEqual(['2026-10-24T23:00:00.000Z', 25]);
  expect(hours('2026-03-29', 'Europe/London')).toEqual(['2026-03-29T00:00:00.000Z', 23]);
  expect(hours('2026-03-08', 'America/New_York')).toEqual(['2026-03-08T05:00:00.000Z', 23]);
  expect(hours('2026-11-20', 'Asia/Kathmandu')).toEqual(['2026-11-19T18:15:00.000Z', 24]);
});

test('[S9] a night is found by its day, and its day by any of its moments', () => {
  expect(nightOf('2026-11-20')).toEqual(tonight(at('2026-11-20T12:00:00Z')));
  expect(['2026-11-20T05:00:00Z', '2026-11-21T04:59:59Z', '2026-11-21T05:00:00Z'].map((now) => nightDay(at(now)))).toEqual([
    '2026-11-20',
    '2026-11-20',
    '2026-11-21',
  ]);
});

test('[S13] days between days are counted across months, clocks and years', () => {
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1);
});

test.each(['2026-11-20', '2028-02-29', '1900-01-01', '2199-12-31'])('[S13] %s is a day', (text) => {
  expect(isDay(text)).toBe(true);
});

test.each(['', 'hom-nay', '2026-2-3', '2026-02-29', '2026-13-01', '0001-01-01', '9999-12-31', '2026-11-20T00:00:00Z', ' 2026-11-20'])(
  '[S13] "%s" is no day',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);
