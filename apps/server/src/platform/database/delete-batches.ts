import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.js';

/** Max rows of one delete: few enough that no other statement waits long for its locks. */
export const DELETE_BATCH = 1_000;

/** Deletes all rows that match, in batches, until `signal` aborts. */
export async function deleteBatches(
  db: Db,
  table: PgTable,
  where: SQL | undefined,
  signal: AbortSignal,
): Promise<void> {
  const batch = sql`${table}.ctid IN (SELECT ctid FROM ${table} WHERE ${where} LIMIT ${DELETE_BATCH})`;
  let deleted = DELETE_BATCH;
  while (deleted === DELETE_BATCH && !signal.aborted) {
    const gone = await db
      .delete(table)
      .where(batch)
      .returning({ one: sql`1` });
    deleted = gone.length;
  }
}
