import { Emitter } from '@khandai/runtime';
import type { Bus } from './bus.js';

type Listener = (payload: string) => void;

/** Bus for a site that runs as one process. */
export class MemoryBus implements Bus {
  readonly kind = 'memory';
  /** Never emits: memory has no connection to lose. */
  readonly restored = new Emitter<void>();
  readonly #listeners = new Map<string, Set<Listener>>();
  #closed = false;

  /** @param onListenerError Called when a listener throws; the other listeners still receive the message. */
  constructor(private readonly onListenerError: (error: unknown) => void) {}

  /** Listeners run in a later microtask, as they do when a message arrives over a network. */
  async publish(channel: string, payload: string): Promise<void> {
    this.#assertOpen();
    await Promise.resolve();
    for (const listener of [...(this.#listeners.get(channel) ?? [])]) this.#deliver(listener, payload);
  }

  async subscribe(channel: string, listener: Listener): Promise<() => Promise<void>> {
    this.#assertOpen();
    const own: Listener = (payload) => listener(payload);
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(own));
    return async () => {
      listeners.delete(own);
      if (listeners.size === 0 && this.#listeners.get(channel) === listeners) this.#listeners.delete(channel);
    };
  }

  async ping(): Promise<void> {
    this.#assertOpen();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#listeners.clear();
  }

  #deliver(listener: Listener, payload: string): void {
    try {
      listener(payload);
    } catch (error) {
      this.onListenerError(error);
    }
  }

  #assertOpen(): void {
    if (this.#closed) throw new Error('The bus is closed.');
  }
}
