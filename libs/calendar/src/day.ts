import type { Span } from './span.js';
import { instantOfWall, wallMs } from './wall-time.js';

/** Days of the calendar are text, `2026-11-20`, and are counted without regard to clocks that change. */

export const DAY_MS = 86_400_000;

/** Midnight UTC of a day, in milliseconds since the epoch; undefined where the calendar has no such day. */
export function midnightOf(day: string): number | undefined {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight) && dayOf(midnight) === day ? midnight : undefined;
}

/** Whether a text from outside, such as a query string, is a day between 1900 and 2199. */
export const isDay = (text: string): boolean =>
  /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) && midnightOf(text) !== undefined;

/** The day it is in the zone at an instant. Throws RangeError for an unknown zone. */
export const dayAt = (at: number, zone: string): string => dayOf(wallMs(at, zone));

/** Days from 1970-01-01 to the day it is in the zone at an instant. Throws RangeError for an unknown zone. */
export const dayNumberAt = (at: number, zone: string): number => Math.floor(wallMs(at, zone) / DAY_MS);

/** The day `count` days after `day`. */
export const addDays = (day: string, count: number): string => dayOf(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS);

/** Whole days from one day to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The first instant of a day in a zone. Throws RangeError for an unknown zone. */
export const startOfDay = (day: string, zone: string): number => instantOfWall(Date.parse(`${day}T00:00:00Z`), zone);

/** A day of a zone as two instants: 23 or 25 hours apart where clocks change. Throws RangeError for an unknown zone. */
export const daySpan = (day: string, zone: string): Span => ({
  from: startOfDay(day, zone),
  to: startOfDay(addDays(day, 1), zone),
});

const dayOf = (midnight: number): string => new Date(midnight).toISOString().slice(0, 10);
