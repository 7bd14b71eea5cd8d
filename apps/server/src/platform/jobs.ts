import type { Clock } from './clock.js';
import type { Database } from './database/database.js';
import type { Log } from './log.js';

/** How soon another process takes over a job whose process has gone, or a failed one is tried again. */
const PAUSE_MS = 10_000;

export interface JobsDeps {
  readonly database: Pick<Database, 'withLock'>;
  readonly clock: Clock;
  readonly log: Log;
}

/** Work that runs on one of all processes at a time. */
export class Jobs {
  readonly #stop = new AbortController();
  readonly #running: Promise<void>[] = [];

  constructor(private readonly deps: JobsDeps) {}

  /** Keeps `work` running somewhere until `close`. Work that ends by itself is not started again. */
  start(name: string, work: (signal: AbortSignal) => Promise<void>): void {
    this.#running.push(this.#keep(name, work));
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#running);
  }

  async #keep(name: string, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      if (await this.#try(name, work)) return;
      await this.deps.clock.sleep(PAUSE_MS, signal);
    }
  }

  /** True when the work came to its own end. */
  async #try(name: string, work: (signal: AbortSignal) => Promise<void>): Promise<boolean> {
    const { signal } = this.#stop;
    try {
      const ended = await this.deps.database.withLock(`job:${name}`, async (lost) => {
        await work(AbortSignal.any([lost, signal]));
        return !lost.aborted;
      });
      return ended === true;
    } catch (error) {
      if (!signal.aborted) this.deps.log.error({ err: error, job: name }, 'a job failed and is tried again');
      return false;
    }
  }
}
