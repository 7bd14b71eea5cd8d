/** A map of at most `max` entries: a new entry evicts the least recently used one. */
export class LruMap<K, V> {
  readonly #max: number;
  // A Map iterates in insertion order, and each use inserts its entry again: the first entry is the one to evict.
  readonly #entries = new Map<K, V>();

  constructor({ max }: { readonly max: number }) {
    this.#max = max;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: K): V | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: K, value: V): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#max) return;
    for (const leastUsed of this.#entries.keys()) {
      this.#entries.delete(leastUsed);
      return;
    }
  }

  delete(key: K): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }
}
