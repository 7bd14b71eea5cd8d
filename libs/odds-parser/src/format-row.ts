import { type Part, rowForm } from './columns.js';
import type { Odds, RowEndpoint } from './odds.js';

/**
 * Formats odds as a row of `endpoint`. Parsing that row returns the same odds, except for values the call has no
 * column for. Prices have two decimals, or three when the third is not 0.
 */
export function formatRow(odds: Odds, endpoint: RowEndpoint): string {
  let row = `${odds.matchId},${odds.companyId}`;
  for (const part of rowForm(endpoint, odds.category)?.parts ?? []) row += `,${cellsOf(odds, part)}`;
  return row;
}

/** Formats odds as a row of the `main` call, the format this site stores and sends. */
export function formatMainRow(odds: Odds): string {
  return formatRow(odds, 'main');
}

/** Odds without the values that a `main` row has no column for: its row, once parsed, gives exactly these odds. */
export function mainOdds<O extends Odds>(odds: O): O {
  const has = rowForm('main', odds.category)?.has;
  return {
    ...odds,
    initial: has?.initial ? odds.initial : null,
    maintenance: odds.maintenance && has?.maintenance === true,
    inPlay: odds.inPlay && has?.inPlay === true,
    close: odds.close && has?.close === true,
    oddsType: has?.oddsType ? odds.oddsType : 0,
    handicapCount: null,
  };
}

function cellsOf(odds: Odds, part: Part): string {
  switch (part) {
    case 'initial':
    case 'instant':
      return priceCells(odds, part);
    case 'handicapCount':
      // Odds from another call may lack the line count; there are at least as many lines as this line's number.
      return String(odds.handicapCount ?? odds.handicapIndex);
    default:
      return String(odds[part]);
  }
}

/** Written out for each market: a site formats thousands of rows at once. */
function priceCells(odds: Odds, run: 'initial' | 'instant'): string {
  switch (odds.market) {
    case 'handicap': {
      const prices = odds[run];
      return prices ? `${prices.line},${priceCell(prices.home)},${priceCell(prices.away)}` : BLANK;
    }
    case 'overUnder': {
      const prices = odds[run];
      return prices ? `${prices.line},${priceCell(prices.over)},${priceCell(prices.under)}` : BLANK;
    }
    case 'europeOdds': {
      const prices = odds[run];
      return prices ? `${priceCell(prices.home)},${priceCell(prices.draw)},${priceCell(prices.away)}` : BLANK;
    }
    case 'doubleChance': {
      const prices = odds[run];
      return prices
        ? `${priceCell(prices.homeDraw)},${priceCell(prices.homeAway)},${priceCell(prices.drawAway)}`
        : BLANK;
    }
  }
}

const BLANK = ',,';

/** Rounds to thousandths: `toFixed` takes several times as long. */
function priceCell(price: number): string {
  const thousandths = Math.round(price * 1000);
  const fraction = thousandths % 1000;
  const digits =
    fraction % 10 === 0 ? twoDigits(fraction / 10) : twoDigits(Math.floor(fraction / 10)) + (fraction % 10);
  return `${Math.floor(thousandths / 1000)}.${digits}`;
}

const twoDigits = (value: number): string => (value < 10 ? `0${value}` : String(value));
