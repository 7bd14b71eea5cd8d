/** One that is not there by then is taken for lost: the next who asks tries anew. */
const PATIENCE_MS = 10_000;
const MOST = 500;

interface KeptDeps<T> {
  readonly clock: { now(): number };
  /** How old a value may become, counted from when it was asked for. */
  readonly ms: number;
  /** Values kept at once; one more drives out the one that was asked for first. */
  readonly most?: number;
  /** Whether a value may be kept at all; every value, unless told. */
  readonly worth?: (value: T) => boolean;
}

interface Entry<T> {
  until: number;
  readonly value: Promise<T>;
}

/**
 * What many ask for at a time: the first loads it, those who ask meanwhile wait for the same, and for a short while it is
 * at hand. What failed, or is not worth keeping, goes to those who waited and is forgotten. It belongs to one process:
 * another one may have an older value, by no more than `ms`.
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
    // The fault itself goes to whoever awaits the value.
    entry.value.then((value) => {
      entry.until = asked + this.deps.ms;
      if (!(this.deps.worth?.(value) ?? true)) forget();
    }, forget);
    return entry.value;
  }

  /** Takes out what is over, and the oldest when all places are taken. */
  #makeRoom(key: string, now: number): void {
    this.#entries.delete(key);
    for (const [oldest, { until }] of this.#entries) {
      if (until > now && this.#entries.size < (this.deps.most ?? MOST)) break;
      this.#entries.delete(oldest);
    }
  }
}
