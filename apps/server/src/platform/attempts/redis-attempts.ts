import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Clock } from '../clock.js';
import type { Log } from '../log.js';
import { attemptKey } from './attempt-key.js';
import type { AttemptLimit, Attempts } from './attempts.js';
import { MemoryAttempts } from './memory-attempts.js';

/**
 * A sorted set of attempts by time. One script checks and counts atomically, so concurrent attempts cannot both pass.
 */
const TAKE = `
local now, window = tonumber(ARGV[1]), tonumber(ARGV[2])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - window)
if redis.call('ZCARD', KEYS[1]) < tonumber(ARGV[3]) then
  redis.call('ZADD', KEYS[1], now, ARGV[4])
  redis.call('PEXPIRE', KEYS[1], window)
  return 0
end
local first = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
return tonumber(first[2]) + window - now`;

export interface RedisAttemptsDeps {
  readonly redis: Redis;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
}

/** Attempt counter shared by all processes. While Redis is down each process counts on its own. */
export class RedisAttempts implements Attempts {
  readonly #alone: MemoryAttempts;

  constructor(private readonly deps: RedisAttemptsDeps) {
    this.#alone = new MemoryAttempts(deps.clock);
  }

  async take(name: string, limit: AttemptLimit): Promise<number> {
    const { redis, clock } = this.deps;
    return this.#withRedis(
      async () =>
        Number(
          await redis.eval(
            TAKE,
            1,
            attemptKey(name),
            clock.now(),
            limit.windowMs,
            limit.max,
            `${clock.now()}:${randomUUID()}`,
          ),
        ),
      () => this.#alone.take(name, limit),
    );
  }

  async giveBack(name: string): Promise<void> {
    const { redis } = this.deps;
    await this.#withRedis(
      async () => void (await redis.zpopmax(attemptKey(name))),
      () => this.#alone.giveBack(name),
    );
  }

  async #withRedis<T>(counted: () => Promise<T>, alone: () => Promise<T>): Promise<T> {
    // Checks the status first: a command to an unreachable Redis blocks through several reconnection attempts.
    if (this.deps.redis.status !== 'ready') return alone();
    try {
      return await counted();
    } catch (error) {
      this.deps.log.error({ err: error }, 'counting attempts in Redis failed');
      return alone();
    }
  }
}
