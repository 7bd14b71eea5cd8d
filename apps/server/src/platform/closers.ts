type Close = () => Promise<void>;

/** What was opened, closed in reverse order; one that fails does not keep the others open. */
export class Closers {
  readonly #closers: Close[] = [];

  add(close: Close): void {
    this.#closers.push(close);
  }

  /** Call again safely: each is closed once. */
  async close(): Promise<void> {
    const failures: unknown[] = [];
    for (let close = this.#closers.pop(); close; close = this.#closers.pop()) {
      await close().catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'not everything closed');
  }
}
