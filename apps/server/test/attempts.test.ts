import { FakeClock } from '@khandai/testing';
import { Redis } from 'ioredis';
import { MemoryAttempts } from '../src/platform/attempts/memory-attempts.js';
import { RedisAttempts } from '../src/platform/attempts/redis-attempts.js';
import { FakeLog } from '../src/platform/testing.js';
import { attemptsSuite } from './attempts.suite.js';
import { describeWith } from './support/service.js';

describe('the attempts port in memory', () => {
  attemptsSuite(async () => {
    const clock = new FakeClock();
    return { clock, attempts: new MemoryAttempts(clock) };
  });

  it('drops the least recently used name when it is full', async () => {
    const attempts = new MemoryAttempts(new FakeClock());
    const once = { max: 1, windowMs: 1000 };
    for (let name = 0; name <= 50_000; name += 1) await attempts.take(String(name), once);
    expect([await attempts.take('50000', once), await attempts.take('0', once)]).toEqual([1000, 0]);
  });
});

describeWith('TEST_REDIS_URL', 'the attempts port over Redis', (url) => {
  const redis = new Redis(url, { lazyConnect: true });
  const log = new FakeLog().log;
  beforeAll(() => redis.connect());
  afterAll(() => redis.disconnect());

  attemptsSuite(async () => {
    const clock = new FakeClock();
    return { clock, attempts: new RedisAttempts({ redis, clock, log }) };
  });

  it('counts in memory while Redis is down', async () => {
    const removed = new Redis(url, { lazyConnect: true });
    const attempts = new RedisAttempts({ redis: removed, clock: new FakeClock(), log });
    const once = { max: 1, windowMs: 1000 };
    expect([await attempts.take('a', once), await attempts.take('a', once)]).toEqual([0, 1000]);
  });
});
