import { offsetAt } from './zone.js';

/** What the calendar and the clock on a wall of a zone show. */
export interface WallTime {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const DAY_MS = 86_400_000;

/** `at` in milliseconds since the epoch. Throws RangeError for an unknown zone. */
export function wallTimeAt(at: number, zone: string): WallTime {
  const date = new Date(wallMs(at, zone));
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}

/** The wall time of an instant, written in milliseconds as if the wall stood in UTC. */
export const wallMs = (at: number, zone: string): number => at + offsetAt(at, zone);

/**
 * The first instant at which clocks in the zone show `wall` or later. `wall` is written as if it were UTC: `Date.UTC(2026, 10, 20, 19, 15)`
 * for 19:15. A wall time that clocks skip gives the instant they skip it; one that they show twice gives the first.
 * Throws RangeError for an unknown zone.
 */
export function instantOfWall(wall: number, zone: string): number {
  const before = offsetAt(wall - DAY_MS, zone);
  const after = offsetAt(wall + DAY_MS, zone);
  const early = wall - Math.max(before, after);
  const late = wall - Math.min(before, after);
  if (wallMs(early, zone) === wall) return early;
  if (wallMs(late, zone) === wall) return late;
  return changeBetween(early, late, zone);
}

/** The instant between two at which the offset of the zone changes, to the second. */
function changeBetween(before: number, after: number, zone: string): number {
  const first = offsetAt(before, zone);
  let [low, high] = [Math.floor(before / 1_000), Math.ceil(after / 1_000)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * 1_000, zone) === first) low = middle;
    else high = middle;
  }
  return high * 1_000;
}
