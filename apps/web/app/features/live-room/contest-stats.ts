import { ContestStat, type Fixture, MatchState, type MatchStat, PeriodStat, RawStatus } from '@khandai/contracts';
import type { LeadChartProps, Sides } from '@khandai/match-ui';
import type { TFunction } from '../../i18n/i18n';

export type Words = TFunction<'room'>;

/** Range of each PeriodStat; the bases are at least this far apart. */
const MAX_NUMBER = 199;

/** Statistics of a contest, by what they say. */
export class ContestStats {
  readonly #byType: ReadonlyMap<number, Sides<number>>;

  constructor(stats: readonly MatchStat[]) {
    this.#byType = new Map(stats.map(({ type, home, away }) => [type, [home, away] as const]));
  }

  of(type: number): Sides<number> | undefined {
    return this.#byType.get(type);
  }

  /** Periods or minutes of a PeriodStat, from 1 until the first that is missing. */
  series(base: number): Sides<number>[] {
    const list: Sides<number>[] = [];
    for (let number = 1; number <= MAX_NUMBER; number += 1) {
      const sides = this.#byType.get(base + number);
      if (!sides) break;
      list.push(sides);
    }
    return list;
  }

  /** Periods that the contest may have; `fallback` for a source that does not say it. */
  planned(fallback: number): number {
    return this.of(ContestStat.periods)?.[0] ?? fallback;
  }
}

export const isPlaying = ({ state, status }: Fixture): boolean =>
  state === MatchState.live && status !== RawStatus.halfTime;

const CALLED_OFF: readonly number[] = [RawStatus.postponed, RawStatus.cancelled, RawStatus.toBeDecided];

/** A contest that was called off before its start has nothing to show. */
export const wasCalledOff = ({ status }: Fixture): boolean => CALLED_OFF.includes(status);

/**
 * False if a period must have ended and the source has no score of it: the periods would then look as if they were still to
 * come, or were not played.
 */
export function knowsPeriods(fixture: Fixture, stats: ContestStats): boolean {
  if (wasCalledOff(fixture)) return false;
  if (stats.series(PeriodStat.score).length > 0) return true;
  return fixture.state !== MatchState.ended && fixture.period <= 1;
}

export const nameOf = (fixture: Fixture, side: 0 | 1): string => (side === 0 ? fixture.home : fixture.away).shortName;

/** Names of the two sides of a chart, as `key` says who leads. */
export function sideLabels(
  fixture: Fixture,
  key: 'contest.leads' | 'contest.hasMoreGold' | 'contest.hasMoreLaps',
  t: Words,
): Pick<LeadChartProps, 'homeLabel' | 'awayLabel'> {
  return { homeLabel: t(key, { team: nameOf(fixture, 0) }), awayLabel: t(key, { team: nameOf(fixture, 1) }) };
}
