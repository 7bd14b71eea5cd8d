/** A post that waits for a job. */
export interface Waiting {
  readonly postId: number;
  /** Failures in a row. */
  readonly attempts: number;
}

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 60 * 60_000;

/** When work is tried again after this many failures in a row: after two seconds, then twice as long each time, at most an hour. */
export const retryAt = (now: Date, attempts: number): Date =>
  new Date(now.getTime() + Math.min(FIRST_WAIT_MS * 2 ** attempts, MAX_WAIT_MS));
