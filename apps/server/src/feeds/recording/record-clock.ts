import type { Clock } from '@khandai/runtime';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A night's slate runs from noon to noon in Vietnam, which is 05:00 to 05:00 UTC. */
const NOON_IN_VIETNAM = 5 * HOUR;

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
 * The record's fullest slate happens in the slate that contains now, moved by whole days so that times of day
 * stay. At noon it begins again for the next night.
 */
export function tonightClock(clock: Clock, kickOffs: readonly number[]): RecordClock {
  const recorded = fullestSlate(kickOffs);
  return () => {
    const shift = (slateOf(clock.now()) - recorded) * DAY;
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

/** The slate with the most kick-offs, of equals the first. */
function fullestSlate(kickOffs: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const slate of kickOffs.map(slateOf).sort((a, b) => a - b)) counts.set(slate, (counts.get(slate) ?? 0) + 1);
  let best = { slate: 0, size: 0 };
  for (const [slate, size] of counts) if (size > best.size) best = { slate, size };
  return best.slate;
}
