import type { BadInput } from '../../modules/fixtures/feed.js';
import { type Fields, isFields } from './read-values.js';

/** Thrown for one row, with the reason in Vietnamese; eachRow catches it. */
export class Unusable extends Error {}

export interface Parsed<T> {
  list: T[];
  bad: BadInput[];
}

/** Parses row by row. An unusable row is reported with its 1-based position; the other rows are returned. */
export function eachRow<T>(data: unknown, file: string, parse: (row: Fields, index: number) => T): Parsed<T> {
  if (!Array.isArray(data)) return { list: [], bad: [{ file, row: null, reason: 'data không phải danh sách' }] };
  const parsed: Parsed<T> = { list: [], bad: [] };
  for (const [index, row] of data.entries()) {
    try {
      if (!isFields(row)) throw new Unusable('dòng không phải đối tượng');
      parsed.list.push(parse(row, index));
    } catch (error) {
      if (!(error instanceof Unusable)) throw error;
      parsed.bad.push({ file, row: index + 1, reason: error.message });
    }
  }
  return parsed;
}

/**
 * Parses rows that each have a list. An unusable item is reported with the position of its row, and costs only itself; a row
 * none of whose items is usable is left out, because an empty list would say that it has none.
 */
export function eachList<T>(
  data: unknown,
  file: string,
  { key, items, item }: { key: (row: Fields) => string; items: (row: Fields) => unknown[]; item: (one: Fields) => T },
): Parsed<[key: string, list: T[]]> {
  const bad: BadInput[] = [];
  const rows = eachRow(data, file, (row, index): [string, T[]][] => {
    const name = key(row);
    const parsed = eachRow(items(row), file, item);
    bad.push(...parsed.bad.map((one) => ({ ...one, row: index + 1 })));
    return parsed.list.length === 0 && parsed.bad.length > 0 ? [] : [[name, parsed.list]];
  });
  return { list: rows.list.flat(), bad: [...rows.bad, ...bad].sort((a, b) => (a.row ?? 0) - (b.row ?? 0)) };
}

export function needed<T>(value: T | undefined, field: string): T {
  if (value === undefined || value === '') throw new Unusable(`trường ${field} thiếu hoặc sai`);
  return value;
}
