import { type MatchStat, StatType } from '@khandai/contracts';
import type { StatBarProps } from '@khandai/match-ui';
import { withDecimalSign } from '../../i18n/decimal-sign';
import type { Language } from '../../i18n/sentences';

const inPercent: ReadonlySet<number> = new Set<number>([
  StatType.possession,
  StatType.possessionFirstHalf,
  StatType.passAccuracy,
]);

/** `1,62`: whole numbers have no decimals, others two. */
export const statText = (value: number, language: Language): string =>
  Number.isInteger(value) ? String(value) : withDecimalSign(value.toFixed(2), language);

/** A statistic as a bar, without its name. */
export const barOf = ({ type, home, away }: MatchStat, language: Language): Omit<StatBarProps, 'label'> => ({
  home,
  away,
  valueText: (value) => statText(value, language),
  ...(inPercent.has(type) ? { unit: '%' } : {}),
});
