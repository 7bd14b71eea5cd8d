import type { RankingBoard } from '@khandai/contracts';
import { useEngageWords } from '../../domains/engage';
import { withDecimalSign } from '../../i18n/decimal-sign';
import type { Language } from '../../i18n/sentences';
import { useNumbers } from '../../i18n/use-numbers';
import { useI18n } from '../../i18n/use-translation';

/** Units are in ten-thousandths. */
const UNIT = 10_000;

/** "+6,76" */
export const unitsOf = (score: number, language: Language): string =>
  `+${withDecimalSign((score / UNIT).toFixed(2), language)}`;

/** How a board writes a score: units with two decimals, runs in days, the rest as points. */
export function useScore(board: RankingBoard): (score: number) => string {
  const { grouped } = useNumbers();
  const { t } = useEngageWords();
  const { language } = useI18n();
  if (board === 'tip') return (score) => t('rank.units', { units: unitsOf(score, language) });
  if (board === 'streak') return (score) => t('rank.days', { count: score });
  return grouped;
}
