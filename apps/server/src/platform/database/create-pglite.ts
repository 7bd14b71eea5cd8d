import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/**
 * Runs one statement in a turn of the event loop. PGlite computes a reply without waiting for anything, so promises
 * alone would run a call with all its statements, and then the next call, before the process reads from a socket or runs
 * a timer.
 *
 * There is one connection, which a transaction holds. Code inside it that asks the database itself, and not the
 * transaction, would wait for its own end, and everyone else with it: it gets an error.
 */
class YieldingPglite extends PGlite {
  readonly #inside = new AsyncLocalStorage<{ open: boolean }>();

  override _runExclusiveTransaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.#inside.getStore()?.open)
      return Promise.reject(new Error('A statement inside a transaction must run on the transaction.'));
    return super._runExclusiveTransaction(() => {
      const transaction = { open: true };
      return this.#inside.run(transaction, async () => {
        try {
          return await work();
        } finally {
          // A timer that the work has started keeps this context, and may ask afterwards.
          transaction.open = false;
        }
      });
    });
  }

  /** All statements pass through here, also those of a transaction, one at a time. */
  override _runExclusiveQuery<T>(statement: () => Promise<T>): Promise<T> {
    return super._runExclusiveQuery(async () => {
      await setImmediate();
      return statement();
    });
  }
}

/** Creates PGlite with the extensions that the migrations need; without `dataDir` it is in memory. */
export async function createPglite(options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'> = {}): Promise<PGlite> {
  const client = new YieldingPglite({ ...options, extensions: { pg_trgm, btree_gin } });
  await client.waitReady;
  return client;
}
