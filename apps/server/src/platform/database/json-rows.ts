import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Rows for `insert(table).select(…)`, as one parameter. A statement with `values` has a parameter for each field, which
 * takes Drizzle and PostgreSQL about twice as long.
 */
export function jsonRows<T extends PgTable>(table: T, rows: readonly T['$inferSelect'][]): SQL {
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([name]) => `"${name}"`).join(', ');
  const types = columns.map(([name, column]) => `"${name}" ${column.getSQLType()}`).join(', ');
  return sql`SELECT ${sql.raw(names)} FROM json_to_recordset(${json(rows)}::json) AS input (${sql.raw(types)})`;
}

/** A list of texts as one parameter, for `IN`. */
export const jsonTexts = (texts: readonly string[]): SQL =>
  sql`(SELECT json_array_elements_text(${json(texts)}::json))`;

/** PostgreSQL refuses JSON with half of a surrogate pair; it becomes U+FFFD, as in a text parameter. */
function json(value: unknown): string {
  const text = JSON.stringify(value);
  if (!text.includes('\\ud')) return text;
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? part.toWellFormed() : part));
}
