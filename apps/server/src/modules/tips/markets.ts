import { TipMarket, type TipSide } from '@khandai/contracts';
import type { Odds, OddsCategory, Pick } from '@khandai/odds-parser';

/** The rows that a market's prices come from. */
export const categoryOf = {
  [TipMarket.overUnder]: 'overUnder',
  [TipMarket.european]: 'europeOdds',
  [TipMarket.handicap]: 'handicap',
  [TipMarket.handicapHalf]: 'handicapHalf',
  [TipMarket.overUnderHalf]: 'overUnderHalf',
} as const satisfies Record<TipMarket, OddsCategory>;

/** Markets that the score of the half-time decides. */
export const isOfHalf = (market: TipMarket): boolean =>
  market === TipMarket.handicapHalf || market === TipMarket.overUnderHalf;

export interface TipPick {
  readonly market: TipMarket;
  readonly side: TipSide;
  readonly line: number | null;
  readonly price: number;
}

/** The bet of a tip; undefined when the market has no such side, or its line is missing. */
export function pickOf({ market, side, line, price }: TipPick): Pick | undefined {
  const category = categoryOf[market];
  if (category === 'europeOdds')
    return side === 'over' || side === 'under' ? undefined : { market: 'europeOdds', side, price };
  if (line === null) return undefined;
  if (category === 'handicap' || category === 'handicapHalf')
    return side === 'home' || side === 'away' ? { market: 'handicap', side, line, price } : undefined;
  return side === 'over' || side === 'under' ? { market: 'overUnder', side, line, price } : undefined;
}

/** What a row offers for a side; undefined when the market has no such side. */
export function offered(
  odds: Odds,
  side: TipSide,
): { readonly line: number | null; readonly price: number } | undefined {
  const prices: Readonly<Record<string, number>> = { ...odds.instant };
  const price = prices[side];
  return price === undefined ? undefined : { line: prices['line'] ?? null, price };
}
