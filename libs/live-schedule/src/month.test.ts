import { addMonths, monthOf, monthSheet, sameDayOf } from './month.js';

test('[S15] months are added across years', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-11', 14)]).toEqual(['2027-01', '2025-12', '2028-01']);
  expect(monthOf('2026-11-20')).toBe('2026-11');
});

test('[S15] a sheet runs from Monday to Sunday and marks the days of other months', () => {
  const sheet = monthSheet('2026-11');
  expect(sheet).toHaveLength(6);
  expect(sheet[0]?.[0]).toEqual({ day: '2026-10-26', outside: true });
  expect(sheet[0]?.[6]).toEqual({ day: '2026-11-01', outside: false });
  expect(sheet.flat().filter(({ outside }) => !outside)).toHaveLength(30);
  expect(monthSheet('2027-02')).toHaveLength(4);
});

test('[S15] the same day of a shorter month is its last', () => {
  expect([sameDayOf('2027-02', '2027-01-31'), sameDayOf('2026-12', '2026-11-20')]).toEqual(['2027-02-28', '2026-12-20']);
});
