type Listener = (event: never) => unknown;

/** A fake event target, such as a window; the test fires its events. */
export class FakeWindow {
  readonly #listeners = new Map<string, Set<Listener>>();

  readonly addEventListener = (type: string, listener: Listener, { signal }: { signal?: AbortSignal } = {}): void => {
    const listeners = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, listeners.add(listener));
    signal?.addEventListener('abort', () => listeners.delete(listener));
  };

  fire(type: string, event: object = {}): void {
    for (const listener of [...(this.#listeners.get(type) ?? [])]) listener(event as never);
  }
}
