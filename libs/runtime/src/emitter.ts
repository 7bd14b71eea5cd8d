export type Listener<T> = (value: T) => void;

/** A typed event. A listener that throws does not keep the others from hearing; its error is rethrown after all were called. */
export class Emitter<T> {
  readonly #listeners = new Set<Listener<T>>();

  /** Returns the function that stops listening. */
  on(listener: Listener<T>): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  emit(value: T): void {
    const errors: unknown[] = [];
    for (const listener of [...this.#listeners]) {
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
