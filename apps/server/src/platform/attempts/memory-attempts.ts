import type { Clock } from '../clock.js';
import { attemptKey } from './attempt-key.js';
import type { AttemptLimit, Attempts } from './attempts.js';

/** Max names in memory; beyond it the least recently used name is evicted. */
const NAMES = 50_000;

/** Attempt counter for a site that runs as one process. */
export class MemoryAttempts implements Attempts {
  readonly #times = new Map<string, number[]>();

  constructor(private readonly clock: Pick<Clock, 'now'>) {}

  async take(name: string, { max, windowMs }: AttemptLimit): Promise<number> {
    const key = attemptKey(name);
    const now = this.clock.now();
    const times = (this.#times.get(key) ?? []).filter((time) => time > now - windowMs);
    const [first = now] = times;
    const full = times.length >= max;
    if (!full) times.push(now);
    this.#remember(key, times);
    return full ? first + windowMs - now : 0;
  }

  async giveBack(name: string): Promise<void> {
    this.#times.get(attemptKey(name))?.pop();
  }

  // Deletes the key before setting it so that the map's order is least recently used first.
  #remember(key: string, times: number[]): void {
    this.#times.delete(key);
    this.#times.set(key, times);
    if (this.#times.size <= NAMES) return;
    for (const oldest of this.#times.keys()) {
      this.#times.delete(oldest);
      return;
    }
  }
}
