import { addDays, isVietnam, offsetAt, weekdayOf } from '@khandai/calendar';
import type { TFunction } from '../../../i18n/i18n';
import { shortDate } from '../../../i18n/format-time';

type Words = TFunction<'schedule'>;

const weekdayKeys = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

const weekdayKey = (day: string) => weekdayKeys[weekdayOf(day)] ?? 'sunday';

/** `Hôm nay`, `Ngày mai` or `Hôm qua`; otherwise the short weekday: `Th 7`. */
export function dayName(day: string, today: string, t: Words): string {
  if (day === today) return t('today');
  if (day === addDays(today, 1)) return t('tomorrow');
  if (day === addDays(today, -1)) return t('yesterday');
  return shortDate(Date.parse(`${day}T00:00:00Z`), 'UTC', t('match:weekdays')).split(',')[0] ?? '';
}

/** `20/11`. */
export const dayDate = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}`;

/**
 * `Thứ sáu, 20/11/2026`; `Chủ nhật, 1/11/2026`, without a leading zero: a calendar cell's label must contain its
 * visible text, 1.
 */
export const longDay = (day: string, t: Words): string =>
  t('longDay', {
    weekday: t(`weekdays.${weekdayKey(day)}`),
    date: `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`,
    year: day.slice(0, 4),
  });

/** `2026-11` gives `Tháng 11, 2026`. */
export const monthTitle = (month: string, t: Words): string =>
  t('month', { month: Number(month.slice(5)), year: month.slice(0, 4) });

/** Headings of the calendar's columns, from Monday. */
export const weekdayHeads = (t: Words) =>
  (['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const).map((key) => ({
    short: t(`weekdayHeads.${key}`),
    long: t(`weekdays.${key}`),
  }));

/** `Giờ Việt Nam (UTC+7)`, or for another timezone `Giờ địa phương (UTC+1)`. */
export function zoneWords(timezone: string, now: number, t: Words): string {
  return t(isVietnam(timezone) ? 'zoneVietnam' : 'zoneLocal', { offset: offsetText(timezone, now) });
}

/** `UTC+7`, `UTC−3:30`. */
export function offsetText(timezone: string, now: number): string {
  const minutes = Math.round(offsetAt(now, timezone) / 60_000);
  if (minutes === 0) return 'UTC';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes > 0 ? '+' : '−'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}
