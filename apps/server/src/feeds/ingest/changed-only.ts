import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

interface Upsert {
  set: Record<string, SQL>;
  setWhere: SQL;
}

/**
 * The update half of an upsert that skips a row unless one of the `compared` columns differs, so that RETURNING lists
 * exactly the changed rows. Columns in `also` are written too but not compared.
 */
export function changedOnly<T extends PgTable>(
  table: T,
  compared: readonly (keyof T['_']['columns'] & string)[],
  also: readonly (keyof T['_']['columns'] & string)[] = [],
): Upsert {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const column = (name: string): PgColumn => {
    const found = columns[name];
    if (!found) throw new Error(`no column ${name}`);
    return found;
  };
  const incoming = (name: string) => sql`excluded.${sql.identifier(column(name).name)}`;
  const stored = sql.join(
    compared.map((name) => sql`${column(name)}`),
    sql`, `,
  );
  const offered = sql.join(compared.map(incoming), sql`, `);
  return {
    set: Object.fromEntries([...compared, ...also].map((name) => [name, incoming(name)])),
    setWhere: sql`(${stored}) is distinct from (${offered})`,
  };
}

/** Splits a list into parts of at most `size`, so that no statement exceeds PostgreSQL's parameter limit. */
export function parts<T>(list: readonly T[], size = 1000): T[][] {
  const cut: T[][] = [];
  for (let at = 0; at < list.length; at += size) cut.push(list.slice(at, at + size));
  return cut;
}
