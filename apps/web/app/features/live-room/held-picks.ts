import type { PointPick } from '@khandai/contracts';
import type { BetMarket } from './bet-offers';

type Held = Pick<PointPick, 'market' | 'side' | 'line' | 'stake' | 'state'>;
type Side = Pick<PointPick, 'side'> & { readonly bet: Pick<BetMarket, 'market'> };

const isPending = ({ state }: Pick<PointPick, 'state'>): boolean => state !== 'settled' && state !== 'void';

/** Points that wait on a side: on the line that is offered now, and on lines that it had before. */
export function heldOn(
  picks: readonly Held[],
  { bet, side, line }: Side & Pick<PointPick, 'line'>,
): { readonly here: number; readonly elsewhere: number } {
  let [here, elsewhere] = [0, 0];
  for (const pick of picks) {
    if (!isPending(pick) || pick.market !== bet.market || pick.side !== side) continue;
    if (pick.line === line) here += pick.stake;
    else elsewhere += pick.stake;
  }
  return { here, elsewhere };
}

/** Picks that wait on another side of the market, on any line: on the same line only one of the two can win. */
export const heldAgainst = <T extends Held>(picks: readonly T[], { bet, side }: Side): T[] =>
  picks.filter((pick) => isPending(pick) && pick.market === bet.market && pick.side !== side);
