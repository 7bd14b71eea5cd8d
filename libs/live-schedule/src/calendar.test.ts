import { addDays, isWithin, localTimeIn, safeTimeZone, tonight } from './calendar.js';
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
