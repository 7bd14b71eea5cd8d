import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.js';

/** Drizzle over either adapter; the same type inside a transaction. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The database port: PGlite in a folder, or PostgreSQL by URL. One schema, one dialect. */
export interface Database {
  readonly db: Db;
  /** Which adapter this is, for /readyz and messages. */
  readonly kind: 'pglite' | 'postgres';
  /** Resolves when the database answers a trivial query. */
  ping(): Promise<void>;
  /**
   * Runs SQL text without Drizzle: one statement with `values`, or several without. For packages that bring their own
   * SQL, and for statements that run too often to be built each time: PostgreSQL parses and plans a statement with a
   * `name` once per connection.
   */
  query<Row>(text: string, values?: readonly unknown[], name?: string): Promise<Row[]>;
  /**
   * Runs reads that may take long, as in a search. At most a few run at a time, on connections that nothing else uses,
   * and PostgreSQL ends a statement after READ_TIMEOUT_MS. Throws DatabaseBusy when too many wait already, or when a
   * statement was ended.
   */
  longRead<T>(work: (db: Db) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
