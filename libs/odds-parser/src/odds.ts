/** Categories of rows, as the provider and the specification name them. */
export const oddsCategories = [
  'handicap',
  'handicapHalf',
  'overUnder',
  'overUnderHalf',
  'europeOdds',
  'doubleChance',
  'corner',
  'cornerHandicap',
] as const;
export type OddsCategory = (typeof oddsCategories)[number];

/** Calls whose answers are rows: the main line of each market or all of its lines, as they stand, as they moved, and of other days. */
export const rowEndpoints = ['main', 'mainChanges', 'mainHistory', 'mainFuture', 'all', 'allChanges', 'allHistory', 'allFuture'] as const;

/** Which call a row comes from. It decides the columns together with the category; their number never does. */
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

/** Prices are decimal (stake included), whatever the provider's page calls them. */
export interface OneXTwoPrices {
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

/** 0 cannot tell, 1 early, 2 before kick-off, 3 in play. */
export type OddsPeriod = 0 | 1 | 2 | 3;

interface OddsOfMarket<M extends Market, C extends OddsCategory, P> {
  readonly market: M;
  readonly category: C;
  readonly matchId: string;
  readonly companyId: number;
  /** Opening prices; null where the row has none. They never change. */
  readonly initial: P | null;
  /** Prices now. */
  readonly instant: P;
  /** The company's updates are paused. False where the category has no such column. */
  readonly maintenance: boolean;
  /** The company offers this market while the match is played. False where the category has no such column. */
  readonly inPlay: boolean;
  /** Betting is suspended. False where the category has no such column. */
  readonly close: boolean;
  /** Unix time in seconds. */
  readonly changeTime: number;
  readonly oddsType: OddsPeriod;
  /** Which of the company's lines this is, from 1. Line 1 is the main one, the only one of the `main` calls. */
  readonly handicapIndex: number;
  /** How many lines the company has; null where the row does not say. */
  readonly handicapCount: number | null;
}

export type Market = 'handicap' | 'overUnder' | 'oneXTwo' | 'doubleChance';
export type HandicapOdds = OddsOfMarket<'handicap', 'handicap' | 'handicapHalf' | 'cornerHandicap', HandicapPrices>;
export type OverUnderOdds = OddsOfMarket<'overUnder', 'overUnder' | 'overUnderHalf' | 'corner', OverUnderPrices>;
export type OneXTwoOdds = OddsOfMarket<'oneXTwo', 'europeOdds', OneXTwoPrices>;
export type DoubleChanceOdds = OddsOfMarket<'doubleChance', 'doubleChance', DoubleChancePrices>;

/** One line of one company for one match in one category; `market` tells which prices it has. */
export type Odds = HandicapOdds | OverUnderOdds | OneXTwoOdds | DoubleChanceOdds;

/** The kind of odds rows of category `C` become; all kinds where the category is known only at run time. */
export type OddsOf<C extends string> = C extends HandicapOdds['category']
  ? HandicapOdds
  : C extends OverUnderOdds['category']
    ? OverUnderOdds
    : C extends OneXTwoOdds['category']
      ? OneXTwoOdds
      : C extends DoubleChanceOdds['category']
        ? DoubleChanceOdds
        : Odds;

/** The one key of a row: a company has one row per match, category and line. A main line has the same key in every call. */
export function rowKey(odds: Pick<Odds, 'category' | 'matchId' | 'companyId'> & Partial<Pick<Odds, 'handicapIndex'>>): string {
  const { category, matchId, companyId, handicapIndex = 1 } = odds;
  const key = `${category}:${matchId}:${companyId}`;
  return handicapIndex === 1 ? key : `${key}:${handicapIndex}`;
}

export function isOddsCategory(value: string): value is OddsCategory {
  return (oddsCategories as readonly string[]).includes(value);
}
