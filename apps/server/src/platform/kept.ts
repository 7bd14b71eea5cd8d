/** A load that takes longer than this counts as lost: the next caller starts a new one. */
const PATIENCE_MS = 10_000;
const MAX_ENTRIES = 500;

interface KeptDeps<T> {
  readonly clock: { now(): number };
  /** Max age of a value, counted from the start of its load. */
  readonly ms: number;
  /** Max number of cached values; beyond it the oldest is evicted. */
  readonly max?: number;
  /** Whether a value may be cached; by default every value is. */
  readonly worth?: (value: T) => boolean;
}

interface Entry<T> {
  until: number;
  readonly value: Promise<T>;
}

/**
 * A short-lived cache that shares loads: the first caller starts the load, later callers wait for the same promise, and
 * the value then stays cached for `ms`. A load that fails, or whose value is not worth caching, reaches those who
 * waited and is removed. The cache belongs to one process: another process may have an older value, by at most `ms`.
 */
export class Kept<T> {
  readonly #entries = new Map<string, Entry<T>>();

  constructor(private readonly deps: KeptDeps<T>) {}

  get(key: string, load: () => Promise<T>): Promise<T> {
    const asked = this.deps.clock.now();
    const known = this.#entries.get(key);
    if (known && known.until > asked) return known.value;
    const entry: Entry<T> = { until: asked + Math.max(this.deps.ms, PATIENCE_MS), value: load() };
    this.#makeRoom(key, asked);
    this.#entries.set(key, entry);
    const forget = () => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    };
    // Callers that await the value receive the error itself.
    entry.value.then((value) => {
      entry.until = asked + this.deps.ms;
      if (!(this.deps.worth?.(value) ?? true)) forget();
    }, forget);
    return entry.value;
  }

  /** Removes expired entries, and the oldest when the cache is full. */
  #makeRoom(key: string, now: number): void {
    this.#entries.delete(key);
    for (const [oldest, { until }] of this.#entries) {
      if (until > now && this.#entries.size < (this.deps.max ?? MAX_ENTRIES)) break;
      this.#entries.delete(oldest);
    }
  }
}
