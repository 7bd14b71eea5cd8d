import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Db } from './database.js';
import { type Migration, migrate } from './migrations.js';
import * as schema from './schema.js';

const CONNECT_MS = 5_000;
const CONNECTIONS = 20;
/** Arbitrary number; every process of the site must use the same. */
const MIGRATION_LOCK = 728_301_001;

export interface PostgresOptions {
  readonly url: string;
  readonly migrations: readonly Migration[];
  /** Called when an idle connection breaks; the pool opens another by itself. */
  readonly onLostConnection: (error: Error) => void;
}

/** A PostgreSQL server by URL, shared by any number of processes. */
export class PostgresDatabase implements Database {
  readonly kind = 'postgres';
  readonly db: Db;
  readonly #pool: pg.Pool;

  private constructor(pool: pg.Pool) {
    this.#pool = pool;
    this.db = drizzle({ client: pool, schema });
  }

  static async open({ url, migrations, onLostConnection }: PostgresOptions): Promise<PostgresDatabase> {
    const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: CONNECT_MS });
    pool.on('error', onLostConnection);
    try {
      await migratePool(pool, migrations);
    } catch (error) {
      await pool.end();
      throw error;
    }
    return new PostgresDatabase(pool);
  }

  async ping(): Promise<void> {
    await this.#pool.query('SELECT 1');
  }

  async query<Row>(text: string, values?: readonly unknown[], name?: string): Promise<Row[]> {
    if (values?.length) {
      const { rows } = await this.#pool.query({ text, values: [...values], ...(name !== undefined && { name }) });
      return rows as Row[];
    }
    const client = await this.#pool.connect();
    let failed = true;
    try {
      // `query` returns an array of results when `text` has several statements.
      const answer: pg.QueryResult | pg.QueryResult[] = await client.query(text);
      failed = false;
      return [answer].flat().flatMap(({ rows }) => rows as Row[]);
    } finally {
      // A BEGIN in `text` that fails half way would break every later statement on the connection, so it is discarded.
      client.release(failed);
    }
  }

  async close(): Promise<void> {
    if (this.#pool.ending) return;
    await this.#pool.end();
  }
}

// Several processes may start at once: one migrates, the others wait for the lock and find nothing left to do.
async function migratePool(pool: pg.Pool, migrations: readonly Migration[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(
      {
        exec: async (sql) => void (await client.query(sql)),
        query: async <Row>(sql: string, values?: unknown[]) => (await client.query(sql, values)).rows as Row[],
      },
      migrations,
    );
  } finally {
    client.release(true);
  }
}
