import { ContestStat, type Fixture, MatchState, type MatchStat, PeriodStat, RawStatus } from '@khandai/contracts';
import type {
  FactView,
  GameView,
  LapState,
  LeadChartProps,
  PeriodView,
  RunnerView,
  Sides,
  StatBarProps,
} from '@khandai/match-ui';
import { withDecimalSign } from '../../i18n/decimal-sign';
import type { TFunction } from '../../i18n/i18n';
import type { Language } from '../../i18n/sentences';

type Words = TFunction<'room'>;

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

const isPlaying = ({ state, status }: Fixture): boolean => state === MatchState.live && status !== RawStatus.halfTime;

const CALLED_OFF: readonly number[] = [RawStatus.postponed, RawStatus.cancelled, RawStatus.toBeDecided];

/** A contest that was called off before its start has nothing to show. */
export const wasCalledOff = ({ status }: Fixture): boolean => CALLED_OFF.includes(status);

/**
 * False if a period must have ended and the source has no score of it: the periods would then look as if they were still to
 * come, or were not played.
 */
function knowsPeriods(fixture: Fixture, stats: ContestStats): boolean {
  if (wasCalledOff(fixture)) return false;
  if (stats.series(PeriodStat.score).length > 0) return true;
  return fixture.state !== MatchState.ended && fixture.period <= 1;
}

const nameOf = (fixture: Fixture, side: 0 | 1): string => (side === 0 ? fixture.home : fixture.away).shortName;

// --- basketball

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

function sideLabels(
  fixture: Fixture,
  key: 'contest.leads' | 'contest.hasMoreGold' | 'contest.hasMoreLaps',
  t: Words,
): Pick<LeadChartProps, 'homeLabel' | 'awayLabel'> {
  return { homeLabel: t(key, { team: nameOf(fixture, 0) }), awayLabel: t(key, { team: nameOf(fixture, 1) }) };
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

// --- e-sport

const GAMES = 3;

/** All games of the series. Empty if the source has no winners of games. */
export function gameViews(fixture: Fixture, stats: ContestStats, t: Words): GameView[] {
  if (!knowsPeriods(fixture, stats)) return [];
  const won = stats.series(PeriodStat.score);
  const seconds = stats.series(PeriodStat.seconds);
  const planned = stats.planned(GAMES);
  return Array.from({ length: Math.max(planned, won.length) }, (_, index): GameView => {
    const name = t('contest.game', { number: index + 1 });
    const score = won[index];
    if (score) {
      const { code, colors } = score[0] > score[1] ? fixture.home : fixture.away;
      const winner = { name: code, crest: { code, colors } };
      return { name, state: 'over', winner, note: lengthText(seconds[index]?.[0] ?? 0) };
    }
    if (isPlaying(fixture) && fixture.period === index + 1)
      return { name, state: 'running', note: t('contest.playing') };
    return { name, state: 'coming', note: t(`contest.${comingKind(fixture, index, won, planned)}`) };
  });
}

/** A game is played only if needed while the side ahead could win the series with the games before it. */
function comingKind(
  { state }: Fixture,
  index: number,
  won: readonly Sides<number>[],
  planned: number,
): 'notPlayed' | 'ifNeeded' | 'coming' {
  const home = won.filter((score) => score[0] > score[1]).length;
  const most = Math.max(home, won.length - home);
  const needed = Math.floor(planned / 2) + 1;
  if (state === MatchState.ended || most >= needed) return 'notPlayed';
  return most + index - won.length >= needed ? 'ifNeeded' : 'coming';
}

/** `31:20`. */
const lengthText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;

const GAME_STATS = [
  [ContestStat.kills, 'kills'],
  [ContestStat.gold, 'gold'],
  [ContestStat.towers, 'towers'],
  [ContestStat.dragons, 'dragons'],
] as const;

/** Kills, gold, towers and dragons of the current game, or of the last one. */
export const objectives = (stats: ContestStats, t: Words): StatBarProps[] =>
  GAME_STATS.flatMap(([type, word]) => {
    const sides = stats.of(type);
    if (!sides) return [];
    const label = t(`contest.${word}`);
    if (type !== ContestStat.gold) return [{ label, home: sides[0], away: sides[1] }];
    return [{ label, home: inThousands(sides[0]), away: inThousands(sides[1]), unit: 'k' }];
  });

const inThousands = (gold: number): number => Math.round(gold / 1000);

/** A game that is short so far still gets this many minutes of the chart. */
const GAME_MINUTES = 30;
const SECTION_MINUTES = 10;

export function goldLeads(
  fixture: Fixture,
  stats: ContestStats,
  t: Words,
  language: Language,
): LeadChartProps | undefined {
  const minutes = stats.series(PeriodStat.minute);
  const last = minutes.at(-1);
  if (!last) return undefined;
  const sections = Math.ceil(Math.max(GAME_MINUTES, minutes.length) / SECTION_MINUTES);
  const lead = last[0] - last[1];
  const team = nameOf(fixture, lead > 0 ? 0 : 1);
  const leadText = (gold: number) => thousands(gold, language);
  return {
    summary: lead === 0 ? t('contest.level') : t('contest.goldSummary', { team, gold: leadText(Math.abs(lead)) }),
    points: minutes.map(([home, away], index) => ({ at: index + 1, lead: home - away })),
    shape: 'slope',
    ...sideLabels(fixture, 'contest.hasMoreGold', t),
    sections: Array.from({ length: sections }, (_, index) => ({
      name: t('contest.minutes', { number: (index + 1) * SECTION_MINUTES }),
      length: SECTION_MINUTES,
    })),
    leadText,
    running: isPlaying(fixture),
  };
}

/** `3,1k`, without the decimal of a whole number. */
const thousands = (gold: number, language: Language): string =>
  `${withDecimalSign(String(Math.round(gold / 100) / 10), language)}k`;

// --- marble races

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

function frontText({ state }: Fixture, behind: number, t: Words): string {
  if (behind === 0) return t('contest.sideBySide');
  return t(state === MatchState.ended ? 'contest.winner' : 'contest.inFront');
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
