import { type Fixture, RawStatus, type Shot } from '@khandai/contracts';
import { runningMinute } from '@khandai/live-schedule';
import { momentumOf } from '@khandai/match-ui';

const HALF = 45;
const FULL = 90;
const EXTRA = 120;
/** Minutes of a row of the table. */
const ROW = 5;
/** A value nearer to the middle than this is a bar that is hardly seen. */
const SEEN = 0.05;

export interface Momentum {
  /** From -1 (away) to 1 (home), of minute index + 1. */
  readonly values: readonly number[];
  /** Minute at the right edge. */
  readonly until: number;
}

/** Momentum of a match up to its minute at `now`, from its shots. */
export function momentumView(fixture: Fixture, shots: readonly Shot[], now: number): Momentum {
  const lastShot = Math.max(0, ...shots.map(({ minute }) => minute));
  const until = lastShot > FULL || fixture.status === RawStatus.extraTime ? EXTRA : FULL;
  const last = Math.min(until, Math.max(lastShot, playedMinute(fixture, until, now)));
  const pressing = shots.map(({ minute, homeShot, expectedGoals }) => ({
    minute,
    side: homeShot ? ('home' as const) : ('away' as const),
    expected: expectedGoals,
  }));
  return { values: momentumOf(pressing, last), until };
}

/** Extra time has no minute, and neither does a match that was abandoned or awarded: they are drawn as far as there are shots. */
function playedMinute(fixture: Fixture, until: number, now: number): number {
  const { status, awarded } = fixture;
  if (awarded) return 0;
  if (status === RawStatus.finished || status === RawStatus.penalties) return until;
  if (status === RawStatus.halfTime) return HALF;
  if (status === RawStatus.extraTime) return FULL;
  const running = runningMinute(fixture, now);
  return running.kind === 'minute' ? running.minute : 0;
}

export interface MomentumRow {
  readonly from: number;
  readonly to: number;
  /** How hard each side pressed, from 0 to 100: the mean of its bars. */
  readonly home: number;
  readonly away: number;
}

/** Five minutes a row. */
export function momentumRows(values: readonly number[]): MomentumRow[] {
  const rows: MomentumRow[] = [];
  for (let start = 0; start < values.length; start += ROW) {
    const part = values.slice(start, start + ROW);
    const mean = (sign: number) =>
      Math.round((part.reduce((sum, value) => sum + Math.max(0, sign * value), 0) / part.length) * 100);
    rows.push({ from: start + 1, to: start + part.length, home: mean(1), away: mean(-1) });
  }
  return rows;
}

/** Minutes in which each side pressed more. */
export const pressedMinutes = (values: readonly number[]): { home: number; away: number } => ({
  home: values.filter((value) => value >= SEEN).length,
  away: values.filter((value) => value <= -SEEN).length,
});
