import type { OddsCategory, PriceFormat } from '@khandai/odds-parser';
import { type OddsColumns, type OddsHalf, oddsParts } from '@khandai/match-ui';
import type { OddsBook } from './OddsBook';

/** Price formats in menu order. */
export const oddsFormats: readonly PriceFormat[] = ['malay', 'hk', 'indo', 'decimal'];

/** Parts of a match with their own prices, in menu order. */
export const oddsHalves: readonly OddsHalf[] = ['full', 'half', 'extra'];

/** The part of the board that shows a category. */
export function halfOf(category: OddsCategory): OddsHalf {
  const half = oddsHalves.find((one) => categoriesOf(one).includes(category));
  if (!half) throw new RangeError(`no column for ${category}`);
  return half;
}

/** Categories of a part, in board order. */
export const categoriesOf = (half: OddsHalf): readonly OddsCategory[] => oddsParts[half];

/**
 * Columns for the categories that any of these matches has at this company. The full match keeps its first column even
 * without prices.
 */
export function offeredColumns(book: OddsBook, matchIds: readonly string[], companyId: number): OddsColumns {
  const offered = (half: OddsHalf) =>
    categoriesOf(half).filter((category) => matchIds.some((matchId) => book.has(category, matchId, companyId)));
  const full = offered('full');
  return { full: full.length > 0 ? full : ['handicap'], half: offered('half'), extra: offered('extra') };
}
