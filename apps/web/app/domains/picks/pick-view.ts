import { type Fixture, type PointPick, TipMarket } from '@khandai/contracts';
import { pointsBack } from '@khandai/odds-parser';

/** What one can stake points on: names and lines as rows have them. */
type Bet = Pick<PointPick, 'market' | 'side' | 'line' | 'price'>;

/** A choice with the names of its match. */
export const betOfPick = (bet: Bet, { home, away }: Pick<Fixture, 'home' | 'away'>) => ({
  ...bet,
  match: { home: home.name, away: away.name },
});

/** Points that a full win brings back, the stake among them. */
export const mostBack = ({ market, price }: Pick<Bet, 'market' | 'price'>, stake: number): number =>
  pointsBack(stake, { units: market === TipMarket.european ? price - 1 : price });
