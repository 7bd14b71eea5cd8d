import { DAY_MS } from '@khandai/calendar';
import { Unusable } from './read-rows.js';

/** Further from today than this, a kick-off of a source that tells of the present is a mistake. */
const MAX_DISTANCE_MS = 2 * 366 * DAY_MS;
const UTC_TIME = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2}(?:\.\d{1,3})?)?Z$/;

/** Throws Unusable for a kick-off more than two years away. */
export function nearKickOff(kickOff: Date, now: number): Date {
  if (Math.abs(kickOff.getTime() - now) > MAX_DISTANCE_MS) throw new Unusable('giờ bóng lăn cách hôm nay hơn hai năm');
  return kickOff;
}

/** Parses `2026-11-20T12:00:00Z`; undefined where the calendar has no such day, or the day no such time. */
export function utcTime(value: string): number | undefined {
  const wall = UTC_TIME.exec(value)?.[1];
  const at = Date.parse(value);
  return wall !== undefined && !Number.isNaN(at) && new Date(at).toISOString().startsWith(wall) ? at : undefined;
}

/** Throws Unusable for a team that plays against itself. */
export function differing<T extends { readonly teamId: string }>(home: T, away: T): void {
  if (home.teamId === away.teamId) throw new Unusable('hai đội trùng nhau');
}
