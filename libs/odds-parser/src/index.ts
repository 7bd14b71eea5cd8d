export { formatMainRow } from './format-row.js';
export { formatLine, givesLine } from './line.js';
export { applyChange, movement, oddsChanges } from './movement.js';
export type { Direction, Movement, OddsChange } from './movement.js';
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
export { categoryOfCode, oddsTypeCode, oddsTypeCodes } from './odds-type-codes.js';
export { parseAllRows, parseRows } from './parse-rows.js';
export type { BadRow, BadRowReason, ParsedRows } from './parsed-rows.js';
export { formatPrice, priceKind, toDecimal, toHongKong, toIndonesian, toMalay } from './price.js';
export type { PriceFormat, PriceKind, PriceText } from './price.js';
