import { Code } from '@khandai/contracts';
import { RetryLater } from '../domain-error.js';
import { Semaphore } from '../semaphore.js';

/** Max duration of one statement of a long read. */
export const READ_TIMEOUT_MS = 2_000;
/** Max long reads that wait; with all of them at the timeout, the last one waits ten seconds. */
const MAX_WAITING = 20;
const RETRY_MS = 2_000;

/**
 * The database has more work than it can do: a statement found no free connection in time, too many long reads wait, or
 * a long read took too long.
 */
export class DatabaseBusy extends RetryLater {
  /** `cause` is the error of the driver, if there was one. */
  constructor(cause?: Error) {
    super(Code.unavailable, 503, 'unavailable', RETRY_MS);
    if (cause) this.cause = cause;
  }
}

/** Lets `running` long reads run at a time, so that they never take every connection. */
export const longReads = (running: number): Semaphore =>
  new Semaphore({ running, waiting: MAX_WAITING, full: () => new DatabaseBusy() });
