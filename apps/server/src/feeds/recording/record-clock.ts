import type { Clock } from '@khandai/runtime';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A night's slate runs from noon to noon in Vietnam, which is 05:00 to 05:00 UTC. */
const NOON_IN_VIETNAM = 5 * HOUR;
/** Two hours of play and three in which the results can be read. */
const SHOWN_AFTER_KICK_OFF = 5 * HOUR;

/** What moment of the record it is, and what a moment of the record is on our calendar. */
export interface Moment {
  /** Milliseconds of the record's time. */
  readonly record: number;
  /** Our time at a moment of the record. */
  ours(record: number): number;
}

export type RecordClock = () => Moment;

const slateOf = (at: number): number => Math.floor((at - NOON_IN_VIETNAM) / DAY);

/**
 * The record's fullest slate happens tonight, moved by whole days so that times of day stay. Its results remain until
 * the small hours; then, and so for whoever starts in the morning, it is about to happen on the next night.
 */
export function tonightClock(clock: Clock, kickOffs: readonly number[]): RecordClock {
  // A record without a usable match happens now as well as ever.
  const over = (fullestSlate(kickOffs).at(-1) ?? clock.now()) + SHOWN_AFTER_KICK_OFF;
  return () => {
    const shift = Math.ceil((clock.now() - over) / DAY) * DAY;
    return { record: clock.now() - shift, ours: (record) => record + shift };
  };
}

/** The record stands at `recordNow` when this is called and runs `speed` times as fast as our time. */
export function clockFrom(clock: Clock, recordNow: number, speed: number): RecordClock {
  const startedAt = clock.now();
  return () => ({
    record: recordNow + (clock.now() - startedAt) * speed,
    ours: (record) => Math.round(startedAt + (record - recordNow) / speed),
  });
}

/** The kick-offs, earliest first, of the slate that has the most; of equals the first. */
function fullestSlate(kickOffs: readonly number[]): readonly number[] {
  const sorted = [...kickOffs].sort((a, b) => a - b);
  const slates = Map.groupBy(sorted, slateOf).values();
  return [...slates].reduce((best, slate) => (slate.length > best.length ? slate : best), []);
}
