export { isOddsCategory, oddsCategories, rowKey } from './odds.js';
export type {
  DoubleChanceOdds,
  DoubleChancePrices,
  HandicapOdds,
  HandicapPrices,
  Market,
  Odds,
  OddsCategory,
  OddsOf,
  OddsPeriod,
  OneXTwoOdds,
  OneXTwoPrices,
  OverUnderOdds,
  OverUnderPrices,
  RowEndpoint,
} from './odds.js';
export type { BadRow, BadRowReason, ParsedRows } from './parsed-rows.js';
