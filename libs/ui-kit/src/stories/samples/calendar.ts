import type { CalendarDay } from '../../dates/MonthCalendar.js';
import type { StripDay } from '../../dates/DateStrip.js';

/** A month and a week of invented fixtures, for stories and tests. */
export const november = '2026-11';

export const weekdays = [
  { short: 'T2', long: 'Thứ hai' },
  { short: 'T3', long: 'Thứ ba' },
  { short: 'T4', long: 'Thứ tư' },
  { short: 'T5', long: 'Thứ năm' },
  { short: 'T6', long: 'Thứ sáu' },
  { short: 'T7', long: 'Thứ bảy' },
  { short: 'CN', long: 'Chủ nhật' },
];

const DAY_MS = 86_400_000;
const marked = new Set(['2026-11-04', '2026-11-07', '2026-11-08', '2026-11-21', '2026-11-22']);

/** Title and weeks of a month (`2026-11`). */
export function sheetOf(month: string): { title: string; weeks: CalendarDay[][] } {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const begin = first - ((new Date(first).getUTCDay() + 6) % 7) * DAY_MS;
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) =>
      dayOf(new Date(begin + (week * 7 + weekday) * DAY_MS).toISOString().slice(0, 10), month),
    ),
  );
  return { title: `Tháng ${Number(month.slice(5))}, ${month.slice(0, 4)}`, weeks };
}

const dayOf = (day: string, month: string): CalendarDay => ({
  day,
  href: `#${day}`,
  label: `${Number(day.slice(8))} tháng ${Number(day.slice(5, 7))}`,
  outside: !day.startsWith(month),
  marked: marked.has(day),
});

export const stripDays: StripDay[] = [
  ['2026-11-18', 'Th 4'],
  ['2026-11-19', 'Hôm qua'],
  ['2026-11-20', 'Hôm nay'],
  ['2026-11-21', 'Ngày mai'],
  ['2026-11-22', 'CN'],
  ['2026-11-23', 'Th 2'],
  ['2026-11-24', 'Th 3'],
].map(([day = '', name = '']) => ({
  day,
  name,
  href: `#${day}`,
  date: `${day.slice(8)}/${day.slice(5, 7)}`,
  current: day === '2026-11-20',
}));
