import { TipMarket, type TipSide } from '@khandai/contracts';
import { type Odds, offerOf } from '@khandai/odds-parser';
import type { MatchOddsStore } from '../../domains/odds';
import { valueOf } from '../../domains/odds';

/** Markets of the full match that take points, in the order of the slip. */
export const betMarkets = [
  { market: TipMarket.handicap, category: 'handicap', sides: ['home', 'away'] },
  { market: TipMarket.overUnder, category: 'overUnder', sides: ['over', 'under'] },
  { market: TipMarket.european, category: 'europeOdds', sides: ['home', 'draw', 'away'] },
] as const satisfies readonly { market: TipMarket; category: Odds['category']; sides: readonly TipSide[] }[];

export type BetMarket = (typeof betMarkets)[number];

/** What a company offers for a side of a market. */
export interface Offer {
  readonly companyId: number;
  readonly line: number | null;
  readonly price: number;
  /** The company takes it now. */
  readonly open: boolean;
}

const IN_PLAY = 3;

export const isTaken = (odds: Odds): boolean => offerOf(odds) === 'open' && odds.oddsType !== IN_PLAY;

/** The first company that takes the market, or else the first that has it. */
export function offering(store: MatchOddsStore, { category }: BetMarket): Odds | undefined {
  const rows = store.rows(category);
  return rows.find(isTaken) ?? rows[0];
}

export function offerOn(odds: Odds | undefined, side: TipSide): Offer | undefined {
  const price = odds && valueOf(odds, side);
  if (!odds || price === undefined) return undefined;
  return { companyId: odds.companyId, line: valueOf(odds, 'line') ?? null, price, open: isTaken(odds) };
}
