import { addDays, daysBetween, midnightOf, weekdayOf } from './day.js';

/** A day of a month's sheet. */
export interface SheetDay {
  /** `2026-11-20`. */
  readonly day: string;
  /** Whether the day belongs to the month before or after. */
  readonly outside: boolean;
}

const WEEK = 7;

/** `2026-11` of `2026-11-20`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** Whether a text from outside is a month between 1900 and 2199. */
export const isMonth = (text: string): boolean =>
  /^(19|20|21)\d\d-\d\d$/.test(text) && midnightOf(`${text}-01`) !== undefined;

/** The month (`2026-11`) that is `count` months after. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The same day of another month, or its last day where it is shorter: 31 January becomes 28 February. */
export function sameDayOf(month: string, day: string): string {
  const last = lastDayOf(month);
  const wanted = `${month}-${day.slice(8)}`;
  return wanted > last ? last : wanted;
}

/** The days of a month, `2026-11-01` first. */
export function daysOfMonth(month: string): string[] {
  const first = `${month}-01`;
  return Array.from({ length: daysBetween(first, lastDayOf(month)) + 1 }, (_, index) => addDays(first, index));
}

/** Days since the Monday of the day's week: 0 for a Monday, 6 for a Sunday. */
export const daysSinceMonday = (day: string): number => (weekdayOf(day) + WEEK - 1) % WEEK;

/** The weeks of a month from Monday to Sunday, filled up with days of its neighbours. */
export function monthSheet(month: string): SheetDay[][] {
  const first = `${month}-01`;
  const end = lastDayOf(month);
  const weeks: SheetDay[][] = [];
  for (let monday = addDays(first, -daysSinceMonday(first)); monday <= end; monday = addDays(monday, WEEK)) {
    weeks.push(
      Array.from({ length: WEEK }, (_, index) => {
        const day = addDays(monday, index);
        return { day, outside: monthOf(day) !== month };
      }),
    );
  }
  return weeks;
}

const lastDayOf = (month: string): string => addDays(`${addMonths(month, 1)}-01`, -1);
