import { dayNumberAt } from './day.js';
import { wallTimeAt } from './wall-time.js';

/** How near a kick-off is; the words are the application's. */
export type Nearness =
  /** Whole minutes left, from 1 to 60. */
  | { readonly kind: 'minutes'; readonly count: number }
  /** `now` lasts for the hour after the kick-off. */
  | { readonly kind: 'now' | 'today' | 'earlyTomorrow' | 'tomorrow' | 'later' };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Kick-offs before this hour belong to the night of the day before. */
const EARLY_HOURS = 6;

/** `kickOff` and `now` in milliseconds since the epoch; days are those of the zone. Throws RangeError for an unknown zone. */
export function nearness(kickOff: number, now: number, zone: string): Nearness {
  const left = kickOff - now;
  if (left <= 0 && left > -HOUR_MS) return { kind: 'now' };
  if (left > 0 && left < HOUR_MS) return { kind: 'minutes', count: Math.ceil(left / MINUTE_MS) };
  switch (dayNumberAt(kickOff, zone) - dayNumberAt(now, zone)) {
    case 0:
      return { kind: 'today' };
    case 1:
      return { kind: wallTimeAt(kickOff, zone).hour < EARLY_HOURS ? 'earlyTomorrow' : 'tomorrow' };
    default:
      return { kind: 'later' };
  }
}
