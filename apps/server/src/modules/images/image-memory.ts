/** A picture may take at most this fraction of the memory; a larger one would evict too many others. */
const MAX_PARTS = 8;

/** LRU memory cache of pictures, bounded in bytes. */
export class ImageMemory<T extends { readonly bytes: Uint8Array }> {
  readonly #kept = new Map<string, T>();
  #size = 0;

  constructor(private readonly maxBytes: number) {}

  get(key: string): T | undefined {
    const found = this.#kept.get(key);
    if (found) {
      // Moves the entry to the end, so it is the last one evicted.
      this.#kept.delete(key);
      this.#kept.set(key, found);
    }
    return found;
  }

  set(key: string, value: T): void {
    this.drop(key);
    if (value.bytes.length > this.maxBytes / MAX_PARTS) return;
    this.#kept.set(key, value);
    this.#size += value.bytes.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= this.maxBytes) break;
      this.drop(oldest);
    }
  }

  drop(key: string): void {
    this.#size -= this.#kept.get(key)?.bytes.length ?? 0;
    this.#kept.delete(key);
  }
}
