/** Lets so many pieces of work run at once; others wait in line, and beyond `waiting` are turned away. */
export class AtMost {
  #running = 0;
  readonly #line: (() => void)[] = [];

  constructor(private readonly limits: { readonly running: number; readonly waiting: number; readonly full: () => Error }) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#turn();
    try {
      return await work();
    } finally {
      const next = this.#line.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  /** Whoever ends hands his place to the first in line, so nobody overtakes. */
  async #turn(): Promise<void> {
    if (this.#running < this.limits.running) {
      this.#running += 1;
      return;
    }
    if (this.#line.length >= this.limits.waiting) throw this.limits.full();
    await new Promise<void>((resolve) => this.#line.push(resolve));
  }
}
