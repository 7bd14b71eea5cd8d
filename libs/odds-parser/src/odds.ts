/** Categories of rows, as the provider and the specification name them. */
export const oddsCategories = [
  'handicap',
  'handicapHalf',
  'overUnder',
  'overUnderHalf',
  'europeOdds',
  'europeOddsHalf',
  'doubleChance',
  'corner',
  'cornerHandicap',
] as const;
export type OddsCategory = (typeof oddsCategories)[number];

/**
 * Calls that return rows. `main` calls have the main line of each market, `all` calls every line; each exists for
 * current odds, recent changes, past days and future days.
 */
export const rowEndpoints = [
  'main',
  'mainChanges',
  'mainHistory',
  'mainFuture',
  'all',
  'allChanges',
  'allHistory',
  'allFuture',
] as const;

/** The call a row comes from. The call and the category determine the columns; the number of columns does not. */
export type RowEndpoint = (typeof rowEndpoints)[number];

/** `line` above 0: the home team gives goals; below 0: the away team does. Prices are Hong Kong (stake not included). */
export interface HandicapPrices {
  readonly line: number;
  readonly home: number;
  readonly away: number;
}

/** Prices are Hong Kong (stake not included). */
export interface OverUnderPrices {
  readonly line: number;
  readonly over: number;
  readonly under: number;
}

/** 1X2. Prices are decimal (stake included), even where the provider's documentation names another format. */
export interface EuropePrices {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

/** Prices are Hong Kong (stake not included). */
export interface DoubleChancePrices {
  readonly homeDraw: number;
  readonly homeAway: number;
  readonly drawAway: number;
}

/** 0 unknown, 1 early, 2 before kick-off, 3 in play. */
export type OddsPeriod = 0 | 1 | 2 | 3;

interface OddsOfMarket<M extends Market, C extends OddsCategory, P> {
  readonly market: M;
  readonly category: C;
  readonly matchId: string;
  readonly companyId: number;
  /** Opening prices; null where the row has none. They never change. */
  readonly initial: P | null;
  /** Current prices. */
  readonly instant: P;
  /** The company's updates are paused. False where the category has no such column. */
  readonly maintenance: boolean;
  /** The company offers this market during the match. False where the category has no such column. */
  readonly inPlay: boolean;
  /** Betting is suspended. False where the category has no such column. */
  readonly close: boolean;
  /** Unix time in seconds. */
  readonly changeTime: number;
  readonly oddsType: OddsPeriod;
  /** Which of the company's lines this is, from 1. Line 1 is the main one, the only one of the `main` calls. */
  readonly handicapIndex: number;
  /** How many lines the company has; null where the row has no such column. */
  readonly handicapCount: number | null;
}

/**
 * What prices a category has: categories of one market share columns. A market has the name of its first category.
 */
export type Market = 'handicap' | 'overUnder' | 'europeOdds' | 'doubleChance';
export type HandicapOdds = OddsOfMarket<'handicap', 'handicap' | 'handicapHalf' | 'cornerHandicap', HandicapPrices>;
export type OverUnderOdds = OddsOfMarket<'overUnder', 'overUnder' | 'overUnderHalf' | 'corner', OverUnderPrices>;
export type EuropeOdds = OddsOfMarket<'europeOdds', 'europeOdds' | 'europeOddsHalf', EuropePrices>;
export type DoubleChanceOdds = OddsOfMarket<'doubleChance', 'doubleChance', DoubleChancePrices>;

/** One line of one company for one match in one category; `market` determines which prices it has. */
export type Odds = HandicapOdds | OverUnderOdds | EuropeOdds | DoubleChanceOdds;

/** The type of odds parsed from category `C`; the union of all types if the category is known only at run time. */
export type OddsOf<C extends string> = C extends HandicapOdds['category']
  ? HandicapOdds
  : C extends OverUnderOdds['category']
    ? OverUnderOdds
    : C extends EuropeOdds['category']
      ? EuropeOdds
      : C extends DoubleChanceOdds['category']
        ? DoubleChanceOdds
        : Odds;

/**
 * The one key of a row: category, match, company and line. A main line has the same key in every call. Stores, caches and
 * lists of rows use it, so that a row has one identity on its whole way.
 */
export function rowKey(
  odds: Pick<Odds, 'category' | 'matchId' | 'companyId'> & Partial<Pick<Odds, 'handicapIndex'>>,
): string {
  const { category, matchId, companyId, handicapIndex = 1 } = odds;
  const key = `${category}:${matchId}:${companyId}`;
  return handicapIndex === 1 ? key : `${key}:${handicapIndex}`;
}

/** Match and company of a row, which are its first two columns in every call, for filters that need no prices. */
export function rowIds(row: string): Pick<Odds, 'matchId' | 'companyId'> {
  const [matchId = '', companyId = ''] = row.split(',', 2);
  return { matchId: matchId.trim(), companyId: Number(companyId) };
}

export function isOddsCategory(value: string): value is OddsCategory {
  return (oddsCategories as readonly string[]).includes(value);
}
