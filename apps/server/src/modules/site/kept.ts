/** Asked for with every page and changed once a week: an answer is kept for so long, and who asks meanwhile shares the one under way. */
export class Kept<T> {
  readonly #values = new Map<string, { readonly until: number; readonly value: Promise<T> }>();

  constructor(private readonly deps: { readonly clock: { now(): number }; readonly ms: number }) {}

  get(key: string, load: () => Promise<T>): Promise<T> {
    const now = this.deps.clock.now();
    const known = this.#values.get(key);
    if (known && known.until > now) return known.value;
    const value = load();
    this.#values.set(key, { until: now + this.deps.ms, value });
    // One that failed is nobody's: the next who asks tries anew. The failure itself goes to whoever awaits the value.
    value.catch(() => this.#values.delete(key));
    return value;
  }
}
