import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { createPglite } from './create-pglite.js';
import type { Database, Db } from './database.js';
import { longReads } from './long-reads.js';
import { type Migration, type MigrationTarget, migrate } from './migrations.js';
import * as schema from './schema.js';

/**
 * PostgreSQL inside this process, in a folder or in memory. The caller must hold the folder's lock: PGlite lets two
 * processes open one folder and then corrupts it.
 */
export class PgliteDatabase implements Database {
  readonly kind = 'pglite';
  readonly db: Db;
  readonly #longReads = longReads(1);

  private constructor(readonly client: PGlite) {
    this.db = drizzle({ client, schema });
  }

  static async open(folder: string, migrations: readonly Migration[]): Promise<PgliteDatabase> {
    return PgliteDatabase.over(await createPglite({ dataDir: folder }), migrations);
  }

  /** Takes ownership of an open client, and closes it when the migration fails. */
  static async over(client: PGlite, migrations: readonly Migration[]): Promise<PgliteDatabase> {
    try {
      await migrate(target(client), migrations);
    } catch (error) {
      await client.close();
      throw error;
    }
    return new PgliteDatabase(client);
  }

  async ping(): Promise<void> {
    await this.client.query('SELECT 1');
  }

  async query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]> {
    try {
      if (values?.length) return (await this.client.query<Row>(text, [...values])).rows;
      const results = await this.client.exec(text);
      return results.flatMap(({ rows }) => rows as Row[]);
    } catch (error) {
      // There is one connection: a BEGIN in `text` that fails half way would break every later statement.
      await this.client.query('ROLLBACK');
      throw error;
    }
  }

  /** There is one connection and no timeout, so what bounds a long read here is its own statement. */
  longRead<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return this.#longReads.run(() => work(this.db));
  }

  async close(): Promise<void> {
    if (!this.client.closed) await this.client.close();
  }
}

function target(client: PGlite): MigrationTarget {
  return {
    exec: async (sql) => void (await client.exec(sql)),
    query: async <Row>(sql: string, values?: unknown[]) => (await client.query<Row>(sql, values)).rows,
  };
}
