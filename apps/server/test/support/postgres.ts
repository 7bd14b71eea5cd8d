import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { readMigrations } from '../../src/platform/database/migrations.js';
import { PostgresDatabase } from '../../src/platform/database/postgres-database.js';

/** Creates a separate database on the server of `url`, so that suites are isolated. Returns its URL. */
export async function newDatabase(url: string): Promise<string> {
  const name = `khandai_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: name }).href;
}

/** Opens a separate, migrated database on the server of `url`. */
export async function emptyPostgres(url: string): Promise<PostgresDatabase> {
  return PostgresDatabase.open({
    url: await newDatabase(url),
    migrations: await readMigrations(),
    onLostConnection: () => undefined,
  });
}
