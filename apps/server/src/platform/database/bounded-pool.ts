import pg from 'pg';
import { DatabaseBusy } from './long-reads.js';

/** Errors of pg-pool, which gives them no code: no connection became free, or none could be opened, in time. */
const TIMEOUTS: ReadonlySet<string> = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]);

type OnConnect = Parameters<pg.Pool['connect']>[0];

/** A pool that throws DatabaseBusy when no connection is to be had within `connectionTimeoutMillis`. */
export class BoundedPool extends pg.Pool {
  /** Statements without a transaction pass through here too, with a callback. */
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: OnConnect): void;
  override connect(callback?: OnConnect): Promise<pg.PoolClient> | void {
    if (callback) return super.connect((error, client, done) => callback(busyOr(error), client, done));
    return super.connect().catch((error: unknown) => {
      throw error instanceof Error ? busyOr(error) : error;
    });
  }
}

function busyOr<E extends Error | undefined>(error: E): E | DatabaseBusy {
  return error && TIMEOUTS.has(error.message) ? new DatabaseBusy(error) : error;
}
