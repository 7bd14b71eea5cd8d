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
const GUESTS_OF_ADDRESS = 3;
/** This part of an address's calls may be pages that have to be rendered. */
const RENDERED = 0.5;
/** Retry-After of an overloaded process, in seconds. */
const OVERLOAD_RETRY_S = 2;

/** Header that identifies the server's own page rendering; each process generates its own random value. */
export const INTERNAL_HEADER = 'x-khandai-internal';

/** A refusal that names the time of a retry. */
export abstract class RefusedForNow extends DomainError {
  /** Whole seconds until a retry can succeed. */
  abstract readonly retryAfter: number;
}

export class TooManyRequests extends RefusedForNow {
  constructor(
    readonly retryAfter: number,
    code: Code = Code.tooManyRequests,
    messageKey: MessageKey = 'tooManyRequests',
  ) {
    super(code, 429, messageKey, { seconds: retryAfter });
  }
}

/** The process is late with the work that it has. */
class Overloaded extends RefusedForNow {
  readonly retryAfter = OVERLOAD_RETRY_S;

  constructor() {
    super(Code.unavailable, 503, 'unavailable');
  }
}

/** Lets a request through or throws RefusedForNow. */
export type Limiter = (request: FastifyRequest) => Promise<void>;

type Counter = (request: FastifyRequest, cost?: number) => Promise<void>;

export interface Limits {
  /** One limit for all calls without their own, counted per user or guest where known, else per address. */
  readonly general: Limiter;
  /** The general limit for a call that counts as `cost` calls. */
  forCost(cost: number): Limiter;
  /** Pages that have to be rendered, counted per address besides the general limit. */
  readonly render: Limiter;
  /**
   * A call's own limit, counted per address, so that several guest tokens do not multiply it. With `perSession`, the
   * limit of a member counts per session, so that other users of the address do not use it up.
   */
  forCall(name: string, perMinute: number, by?: { readonly perSession: boolean }): Limiter;
}

export interface LimitOptions {
  readonly perMinute: number;
  readonly internalKey: string;
  /** Whether the process is overloaded: then every limit refuses. */
  readonly overloaded?: () => boolean;
  /** Counts for all processes together; when absent, each process counts on its own. */
  readonly redis: Pick<Redis, 'status'> | undefined;
}

export async function openLimits(
  app: FastifyInstance,
  { perMinute, internalKey, redis, overloaded = () => false }: LimitOptions,
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
  const limiter = (max: number, keyGenerator: (request: FastifyRequest) => string): Counter => {
    const count = app.createRateLimit({ max, timeWindow: MINUTE_MS, keyGenerator });
    return async (request, cost = 1) => {
      if (overloaded()) throw new Overloaded();
      if (isAway()) return;
      // The plugin counts by one; the counts go to Redis in one batch.
      const results = await Promise.all(Array.from({ length: cost }, () => count(request)));
      for (const result of results)
        if (!result.isAllowed && result.isExceeded) throw new TooManyRequests(Math.max(1, result.ttlInSeconds));
    };
  };
  const general = limiter(
    perMinute,
    ({ identity, ip }) => `general:${identity ? `user ${identity.userId}` : addressKey(ip)}`,
  );
  const guests = limiter(perMinute * GUESTS_OF_ADDRESS, ({ ip }) => `guests:${addressKey(ip)}`);
  const forCost =
    (cost: number): Limiter =>
    async (request) => {
      // Page rendering calls this same process; the visitor's own request was already counted.
      if (request.headers[INTERNAL_HEADER] === internalKey) return;
      await general(request, cost);
      if (request.identity?.guest) await guests(request, cost);
    };
  const render = limiter(Math.ceil(perMinute * RENDERED), ({ ip }) => `render:${addressKey(ip)}`);
  return {
    general: forCost(1),
    forCost,
    render: (request) => render(request),
    forCall: (name, max, { perSession } = { perSession: false }) => {
      const count = limiter(max, ({ identity, ip }) =>
        perSession && identity?.session !== undefined
          ? `${name}:session ${identity.session}`
          : `${name}:${addressKey(ip)}`,
      );
      return (request) => count(request);
    },
  };
}
