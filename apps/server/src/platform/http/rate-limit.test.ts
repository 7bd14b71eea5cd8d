import fastify, { type FastifyRequest } from 'fastify';
import { openLimits } from './rate-limit.js';

/** Redis as the limits use it; its commands never answer. */
const silentRedis = (status: 'ready' | 'reconnecting') => {
  const asked: string[] = [];
  const redis = {
    status,
    defineCommand: (name: string) => Object.assign(redis, { [name]: () => void asked.push(name) }),
  };
  return { redis, asked };
};

describe('limits counted in Redis', () => {
  it('let calls pass at once while Redis is away: it must not take the site with it', async () => {
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
