import fastify, { type FastifyRequest } from 'fastify';
import { INTERNAL_HEADER, openLimits, TooManyRequests } from './rate-limit.js';

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
    for (let userId = 1; userId <= 3; userId += 1) await Promise.all([by(userId, true), by(userId, true)]);
    await expect(by(4, true)).rejects.toBeInstanceOf(TooManyRequests);
    await by(5, false);
    await app.close();
  });
});

describe('limits of an address', () => {
  const request = (identity: object | null = null) =>
    ({ ip: '203.0.113.9', headers: {}, routeOptions: { config: {} }, identity }) as unknown as FastifyRequest;

  it('count a call by what it costs', async () => {
    const app = fastify();
    const { forCost, general } = await openLimits(app, { perMinute: 10, internalKey: 'k', redis: undefined });
    await forCost(8)(request());
    await general(request());
    await expect(forCost(8)(request())).rejects.toBeInstanceOf(TooManyRequests);
    await app.close();
  });

  it('let it have half as many pages rendered as calls', async () => {
    const app = fastify();
    const { render } = await openLimits(app, { perMinute: 4, internalKey: 'k', redis: undefined });
    await Promise.all([render(request()), render(request())]);
    await expect(render(request())).rejects.toBeInstanceOf(TooManyRequests);
    await app.close();
  });

  it('refuse everything with 503 while the process is overloaded, except the rest of a page that it renders', async () => {
    const app = fastify();
    const limits = await openLimits(app, { perMinute: 9, internalKey: 'k', redis: undefined, overloaded: () => true });
    for (const limit of [limits.general, limits.render, limits.forCost(2), limits.forCall('login', 5)])
      await expect(limit(request())).rejects.toMatchObject({ status: 503, retryAfter: expect.any(Number) });
    await limits.general({ ...request(), headers: { [INTERNAL_HEADER]: 'k' } } as FastifyRequest);
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
