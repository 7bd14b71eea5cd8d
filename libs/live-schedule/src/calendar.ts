export const DEFAULT_TIME_ZONE = 'Asia/Ho_Chi_Minh';

const VIETNAM_OFFSET_MS = 7 * 3_600_000;
const DAY_MS = 24 * 3_600_000;
const HALF_DAY_MS = DAY_MS / 2;

/** A moment as the calendar and the clock on the wall of a time zone show it. */
export interface LocalTime {
  /** `2026-11-20`. */
  readonly day: string;
  /** `19:30`. */
  readonly time: string;
  /** 0 is Sunday. */
  readonly weekday: number;
}

/** From `from` (included) to `to` (not included), in milliseconds since the epoch. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The zone asked for when this machine knows it, else Vietnam's. Cookies hold anything. */
export function safeTimeZone(timeZone: string | undefined): string {
  try {
    if (timeZone) return new Intl.DateTimeFormat('en-GB', { timeZone }).resolvedOptions().timeZone;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return DEFAULT_TIME_ZONE;
}

/** Reads moments in one zone; making it is slow, using it is not. Throws RangeError for an unknown zone. */
export function localTimeIn(timeZone: string): (at: number) => LocalTime {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (at) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
    const day = `${part('year')}-${part('month')}-${part('day')}`;
    return { day, time: `${part('hour')}:${part('minute')}`, weekday: new Date(`${day}T00:00:00Z`).getUTCDay() };
  };
}

/** Whether a text from outside, such as an address, is a day of the calendar between 1900 and 2199. */
export function isDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}

/** The calendar day `days` after `day` (`2026-11-20`). */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one calendar day to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** A calendar day of a zone as two instants: 23 or 25 hours where clocks change. Throws RangeError for an unknown zone. */
export function daySpan(day: string, timeZone: string): Span {
  const read = localTimeIn(timeZone);
  return { from: startOfDay(day, read), to: startOfDay(addDays(day, 1), read) };
}

/** The match night that begins at noon of `day` in Vietnam. */
export function nightOf(day: string): Span {
  const from = Date.parse(`${day}T12:00:00Z`) - VIETNAM_OFFSET_MS;
  return { from, to: from + DAY_MS };
}

/** The day at whose noon in Vietnam the match night that holds `now` began. */
export const nightDay = (now: number): string => new Date(tonight(now).from).toISOString().slice(0, 10);

/** The match night that holds `now`: from noon to noon in Vietnam, so that matches after midnight belong to it. */
export function tonight(now: number): Span {
  const noon = HALF_DAY_MS - VIETNAM_OFFSET_MS;
  const from = Math.floor((now - noon) / DAY_MS) * DAY_MS + noon;
  return { from, to: from + DAY_MS };
}

export function isWithin(instant: string, { from, to }: Span): boolean {
  const at = Date.parse(instant);
  return at >= from && at < to;
}

/** The first instant of `day`: a guess corrected by the zone's own reading, twice, because the offset may change between. */
function startOfDay(day: string, read: (at: number) => LocalTime): number {
  const wall = Date.parse(`${day}T00:00:00Z`);
  const readAsUtc = (at: number) => {
    const local = read(at);
    return Date.parse(`${local.day}T${local.time}:00Z`);
  };
  const once = wall - (readAsUtc(wall) - wall);
  return once - (readAsUtc(once) - wall);
}
