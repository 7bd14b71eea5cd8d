import type { ChainableCommander, Redis } from 'ioredis';
import type { Clock } from '../../platform/clock.js';
import type { Log } from '../../platform/log.js';
import { MemoryPresence } from './memory-presence.js';
import { EXPIRY_MS, type Place, type PresenceStore, type Stay } from './presence-store.js';

export interface RedisPresenceDeps {
  readonly redis: Redis;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
  /** Identifies this process to the others. */
  readonly process: string;
}

const placeKey = (place: Place) => `presence:${place === 'site' ? 'site' : `room:${place}`}`;
const memberKey = (userId: number) => `presence:member:${userId}`;

/**
 * Sorted sets of `userId:process` scored by expiry: one per place, and one per member with their processes. While Redis
 * is down each process knows only its own members, and reports them again once Redis is back.
 */
export class RedisPresence implements PresenceStore {
  readonly #own: MemoryPresence;

  constructor(private readonly deps: RedisPresenceDeps) {
    this.#own = new MemoryPresence(deps);
  }

  async enter(stays: readonly Stay[]): Promise<void> {
    await this.#own.enter(stays);
    const now = this.deps.clock.now();
    await this.#write(stays, (commands, key, name) =>
      commands
        .zremrangebyscore(key, '-inf', now)
        .zadd(key, now + EXPIRY_MS, name)
        .pexpire(key, EXPIRY_MS),
    );
  }

  async leave(stays: readonly Stay[]): Promise<void> {
    await this.#own.leave(stays);
    await this.#write(stays, (commands, key, name) => commands.zrem(key, name));
  }

  async members(place: Place): Promise<number[]> {
    return this.#read(
      async (redis, now) => {
        const names = await redis.zrangebyscore(placeKey(place), `(${now}`, '+inf');
        return [...new Set(names.map((name) => Number.parseInt(name, 10)))];
      },
      () => this.#own.members(place),
    );
  }

  async isOnline(userId: number): Promise<boolean> {
    return this.#read(
      async (redis, now) => (await redis.zcount(memberKey(userId), `(${now}`, '+inf')) > 0,
      () => this.#own.isOnline(userId),
    );
  }

  /** Checked first, because a command to an unreachable Redis waits for several reconnect attempts. */
  get #isDisconnected(): boolean {
    return this.deps.redis.status !== 'ready';
  }

  async #write(
    stays: readonly Stay[],
    write: (commands: ChainableCommander, key: string, name: string) => unknown,
  ): Promise<void> {
    if (stays.length === 0 || this.#isDisconnected) return;
    const commands = this.deps.redis.pipeline();
    for (const { userId, place } of stays) {
      const name = `${userId}:${this.deps.process}`;
      write(commands, placeKey(place), name);
      if (place === 'site') write(commands, memberKey(userId), name);
    }
    try {
      await commands.exec();
    } catch (error) {
      this.deps.log.error({ err: error }, 'writing presence to Redis failed');
    }
  }

  async #read<T>(read: (redis: Redis, now: number) => Promise<T>, own: () => Promise<T>): Promise<T> {
    if (this.#isDisconnected) return own();
    try {
      return await read(this.deps.redis, this.deps.clock.now());
    } catch (error) {
      this.deps.log.error({ err: error }, 'reading presence from Redis failed');
      return own();
    }
  }
}
