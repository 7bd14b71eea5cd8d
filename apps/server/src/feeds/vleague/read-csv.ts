import type { BadInput } from '../../modules/fixtures/feed.js';

export interface CsvRow {
  /** 1-based line of the file. */
  line: number;
  cells: Readonly<Record<string, string>>;
}

/** Comma-separated values with a head line; cells may stand in double quotes. Lines of another width are told. */
export function readCsv(content: string, file: string, columns: readonly string[]): { rows: CsvRow[]; bad: BadInput[] } {
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
    if (cells.length === head.length) rows.push({ line, cells: Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])) });
    else bad.push({ file, row: line, reason: `có ${cells.length} ô, cần ${head.length}` });
  }
  return { rows, bad };
}

/** Each cell is read with the comma before it, the first with one put there. */
function cellsOf(line: string): string[] {
  return [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain ?? '').trim(),
  );
}
