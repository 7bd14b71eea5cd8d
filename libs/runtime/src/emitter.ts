export type Listener<T> = (value: T) => void;

/** A typed event. If a listener throws, the others are still called, and its error is rethrown afterwards. */
export class Emitter<T> {
  readonly #listeners = new Set<{ readonly listener: Listener<T> }>();

  /** Adds a listener and returns a function that removes it. A listener added twice is called twice. */
  on(listener: Listener<T>): () => void {
    const entry = { listener };
    this.#listeners.add(entry);
    return () => {
      this.#listeners.delete(entry);
    };
  }

  emit(value: T): void {
    const errors: unknown[] = [];
    for (const { listener } of [...this.#listeners]) {
      try {
        listener(value);
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length === 1) throw errors[0];
    if (errors.length > 1) throw new AggregateError(errors, 'listeners failed');
  }

  get size(): number {
    return this.#listeners.size;
  }
}
