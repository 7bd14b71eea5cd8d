import { Emitter } from '@khandai/runtime';
import { Redis } from 'ioredis';
import type { Bus } from './bus.js';

type Listener = (payload: string) => void;

const CONNECT_MS = 5_000;
/** Command timeout: a Redis that hangs is treated like one that is down. */
const ANSWER_MS = 2_000;
const MAX_PAUSE_MS = 2_000;
/** Number of reconnections a command waits for before it fails. */
const RETRIES = 3;

export interface RedisBusOptions {
  readonly url: string;
  readonly onListenerError: (error: unknown) => void;
  /** Called for each lost connection; the bus reconnects and resubscribes by itself. */
  readonly onLostConnection: (error: Error) => void;
}

/** Sharded pub/sub of Redis 7 or newer: in a cluster a channel's messages stay on the node that owns it. */
export class RedisBus implements Bus {
  readonly kind = 'redis';
  readonly restored = new Emitter<void>();
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #subscriber: Redis;
  readonly #onListenerError: (error: unknown) => void;

  private constructor(
    readonly client: Redis,
    subscriber: Redis,
    onListenerError: (error: unknown) => void,
  ) {
    this.#subscriber = subscriber;
    this.#onListenerError = onListenerError;
    subscriber.on('ready', () => void this.#listenAgain());
    subscriber.on('smessage', (channel: string, payload: string) => this.#receive(channel, payload));
  }

  /** Rejects when Redis does not answer within five seconds, and leaves no client running. */
  static async open({ url, onListenerError, onLostConnection }: RedisBusOptions): Promise<RedisBus> {
    const clients = [connection(url), connection(url)] as const;
    try {
      await Promise.all(clients.map((client) => client.connect()));
    } catch (error) {
      // ioredis waits two seconds for a connection to end, even if the connection was never made.
      for (const client of clients) if (client.status !== 'end') client.disconnect();
      throw error;
    }
    for (const client of clients) client.removeAllListeners('error').on('error', onLostConnection);
    return new RedisBus(...clients, onListenerError);
  }

  async publish(channel: string, payload: string): Promise<void> {
    await this.client.spublish(channel, payload);
  }

  async subscribe(channel: string, listener: Listener): Promise<() => Promise<void>> {
    const own: Listener = (payload) => listener(payload);
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(own));
    // Subscribes again even if the channel already has a listener, so that this promise always means "subscribed".
    try {
      await this.#subscriber.ssubscribe(channel);
    } catch (error) {
      // The caller will retry; without this removal the listener would then receive every message twice.
      this.#forget(channel, own);
      throw error;
    }
    return () => this.#leave(channel, own);
  }

  async ping(): Promise<void> {
    await this.client.ping();
  }

  async close(): Promise<void> {
    this.#listeners.clear();
    this.client.disconnect();
    this.#subscriber.disconnect();
  }

  // The bus resubscribes itself: a rejection inside ioredis's own resubscription is unhandled and would end the
  // process.
  async #listenAgain(): Promise<void> {
    try {
      await Promise.all([...this.#listeners.keys()].map((channel) => this.#subscriber.ssubscribe(channel)));
      this.restored.emit();
    } catch (error) {
      this.#onListenerError(error);
      // A partly subscribed connection would miss messages; a reconnection subscribes to every channel again.
      if (this.#subscriber.status === 'ready') this.#subscriber.disconnect(true);
    }
  }

  async #leave(channel: string, own: Listener): Promise<void> {
    if (this.#forget(channel, own)) await this.#subscriber.sunsubscribe(channel);
  }

  /** Returns true when the channel has no listeners left. */
  #forget(channel: string, own: Listener): boolean {
    const listeners = this.#listeners.get(channel);
    if (!listeners?.delete(own) || listeners.size > 0) return false;
    return this.#listeners.delete(channel);
  }

  #receive(channel: string, payload: string): void {
    for (const listener of [...(this.#listeners.get(channel) ?? [])]) {
      try {
        listener(payload);
      } catch (error) {
        this.#onListenerError(error);
      }
    }
  }
}

function connection(url: string): Redis {
  let wasReady = false;
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    commandTimeout: ANSWER_MS,
    maxRetriesPerRequest: RETRIES,
    autoResubscribe: false,
    // Does not retry before the first connection: open() rejects instead.
    retryStrategy: (attempt) => (wasReady ? Math.min(attempt * 100, MAX_PAUSE_MS) : null),
  });
  client.once('ready', () => (wasReady = true));
  // Before the first connection connect() already rejects with the reason; a second report would be a duplicate.
  return client.on('error', () => undefined);
}
