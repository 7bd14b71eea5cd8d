/** A semaphore with a bounded queue: further tasks wait, and beyond `waiting` they are rejected. */
export class Semaphore {
  #running = 0;
  readonly #queue: (() => void)[] = [];

  constructor(
    private readonly limits: { readonly running: number; readonly waiting: number; readonly full: () => Error },
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#acquire();
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  /** A finished task hands its slot to the first in the queue, which keeps the order. */
  async #acquire(): Promise<void> {
    if (this.#running < this.limits.running) {
      this.#running += 1;
      return;
    }
    if (this.#queue.length >= this.limits.waiting) throw this.limits.full();
    await new Promise<void>((resolve) => this.#queue.push(resolve));
  }
}
