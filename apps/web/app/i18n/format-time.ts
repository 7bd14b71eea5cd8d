import { dayAt, wallTimeAt, weekdayOf } from '@khandai/calendar';

/**
 * Time formats of the site. The order is fixed here and the words come from the translations, so the server and every
 * browser produce the same text, with any locale data.
 */

/** The short weekdays from Sunday on; `match:weekdays` has those of the page's language. */
const WEEKDAYS = 'CN,Th 2,Th 3,Th 4,Th 5,Th 6,Th 7';

const two = (value: number): string => String(value).padStart(2, '0');

/** `19:15` */
export function clockTime(instant: number, timezone: string): string {
  const { hour, minute } = wallTimeAt(instant, timezone);
  return `${two(hour)}:${two(minute)}`;
}

/** Stands for a time of day that is not known. */
export const unknownTime = '--:--';

/** `19:15:08` */
export function clockSeconds(instant: number, timezone: string): string {
  return `${clockTime(instant, timezone)}:${two(wallTimeAt(instant, timezone).second)}`;
}

/** `Th 6, 20/11` */
export function shortDate(instant: number, timezone: string, weekdays = WEEKDAYS): string {
  const { month, day } = wallTimeAt(instant, timezone);
  const weekday = weekdays.split(',')[weekdayOf(dayAt(instant, timezone))] ?? '';
  return `${weekday}, ${two(day)}/${two(month)}`;
}

/** `20/11/2026` */
export function calendarDate(instant: number, timezone: string): string {
  const { year, month, day } = wallTimeAt(instant, timezone);
  return `${two(day)}/${two(month)}/${year}`;
}

/** `19:15 · Th 6, 20/11` */
export const fullTime = (instant: number, timezone: string, weekdays: string): string =>
  `${clockTime(instant, timezone)} · ${shortDate(instant, timezone, weekdays)}`;

/** `1:02:09` or `28:52`: the time left until a kick-off. Never below zero. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const hours = Math.floor(seconds / 3_600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
