import type { Clock } from '@khandai/runtime';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** An evening's matches run from noon to noon in Vietnam, which is 05:00 to 05:00 UTC. */
const NOON_IN_VIETNAM = 5 * HOUR;
/** Two hours of play, then three hours in which the results stay visible. */
const SHOWN_AFTER_KICK_OFF = 5 * HOUR;

/** The current time in the recording, and the mapping from its times to real time. */
export interface Moment {
  /** Milliseconds in the recording's time. */
  readonly record: number;
  /** Converts a time in the recording to real time. */
  ours(record: number): number;
}

export type RecordClock = () => Moment;

const dayOfFixtures = (at: number): number => Math.floor((at - NOON_IN_VIETNAM) / DAY);

/**
 * Maps the recording's busiest evening to tonight, shifted by whole days so that times of day stay the same. Results
 * stay visible until the early hours; after that, and at a start in the morning, the same matches are scheduled for the
 * next evening.
 */
export function tonightClock(clock: Clock, kickOffs: readonly number[]): RecordClock {
  // A recording without usable matches has no preferred time; now is as good as any.
  const over = (busiestDay(kickOffs).at(-1) ?? clock.now()) + SHOWN_AFTER_KICK_OFF;
  return () => {
    const shift = Math.ceil((clock.now() - over) / DAY) * DAY;
    return { record: clock.now() - shift, ours: (record) => record + shift };
  };
}

/** The recording is at `recordNow` when this function is called, and runs `speed` times as fast as real time. */
export function clockFrom(clock: Clock, recordNow: number, speed: number): RecordClock {
  const startedAt = clock.now();
  return () => ({
    record: recordNow + (clock.now() - startedAt) * speed,
    ours: (record) => Math.round(startedAt + (record - recordNow) / speed),
  });
}

/** The kick-offs, earliest first, of the evening with the most matches; of equals the first. */
function busiestDay(kickOffs: readonly number[]): readonly number[] {
  const sorted = [...kickOffs].sort((a, b) => a - b);
  const slates = Map.groupBy(sorted, dayOfFixtures).values();
  return [...slates].reduce((best, slate) => (slate.length > best.length ? slate : best), []);
}
