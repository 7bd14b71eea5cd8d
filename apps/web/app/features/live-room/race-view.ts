import { type Fixture, PeriodStat, RawStatus } from '@khandai/contracts';
import type { FactView, LapState, LeadChartProps, RunnerView, Sides } from '@khandai/match-ui';
import { withDecimalSign } from '../../i18n/decimal-sign';
import type { Language } from '../../i18n/sentences';
import { type ContestStats, isPlaying, knowsPeriods, sideLabels, type Words } from './contest-stats';

const LAPS = 25;

/** All laps of the race. Empty if the source has no winners of laps. */
export function lapStates(fixture: Fixture, stats: ContestStats): LapState[] {
  if (!knowsPeriods(fixture, stats)) return [];
  const won = stats.series(PeriodStat.score);
  return Array.from({ length: Math.max(stats.planned(LAPS), won.length) }, (_, index): LapState => {
    const score = won[index];
    if (score) return score[0] > score[1] ? 'home' : 'away';
    return isPlaying(fixture) && index === won.length ? 'running' : 'coming';
  });
}

/** The leader first; two marbles with as many laps share the first place. */
export function runnerViews(fixture: Fixture, t: Words): RunnerView[] {
  const won: Sides<number> = [fixture.homeScore ?? 0, fixture.awayScore ?? 0];
  const runner = (side: 0 | 1): RunnerView => {
    const { name, code, colors } = side === 0 ? fixture.home : fixture.away;
    const behind = won[side === 0 ? 1 : 0] - won[side];
    return {
      name,
      crest: { code, colors },
      side: side === 0 ? 'home' : 'away',
      place: behind > 0 ? 2 : 1,
      won: t('contest.lapsWon', { number: won[side], count: won[side] }),
      gap: behind > 0 ? t('contest.lapsBehind', { number: behind, count: behind }) : frontText(fixture, behind, t),
      leads: behind < 0,
    };
  };
  return won[1] > won[0] ? [runner(1), runner(0)] : [runner(0), runner(1)];
}

function frontText({ status }: Fixture, behind: number, t: Words): string {
  if (behind === 0) return t('contest.sideBySide');
  return t(status === RawStatus.finished ? 'contest.winner' : 'contest.inFront');
}

export function lapLeads(fixture: Fixture, stats: ContestStats, t: Words): LeadChartProps | undefined {
  const won = stats.series(PeriodStat.score);
  if (won.length === 0) return undefined;
  const laps = Math.max(stats.planned(LAPS), won.length);
  let lead = 0;
  return {
    summary: runnerViews(fixture, t)
      .map(({ name, won: wins }) => `${name}: ${wins}`)
      .join(', '),
    points: won.map(([home, away], index) => ({ at: index + 1, lead: (lead += home - away) })),
    shape: 'steps',
    ...sideLabels(fixture, 'contest.hasMoreLaps', t),
    sections: Array.from({ length: LAP_SECTIONS }, (_, index) => ({
      name: t('contest.lap', { number: Math.round(((index + 1) * laps) / LAP_SECTIONS) }),
      length: laps / LAP_SECTIONS,
    })),
    leadText: String,
    running: isPlaying(fixture),
  };
}

const LAP_SECTIONS = 5;

export function lapFacts(stats: ContestStats, t: Words, language: Language): FactView[] {
  const times = stats.series(PeriodStat.seconds);
  const won = stats.series(PeriodStat.score);
  if (times.length === 0) return [];
  const fastest = Math.min(...times.flat());
  const margins = times.map(([home, away]) => Math.abs(home - away));
  return [
    { value: secondsText(fastest, language), label: t('contest.fastestLap') },
    { value: secondsText(Math.min(...margins), language), label: t('contest.closestLap') },
    { value: String(longestRun(won)), label: t('contest.longestRun') },
  ];
}

/** `118,4 s`. */
const secondsText = (seconds: number, language: Language): string =>
  `${withDecimalSign(seconds.toFixed(1), language)} s`;

/** The most laps in a row that one marble won. */
function longestRun(won: readonly Sides<number>[]): number {
  let [longest, run] = [0, 0];
  for (const [index, [home]] of won.entries()) {
    run = index > 0 && won[index - 1]?.[0] === home ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** `Vòng 14/25`: the lap being run, or how many were. */
export function lapText(fixture: Fixture, stats: ContestStats, t: Words): string {
  return t('contest.lapOf', { number: fixture.period, laps: stats.planned(LAPS) });
}

/** What screen readers hear of the strip of laps. */
export const lapsLabel = (fixture: Fixture, stats: ContestStats, t: Words): string =>
  [lapText(fixture, stats, t), ...runnerViews(fixture, t).map(({ name, won }) => `${name}: ${won}`)].join(', ');
