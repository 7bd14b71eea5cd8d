import type { Clock } from '@khandai/runtime';

interface Sleeper {
  readonly due: number;
  wake(): void;
}

/**
 * Time that passes only when a test says so. `await clock.advance(ms)` wakes sleepers in order of their
 * due time and lets everything they started settle before the next one wakes.
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

  /** How many sleeps are pending: 0 proves that nothing was left behind. */
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

/** Lets promise chains that are already resolvable run to their end. */
export async function settle(turns = 20): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
}
