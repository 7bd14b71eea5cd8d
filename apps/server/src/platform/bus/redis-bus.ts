import { Emitter } from '@khandai/runtime';
import type { Redis } from 'ioredis';
import type { Bus } from './bus.js';
import { redisConnection } from './redis-connection.js';

type Listener = (payload: string) => void;

/** Interval at which both connections are asked whether Redis answers. */
const PING_MS = 1_000;
/** Messages wait this long for a lost connection; later ones fail at once until it is back. */
const GRACE_MS = 1_000;
/** Channel on which a process says that it could not publish or listen for a while. */
const MISSED = 'bus:missed';
/** All processes say it within a second after an outage, and one `restored` answers them all. */
const MISSED_MS = 1_000;

export interface RedisBusOptions {
  readonly url: string;
  readonly onListenerError: (error: unknown) => void;
  /** Called for each lost connection; the bus reconnects and resubscribes by itself. */
  readonly onLostConnection: (error: Error) => void;
}

/**
 * Sharded pub/sub of Redis 7 or newer: in a cluster a channel's messages stay on the node that owns it. A process that
 * could not publish or listen says so once it can again, and all processes emit `restored`: their own connections may have
 * been fine.
 */
export class RedisBus implements Bus {
  readonly kind = 'redis';
  readonly restored = new Emitter<void>();
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #subscriber: Redis;
  readonly #onListenerError: (error: unknown) => void;
  readonly #pinging: NodeJS.Timeout;
  /** When the connection for commands was lost, in ms of the process's clock. */
  #lostAt: number | undefined;
  /** This process could not publish or listen for a while, and the others do not know it yet. */
  #owesNotice = false;
  #heeding: NodeJS.Timeout | undefined;

  private constructor(
    readonly client: Redis,
    subscriber: Redis,
    onListenerError: (error: unknown) => void,
  ) {
    this.#subscriber = subscriber;
    this.#onListenerError = onListenerError;
    client.on('close', () => (this.#lostAt ??= performance.now()));
    client.on('ready', () => (this.#lostAt = undefined));
    this.#pinging = setInterval(() => void this.#check(), PING_MS).unref();
    subscriber.on('ready', () => void this.#listenAgain());
    subscriber.on('smessage', (channel: string, payload: string) => this.#receive(channel, payload));
  }

  /** Rejects when Redis does not answer within five seconds, and leaves no client running. */
  static async open({ url, onListenerError, onLostConnection }: RedisBusOptions): Promise<RedisBus> {
    const clients = [redisConnection(url), redisConnection(url)] as const;
    try {
      await Promise.all(clients.map((client) => client.connect()));
    } catch (error) {
      // ioredis waits two seconds for a connection to end, even if the connection was never made.
      for (const client of clients) if (client.status !== 'end') client.disconnect();
      throw error;
    }
    for (const client of clients) client.removeAllListeners('error').on('error', onLostConnection);
    const bus = new RedisBus(...clients, onListenerError);
    try {
      await bus.subscribe(MISSED, () => bus.#heedMissed());
    } catch (error) {
      await bus.close();
      throw error;
    }
    return bus;
  }

  async publish(channel: string, payload: string): Promise<void> {
    try {
      if (this.#isAway) throw new Error('Redis is away.');
      await this.client.spublish(channel, payload);
    } catch (error) {
      this.#owesNotice = true;
      throw error;
    }
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
    await Promise.all([this.client.ping(), this.#subscriber.ping()]);
  }

  async close(): Promise<void> {
    clearInterval(this.#pinging);
    clearTimeout(this.#heeding);
    this.#listeners.clear();
    this.client.disconnect();
    this.#subscriber.disconnect();
  }

  get #isAway(): boolean {
    return this.#lostAt !== undefined && performance.now() - this.#lostAt > GRACE_MS;
  }

  // A lost connection is not asked: its commands would wait and then be sent all at once. A hung one closes by itself.
  async #check(): Promise<void> {
    const connected = [this.client, this.#subscriber].filter(({ status }) => status === 'ready');
    const answers = await Promise.allSettled(connected.map((client) => client.ping()));
    const works = answers.length === 2 && answers.every(({ status }) => status === 'fulfilled');
    if (!this.#owesNotice || !works) return;
    this.#owesNotice = false;
    await this.publish(MISSED, '').catch(this.#onListenerError);
  }

  #heedMissed(): void {
    this.#heeding ??= setTimeout(() => {
      this.#heeding = undefined;
      this.restored.emit();
    }, MISSED_MS).unref();
  }

  // The bus resubscribes itself: a rejection inside ioredis's own resubscription is unhandled and would end the
  // process.
  async #listenAgain(): Promise<void> {
    try {
      await Promise.all([...this.#listeners.keys()].map((channel) => this.#subscriber.ssubscribe(channel)));
      // The others may have published what this process missed, and can say it again.
      this.#owesNotice = true;
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
