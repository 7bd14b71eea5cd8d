import fastify, { type FastifyRequest } from 'fastify';
import { openLimits, TooManyRequests } from './rate-limit.js';

/** A fake Redis for the limits; its commands never reply. */
const silentRedis = (status: 'ready' | 'reconnecting') => {
  const asked: string[] = [];
  const redis = {
    status,
    defineCommand: (name: string) => Object.assign(redis, { [name]: () => void asked.push(name) }),
  };
  return { redis, asked };
};

describe('the general limit', () => {
  it('is bounded per address, however many guest tokens it has', async () => {
    const app = fastify();
    const { general } = await openLimits(app, { perMinute: 2, internalKey: 'k', redis: undefined });
    const by = (userId: number, guest: boolean) =>
      general({
        ip: '203.0.113.9',
        headers: {},
        routeOptions: { config: {} },
        identity: { userId, guest },
      } as unknown as FastifyRequest);
    for (let userId = 1; userId <= 10; userId += 1) await Promise.all([by(userId, true), by(userId, true)]);
    await expect(by(11, true)).rejects.toBeInstanceOf(TooManyRequests);
    await by(12, false);
    await app.close();
  });
});

describe('limits counted in Redis', () => {
  it('let calls pass at once while Redis is down', async () => {
    const { redis, asked } = silentRedis('reconnecting');
    const app = fastify();
    const limits = await openLimits(app, { perMinute: 1, internalKey: 'k', redis });
    const call = limits.forCall('login', 1);
    const request = { ip: '203.0.113.9', headers: {}, identity: null } as unknown as FastifyRequest;
    await Promise.all([limits.general(request), limits.general(request), call(request), call(request)]);
    expect(asked).toEqual([]);
    await app.close();
  });
});
