import { Code } from '@khandai/contracts';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { DomainError } from '../domain-error.js';
import type { MessageKey } from '../messages.js';
import { addressKey } from './trusted-proxies.js';

const MINUTE_MS = 60_000;
/** Callers remembered where there is no Redis; one more drives out the one who was quiet for longest. */
const CALLERS = 50_000;
/** All guests of one address together may call so many times as often as one of them: their tokens cost nothing. */
const GUESTS_OF_ADDRESS = 10;

/** Header by which the server's own page rendering is known; its value is made anew in each process. */
export const INTERNAL_HEADER = 'x-khandai-internal';

export class TooManyRequests extends DomainError {
  /** @param retryAfter Whole seconds until the next try has a chance. */
  constructor(
    readonly retryAfter: number,
    code: Code = Code.tooManyRequests,
    messageKey: MessageKey = 'tooManyRequests',
  ) {
    super(code, 429, messageKey, { seconds: retryAfter });
  }
}

/** Lets a request through or throws TooManyRequests. */
export type Limiter = (request: FastifyRequest) => Promise<void>;

export interface Limits {
  /** All that has no limit of its own, counted together: by member or guest where known, else by address. */
  readonly general: Limiter;
  /** One call's own limit, counted by address, so that a handful of guest tokens does not multiply it. */
  forCall(name: string, perMinute: number): Limiter;
}

export interface LimitOptions {
  readonly perMinute: number;
  readonly internalKey: string;
  /** Counts for all processes together; absent, each process counts for itself. */
  readonly redis: Pick<Redis, 'status'> | undefined;
}

export async function openLimits(app: FastifyInstance, { perMinute, internalKey, redis }: LimitOptions): Promise<Limits> {
  // A Redis that is down must not take the site with it: calls pass uncounted until it is back.
  await app.register(rateLimit, { global: false, skipOnError: true, cache: CALLERS, ...(redis && { redis, nameSpace: 'limit:' }) });

  // Asked before counting: a command to a Redis that is away waits through several tries to reach it.
  const isAway = () => redis !== undefined && redis.status !== 'ready';
  const limiter = (max: number, keyGenerator: (request: FastifyRequest) => string): Limiter => {
    const count = app.createRateLimit({ max, timeWindow: MINUTE_MS, keyGenerator });
    return async (request) => {
      if (isAway()) return;
      const result = await count(request);
      if (!result.isAllowed && result.isExceeded) throw new TooManyRequests(Math.max(1, result.ttlInSeconds));
    };
  };
  const general = limiter(perMinute, ({ identity, ip }) => `general:${identity ? `user ${identity.userId}` : addressKey(ip)}`);
  const guests = limiter(perMinute * GUESTS_OF_ADDRESS, ({ ip }) => `guests:${addressKey(ip)}`);
  return {
    // Pages are rendered from calls of this process to itself; the visitor's request was already counted.
    general: async (request) => {
      if (request.headers[INTERNAL_HEADER] === internalKey) return;
      await general(request);
      if (request.identity?.guest) await guests(request);
    },
    forCall: (name, max) => limiter(max, ({ ip }) => `${name}:${addressKey(ip)}`),
  };
}
