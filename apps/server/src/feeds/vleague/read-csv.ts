import type { BadInput } from '../../modules/fixtures/feed.js';

export interface CsvRow {
  /** 1-based line number in the file. */
  line: number;
  cells: Readonly<Record<string, string>>;
}

/**
 * Parses comma-separated values with a header row; cells may be in double quotes. Rows with a wrong number of cells are
 * reported.
 */
export function readCsv(
  content: string,
  file: string,
  columns: readonly string[],
): { rows: CsvRow[]; bad: BadInput[] } {
  const lines = content.replace(/^\uFEFF/, '').split(/\r?\n/);
  const head = cellsOf(lines[0] ?? '');
  const missing = columns.filter((column) => !head.includes(column));
  if (missing.length > 0) return { rows: [], bad: [{ file, row: null, reason: `thiếu cột ${missing.join(', ')}` }] };
  const rows: CsvRow[] = [];
  const bad: BadInput[] = [];
  for (const [index, text] of lines.entries()) {
    if (index === 0 || text.trim() === '') continue;
    const cells = cellsOf(text);
    const line = index + 1;
    if (cells.length === head.length)
      rows.push({ line, cells: Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])) });
    else bad.push({ file, row: line, reason: `có ${cells.length} ô, cần ${head.length}` });
  }
  return { rows, bad };
}

/** The pattern matches each cell with its preceding comma, so a comma is prepended to the line. */
function cellsOf(line: string): string[] {
  return [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain ?? '').trim(),
  );
}
