import { type Part, parts, priceColumns, rowForm } from './columns.js';
import type { Odds, RowEndpoint } from './odds.js';

/**
 * Formats odds as a row of `endpoint`. Parsing that row returns the same odds, except for values the call has no
 * column for. Prices have two decimals, or three when the third is not 0.
 */
export function formatRow(odds: Odds, endpoint: RowEndpoint): string {
  const form = rowForm(endpoint, odds.category);
  const cells = parts.filter((part) => form?.has[part]).flatMap((part) => cellsOf(odds, part));
  return [odds.matchId, odds.companyId, ...cells].join(',');
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

function cellsOf(odds: Odds, part: Part): string[] {
  switch (part) {
    case 'initial':
      return odds.initial ? priceCells(odds, odds.initial) : ['', '', ''];
    case 'instant':
      return priceCells(odds, odds.instant);
    case 'handicapCount':
      // Odds from another call may lack the line count; there are at least as many lines as this line's number.
      return [String(odds.handicapCount ?? odds.handicapIndex)];
    default:
      return [String(odds[part])];
  }
}

function priceCells(odds: Odds, prices: Odds['instant']): string[] {
  const values: Readonly<Record<string, number>> = { ...prices };
  return priceColumns[odds.market].map((column) => {
    const value = values[column] ?? 0;
    return column === 'line' ? String(value) : priceCell(value);
  });
}

function priceCell(price: number): string {
  const text = price.toFixed(3);
  return text.endsWith('0') ? text.slice(0, -1) : text;
}
