/** The clock and timers of all libraries. They never use global timers, so that tests control the time. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Resolves after `ms`, or at once when `signal` aborts; never rejects. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

interface Timers {
  setTimeout(callback: () => void, ms: number): unknown;
  clearTimeout(handle: unknown): void;
}

/** The system clock. */
export class SystemClock implements Clock {
  readonly #timers: Timers;

  constructor(timers: Timers = globalThis as unknown as Timers) {
    this.#timers = timers;
  }

  now(): number {
    return Date.now();
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        this.#timers.clearTimeout(handle);
        signal?.removeEventListener('abort', done);
        resolve();
      };
      const handle = this.#timers.setTimeout(done, ms);
      signal?.addEventListener('abort', done);
    });
  }
}
