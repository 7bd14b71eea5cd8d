import type { RankingBoard } from '@khandai/contracts';
import { useEngageWords } from '../../domains/engage';
import { grouped } from '../../i18n/format-number';

/** Units are in ten-thousandths. */
const UNIT = 10_000;

/** "+6,76" */
export const unitsOf = (score: number): string => `+${(score / UNIT).toFixed(2).replace('.', ',')}`;

/** How a board writes a score: units with two decimals, runs in days, the rest as points. */
export function useScore(board: RankingBoard): (score: number) => string {
  const { t } = useEngageWords();
  if (board === 'tip') return (score) => t('rank.units', { units: unitsOf(score) });
  if (board === 'streak') return (score) => t('rank.days', { count: score });
  return grouped;
}
