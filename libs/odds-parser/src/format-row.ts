import { type Part, parts, priceColumns, rowForm } from './columns.js';
import type { Odds, RowEndpoint } from './odds.js';

/**
 * The row of `endpoint` that reads back as these odds, as far as that call has columns for them. Prices have two
 * decimals, or three where they need them.
 */
export function formatRow(odds: Odds, endpoint: RowEndpoint): string {
  const form = rowForm(endpoint, odds.category);
  const cells = parts.filter((part) => form?.has[part]).flatMap((part) => cellsOf(odds, part));
  return [odds.matchId, odds.companyId, ...cells].join(',');
}

/** The row of the `main` form, which this site keeps and sends. */
export function formatMainRow(odds: Odds): string {
  return formatRow(odds, 'main');
}

function cellsOf(odds: Odds, part: Part): string[] {
  switch (part) {
    case 'initial':
      return odds.initial ? priceCells(odds, odds.initial) : ['', '', ''];
    case 'instant':
      return priceCells(odds, odds.instant);
    case 'handicapCount':
      // A row of another call does not say how many lines there are; there are as many as this one's number.
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
