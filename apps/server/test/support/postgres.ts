import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { readMigrations } from '../../src/platform/database/migrations.js';
import { PostgresDatabase } from '../../src/platform/database/postgres-database.js';

/** Makes a database of its own on the server of `url`, so that suites do not see each other. Answers its address. */
export async function newDatabase(url: string): Promise<string> {
  const name = `khandai_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: name }).href;
}

/** Opens a database of its own on the server of `url`, migrated. */
export async function emptyPostgres(url: string): Promise<PostgresDatabase> {
  return PostgresDatabase.open({ url: await newDatabase(url), migrations: await readMigrations(), onLostConnection: () => undefined });
}
