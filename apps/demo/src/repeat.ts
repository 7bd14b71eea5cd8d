import type { Clock } from '@khandai/runtime';

/** Does something now and then each time after a pause of `ms`. Resolves when `signal` aborts; rejects when `act` does. */
export async function repeat(act: () => Promise<void>, ms: number, clock: Clock, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await act();
    await clock.sleep(ms, signal);
  }
}
