import { type Fixture, type PointPick, TipMarket } from '@khandai/contracts';
import { pointsBack } from '@khandai/odds-parser';

/** What one can stake points on: names and lines as rows have them. */
type Bet = Pick<PointPick, 'market' | 'side' | 'line' | 'price'>;

/** A choice with the names of its match. */
export const betOfPick = (bet: Bet, { home, away }: Pick<Fixture, 'home' | 'away'>) => ({
  ...bet,
  match: { home: home.name, away: away.name },
});

/** Points that come back, the stake among them, when `outcome` of it is won (1 and 0.5), returned (0) or lost. */
export function backBy({ market, price }: Pick<Bet, 'market' | 'price'>, stake: number, outcome: number): number {
  const won = market === TipMarket.european ? price - 1 : price;
  return pointsBack(stake, { units: outcome > 0 ? outcome * won : outcome });
}

/** Points that a full win brings back, the stake among them. */
export const mostBack = (bet: Pick<Bet, 'market' | 'price'>, stake: number): number => backBy(bet, stake, 1);
