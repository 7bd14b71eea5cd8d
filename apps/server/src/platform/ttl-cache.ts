/** A load that takes longer than this counts as lost: the next caller starts a new one. */
const LOAD_TIMEOUT_MS = 10_000;
const MAX_ENTRIES = 500;

interface TtlCacheOptions<T> {
  readonly clock: { now(): number };
  /** Max age of a value, counted from the start of its load. */
  readonly ttlMs: number;
  /** Max number of cached values; beyond it the oldest is evicted. */
  readonly max?: number;
  /** Whether a value may be cached; by default every value is. */
  readonly isCacheable?: (value: T) => boolean;
}

interface Entry<T> {
  expiresAt: number;
  readonly value: Promise<T>;
}

/**
 * A short-lived cache that shares loads: the first caller starts the load, later callers wait for the same promise, and
 * the value then stays cached for `ms`. A load that fails, or whose value is not worth caching, reaches those who
 * waited and is removed. The cache belongs to one process: another process may have an older value, by at most `ms`.
 */
export class TtlCache<T> {
  readonly #entries = new Map<string, Entry<T>>();

  constructor(private readonly options: TtlCacheOptions<T>) {}

  get(key: string, load: () => Promise<T>): Promise<T> {
    const startedAt = this.options.clock.now();
    const cached = this.#entries.get(key);
    if (cached && cached.expiresAt > startedAt) return cached.value;
    const entry: Entry<T> = { expiresAt: startedAt + Math.max(this.options.ttlMs, LOAD_TIMEOUT_MS), value: load() };
    this.#evict(key, startedAt);
    this.#entries.set(key, entry);
    const forget = () => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    };
    // Callers that await the value receive the error itself.
    entry.value.then((value) => {
      entry.expiresAt = startedAt + this.options.ttlMs;
      if (!(this.options.isCacheable?.(value) ?? true)) forget();
    }, forget);
    return entry.value;
  }

  /** Forgets all values, also those still being loaded: later callers load them again. */
  clear(): void {
    this.#entries.clear();
  }

  /** Removes expired entries, and the oldest when the cache is full. */
  #evict(key: string, now: number): void {
    this.#entries.delete(key);
    for (const [oldest, { expiresAt }] of this.#entries) {
      if (expiresAt > now && this.#entries.size < (this.options.max ?? MAX_ENTRIES)) break;
      this.#entries.delete(oldest);
    }
  }
}
