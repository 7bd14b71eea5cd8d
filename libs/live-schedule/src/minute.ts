import { type Fixture, RawStatus, SportType } from '@khandai/contracts';

/** The fields that determine the minute; a `Fixture` or a `FixtureChange` fits. The default sport is football. */
export type ClockedFixture = Pick<Fixture, 'status' | 'halfStart'> & Partial<Pick<Fixture, 'sportType'>>;

/**
 * The clock of a match. `minute` is the current minute as the scoreboard counts it (the first is 1);
 * `added` is above 0 in added time: 45+2 is minute 45, added 2.
 */
export type RunningMinute =
  | { readonly kind: 'minute'; readonly minute: number; readonly added: number }
  | { readonly kind: 'halfTime' }
  | { readonly kind: 'extraTime' }
  | { readonly kind: 'penalties' }
  /** A half is in progress but its start is not known, or the sport does not count minutes. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'notPlaying' };

const MINUTE_MS = 60_000;
const HALF_MINUTES = 45;
/** Maximum added minutes, so that the minute stops when the feed stops. */
const MAX_ADDED = 15;

/** `now` in milliseconds since the epoch. Extra time has no minute: the provider sends no start of its halves. */
export function runningMinute(fixture: ClockedFixture, now: number): RunningMinute {
  switch (fixture.status) {
    case RawStatus.firstHalf:
      return minuteOfHalf(fixture, 0, now);
    case RawStatus.halfTime:
      return { kind: 'halfTime' };
    case RawStatus.secondHalf:
      return minuteOfHalf(fixture, HALF_MINUTES, now);
    case RawStatus.extraTime:
      return { kind: 'extraTime' };
    case RawStatus.penalties:
      return { kind: 'penalties' };
    default:
      return { kind: 'notPlaying' };
  }
}

function minuteOfHalf(
  { halfStart, sportType = SportType.football }: ClockedFixture,
  played: number,
  now: number,
): RunningMinute {
  const start = halfStart === null ? Number.NaN : Date.parse(halfStart);
  if (Number.isNaN(start) || sportType !== SportType.football) return { kind: 'unknown' };
  // The viewer's clock may be slow, so show at least the first minute of the half.
  const inHalf = Math.max(1, Math.floor((now - start) / MINUTE_MS) + 1);
  const added = Math.min(MAX_ADDED, Math.max(0, inHalf - HALF_MINUTES));
  return { kind: 'minute', minute: played + Math.min(inHalf, HALF_MINUTES), added };
}
