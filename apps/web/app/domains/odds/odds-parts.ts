import type { OddsCategory, PriceFormat } from '@khandai/odds-parser';
import type { OddsColumns, OddsHalf, OddsMarket } from '@khandai/match-ui';
import type { OddsBook } from './OddsBook';

const categories: Readonly<Record<OddsHalf, readonly (readonly [OddsMarket, OddsCategory])[]>> = {
  full: [
    ['handicap', 'handicap'],
    ['overUnder', 'overUnder'],
    ['oneXTwo', 'europeOdds'],
  ],
  half: [
    ['handicap', 'handicapHalf'],
    ['overUnder', 'overUnderHalf'],
  ],
  extra: [
    ['handicap', 'cornerHandicap'],
    ['overUnder', 'corner'],
    ['doubleChance', 'doubleChance'],
  ],
};

/** Price formats in menu order. */
export const oddsFormats: readonly PriceFormat[] = ['malay', 'hk', 'indo', 'decimal'];

/** Parts of a match with their own prices, in menu order. */
export const oddsHalves: readonly OddsHalf[] = ['full', 'half', 'extra'];

/** Row categories of a part, in board order. */
export const categoriesOf = (half: OddsHalf): OddsCategory[] => categories[half].map(([, category]) => category);

/** The row category behind a board column; undefined if the part has no such column. */
export const categoryOf = (half: OddsHalf, market: OddsMarket): OddsCategory | undefined =>
  categories[half].find(([name]) => name === market)?.[1];

/** The part and market of the board that show a category's rows. */
export function placeOf(category: OddsCategory): { half: OddsHalf; market: OddsMarket } {
  for (const half of oddsHalves) {
    const found = categories[half].find(([, known]) => known === category);
    if (found) return { half, market: found[0] };
  }
  throw new RangeError(`no column for ${category}`);
}

/**
 * Columns for the markets that any of these matches has at this company. The full match keeps its first column even
 * without prices.
 */
export function offeredColumns(book: OddsBook, matchIds: readonly string[], companyId: number): OddsColumns {
  const offered = (half: OddsHalf) =>
    categories[half]
      .filter(([, category]) => matchIds.some((matchId) => book.has(category, matchId, companyId)))
      .map(([market]) => market);
  const full = offered('full');
  return { full: full.length > 0 ? full : ['handicap'], half: offered('half'), extra: offered('extra') };
}
