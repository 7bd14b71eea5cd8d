/** A bet on one market: prices as in rows, decimal for `europeOdds` and Hong Kong for the others. */
export type Pick =
  | { readonly market: 'handicap'; readonly side: 'home' | 'away'; readonly line: number; readonly price: number }
  | { readonly market: 'overUnder'; readonly side: 'over' | 'under'; readonly line: number; readonly price: number }
  | { readonly market: 'europeOdds'; readonly side: 'home' | 'draw' | 'away'; readonly price: number };

/** Goals of the part of the match that the market is on, without extra time. */
export interface Score {
  readonly home: number;
  readonly away: number;
}

export interface Settlement {
  /** Part of the stake that was won (above 0), or lost (below 0); 0 when the stake comes back. */
  readonly share: 1 | 0.5 | 0 | -0.5 | -1;
  /** Won or lost for a stake of one, exact to the ten-thousandth. */
  readonly units: number;
}

/** What a bet came to. Throws RangeError for a line that is no multiple of 0.25. */
export function settle(pick: Pick, score: Score): Settlement {
  const share = shareOf(pick, score);
  // Whole ten-thousandths: half of a price of three decimals has four.
  const profit = Math.round((pick.market === 'europeOdds' ? pick.price - 1 : pick.price) * 1_000) * 10;
  const units = share > 0 ? share * profit : share * 10_000;
  return { share, units: units / 10_000 };
}

/** Whole points that come back for a stake of whole points, the stake among them: parts of a point are cut off. */
export function pointsBack(stake: number, { units }: { readonly units: number }): number {
  const inUnits = stake * (10_000 + Math.round(units * 10_000));
  return (inUnits - (inUnits % 10_000)) / 10_000;
}

function shareOf(pick: Pick, { home, away }: Score): Settlement['share'] {
  switch (pick.market) {
    case 'europeOdds': {
      const winner = home === away ? 'draw' : home > away ? 'home' : 'away';
      return pick.side === winner ? 1 : -1;
    }
    case 'handicap': {
      const margin = home - away - pick.line;
      return byMargin(pick.side === 'home' ? margin : -margin);
    }
    case 'overUnder': {
      const margin = home + away - pick.line;
      return byMargin(pick.side === 'over' ? margin : -margin);
    }
  }
}

/** A quarter line lies between two others, each with half of the stake: a margin of a quarter decides one half alone. */
function byMargin(margin: number): Settlement['share'] {
  const quarters = margin * 4;
  if (!Number.isInteger(quarters)) throw new RangeError(`no quarter line: the margin is ${margin}`);
  if (quarters >= 2) return 1;
  if (quarters === 1) return 0.5;
  if (quarters === 0) return 0;
  return quarters === -1 ? -0.5 : -1;
}
