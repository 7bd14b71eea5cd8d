import { type PriceCells, readChangeTime, readCompanyId, readFlag, readMatchId, readOddsType, readPrices, UnusableCell } from './cells.js';
import { layouts, marketOf, type Part } from './columns.js';
import { isOddsCategory, type Odds, type OddsCategory, type OddsOf, type RowEndpoint } from './odds.js';
import type { BadRow, BadRowReason, ParsedRows } from './parsed-rows.js';

const SHOWN_OF_BAD_ROW = 200;
const IDS = 2;
const PRICE_RUN = 3;

/**
 * Reads the rows of one category. Good rows always come out, bad ones are told with their reason; never throws.
 * `rows` may be anything: nothing at all (a category that is absent) is an empty list.
 */
export function parseRows<C extends string>(category: C, rows: unknown, endpoint: RowEndpoint = 'main'): ParsedRows<OddsOf<C>> {
  const parsed: ParsedRows = { odds: [], bad: [] };
  if (!Array.isArray(rows)) {
    if (rows !== undefined && rows !== null) parsed.bad.push(badRow(category, null, rows, 'notAList'));
  } else {
    (rows as readonly unknown[]).forEach((row, index) => {
      const read = readRow(category, row, endpoint);
      if (typeof read === 'string') parsed.bad.push(badRow(category, index, row, read));
      else parsed.odds.push(read);
    });
  }
  // Every row was read under this category, so every odds is of its kind.
  return parsed as ParsedRows<OddsOf<C>>;
}

/** Reads all categories of an answer (`data` of the odds calls, `rows` of this site's own). Never throws. */
export function parseAllRows(data: unknown, endpoint: RowEndpoint = 'main'): ParsedRows {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return { odds: [], bad: [badRow('', null, data, 'notAList')] };
  }
  const parts = Object.entries(data).map(([category, rows]) => parseRows(category, rows, endpoint));
  return { odds: parts.flatMap((part) => part.odds), bad: parts.flatMap((part) => part.bad) };
}

function readRow(category: string, row: unknown, endpoint: RowEndpoint): Odds | BadRowReason {
  if (!isOddsCategory(category)) return 'unknownCategory';
  if (typeof row !== 'string') return 'notText';
  const cells = row.split(',').map((cell) => cell.trim());
  const parts = layouts[endpoint][category];
  if (!fits(cells.length, parts)) return 'columnCount';
  try {
    return toOdds(category, cells, parts);
  } catch (error) {
    if (error instanceof UnusableCell) return error.reason;
    throw error;
  }
}

// Rows of older captures lack the last column, oddsType.
function fits(count: number, parts: readonly Part[]): boolean {
  const whole = IDS + parts.reduce((sum, part) => sum + widthOf(part), 0);
  return count === whole || (count === whole - 1 && parts.at(-1) === 'oddsType');
}

function widthOf(part: Part): number {
  return part === 'initial' || part === 'instant' ? PRICE_RUN : 1;
}

function toOdds(category: OddsCategory, cells: readonly string[], parts: readonly Part[]): Odds {
  const market = marketOf[category];
  const instant = readPrices(market, priceCells(cells, parts, 'instant'));
  if (instant === null) throw new UnusableCell('price');
  const odds = {
    market,
    category,
    matchId: readMatchId(cells[0] ?? ''),
    companyId: readCompanyId(cells[1] ?? ''),
    initial: readPrices(market, priceCells(cells, parts, 'initial')),
    instant,
    maintenance: readFlag(cellOf(cells, parts, 'maintenance')),
    inPlay: readFlag(cellOf(cells, parts, 'inPlay')),
    close: readFlag(cellOf(cells, parts, 'close')),
    changeTime: readChangeTime(cellOf(cells, parts, 'changeTime')),
    oddsType: readOddsType(cellOf(cells, parts, 'oddsType')),
  };
  // `market` belongs to `category` and `readPrices` read the prices of that market.
  return odds as Odds;
}

function priceCells(cells: readonly string[], parts: readonly Part[], part: 'initial' | 'instant'): PriceCells {
  const at = placeOf(parts, part);
  return at === undefined ? ['', '', ''] : [cells[at] ?? '', cells[at + 1] ?? '', cells[at + 2] ?? ''];
}

/** Blank where the category has no such column. */
function cellOf(cells: readonly string[], parts: readonly Part[], part: Part): string {
  const at = placeOf(parts, part);
  return at === undefined ? '' : (cells[at] ?? '');
}

function placeOf(parts: readonly Part[], part: Part): number | undefined {
  const index = parts.indexOf(part);
  return index < 0 ? undefined : parts.slice(0, index).reduce((sum, before) => sum + widthOf(before), IDS);
}

function badRow(category: string, index: number | null, row: unknown, reason: BadRowReason): BadRow {
  return { category, index, row: describe(row).slice(0, SHOWN_OF_BAD_ROW), reason };
}

function describe(row: unknown): string {
  if (typeof row === 'string') return row;
  return Object.prototype.toString.call(row);
}
