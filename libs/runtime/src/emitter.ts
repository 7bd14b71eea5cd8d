export type Listener<T> = (value: T) => void;

/** A typed event. A listener that throws does not keep the others from hearing; its error is rethrown after all were called. */
export class Emitter<T> {
  readonly #listeners = new Set<{ readonly listener: Listener<T> }>();

  /** Returns the function that stops listening. A function that listens twice is called twice. */
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
