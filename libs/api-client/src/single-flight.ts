/** Concurrent callers with the same key share one run of `work`. */
export class SingleFlight<T> {
  readonly #flights = new Map<string, Promise<T>>();

  constructor(private readonly work: (key: string) => Promise<T>) {}

  get(key: string): Promise<T> {
    const known = this.#flights.get(key);
    if (known) return known;
    const flight = this.work(key).finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }
}
