import { ContestStat, type Fixture, MatchState, PeriodStat } from '@khandai/contracts';
import type { GameView, LeadChartProps, Sides, StatBarProps } from '@khandai/match-ui';
import { withDecimalSign } from '../../i18n/decimal-sign';
import type { Language } from '../../i18n/sentences';
import { type ContestStats, isPlaying, knowsPeriods, nameOf, sideLabels, type Words } from './contest-stats';

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
