import { instantOfWall, midnightOf } from '@khandai/calendar';

const OFFSET = /^UTC(?:±0|([+-])(\d{1,2})(?::(\d{2}))?)$/;
const MINUTE = 60_000;

/**
 * Parses a kick-off to milliseconds since the epoch. `date` is 2026-06-11; `time` is 13:00, either with an offset
 * ("13:00 UTC-6") or in the local time of `zone`. Returns undefined for an invalid time, or one without a zone.
 */
export function kickOffTime(date: unknown, time: unknown, zone: string | undefined): number | undefined {
  if (typeof date !== 'string' || typeof time !== 'string') return undefined;
  const [clock = '', offset] = time.trim().split(/\s+/);
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock) ?? [];
  const midnight = midnightOf(date);
  if (midnight === undefined || hour === undefined || minute === undefined) return undefined;
  const wall = midnight + (Number(hour) * 60 + Number(minute)) * MINUTE;
  if (offset === undefined) return zone === undefined ? undefined : instantOfWall(wall, zone);
  const [matched, sign, hours = '0', minutes = '0'] = OFFSET.exec(offset) ?? [];
  if (matched === undefined) return undefined;
  return wall - (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE;
}

/** Time zones by the first part of a file's name, which is a country (`en.1.json`). European cups use Paris time. */
const zones: Readonly<Record<string, string>> = {
  en: 'Europe/London',
  es: 'Europe/Madrid',
  it: 'Europe/Rome',
  de: 'Europe/Berlin',
  fr: 'Europe/Paris',
  uefa: 'Europe/Paris',
  jp: 'Asia/Tokyo',
  cn: 'Asia/Shanghai',
};

export const zoneOfFile = (file: string): string | undefined => zones[file.split('.')[0] ?? ''];
