import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/**
 * Runs statements on the embedded database of a stopped site: only one process may open it. It opens with the extensions
 * of the server, without which no indexed table takes a row.
 */
export async function writeWhileStopped(dataDir: string, statements: string): Promise<void> {
  const database = await PGlite.create(join(dataDir, 'postgres'), { extensions: { pg_trgm, btree_gin } });
  try {
    await database.exec(statements);
  } finally {
    await database.close();
  }
}
