import type { Clock } from './clock.js';

interface Read<T> {
  readonly running: Promise<T>;
  readonly startedAt: number;
  /** Starts after `running`; everybody who asks meanwhile waits for it. */
  next?: Promise<T>;
}

export interface SharedReadsOptions {
  readonly clock: Pick<Clock, 'now' | 'sleep'>;
  /** A read that others wait for starts after a pause of this many times the last one's duration. Default 0. */
  readonly pauseRatio?: number;
}

/** Max pause between two reads of one key, in milliseconds. */
const MAX_PAUSE_MS = 250;

/**
 * Shares reads between concurrent callers. Unlike a cache it never returns old data: every caller gets a read that
 * started after the call, so it contains every change that the caller knows of. A rush on one key costs one read at a
 * time.
 */
export class SharedReads<T> {
  readonly #reads = new Map<string, Read<T>>();

  constructor(private readonly options: SharedReadsOptions) {}

  /** Number of keys with a running read. */
  get size(): number {
    return this.#reads.size;
  }

  get(key: string, read: () => Promise<T>): Promise<T> {
    const current = this.#reads.get(key);
    if (!current) return this.#start(key, read);
    current.next ??= this.#startAfter(current, key, read);
    return current.next;
  }

  async #startAfter({ running, startedAt }: Read<T>, key: string, read: () => Promise<T>): Promise<T> {
    const { clock, pauseRatio = 0 } = this.options;
    await Promise.allSettled([running]);
    const pause = Math.min(MAX_PAUSE_MS, (clock.now() - startedAt) * pauseRatio);
    if (pause > 0) await clock.sleep(pause);
    return this.#start(key, read);
  }

  #start(key: string, read: () => Promise<T>): Promise<T> {
    const entry: Read<T> = { running: read(), startedAt: this.options.clock.now() };
    this.#reads.set(key, entry);
    const forget = () => {
      // With a next read waiting, that one takes the entry's place.
      if (this.#reads.get(key) === entry && !entry.next) this.#reads.delete(key);
    };
    entry.running.then(forget, forget);
    return entry.running;
  }
}
