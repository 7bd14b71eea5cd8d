import type { Clock } from '@khandai/runtime';
import { ApiError, CallAborted } from './api-error.js';

/** A reason of our own: by default, `abort` makes a DOMException with a stack for each call. */
const OVER = 'the call is over';

/**
 * Runs `work` with a timeout of `ms`. Rejects at the timeout or when `signal` aborts, even if `work` ignores its own
 * signal (an in-process adapter may do so), and leaves no timer behind.
 */
export async function withDeadline<T>(
  { clock, ms, signal }: { clock: Clock; ms: number; signal: AbortSignal | undefined },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (signal?.aborted) throw new CallAborted(signal.reason);
  const inner = new AbortController();
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(new CallAborted(signal?.reason));
    signal?.addEventListener('abort', abort);
  });
  const late = clock.sleep(ms, inner.signal).then(() => {
    if (!inner.signal.aborted) throw new ApiError({ kind: 'timeout', message: `no answer within ${ms} ms` });
    return aborted;
  });
  try {
    return await Promise.race([work(inner.signal), late, aborted]);
  } finally {
    signal?.removeEventListener('abort', abort);
    inner.abort(OVER);
  }
}
