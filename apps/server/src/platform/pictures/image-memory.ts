/** A picture may take at most this fraction of the memory; a larger one would evict too many others. */
const MAX_PARTS = 8;

/** LRU memory cache of pictures, bounded in bytes. */
export class ImageMemory<T extends { readonly bytes: Uint8Array }> {
  readonly #entries = new Map<string, T>();
  #size = 0;

  constructor(private readonly maxBytes: number) {}

  get(key: string): T | undefined {
    const found = this.#entries.get(key);
    if (found) {
      // Moves the entry to the end, so it is the last one evicted.
      this.#entries.delete(key);
      this.#entries.set(key, found);
    }
    return found;
  }

  set(key: string, value: T): void {
    this.drop(key);
    if (value.bytes.length > this.maxBytes / MAX_PARTS) return;
    this.#entries.set(key, value);
    this.#size += value.bytes.length;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.maxBytes) break;
      this.drop(oldest);
    }
  }

  drop(key: string): void {
    this.#size -= this.#entries.get(key)?.bytes.length ?? 0;
    this.#entries.delete(key);
  }
}
