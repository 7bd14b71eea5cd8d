import type { Clock } from '../clock.js';
import { LruMap } from '../lru-map.js';
import { attemptKey } from './attempt-key.js';
import type { AttemptLimit, Attempts } from './attempts.js';

/** Max names in memory; beyond it the least recently used name is evicted. */
const NAMES = 50_000;

/** Attempt counter for a site that runs as one process. */
export class MemoryAttempts implements Attempts {
  readonly #times = new LruMap<string, number[]>({ max: NAMES });

  constructor(private readonly clock: Pick<Clock, 'now'>) {}

  async take(name: string, { max, windowMs }: AttemptLimit): Promise<number> {
    const key = attemptKey(name);
    const now = this.clock.now();
    const times = (this.#times.get(key) ?? []).filter((time) => time > now - windowMs);
    const [first = now] = times;
    const full = times.length >= max;
    if (!full) times.push(now);
    this.#times.set(key, times);
    return full ? first + windowMs - now : 0;
  }

  async giveBack(name: string): Promise<void> {
    this.#times.get(attemptKey(name))?.pop();
  }
}
