import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** Creates PGlite with the extensions that the migrations need; without `dataDir` it is in memory. */
export const createPglite = (options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'> = {}): Promise<PGlite> =>
  PGlite.create({ ...options, extensions: { pg_trgm, btree_gin } });
