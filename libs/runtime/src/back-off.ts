export interface BackOffOptions {
  /** First delay in milliseconds. */
  first?: number;
  /** Maximum delay in milliseconds. */
  max?: number;
  /** Source of randomness in [0, 1), injected for tests. */
  random?: () => number;
}

/** Exponential delays with random jitter in the upper half, so that many clients do not reconnect at the same time. */
export class BackOff {
  readonly #first: number;
  readonly #max: number;
  readonly #random: () => number;
  #attempts = 0;

  constructor({ first = 500, max = 30_000, random = Math.random }: BackOffOptions = {}) {
    this.#first = first;
    this.#max = max;
    this.#random = random;
  }

  get attempts(): number {
    return this.#attempts;
  }

  /** The next delay in milliseconds: random between 50 % and 100 % of min(`first` · 2^attempts, `most`). */
  next(): number {
    const ceiling = Math.min(this.#max, this.#first * 2 ** this.#attempts);
    this.#attempts += 1;
    return Math.round(ceiling / 2 + (ceiling / 2) * this.#random());
  }

  reset(): void {
    this.#attempts = 0;
  }
}
