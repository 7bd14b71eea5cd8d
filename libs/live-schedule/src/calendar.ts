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

/** The calendar day `days` after `day` (`2026-11-20`). */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

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
