import { randomUUID } from 'node:crypto';
import { FakeClock } from '@khandai/testing';
import { Redis } from 'ioredis';
import { MemoryPresence, type Stays } from '../src/realtime/presence/memory-presence.js';
import { RedisPresence } from '../src/realtime/presence/redis-presence.js';
import { FakeLog } from '../src/platform/testing.js';
import { presenceSuite } from './presence.suite.js';
import { describeWith } from './support/service.js';

describe('the presence port in memory', () => {
  presenceSuite(async () => {
    const clock = new FakeClock();
    const stays: Stays = new Map();
    return { clock, process: () => new MemoryPresence({ clock, stays, process: randomUUID() }) };
  });
});

describeWith('TEST_REDIS_URL', 'the presence port over Redis', (url) => {
  const redis = new Redis(url, { lazyConnect: true });
  const { log } = new FakeLog();
  beforeAll(() => redis.connect());
  afterAll(() => redis.disconnect());

  presenceSuite(async () => {
    // Redis expires keys by its own clock, so the test's clock must not be behind it.
    const clock = new FakeClock(Date.now());
    return { clock, process: () => new RedisPresence({ redis, clock, log, process: randomUUID() }) };
  });

  it('knows its own people while Redis is away', async () => {
    const gone = new Redis(url, { lazyConnect: true });
    const store = new RedisPresence({ redis: gone, clock: new FakeClock(), log, process: randomUUID() });
    await store.enter([{ userId: 1, place: 30 }]);
    expect(await store.members(30)).toEqual([1]);
    await store.leave([{ userId: 1, place: 30 }]);
    expect(await store.members(30)).toEqual([]);
  });
});
