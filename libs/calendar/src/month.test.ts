import fc from 'fast-check';
import { addDays, weekdayOf } from './day.js';
import { addMonths, daysOfMonth, daysSinceMonday, isMonth, monthOf, monthSheet, sameDayOf } from './month.js';

const month = fc
  .tuple(fc.integer({ min: 1950, max: 2150 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);

test('[CAL7] months are added across years', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-11', 14)]).toEqual([
    '2027-01',
    '2025-12',
    '2028-01',
  ]);
  expect(monthOf('2026-11-20')).toBe('2026-11');
});

test('[CAL7] a sheet runs from Monday to Sunday and marks the days of other months', () => {
  const sheet = monthSheet('2026-11');
  expect(sheet).toHaveLength(6);
  expect(sheet[0]?.[0]).toEqual({ day: '2026-10-26', outside: true });
  expect(sheet[0]?.[6]).toEqual({ day: '2026-11-01', outside: false });
  expect(sheet.flat().filter(({ outside }) => !outside)).toHaveLength(30);
  expect(monthSheet('2027-02')).toHaveLength(4);
});

test('[CAL7] the sheet of every month has whole weeks of consecutive days and every day of the month once', () => {
  fc.assert(
    fc.property(month, (name) => {
      const sheet = monthSheet(name);
      const days = sheet.flat();
      expect(sheet.every((week) => week.length === 7 && weekdayOf(week[0]?.day ?? '') === 1)).toBe(true);
      expect(days.every(({ day }, index) => index === 0 || day === addDays(days[index - 1]?.day ?? '', 1))).toBe(true);
      expect(days.filter(({ outside }) => !outside).map(({ day }) => day)).toEqual(daysOfMonth(name));
    }),
  );
});

test('[CAL7] the same day of a shorter month is its last', () => {
  expect([sameDayOf('2027-02', '2027-01-31'), sameDayOf('2026-12', '2026-11-20')]).toEqual([
    '2027-02-28',
    '2026-12-20',
  ]);
});

test('[CAL7] a month has its days, the 29th of February in leap years', () => {
  expect([daysOfMonth('2028-02').at(-1), daysOfMonth('2027-02').length, daysOfMonth('2026-10')[0]]).toEqual([
    '2028-02-29',
    28,
    '2026-10-01',
  ]);
});

test('[CAL7] a week begins on Monday', () => {
  expect([daysSinceMonday('2026-11-16'), daysSinceMonday('2026-11-22')]).toEqual([0, 6]);
});

test.each(['2026-11', '1900-01', '2199-12'])('[CAL5] %s is a month', (text) => {
  expect(isMonth(text)).toBe(true);
});

test.each(['2026-00', '2026-13', '0001-01', '2200-01', '2026-1', 'thang'])('[CAL5] "%s" is no month', (text) => {
  expect(isMonth(text)).toBe(false);
});
