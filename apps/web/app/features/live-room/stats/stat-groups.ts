import { type MatchStat, StatType } from '@khandai/contracts';
import type { ChartTableRow, StatBarProps } from '@khandai/match-ui';
import type { TFunction } from '../../../i18n/i18n';
import type { Language } from '../../../i18n/sentences';
import { barOf, statText } from '../bar-of';

type Words = TFunction<'stats'>;
type Group = 'chances' | 'shots' | 'ball' | 'defence' | 'rules';

/** Groups and their statistics in the order of the page. */
const order: readonly (readonly [Group, readonly (keyof typeof StatType)[]])[] = [
  [
    'chances',
    [
      'expectedGoals',
      'expectedGoalsOpenPlay',
      'expectedGoalsSetPlay',
      'expectedGoalsNonPenalty',
      'expectedGoalsOnTarget',
      'bigChances',
      'bigChancesMissed',
      'touchesInBox',
      'attacks',
      'dangerousAttacks',
    ],
  ],
  [
    'shots',
    ['shots', 'shotsOnTarget', 'shotsOffTarget', 'shotsBlocked', 'shotsInsideBox', 'shotsOutsideBox', 'woodwork'],
  ],
  [
    'ball',
    [
      'possession',
      'possessionFirstHalf',
      'passes',
      'passAccuracy',
      'shortPasses',
      'longPasses',
      'accurateCrosses',
      'goodCrosses',
      'assists',
      'dribbles',
      'dispossessed',
      'throwIns',
    ],
  ],
  [
    'defence',
    [
      'tackles',
      'tacklesWon',
      'interceptions',
      'clearances',
      'duelsWon',
      'groundDuels',
      'aerialDuels',
      'aerialDuelsWon',
      'headersWon',
      'saves',
      'keeperClaims',
    ],
  ],
  [
    'rules',
    [
      'corners',
      'cornersFirstHalf',
      'cornersExtraTime',
      'freeKicks',
      'fouls',
      'offsides',
      'offsidesExtraTime',
      'yellowCards',
      'yellowCardsExtraTime',
      'redCards',
      'ownGoals',
      'substitutions',
      'substitutionsExtraTime',
    ],
  ],
];

export interface StatGroup {
  readonly key: Group;
  readonly name: string;
  readonly bars: readonly (StatBarProps & { readonly type: number })[];
}

/** The statistics that the match has, in groups; unknown types and empty groups are left out. */
export function statGroups(stats: readonly MatchStat[], t: Words, language: Language): StatGroup[] {
  const groups = order.map(([key, names]) => ({
    key,
    name: t(`groups.${key}`),
    bars: names.flatMap((name) => {
      const stat = stats.find(({ type }) => type === StatType[name]);
      return stat ? [{ type: stat.type, label: t(`stat.${name}`), ...barOf(stat, language) }] : [];
    }),
  }));
  return groups.filter(({ bars }) => bars.length > 0);
}

/** The same as rows of a table. */
export const statRows = (groups: readonly StatGroup[], language: Language): ChartTableRow[] =>
  groups.flatMap(({ bars }) =>
    bars.map(({ type, label, home, away, unit = '' }) => ({
      id: String(type),
      head: label,
      cells: [home, away].map((value) => statText(value, language) + unit),
    })),
  );
