import { Code } from '@khandai/contracts';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { DomainError } from '../domain-error.js';
import type { MessageKey } from '../messages.js';
import { addressKey } from './trusted-proxies.js';

const MINUTE_MS = 60_000;
/** Max callers in memory when there is no Redis; beyond it the least recently used caller is evicted. */
const CALLERS = 50_000;
/** The limit for all guests of one address together, as a multiple of one guest's: guest tokens are free to obtain. */
const GUESTS_OF_ADDRESS = 10;

/** Header that identifies the server's own page rendering; each process generates its own random value. */
export const INTERNAL_HEADER = 'x-khandai-internal';

export class TooManyRequests extends DomainError {
  /** @param retryAfter Whole seconds until a retry can succeed. */
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
  /** One limit for all calls without their own, counted per user or guest where known, else per address. */
  readonly general: Limiter;
  /**
   * A call's own limit, counted per address, so that several guest tokens do not multiply it. With `perSession`, the
   * limit of a member counts per session, so that other users of the address do not use it up.
   */
  forCall(name: string, perMinute: number, by?: { readonly perSession: boolean }): Limiter;
}

export interface LimitOptions {
  readonly perMinute: number;
  readonly internalKey: string;
  /** Counts for all processes together; when absent, each process counts on its own. */
  readonly redis: Pick<Redis, 'status'> | undefined;
}

export async function openLimits(
  app: FastifyInstance,
  { perMinute, internalKey, redis }: LimitOptions,
): Promise<Limits> {
  // A Redis that is down must not take the site down: calls pass uncounted until it is back.
  await app.register(rateLimit, {
    global: false,
    skipOnError: true,
    cache: CALLERS,
    ...(redis && { redis, nameSpace: 'limit:' }),
  });

  // Checks the status first: a command to an unreachable Redis blocks through several reconnection attempts.
  const isAway = () => redis !== undefined && redis.status !== 'ready';
  const limiter = (max: number, keyGenerator: (request: FastifyRequest) => string): Limiter => {
    const count = app.createRateLimit({ max, timeWindow: MINUTE_MS, keyGenerator });
    return async (request) => {
      if (isAway()) return;
      const result = await count(request);
      if (!result.isAllowed && result.isExceeded) throw new TooManyRequests(Math.max(1, result.ttlInSeconds));
    };
  };
  const general = limiter(
    perMinute,
    ({ identity, ip }) => `general:${identity ? `user ${identity.userId}` : addressKey(ip)}`,
  );
  const guests = limiter(perMinute * GUESTS_OF_ADDRESS, ({ ip }) => `guests:${addressKey(ip)}`);
  return {
    // Page rendering calls this same process; the visitor's own request was already counted.
    general: async (request) => {
      if (request.headers[INTERNAL_HEADER] === internalKey) return;
      await general(request);
      if (request.identity?.guest) await guests(request);
    },
    forCall: (name, max, { perSession } = { perSession: false }) =>
      limiter(max, ({ identity, ip }) =>
        perSession && identity?.session !== undefined
          ? `${name}:session ${identity.session}`
          : `${name}:${addressKey(ip)}`,
      ),
  };
}
