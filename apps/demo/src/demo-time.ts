import { VIETNAM_OFFSET_MS } from '@khandai/calendar';

/** Time of the demo. Epochs and days are counted in its own time, which `shift` moves to ours. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const EPOCH_MS = 3 * HOUR;

/** Where a pinned night begins: 19:00 of a Saturday in Vietnam, the evening of a V.League round. */
const PINNED = Date.UTC(2026, 0, 3, 12);

/** How nights are laid out: `seed` absent, every epoch has its own night; `shift` moves all of the demo's time by milliseconds. */
export interface NightOptions {
  seed?: string | undefined;
  shift?: number | undefined;
}

/** What to add to the demo's time to get ours, so that its Saturday evening is `minute` minutes old now. */
export const pinnedShift = (now: number, minute: number): number => now - PINNED - minute * MINUTE;

export const epochAt = (now: number, { shift = 0 }: NightOptions = {}): number => Math.floor((now - shift) / EPOCH_MS);

/** Day of Vietnam's calendar, counted from 1970-01-01, a Thursday. */
export const dayOf = (demoTime: number): number => Math.floor((demoTime + VIETNAM_OFFSET_MS) / DAY);

/** 0 is Sunday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;

/** The demo's time at a minute of a day in Vietnam. */
export const timeOf = (day: number, minute: number): number => day * DAY - VIETNAM_OFFSET_MS + minute * MINUTE;

/** The epoch that begins at 19:00 in Vietnam. */
export const eveningEpoch = (day: number): number => Math.floor(timeOf(day, 19 * 60) / EPOCH_MS);
