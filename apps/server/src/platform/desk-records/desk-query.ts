import { type Column, ilike, or, type SQL } from 'drizzle-orm';
import type { DeskPage } from './record-desk.js';

/** The rows of a page. */
export const skipped = ({ pageNum = 1, pageSize = 50 }: DeskPage): { limit: number; offset: number } => ({
  limit: pageSize,
  offset: (pageNum - 1) * pageSize,
});

/** Rows with `q` in one of the columns; `%` and `_` mean themselves. Undefined for an empty one. */
export function containing(q: string | undefined, ...columns: readonly Column[]): SQL | undefined {
  const text = q?.trim() ?? '';
  if (text === '') return undefined;
  const part = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(...columns.map((column) => ilike(column, part)));
}

export const isoOf = (time: Date | null): string | null => time?.toISOString() ?? null;
export const instantOf = (time: string | null): Date | null => (time === null ? null : new Date(time));
