import { layouts, type Part, priceColumns } from './columns.js';
import type { Odds } from './odds.js';

/** The row of the `main` form that reads back as these odds. Prices have two decimals, or three where they need them. */
export function formatMainRow(odds: Odds): string {
  const cells = layouts.main[odds.category].flatMap((part) => cellsOf(odds, part));
  return [odds.matchId, odds.companyId, ...cells].join(',');
}

function cellsOf(odds: Odds, part: Part): string[] {
  switch (part) {
    case 'initial':
      return odds.initial ? priceCells(odds, odds.initial) : ['', '', ''];
    case 'instant':
      return priceCells(odds, odds.instant);
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
