import type { FeedEvent } from '../../modules/fixtures/feed.js';
import { chance } from '../input/seeded.js';

const MINUTE = 60_000;
const HALF = 45 * MINUTE;
const BREAK = 15 * MINUTE;
const EXTRA_BREAK = 5 * MINUTE;
const EXTRA = 30 * MINUTE;
const KICKS = 8 * MINUTE;

/** Milliseconds after kick-off at which the periods of a recorded match start and end. */
export interface MatchClock {
  half: number;
  restart: number;
  full: number;
  extraStart: number;
  extraEnd: number;
  kicksEnd: number;
}

type Minuted = Pick<FeedEvent, 'minute' | 'addedMinute'>;

/** A half lasts until the last added minute that has an event. */
export function clockOf(events: readonly Minuted[] = []): MatchClock {
  const added = (first: number, last: number) =>
    Math.max(
      0,
      ...events.filter(({ minute }) => minute >= first && minute <= last).map(({ addedMinute }) => addedMinute),
    ) * MINUTE;
  const half = HALF + added(1, 45);
  const restart = half + BREAK;
  const full = restart + HALF + added(46, 90);
  const extraStart = full + EXTRA_BREAK;
  const extraEnd = extraStart + EXTRA + added(106, 120);
  return { half, restart, full, extraStart, extraEnd, kicksEnd: extraEnd + KICKS };
}

/**
 * The source gives only minutes, so each event gets a pseudo-random but stable moment within its minute; the order is
 * preserved.
 */
export function momentsOf(clock: MatchClock, list: readonly Minuted[], key: string): number[] {
  let last = 0;
  return list.map(({ minute, addedMinute }, index) => {
    const base = minute <= 45 ? 0 : minute <= 90 ? clock.restart - HALF : clock.extraStart - 2 * HALF;
    const into = (0.1 + 0.8 * chance(`${key}/${index}`)) * MINUTE;
    last = Math.max(last + 1, Math.round(base + (Math.max(1, minute) - 1 + addedMinute) * MINUTE + into));
    return last;
  });
}
