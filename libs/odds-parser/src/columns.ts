import type { Market, OddsCategory, RowEndpoint } from './odds.js';

/** A run of columns. `initial` and `instant` are three columns each, in the order of `priceColumns`. */
export type Part = 'initial' | 'instant' | 'maintenance' | 'inPlay' | 'changeTime' | 'close' | 'oddsType';

/** Columns of one `initial` or `instant` run. */
export const priceColumns = {
  handicap: ['line', 'home', 'away'],
  overUnder: ['line', 'over', 'under'],
  oneXTwo: ['home', 'draw', 'away'],
  doubleChance: ['homeDraw', 'homeAway', 'drawAway'],
} as const satisfies Record<Market, readonly string[]>;

export const marketOf = {
  handicap: 'handicap',
  handicapHalf: 'handicap',
  cornerHandicap: 'handicap',
  overUnder: 'overUnder',
  overUnderHalf: 'overUnder',
  corner: 'overUnder',
  europeOdds: 'oneXTwo',
  doubleChance: 'doubleChance',
} as const satisfies Record<OddsCategory, Market>;

// The provider has no rows for these three: their form is this site's own, the same in both calls.
const ownForms = {
  doubleChance: ['instant', 'changeTime'],
  corner: ['instant', 'changeTime', 'close', 'oddsType'],
  cornerHandicap: ['instant', 'maintenance', 'inPlay', 'changeTime', 'close', 'oddsType'],
} as const satisfies Partial<Record<OddsCategory, readonly Part[]>>;

/** What follows matchId and companyId. */
export const layouts: Record<RowEndpoint, Record<OddsCategory, readonly Part[]>> = {
  main: {
    handicap: ['initial', 'instant', 'maintenance', 'inPlay', 'changeTime', 'close', 'oddsType'],
    europeOdds: ['initial', 'instant', 'changeTime', 'close', 'oddsType'],
    overUnder: ['initial', 'instant', 'changeTime', 'close', 'oddsType'],
    handicapHalf: ['initial', 'instant', 'changeTime', 'oddsType'],
    overUnderHalf: ['initial', 'instant', 'changeTime', 'oddsType'],
    ...ownForms,
  },
  mainChanges: {
    handicap: ['instant', 'maintenance', 'inPlay', 'changeTime', 'close', 'oddsType'],
    europeOdds: ['instant', 'changeTime', 'close', 'oddsType'],
    overUnder: ['instant', 'changeTime', 'close', 'oddsType'],
    handicapHalf: ['instant', 'changeTime', 'oddsType'],
    overUnderHalf: ['instant', 'changeTime', 'oddsType'],
    ...ownForms,
  },
};
