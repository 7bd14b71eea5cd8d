import {
  addMonths,
  dayAt,
  daysOfMonth,
  daySpan,
  isDay,
  isMonth,
  isZone,
  monthOf,
  nightOf,
  type Span,
  startOfDay,
  tonight,
} from '@khandai/calendar';

/** From `from` (inclusive) to `to` (exclusive). */
export interface Window {
  from: Date;
  to: Date;
}

/** A day in a time zone, today by default; undefined when the zone or day does not exist. */
export function dayWindow(date: string | undefined, timezone: string, now: Date): Window | undefined {
  if (!isZone(timezone)) return undefined;
  const day = date ?? dayAt(now.getTime(), timezone);
  return isDay(day) ? windowOf(daySpan(day, timezone)) : undefined;
}

/**
 * The match night that begins at noon of `date` in Vietnam, by default the current one; undefined when the day does not
 * exist.
 */
export function nightWindow(date: string | undefined, now: Date): Window | undefined {
  if (date === undefined) return windowOf(tonight(now.getTime()));
  return isDay(date) ? windowOf(nightOf(date)) : undefined;
}

export interface MonthDays {
  /** `2026-11`. */
  month: string;
  /** Its days, as `2026-11-20`. */
  dates: string[];
  /** The start of each day, followed by the end of the month. */
  starts: Date[];
}

/** A month (`2026-11`) in a time zone, the current one by default; undefined when the zone or month does not exist. */
export function monthDays(month: string | undefined, timezone: string, now: Date): MonthDays | undefined {
  if (!isZone(timezone)) return undefined;
  const named = month ?? monthOf(dayAt(now.getTime(), timezone));
  if (!isMonth(named)) return undefined;
  const dates = daysOfMonth(named);
  const starts = [...dates, `${addMonths(named, 1)}-01`].map((day) => new Date(startOfDay(day, timezone)));
  return { month: named, dates, starts };
}

const windowOf = ({ from, to }: Span): Window => ({ from: new Date(from), to: new Date(to) });
