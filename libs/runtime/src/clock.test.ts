import { SystemClock } from './clock.js';

/** Timers that a test runs by hand. */
class ManualTimers {
  readonly pending = new Map<number, { readonly callback: () => void; readonly ms: number }>();
  #made = 0;

  setTimeout = (callback: () => void, ms: number): number => {
    this.#made += 1;
    this.pending.set(this.#made, { callback, ms });
    return this.#made;
  };
  clearTimeout = (handle: unknown): void => {
    this.pending.delete(handle as number);
  };
}

describe('SystemClock', () => {
  it('[RT1] returns milliseconds since the epoch', () => {
    const before = Date.now();
    const now = new SystemClock().now();
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
  });

  it('[RT2] wakes when the timer fires', async () => {
    const timers = new ManualTimers();
    const sleep = new SystemClock(timers).sleep(500);
    const [timer] = [...timers.pending.values()];
    expect(timer?.ms).toBe(500);
    timer?.callback();
    await expect(sleep).resolves.toBeUndefined();
  });

  it('[RT2] wakes at once when its signal aborts, and leaves no timer', async () => {
    const timers = new ManualTimers();
    const controller = new AbortController();
    const sleep = new SystemClock(timers).sleep(500, controller.signal);
    controller.abort();
    await sleep;
    expect(timers.pending.size).toBe(0);
  });

  it('[RT2] does not sleep on a signal that has aborted', async () => {
    const timers = new ManualTimers();
    await new SystemClock(timers).sleep(500, AbortSignal.abort());
    expect(timers.pending.size).toBe(0);
  });

  it('[RT3] works with the timers of the platform', async () => {
    await expect(new SystemClock().sleep(0)).resolves.toBeUndefined();
  });
});
