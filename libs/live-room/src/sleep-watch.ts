import type { Clock } from '@khandai/runtime';

const LOOK_MS = 5_000;
/** Browsers delay timers of a hidden page by up to a minute; a longer delay means that the computer slept. */
const ASLEEP_MS = 70_000;

/** Checks the clock until `signal` aborts, and calls `woke` after every sleep of the computer. */
export async function watchForSleep(clock: Clock, signal: AbortSignal, woke: (sleptMs: number) => void): Promise<void> {
  while (!signal.aborted) {
    const expected = clock.now() + LOOK_MS;
    await clock.sleep(LOOK_MS, signal);
    const late = clock.now() - expected;
    if (!signal.aborted && late >= ASLEEP_MS) woke(late);
  }
}
