import { addDays, localTimeIn } from './calendar.js';

/** What to say of a kick-off; the words are the application's. */
export type KickOffLabel =
  /** At most an hour away: whole minutes left, at least 1. */
  | { readonly kind: 'soon'; readonly minutes: number }
  | {
      readonly kind: 'at';
      /** `19:30` in the viewer's zone. */
      readonly time: string;
      readonly relation: 'yesterday' | 'today' | 'tomorrow' | 'other';
      /** `2026-11-20` in the viewer's zone. */
      readonly day: string;
      /** 0 is Sunday. */
      readonly weekday: number;
    };

const MINUTE_MS = 60_000;
const SOON_MS = 60 * MINUTE_MS;

/** `kickOff` RFC 3339, `now` in milliseconds since the epoch. Throws RangeError for an unknown zone. */
export function kickOffLabel(kickOff: string, now: number, timeZone: string): KickOffLabel {
  const at = Date.parse(kickOff);
  const left = at - now;
  if (left > 0 && left <= SOON_MS) return { kind: 'soon', minutes: Math.ceil(left / MINUTE_MS) };
  const read = localTimeIn(timeZone);
  const local = read(at);
  return { kind: 'at', ...local, relation: relationOf(local.day, read(now).day) };
}

function relationOf(day: string, today: string): 'yesterday' | 'today' | 'tomorrow' | 'other' {
  switch (day) {
    case today:
      return 'today';
    case addDays(today, 1):
      return 'tomorrow';
    case addDays(today, -1):
      return 'yesterday';
    default:
      return 'other';
  }
}
