/** What momentum needs of a shot. */
export interface PressureShot {
  readonly minute: number;
  readonly side: 'home' | 'away';
  /** Expected goals; null if unknown. */
  readonly expected: number | null;
}

/** Expected goals of a usual shot, for those of which they are unknown. */
const USUAL = 0.1;
/** Minutes after which a shot counts half. */
const HALF_LIFE = 5;
/** Lead in expected goals at which a bar is half as high as it can be. */
const HALF_BAR = 0.15;
/** Last minutes of the parts of a match. Each part starts level, because a pause lies before it. */
const PARTS = [45, 90, 105, 120] as const;

/**
 * Which side pressed, from the shots of a match: a value for each minute from 1 to `last`, from -1 (away) to 1 (home).
 *
 *     pressure(side, m) = sum of xG × 0.5^((m − minute of the shot) / 5)
 *     lead(m)           = pressure(home, m) − pressure(away, m)
 *     momentum(m)       = lead / (|lead| + 0.15)
 *
 * The sum is over the shots of the side in minute m and before it, in the same part of the match. A shot of unknown
 * xG counts 0.1. Shots in added time count for the last minute of their part: the caller gives them that minute.
 */
export function momentumOf(shots: readonly PressureShot[], last: number): number[] {
  return Array.from({ length: Math.max(0, last) }, (_, index) => {
    const minute = index + 1;
    const lead = shots
      .filter((shot) => shot.minute <= minute && partOf(shot.minute) === partOf(minute))
      .reduce((sum, shot) => sum + signOf(shot) * weightAt(minute, shot), 0);
    return lead / (Math.abs(lead) + HALF_BAR);
  });
}

const signOf = ({ side }: PressureShot): number => (side === 'home' ? 1 : -1);

const weightAt = (minute: number, shot: PressureShot): number =>
  (shot.expected ?? USUAL) * 0.5 ** ((minute - Math.max(1, shot.minute)) / HALF_LIFE);

const partOf = (minute: number): number => PARTS.findIndex((end) => minute <= end);
