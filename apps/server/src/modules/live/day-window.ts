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

/** From `from` (included) to `to` (not included). */
export interface Window {
  from: Date;
  to: Date;
}

/** A day of a zone, today when none is named; undefined where there is no such zone or day. */
export function dayWindow(date: string | undefined, timezone: string, now: Date): Window | undefined {
  if (!isZone(timezone)) return undefined;
  const day = date ?? dayAt(now.getTime(), timezone);
  return isDay(day) ? windowOf(daySpan(day, timezone)) : undefined;
}

/** The match night that begins at noon of `date` in Vietnam, or the one that holds `now`; undefined where there is no such day. */
export function nightWindow(date: string | undefined, now: Date): Window | undefined {
  if (date === undefined) return windowOf(tonight(now.getTime()));
  return isDay(date) ? windowOf(nightOf(date)) : undefined;
}

export interface MonthDays {
  /** `2026-11`. */
  month: string;
  /** Its days, as `2026-11-20`. */
  dates: string[];
  /** When each day begins, and last when the month ends. */
  starts: Date[];
}

/** A month (`2026-11`) of a zone, this one when none is named; undefined where there is no such zone or month. */
export function monthDays(month: string | undefined, timezone: string, now: Date): MonthDays | undefined {
  if (!isZone(timezone)) return undefined;
  const named = month ?? monthOf(dayAt(now.getTime(), timezone));
  if (!isMonth(named)) return undefined;
  const dates = daysOfMonth(named);
  const starts = [...dates, `${addMonths(named, 1)}-01`].map((day) => new Date(startOfDay(day, timezone)));
  return { month: named, dates, starts };
}

const windowOf = ({ from, to }: Span): Window => ({ from: new Date(from), to: new Date(to) });
