import { instantOfWall, midnightOf } from '@khandai/calendar';

const OFFSET = /^(?:UTC|GMT)(?:±0|([+-])(\d{1,2})(?::?(\d{2}))?)?$/;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Names of offsets that files use, in hours from UTC. */
const namedOffsets: Readonly<Record<string, number>> = {
  WET: 0,
  WEST: 1,
  BST: 1,
  CET: 1,
  CEST: 2,
  EET: 2,
  EEST: 3,
  MSK: 3,
  JST: 9,
  KST: 9,
};

/**
 * Parses a kick-off to milliseconds since the epoch. `date` is 2026-06-11; `time` is 13:00, either with an offset
 * ("13:00 UTC-6", "20:45 CET") or in the local time of `zone`. Returns undefined for an invalid time, or one without a
 * zone.
 */
export function kickOffTime(date: unknown, time: unknown, zone: string | undefined): number | undefined {
  const wall = wallOf(date, time);
  if (wall === undefined) return undefined;
  if (wall.offset === '') return zone === undefined ? undefined : instantOfWall(wall.at, zone);
  const minutes = offsetMinutes(wall.offset);
  return minutes === undefined ? undefined : wall.at - minutes * MINUTE;
}

/** Whether the text is a time of day that only lacks its zone. */
export const lacksZone = (date: unknown, time: unknown): boolean => wallOf(date, time)?.offset === '';

/** A kick-off of which only the day is known: noon in UTC, which is the same day from UTC-12 to UTC+11. */
export function dayOnly(date: unknown): number | undefined {
  const midnight = typeof date === 'string' ? midnightOf(date) : undefined;
  return midnight === undefined ? undefined : midnight + 12 * HOUR;
}

function wallOf(date: unknown, time: unknown): { at: number; offset: string } | undefined {
  if (typeof date !== 'string' || typeof time !== 'string') return undefined;
  const [clock = '', ...rest] = time.trim().split(/\s+/);
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock) ?? [];
  const midnight = midnightOf(date);
  if (midnight === undefined || hour === undefined || minute === undefined) return undefined;
  return { at: midnight + Number(hour) * HOUR + Number(minute) * MINUTE, offset: rest.join(' ') };
}

function offsetMinutes(offset: string): number | undefined {
  const named = namedOffsets[offset];
  if (named !== undefined) return named * 60;
  const [matched, sign, hours = '0', minutes = '0'] = OFFSET.exec(offset) ?? [];
  if (matched === undefined) return undefined;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
