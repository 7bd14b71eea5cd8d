import { VIETNAM_OFFSET_MS } from '@khandai/calendar';

/** Time of the demo. It counts days in its own time; `shift` converts that to real time. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** The list of shown matches is generated again after this time. */
export const EPOCH_MS = 3 * HOUR;

/** Start of a pinned night: Saturday, 19:00 in Vietnam, the evening of a V.League round. */
const PINNED = Date.UTC(2026, 0, 3, 12);

/** Another `seed` gives other fixtures and results; `shift` moves all of the demo's time, in milliseconds. */
export interface NightOptions {
  seed?: string | undefined;
  shift?: number | undefined;
}

/** The shift from the demo's time to real time, such that its Saturday evening started `minute` minutes ago. */
export const pinnedShift = (now: number, minute: number): number => now - PINNED - minute * MINUTE;

export const epochAt = (now: number, { shift = 0 }: NightOptions = {}): number => Math.floor((now - shift) / EPOCH_MS);

/** Day number in Vietnam's calendar since 1970-01-01, a Thursday. */
export const dayOf = (demoTime: number): number => Math.floor((demoTime + VIETNAM_OFFSET_MS) / DAY);

/** 0 means Sunday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;

/** The demo's time at a minute after midnight of a day in Vietnam. */
export const timeOf = (day: number, minute: number): number => day * DAY - VIETNAM_OFFSET_MS + minute * MINUTE;
