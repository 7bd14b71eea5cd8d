import type { Clock } from '@khandai/runtime';
import { ApiError, CallAborted } from './api-error.js';

/**
 * Gives `work` so many milliseconds and the caller's signal. It answers at the deadline or the abort even when
 * `work` heeds no signal (an in-process adapter may not), and leaves no sleeper behind.
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
    inner.abort();
  }
}
