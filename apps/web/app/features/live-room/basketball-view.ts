import { ContestStat, type Fixture, MatchState, PeriodStat } from '@khandai/contracts';
import type { FactView, LeadChartProps, PeriodView } from '@khandai/match-ui';
import { type ContestStats, isPlaying, knowsPeriods, nameOf, sideLabels, type Words } from './contest-stats';

const QUARTERS = 4;
/** Fouls of a side in a quarter from which the other side throws. */
export const FOUL_LIMIT = 5;

interface PeriodName {
  readonly label: string;
  readonly name: string;
  readonly isOvertime: boolean;
}

/** The four quarters and each overtime that has started, by name. */
function periodNames({ period }: Fixture, stats: ContestStats, t: Words): PeriodName[] {
  const quarters = stats.planned(QUARTERS);
  const length = Math.max(quarters, period, stats.series(PeriodStat.score).length);
  return Array.from({ length }, (_, index) => {
    const isOvertime = index >= quarters;
    const number = isOvertime ? index + 1 - quarters : index + 1;
    const kind = isOvertime ? 'overtime' : 'quarter';
    return { label: t(`contest.${kind}Short`, { number }), name: t(`contest.${kind}`, { number }), isOvertime };
  });
}

/** The four quarters and each overtime; those to come have no points. Empty if the source has no points by quarter. */
export function periodViews(fixture: Fixture, stats: ContestStats, t: Words): PeriodView[] {
  if (!knowsPeriods(fixture, stats)) return [];
  const scores = stats.series(PeriodStat.score);
  return periodNames(fixture, stats, t).map(({ label, name }, index) => {
    const points = scores[index];
    return {
      label,
      name,
      ...(points ? { points } : {}),
      running: isPlaying(fixture) && fixture.period === index + 1,
    };
  });
}

export interface FoulsView {
  readonly label: string;
  readonly count: number;
  readonly note: string;
  readonly more?: string;
}

export function foulViews(fixture: Fixture, stats: ContestStats, t: Words): FoulsView[] {
  const fouls = stats.of(ContestStat.teamFouls);
  if (!fouls || fixture.state !== MatchState.live) return [];
  const timeOuts = stats.of(ContestStat.timeOutsLeft);
  return ([0, 1] as const).map((side) => {
    const count = fouls[side];
    const left = FOUL_LIMIT - count;
    const note =
      left > 0
        ? t('contest.foulsLeft', { number: left, count: left })
        : t('contest.overLimit', { team: nameOf(fixture, side === 0 ? 1 : 0) });
    return {
      label: t('contest.teamFouls', { team: nameOf(fixture, side) }),
      count,
      note,
      ...(timeOuts ? { more: t('contest.timeOuts', { number: timeOuts[side], count: timeOuts[side] }) } : {}),
    };
  });
}

/** Who led after each minute; undefined without minutes. */
export function pointLeads(fixture: Fixture, stats: ContestStats, t: Words): LeadChartProps | undefined {
  const minutes = stats.series(PeriodStat.minute);
  if (minutes.length === 0) return undefined;
  const quarter = quarterMinutes(fixture, stats);
  return {
    summary: t('contest.leadSummary', { lead: leadNow(fixture, t) }),
    points: minutes.map(([home, away], index) => ({ at: index + 1, lead: home - away })),
    shape: 'steps',
    ...sideLabels(fixture, 'contest.leads', t),
    // The name of an overtime in full is wider than its part of the chart.
    sections: periodNames(fixture, stats, t).map(({ label, name, isOvertime }) =>
      isOvertime ? { name: label, length: OVERTIME_MINUTES } : { name, length: quarter },
    ),
    leadText: String,
    running: fixture.state === MatchState.live,
  };
}

const [SHORT_QUARTER, LONG_QUARTER] = [10, 12];
const OVERTIME_MINUTES = 5;

/**
 * Length of a quarter as the source states it. Without a statement a quarter has ten minutes, or twelve if more were played
 * than fit into ten. It is never shorter than the minutes played require.
 */
function quarterMinutes({ period }: Fixture, stats: ContestStats): number {
  const played = stats.series(PeriodStat.minute).length;
  const planned = stats.planned(QUARTERS);
  const inQuarters = played - Math.max(0, period - planned) * OVERTIME_MINUTES;
  const needed = Math.ceil(inQuarters / Math.max(1, Math.min(period, planned)));
  const stated = stats.of(ContestStat.periodMinutes)?.[0];
  return Math.max(needed, stated ?? (needed > SHORT_QUARTER ? LONG_QUARTER : SHORT_QUARTER));
}

function leadNow(fixture: Fixture, t: Words): string {
  const lead = (fixture.homeScore ?? 0) - (fixture.awayScore ?? 0);
  if (lead === 0) return t('contest.level');
  return t('contest.ahead', { team: nameOf(fixture, lead > 0 ? 0 : 1), number: Math.abs(lead), count: Math.abs(lead) });
}

export function pointFacts(fixture: Fixture, stats: ContestStats, t: Words): FactView[] {
  const changes = stats.of(ContestStat.leadChanges);
  const biggest = stats.of(ContestStat.biggestLead);
  if (!changes || !biggest) return [];
  const lead = (side: 0 | 1): FactView => ({
    value: `+${biggest[side]}`,
    label: t('contest.biggestLead', { team: nameOf(fixture, side) }),
  });
  return [{ value: String(changes[0] + changes[1]), label: t('contest.leadChanges') }, lead(0), lead(1)];
}
