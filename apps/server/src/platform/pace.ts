import type { Clock } from './clock.js';

export interface PaceOptions {
  clock: Clock;
  /** So many in any window of this length, in milliseconds. */
  most: number;
  windowMs: number;
}

/**
 * Counts what each person, or each address, did in the last window. It lives in one process: somebody with sockets to several
 * has the allowance once in each.
 */
export class Pace<K = number> {
  readonly #options: PaceOptions;
  readonly #taken = new Map<K, number[]>();
  #nextSweep = 0;

  constructor(options: PaceOptions) {
    this.#options = options;
  }

  /** Takes one and answers 0, or takes nothing and answers the milliseconds until one is free. */
  take(who: K): number {
    const { clock, most, windowMs } = this.#options;
    const now = clock.now();
    this.#sweep(now);
    const recent = (this.#taken.get(who) ?? []).filter((at) => at > now - windowMs);
    const oldest = recent[recent.length - most];
    if (oldest !== undefined) return oldest + windowMs - now;
    recent.push(now);
    this.#taken.set(who, recent);
    return 0;
  }

  /** Returns what was taken last, for work that came to nothing. */
  giveBack(who: K): void {
    this.#taken.get(who)?.pop();
  }

  /** People remembered; nobody stays for longer than two windows. */
  get size(): number {
    return this.#taken.size;
  }

  #sweep(now: number): void {
    if (now < this.#nextSweep) return;
    this.#nextSweep = now + this.#options.windowMs;
    for (const [who, taken] of this.#taken) {
      if ((taken.at(-1) ?? 0) <= now - this.#options.windowMs) this.#taken.delete(who);
    }
  }
}
