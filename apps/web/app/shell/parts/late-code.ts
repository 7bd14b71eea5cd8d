/** Code that the browser loads when a page needs it. The server has it at hand, and provides it when it starts. */
export class LateCode<T> {
  #value: T | undefined;

  constructor(private readonly fetch: () => Promise<T>) {}

  /** Undefined in the browser until the code is loaded. */
  get value(): T | undefined {
    return this.#value;
  }

  provide(value: T): void {
    this.#value = value;
  }

  async load(): Promise<T> {
    return (this.#value ??= await this.fetch());
  }
}
