import { addDays } from './calendar.js';

/** A day of a month's sheet. */
export interface SheetDay {
  /** `2026-11-20`. */
  readonly day: string;
  /** Of the month before or after. */
  readonly outside: boolean;
}

const WEEK = 7;

/** `2026-11` of `2026-11-20`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The month (`2026-11`) that is `count` months after. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The same day of another month, or its last where it is shorter: 31 January and one month is 28 February. */
export function sameDayOf(month: string, day: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const wanted = `${month}-${day.slice(8)}`;
  return wanted > last ? last : wanted;
}

/** The weeks of a month from Monday to Sunday, filled up with days of its neighbours. */
export function monthSheet(month: string): SheetDay[][] {
  const first = `${month}-01`;
  const sinceMonday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % WEEK;
  const begin = addDays(first, -sinceMonday);
  const end = addDays(`${addMonths(month, 1)}-01`, -1);
  const weeks: SheetDay[][] = [];
  for (let monday = begin; monday <= end; monday = addDays(monday, WEEK)) {
    weeks.push(
      Array.from({ length: WEEK }, (_, index) => {
        const day = addDays(monday, index);
        return { day, outside: monthOf(day) !== month };
      }),
    );
  }
  return weeks;
}
