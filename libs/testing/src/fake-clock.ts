import type { Clock } from '@khandai/runtime';

interface Sleeper {
  readonly due: number;
  wake(): void;
}

/**
 * A clock that only a test advances. `await clock.advance(ms)` resolves pending sleeps in order of their
 * due time, and lets the work each one starts settle before it resolves the next.
 */
export class FakeClock implements Clock {
  #now: number;
  #sleepers: Sleeper[] = [];

  constructor(start: number | string = '2026-11-20T12:00:00Z') {
    this.#now = typeof start === 'number' ? start : Date.parse(start);
  }

  now(): number {
    return this.#now;
  }

  /** Number of pending sleeps; 0 proves that the code under test left no timer running. */
  get sleeping(): number {
    return this.#sleepers.length;
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = () => {
        this.#sleepers = this.#sleepers.filter((other) => other !== sleeper);
        signal?.removeEventListener('abort', wake);
        resolve();
      };
      const sleeper: Sleeper = { due: this.#now + ms, wake };
      this.#sleepers.push(sleeper);
      signal?.addEventListener('abort', wake);
    });
  }

  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settle();
    for (;;) {
      const next = this.#sleepers.filter((sleeper) => sleeper.due <= end).sort((a, b) => a.due - b.due)[0];
      if (!next) break;
      this.#now = Math.max(this.#now, next.due);
      next.wake();
      await settle();
    }
    this.#now = end;
  }
}

/** Runs `turns` rounds of microtasks, so that promise chains without timers or I/O can finish. */
export async function settle(turns = 20): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
}
