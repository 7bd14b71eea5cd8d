import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

interface Upsert {
  set: Record<string, SQL>;
  setWhere: SQL;
}

/**
 * The update half of an upsert that leaves a row alone unless one of `compared` differs, so that RETURNING
 * names exactly the rows that changed. `also` columns are written with them but do not count as a difference.
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

/** Parts of at most `size`, so that no statement carries more parameters than PostgreSQL takes. */
export function parts<T>(list: readonly T[], size = 1000): T[][] {
  const cut: T[][] = [];
  for (let at = 0; at < list.length; at += size) cut.push(list.slice(at, at + size));
  return cut;
}
