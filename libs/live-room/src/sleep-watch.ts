import type { Clock } from '@khandai/runtime';

const LOOK_MS = 5_000;
/** Timers of a hidden page come up to a minute late; what is later was sleep. */
const ASLEEP_MS = 70_000;

/** Looks at the clock until `signal` aborts, and tells of every jump a shut lid makes in it. */
export async function watchForSleep(clock: Clock, signal: AbortSignal, woke: (sleptMs: number) => void): Promise<void> {
  while (!signal.aborted) {
    const expected = clock.now() + LOOK_MS;
    await clock.sleep(LOOK_MS, signal);
    const late = clock.now() - expected;
    if (!signal.aborted && late >= ASLEEP_MS) woke(late);
  }
}
