import type { OddsCategory } from './odds.js';

/** Market codes from the specification, which defines none for the other categories. */
export const oddsTypeCodes = {
  overUnder: 10,
  europeOdds: 20,
  handicap: 30,
  handicapHalf: 40,
  overUnderHalf: 50,
} as const satisfies Partial<Record<OddsCategory, number>>;
