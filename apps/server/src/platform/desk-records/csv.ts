import { VIETNAM, wallTimeAt } from '@khandai/calendar';

/** A spreadsheet takes a cell with such a start for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const QUOTED = /[",\n\r]/;
const MARK = '\ufeff';

export class BadCsv extends Error {}

/** Rows as a CSV file that spreadsheets read as text: a cell that looks like a formula starts with an apostrophe. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `${MARK}${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

function cell(text: string): string {
  const safe = FORMULA.test(text) || /^'+[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** `2026-11-20 20:50:00` in Vietnam, which spreadsheets read as a time. */
export function csvTime(at: number): string {
  const { year, month, day, hour, minute, second } = wallTimeAt(at, VIETNAM);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${[year, month, day].map(two).join('-')} ${[hour, minute, second].map(two).join(':')}`;
}

export interface CsvRow {
  /** The line of the file on which the row starts, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Reads what `writeCsv` writes, and what spreadsheets make of it. Throws BadCsv when a quote does not end. */
export function readCsv(file: string): CsvRow[] {
  const text = file.startsWith(MARK) ? file.slice(1) : file;
  const rows: CsvRow[] = [];
  let line = 1;
  for (let at = 0; at < text.length;) {
    const row = readRow(text, at);
    if (row.cells.some((one) => one !== '')) rows.push({ line, cells: row.cells.map(unmarked) });
    line += text.slice(at, row.end).match(/\n/g)?.length ?? 0;
    at = row.end;
  }
  return rows;
}

function readRow(text: string, start: number): { cells: string[]; end: number } {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const { value, end } = text[at] === '"' ? readQuoted(text, at) : readPlain(text, at);
    cells.push(value);
    if (text[end] !== ',') return { cells, end: text.startsWith('\r\n', end) ? end + 2 : end + 1 };
    at = end + 1;
  }
}

function readPlain(text: string, start: number): { value: string; end: number } {
  const next = text.slice(start).search(/[,\r\n]/);
  const end = next === -1 ? text.length : start + next;
  return { value: text.slice(start, end), end };
}

function readQuoted(text: string, start: number): { value: string; end: number } {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] !== '"') continue;
    if (text[at + 1] !== '"') return { value: text.slice(start + 1, at).replaceAll('""', '"'), end: at + 1 };
    at += 1;
  }
  throw new BadCsv('a quote does not end');
}

const unmarked = (text: string): string => (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text);
