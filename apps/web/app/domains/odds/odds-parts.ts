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

/** Price formats, in the order in which they are offered. */
export const oddsFormats: readonly PriceFormat[] = ['malay', 'hk', 'indo', 'decimal'];

/** Parts of a match that have prices of their own, in the order they are offered. */
export const oddsHalves: readonly OddsHalf[] = ['full', 'half', 'extra'];

/** Categories of rows a part is made of, in the order of the board. */
export const categoriesOf = (half: OddsHalf): OddsCategory[] => categories[half].map(([, category]) => category);

/** The category of rows behind a column of the board; undefined where no rows are known for it. */
export const categoryOf = (half: OddsHalf, market: OddsMarket): OddsCategory | undefined =>
  categories[half].find(([name]) => name === market)?.[1];

/** The part and the market that a category's rows are shown in. */
export function placeOf(category: OddsCategory): { half: OddsHalf; market: OddsMarket } {
  for (const half of oddsHalves) {
    const found = categories[half].find(([, known]) => known === category);
    if (found) return { half, market: found[0] };
  }
  throw new RangeError(`no column for ${category}`);
}

/** Columns of the markets that any of these matches has at the company. The whole match keeps its first where it has none. */
export function offeredColumns(book: OddsBook, matchIds: readonly string[], companyId: number): OddsColumns {
  const offered = (half: OddsHalf) =>
    categories[half].filter(([, category]) => matchIds.some((matchId) => book.has(category, matchId, companyId))).map(([market]) => market);
  const full = offered('full');
  return { full: full.length > 0 ? full : ['handicap'], half: offered('half'), extra: offered('extra') };
}
