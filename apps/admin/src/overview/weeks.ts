import { VIETNAM_OFFSET_MS } from '@khandai/calendar';

const DAY_MS = 24 * 60 * 60_000;
const WEEK_MS = 7 * DAY_MS;
/** 1970-01-05, the first Monday of the epoch. */
const MONDAY_MS = 4 * DAY_MS;
const SHOWN = 4;

export interface Week {
  /** Monday, midnight in Vietnam. */
  readonly from: number;
  /** The next Monday, or now in the current week. */
  readonly to: number;
}

/** The current week and those before it, the newest first. */
export function weeksBefore(now: number): Week[] {
  const wall = now + VIETNAM_OFFSET_MS - MONDAY_MS;
  const monday = wall - (wall % WEEK_MS) + MONDAY_MS - VIETNAM_OFFSET_MS;
  return Array.from({ length: SHOWN }, (_, back) => {
    const from = monday - back * WEEK_MS;
    return { from, to: Math.min(from + WEEK_MS, now) };
  });
}
