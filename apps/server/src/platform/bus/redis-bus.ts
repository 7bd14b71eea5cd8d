import { Redis } from 'ioredis';
import type { Bus } from './bus.js';

type Listener = (payload: string) => void;

const CONNECT_MS = 5_000;
/** A Redis that hangs is as good as one that is away. */
const ANSWER_MS = 2_000;
const LONGEST_PAUSE_MS = 2_000;
/** A command waits for this many reconnections before it fails. */
const RETRIES = 3;

export interface RedisBusOptions {
  readonly url: string;
  readonly onListenerError: (error: unknown) => void;
  /** Told of each broken connection; the bus reconnects and listens again by itself. */
  readonly onLostConnection: (error: Error) => void;
}

/** Sharded pub/sub of Redis 7 or newer: in a cluster a channel's messages stay on the node that owns it. */
export class RedisBus implements Bus {
  readonly kind = 'redis';
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
    subscriber.on('smessage', (channel: string, payload: string) => this.#hear(channel, payload));
  }

  /** Rejects when Redis does not answer within five seconds, leaving nothing running. */
  static async open({ url, onListenerError, onLostConnection }: RedisBusOptions): Promise<RedisBus> {
    const clients = [connection(url), connection(url)] as const;
    try {
      await Promise.all(clients.map((client) => client.connect()));
    } catch (error) {
      // The client waits two seconds for a connection to end, also for one that was never made.
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
    // Asked for again even when another listener has it, so that this promise too means "listening now".
    try {
      await this.#subscriber.ssubscribe(channel);
    } catch (error) {
      // The caller will ask again; left here, this listener would then hear everything a second time.
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

  // Not left to the client: what fails there nobody catches, and it would end the process.
  async #listenAgain(): Promise<void> {
    try {
      await Promise.all([...this.#listeners.keys()].map((channel) => this.#subscriber.ssubscribe(channel)));
    } catch (error) {
      this.#onListenerError(error);
      // The connection is of no use half deaf; the next one asks for everything again.
      if (this.#subscriber.status === 'ready') this.#subscriber.disconnect(true);
    }
  }

  async #leave(channel: string, own: Listener): Promise<void> {
    if (this.#forget(channel, own)) await this.#subscriber.sunsubscribe(channel);
  }

  /** Answers whether nobody listens to the channel any more. */
  #forget(channel: string, own: Listener): boolean {
    const listeners = this.#listeners.get(channel);
    if (!listeners?.delete(own) || listeners.size > 0) return false;
    return this.#listeners.delete(channel);
  }

  #hear(channel: string, payload: string): void {
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
    // Where it was never reached nobody waits for it: open() rejects.
    retryStrategy: (attempt) => (wasReady ? Math.min(attempt * 100, LONGEST_PAUSE_MS) : null),
  });
  client.once('ready', () => (wasReady = true));
  // Until it is open, connect() itself rejects with the reason; a second report would be noise.
  return client.on('error', () => undefined);
}
