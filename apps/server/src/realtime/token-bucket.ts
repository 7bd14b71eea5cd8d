import type { Clock } from '../platform/clock.js';

export interface TokenBucketOptions {
  clock: Clock;
  /** Max burst. */
  size: number;
  perSecond: number;
}

/** Rate limiter: allows a burst, then a steady rate. */
export class TokenBucket {
  readonly #options: TokenBucketOptions;
  #tokens: number;
  #at: number;

  constructor(options: TokenBucketOptions) {
    this.#options = options;
    this.#tokens = options.size;
    this.#at = options.clock.now();
  }

  take(): boolean {
    const { clock, size, perSecond } = this.#options;
    const now = clock.now();
    this.#tokens = Math.min(size, this.#tokens + (Math.max(0, now - this.#at) / 1000) * perSecond);
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
