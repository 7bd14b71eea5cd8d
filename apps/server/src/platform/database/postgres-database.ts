import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { BoundedPool } from './bounded-pool.js';
import type { Database, Db } from './database.js';
import { DatabaseBusy, longReads, READ_TIMEOUT_MS } from './long-reads.js';
import { type Migration, migrate } from './migrations.js';
import * as schema from './schema.js';
import { faultOf } from './violations.js';

/** Max wait for a connection, in milliseconds. */
const CONNECT_MS = 5_000;
/** Connections of one process: most of them for short statements, some for long reads only. */
const CONNECTIONS = 16;
const LONG_READ_CONNECTIONS = 4;
const QUERY_CANCELED = '57014';
/** Arbitrary number; every process of the site must use the same. */
const MIGRATION_LOCK = 728_301_001;

export interface PostgresOptions {
  readonly url: string;
  readonly migrations: readonly Migration[];
  /** Called when an idle connection breaks; the pool opens another by itself. */
  readonly onLostConnection: (error: Error) => void;
  /** Max wait for a connection, in milliseconds; tests set a shorter one. */
  readonly connectMs?: number;
}

/** A PostgreSQL server by URL, shared by any number of processes. */
export class PostgresDatabase implements Database {
  readonly kind = 'postgres';
  readonly db: Db;
  readonly #pool: pg.Pool;
  readonly #longPool: pg.Pool;
  readonly #longDb: Db;
  readonly #longReads = longReads(LONG_READ_CONNECTIONS);

  private constructor(pool: pg.Pool, longPool: pg.Pool) {
    this.#pool = pool;
    this.#longPool = longPool;
    this.db = drizzle({ client: pool, schema });
    this.#longDb = drizzle({ client: longPool, schema });
  }

  static async open({
    url,
    migrations,
    onLostConnection,
    connectMs = CONNECT_MS,
  }: PostgresOptions): Promise<PostgresDatabase> {
    const common = { connectionString: url, connectionTimeoutMillis: connectMs };
    const pool = new BoundedPool({ ...common, max: CONNECTIONS });
    pool.on('error', onLostConnection);
    try {
      await migratePool(pool, migrations);
    } catch (error) {
      await pool.end();
      throw error;
    }
    const longPool = new BoundedPool({ ...common, max: LONG_READ_CONNECTIONS, statement_timeout: READ_TIMEOUT_MS });
    longPool.on('error', onLostConnection);
    return new PostgresDatabase(pool, longPool);
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

  longRead<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return this.#longReads.run(async () => {
      try {
        return await work(this.#longDb);
      } catch (error) {
        throw faultOf(error)?.code === QUERY_CANCELED ? new DatabaseBusy() : error;
      }
    });
  }

  async close(): Promise<void> {
    if (this.#pool.ending) return;
    await Promise.all([this.#pool.end(), this.#longPool.end()]);
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
