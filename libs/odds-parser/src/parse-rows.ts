import { CellReader, type UnusableCell } from './cell-reader.js';
import { type RowForm, rowForm } from './columns.js';
import type { OddsOf, RowEndpoint } from './odds.js';
import type { CellReason, ParsedRows } from './parsed-rows.js';
import { readOdds } from './read-odds.js';
import { RowScanner } from './row-scanner.js';

const MAX_BAD_ROW_LENGTH = 200;
const MAX_BAD_CELL_LENGTH = 40;

/**
 * Parses the rows of one category. Returns valid rows as odds and invalid rows with a reason; never throws.
 * `rows` may be any value: null or undefined (an absent category) counts as an empty list.
 */
export function parseRows<C extends string>(
  category: C,
  rows: unknown,
  endpoint: RowEndpoint = 'main',
): ParsedRows<OddsOf<C>> {
  const parsed: ParsedRows = { odds: [], bad: [] };
  readCategory({ category, rows, endpoint }, parsed);
  // Every row is parsed with this category, so every odds has its type.
  return parsed as ParsedRows<OddsOf<C>>;
}

/** Parses all categories of a reply (`data` of the provider's odds calls, `rows` of this site's own). Never throws. */
export function parseAllRows(data: unknown, endpoint: RowEndpoint = 'main'): ParsedRows {
  const parsed: ParsedRows = { odds: [], bad: [] };
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    parsed.bad.push({ category: '', index: null, row: describeRow(data), reason: 'notAList' });
  } else {
    for (const [category, rows] of Object.entries(data)) readCategory({ category, rows, endpoint }, parsed);
  }
  return parsed;
}

function readCategory(
  { category, rows, endpoint }: { category: string; rows: unknown; endpoint: RowEndpoint },
  parsed: ParsedRows,
): void {
  if (rows === undefined || rows === null) return;
  if (!Array.isArray(rows)) {
    parsed.bad.push({ category, index: null, row: describeRow(rows), reason: 'notAList' });
    return;
  }
  const form = rowForm(endpoint, category);
  const scanner = new RowScanner();
  // Iterate by index: a sparse list has holes, and each hole is a bad row.
  for (let index = 0; index < rows.length; index += 1) {
    const row: unknown = rows[index];
    if (!form) parsed.bad.push({ category, index, row: describeRow(row), reason: 'unknownCategory' });
    else if (typeof row !== 'string') parsed.bad.push({ category, index, row: describeRow(row), reason: 'notText' });
    else {
      const odds = scanner.read(row, form);
      if (odds) parsed.odds.push(odds);
      else readUnusual({ row, index, form }, parsed);
    }
  }
}

/** Parses a row the scanner rejected: either its spelling is unusual, or it is invalid. */
function readUnusual(
  { row, index, form }: { row: string; index: number; form: RowForm },
  { odds, bad }: ParsedRows,
): void {
  const { category, columns } = form;
  const place = { category, index, row: describeRow(row) };
  const cells = row.split(',').map((cell) => cell.trim());
  if (!isComplete(cells.length, form)) {
    bad.push({ ...place, reason: 'columnCount', found: cells.length, expected: columns.length });
    return;
  }
  const reader = new CellReader(cells);
  const read = readOdds(reader, form);
  if (reader.unusable) bad.push({ ...place, ...describeCell(reader.unusable, columns) });
  else odds.push(read);
}

function describeCell(
  { reason, column, cell }: UnusableCell,
  columns: readonly string[],
): { reason: CellReason; column: string; cell: string } {
  return { reason, column: columns[column] ?? '', cell: cell.slice(0, MAX_BAD_CELL_LENGTH) };
}

// Rows of older captures lack the last column, oddsType.
function isComplete(count: number, { columns, has }: RowForm): boolean {
  return count === columns.length || (has.oddsType && count === columns.length - 1);
}

function describeRow(row: unknown): string {
  if (typeof row === 'string') return row.slice(0, MAX_BAD_ROW_LENGTH);
  return row === null ? 'null' : typeof row;
}
