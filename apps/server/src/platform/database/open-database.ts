import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log.js';
import { restrictContent } from '../private-folder.js';
import { reasonOf, StartError } from '../start-error.js';
import type { Database } from './database.js';
import { readMigrations } from './migrations.js';
import { PgliteDatabase } from './pglite-database.js';
import { PostgresDatabase } from './postgres-database.js';

export interface OpenDatabase {
  /** PostgreSQL when set, else PGlite in `folder`. */
  readonly url: string | undefined;
  readonly folder: string;
  readonly log: Log;
}

/** Opens and migrates the configured database. Throws a StartError that explains what is wrong with it. */
export async function openDatabase({ url, folder, log }: OpenDatabase): Promise<Database> {
  const migrations = await readMigrations();
  if (url === undefined) {
    const data = join(folder, 'postgres');
    return explained(`DATA_DIR: không mở được cơ sở dữ liệu trong ${data}`, async () => {
      await mkdir(data, { recursive: true });
      const database = await PgliteDatabase.open(data, migrations);
      // PGlite makes the files of a new database readable by everybody, whatever the process's umask.
      await restrictContent(data);
      return database;
    });
  }
  const onLostConnection = (err: Error) => log.error({ err }, 'a connection to PostgreSQL was lost');
  return explained('DATABASE_URL: không mở được cơ sở dữ liệu PostgreSQL', () =>
    PostgresDatabase.open({ url, migrations, onLostConnection }),
  );
}

async function explained(what: string, open: () => Promise<Database>): Promise<Database> {
  try {
    return await open();
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(`${what} (${reasonOf(error)}).`);
  }
}
