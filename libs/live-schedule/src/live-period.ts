import { type Fixture, MatchState, matchState, RawStatus, SportType } from '@khandai/contracts';

/** The fields of a fixture that determine its period. */
export type PeriodFixture = Pick<Fixture, 'sportType' | 'status' | 'period'>;

/** Quarter of basketball, game of an e-sport series, lap of a marble race; counted from 1. */
export interface LivePeriod {
  readonly kind: 'quarter' | 'game' | 'lap';
  readonly number: number;
}

const kinds: ReadonlyMap<number, LivePeriod['kind']> = new Map([
  [SportType.basketball, 'quarter'],
  [SportType.esport, 'game'],
  [SportType.marble, 'lap'],
]);

/** Not periods: these statuses have their own labels. */
const between: ReadonlySet<number> = new Set([RawStatus.halfTime, RawStatus.extraTime, RawStatus.penalties]);

/** The current period; undefined in a sport without periods, between two periods, and when the match is not live. */
export function livePeriod({ sportType, status, period }: PeriodFixture): LivePeriod | undefined {
  const kind = kinds.get(sportType);
  const playing = matchState(status) === MatchState.live && !between.has(status);
  return kind && playing && period > 0 ? { kind, number: period } : undefined;
}
