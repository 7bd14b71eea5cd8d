export { marketOf } from './columns.js';
export { formatMainRow, formatRow, mainOdds } from './format-row.js';
export { formatLine, givesLine } from './line.js';
export { applyChange, movement, oddsChange, oddsChanges, offerOf, sameOffer } from './movement.js';
export type { Direction, Movement, OddsChange, Offer } from './movement.js';
export { isOddsCategory, oddsCategories, rowEndpoints, rowIds, rowKey } from './odds.js';
export type {
  DoubleChanceOdds,
  DoubleChancePrices,
  EuropeOdds,
  EuropePrices,
  HandicapOdds,
  HandicapPrices,
  Market,
  Odds,
  OddsCategory,
  OddsOf,
  OddsPeriod,
  OverUnderOdds,
  OverUnderPrices,
  RowEndpoint,
} from './odds.js';
export { oddsTypeCodes } from './odds-type-codes.js';
export { parseAllRows, parseRows } from './parse-rows.js';
export type { BadRow, BadRowReason, CellReason, ParsedRows } from './parsed-rows.js';
export { pointsBack, settle } from './settlement.js';
export type { Pick, Score, Settlement } from './settlement.js';
export { formatPrice, priceKind, toDecimal, toHongKong, toIndonesian, toMalay } from './price.js';
export type { PriceFormat, PriceKind, PriceText } from './price.js';
