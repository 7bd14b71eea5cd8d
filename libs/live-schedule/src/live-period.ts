import { type Fixture, MatchState, matchState, RawStatus, SportType } from '@khandai/contracts';

/** The part of a fixture its period is told from; a `Fixture` fits. */
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

/** Breaks and what follows the last period have words of their own. */
const between: ReadonlySet<number> = new Set([RawStatus.halfTime, RawStatus.extraTime, RawStatus.penalties]);

/** The period being played; undefined in a sport without, between two periods, and while nobody plays. */
export function livePeriod({ sportType, status, period }: PeriodFixture): LivePeriod | undefined {
  const kind = kinds.get(sportType);
  const playing = matchState(status) === MatchState.live && !between.has(status);
  return kind && playing && period > 0 ? { kind, number: period } : undefined;
}
