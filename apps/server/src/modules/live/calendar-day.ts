/** From `from` (included) to `to` (not included). */
export interface Window {
  from: Date;
  to: Date;
}

const DAY = 86_400_000;
const FIRST = Date.UTC(1900, 0, 1);
const LAST = Date.UTC(2200, 0, 1);
/** Noon in Vietnam, written as the time since midnight UTC. */
const NOON_IN_VIETNAM = 5 * 3_600_000;

/** A day in somebody's zone, as two instants; undefined where there is no such zone or day. */
export function calendarDay(date: string | undefined, timezone: string, now: Date): Window | undefined {
  if (!isZone(timezone)) return undefined;
  const midnight = midnightOf(date ?? dateIn(timezone, now));
  if (midnight === undefined) return undefined;
  const starts = startsOfDays(midnight, 1, timezone);
  return { from: starts[0] as Date, to: starts[1] as Date };
}

/** The match night that begins at noon of `date` in Vietnam, or the one that holds `now`; undefined where there is no such day. */
export function matchNight(date: string | undefined, now: Date): Window | undefined {
  const midnight = date === undefined ? Math.floor((now.getTime() - NOON_IN_VIETNAM) / DAY) * DAY : midnightOf(date);
  if (midnight === undefined) return undefined;
  return { from: new Date(midnight + NOON_IN_VIETNAM), to: new Date(midnight + DAY + NOON_IN_VIETNAM) };
}

export interface CalendarMonth {
  /** `2026-11`. */
  month: string;
  /** Its days, as `2026-11-20`. */
  dates: string[];
  /** When each day begins, and last when the month ends. */
  starts: Date[];
}

/** A month (`2026-11`) in somebody's zone, this one when none is named; undefined where there is no such zone or month. */
export function calendarMonth(month: string | undefined, timezone: string, now: Date): CalendarMonth | undefined {
  if (!isZone(timezone)) return undefined;
  const named = month ?? dateIn(timezone, now).slice(0, 7);
  const first = midnightOf(`${named}-01`);
  if (first === undefined) return undefined;
  const days = new Date(Date.UTC(new Date(first).getUTCFullYear(), new Date(first).getUTCMonth() + 1, 0)).getUTCDate();
  const dates = Array.from({ length: days }, (_, index) => new Date(first + index * DAY).toISOString().slice(0, 10));
  return { month: named, dates, starts: startsOfDays(first, days, timezone) };
}

/** Midnight UTC of a date that exists, in years without another calendar or another way of writing them in the database. */
function midnightOf(date: string): number | undefined {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(midnight) || midnight < FIRST || midnight >= LAST) return undefined;
  return new Date(midnight).toISOString().slice(0, 10) === date ? midnight : undefined;
}

export function isZone(timezone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function dateIn(timezone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: timezone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);
}

/** When `count` days from `midnight` on begin in the zone, and last when they are over. */
function startsOfDays(midnight: number, count: number, timezone: string): Date[] {
  const offsetAt = offsetsOf(timezone);
  return Array.from({ length: count + 1 }, (_, index) => startOfDay(midnight + index * DAY, offsetAt));
}

/** `wall` is the wanted wall time written as if it were UTC. The offset is asked twice: it may change between. */
function startOfDay(wall: number, offsetAt: (at: number) => number): Date {
  const guess = wall - offsetAt(wall);
  return new Date(wall - offsetAt(guess));
}

/** How far the zone is ahead of UTC at an instant, in milliseconds. Making the reader is slow, using it is not. */
function offsetsOf(timezone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (at) => {
    const parts = format.formatToParts(at);
    const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
    const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
    return wall - Math.floor(at / 1000) * 1000;
  };
}
