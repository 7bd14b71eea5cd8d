/**
 * Times as the site writes them. Words and order are ours and the numbers come from the zone alone, so the
 * server and every browser write the same letters whatever locale data they carry.
 */

const DAY_MS = 86_400_000;
const weekdays = ['CN', 'Th 2', 'Th 3', 'Th 4', 'Th 5', 'Th 6', 'Th 7'] as const;

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timezone, made);
  return made;
}

/**
 * Zones whose clocks have stood still for half a century, in hours from UTC: nearly everybody who reads the site lives in one of
 * them, and the first format a browser makes costs a phone a tenth of a second while the page waits to be used.
 */
const steadyZones: Readonly<Record<string, number>> = { 'Asia/Ho_Chi_Minh': 7, 'Asia/Saigon': 7, UTC: 0 };
const HOUR_MS = 3_600_000;
/** From here on the zones above are what they are today. */
const STEADY_SINCE = Date.UTC(1980, 0, 1);

export function partsOf(instant: number, timezone: string): Parts {
  const hours = steadyZones[timezone];
  return hours !== undefined && instant >= STEADY_SINCE ? steadyParts(instant + hours * HOUR_MS) : zonedParts(instant, timezone);
}

function steadyParts(local: number): Parts {
  const date = new Date(local);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}

function zonedParts(instant: number, timezone: string): Parts {
  const read: Record<string, number> = {};
  for (const { type, value } of formatOf(timezone).formatToParts(instant)) read[type] = Number(value);
  const part = (name: string) => read[name] ?? 0;
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
}

/** Days since the epoch of the calendar day that `instant` falls on in `timezone`. */
export function dayNumber(instant: number, timezone: string): number {
  const { year, month, day } = partsOf(instant, timezone);
  return Math.floor(Date.UTC(year, month - 1, day) / DAY_MS);
}

const two = (value: number): string => String(value).padStart(2, '0');

/** `19:15` */
export function clockTime(instant: number, timezone: string): string {
  const { hour, minute } = partsOf(instant, timezone);
  return `${two(hour)}:${two(minute)}`;
}

/** `19:15:08` */
export function clockSeconds(instant: number, timezone: string): string {
  return `${clockTime(instant, timezone)}:${two(partsOf(instant, timezone).second)}`;
}

/** `Th 6, 20/11` */
export function shortDate(instant: number, timezone: string): string {
  const { month, day } = partsOf(instant, timezone);
  const weekday = weekdays[(dayNumber(instant, timezone) + 4) % 7] ?? '';
  return `${weekday}, ${two(day)}/${two(month)}`;
}

/** `20/11/2026` */
export function calendarDate(instant: number, timezone: string): string {
  const { year, month, day } = partsOf(instant, timezone);
  return `${two(day)}/${two(month)}/${year}`;
}

/** `19:15 · Th 6, 20/11` */
export const fullTime = (instant: number, timezone: string): string => `${clockTime(instant, timezone)} · ${shortDate(instant, timezone)}`;

/** `1:02:09` or `28:52`: what is left until a kick-off. Never below zero. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const hours = Math.floor(seconds / 3_600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** `2026-11-20`, the calendar day in that zone. */
export function isoDate(instant: number, timezone: string): string {
  const { year, month, day } = partsOf(instant, timezone);
  return `${year}-${two(month)}-${two(day)}`;
}

export function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: name });
    return true;
  } catch {
    // RangeError is how Intl says that it does not know the zone.
    return false;
  }
}

/** How near a coming kick-off is, for the words of `match:when`. */
export type Nearness =
  { key: 'minutes'; count: number } | { key: 'now' | 'today' | 'earlyTomorrow' | 'tomorrow' } | { key: 'date'; date: string };

const EARLY_HOURS = 6;

export function nearness(kickOff: number, now: number, timezone: string): Nearness {
  const left = kickOff - now;
  if (left <= 0 && left > -3_600_000) return { key: 'now' };
  if (left > 0 && left < 3_600_000) return { key: 'minutes', count: Math.max(1, Math.ceil(left / 60_000)) };
  const days = dayNumber(kickOff, timezone) - dayNumber(now, timezone);
  if (days === 0) return { key: 'today' };
  if (days === 1) return { key: partsOf(kickOff, timezone).hour < EARLY_HOURS ? 'earlyTomorrow' : 'tomorrow' };
  return { key: 'date', date: shortDate(kickOff, timezone) };
}
