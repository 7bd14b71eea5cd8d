import { type Call, type Calls, calls, Code, Envelope, ErrorEnvelope, splitKey } from '@khandai/contracts';
// Adds summary, tags and security to FastifySchema.
import type {} from '@fastify/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from 'fastify';
import type { Clock } from '../clock.js';
import { DomainError } from '../domain-error.js';
import { SharedReads } from '../shared-reads.js';
import { checkAccess, TokenRejected } from './access.js';
import type { ApiKey } from './api-key.js';
import { identify } from './bearer.js';
import type { Caller, Identity, IdentityLookup, TokenVerifier } from './caller.js';
import { cookieOf, DEVICE_COOKIE } from './cookies.js';
import type { Handlers } from './handlers.js';
import { INTERNAL_HEADER, type Limits } from './rate-limit.js';
import { rejectUnstorable } from './reject-unstorable.js';
import { routeWithFile } from './route-with-file.js';
import { SharedReply } from './shared-reply.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The token's identity, read before any other step of a call. */
    identity: Identity | null;
  }
}

export interface CallDeps {
  readonly verifier: TokenVerifier;
  readonly sessions: IdentityLookup;
  readonly limits: Limits;
  readonly clock: Pick<Clock, 'now' | 'sleep'>;
  /** Checks the calls that other sites make. */
  readonly apiKey: ApiKey;
  /** Set when only this process's own pages may call: the expected value of INTERNAL_HEADER. */
  readonly onlyInternal?: string | undefined;
}

/** Another process of the site serves the calls. */
class CallNotServed extends DomainError {
  constructor(path: string) {
    super(Code.notFound, 404, 'callNotFound', { path });
  }
}

const SUCCESS = { code: 0, msg: 'Success' };

/** The caller of a call whose reply is the same for all. */
const ANYBODY: Caller = { identity: null, ip: '', requestId: '' };

/** Reads of one call take at most a third of the time, however many requests wait for them. */
const PAUSE_RATIO = 2;

type AnyHandler = (input: unknown, caller: Caller) => Promise<unknown>;

/**
 * Registers a route for each handler from its definition in contracts: access, limits, validation, serialisation in the
 * envelope, and its OpenAPI entry.
 */
export function registerCalls<K extends keyof Calls>(
  app: FastifyInstance,
  handlers: Handlers<K>,
  deps: CallDeps,
): void {
  if (!app.hasRequestDecorator('identity')) app.decorateRequest('identity', null);
  const replies = new SharedReads<SharedReply>({ clock: deps.clock, pauseRatio: PAUSE_RATIO });
  /** Replies with a read that concurrent requests of the same input share. */
  const sameForAll = async (request: FastifyRequest, reply: FastifyReply, read: () => Promise<unknown>) => {
    const { method, routeOptions, params, query } = request;
    const key = JSON.stringify([method, routeOptions.url, params, query]);
    const shared = await replies.get(key, async () => {
      const json = reply.serializeInput({ ...SUCCESS, data: await read() }, '200');
      return new SharedReply(String(json));
    });
    return shared.send(request, reply);
  };
  for (const key of Object.keys(handlers) as K[]) {
    const call: Call = calls[key];
    const [method, path] = splitKey(key);
    // The type of `handlers` has already matched inputs to handlers; here all handlers share one type.
    const handler = handlers[key] as unknown as AnyHandler;
    const route = {
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: routeSchema(call, path),
      onRequest: guardFor(key, path, call, deps),
      preHandler: async ({ params, query, body }: FastifyRequest) =>
        rejectUnstorable(call.file ? [params, query] : [params, query, body]),
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const { params, query, body } = request;
        if (call.sameForAll) return sameForAll(request, reply, () => handler({ params, query, body }, ANYBODY));
        const input = call.file ? { params, query, file: body ?? new Uint8Array() } : { params, query, body };
        return { ...SUCCESS, data: await handler(input, callerOf(request)) };
      },
    } satisfies RouteOptions;
    if (call.file) routeWithFile(app, route, call.file);
    else app.route(route);
  }
}

/** Runs before the body is read, so that a refused request costs little. */
function guardFor(
  key: string,
  path: string,
  call: Call,
  { verifier, sessions, limits, apiKey, onlyInternal }: CallDeps,
) {
  const limit =
    call.perMinute === undefined
      ? limits.forCost(call.cost ?? 1)
      : limits.forCall(key, call.perMinute, { perSession: call.access !== 'public' });
  return async (request: FastifyRequest): Promise<void> => {
    if (onlyInternal !== undefined && request.headers[INTERNAL_HEADER] !== onlyInternal) throw new CallNotServed(path);
    if (!call.ignoresToken) request.identity = await identify(request.headers.authorization, verifier);
    await limit(request);
    if (call.apiKey) apiKey.check(request.headers['key']);
    if (call.sensitive) request.identity = await refreshIdentity(request.identity, sessions);
    checkAccess(call.access, request.identity);
  };
}

/** The user's current identity. Guests have no session, and their identity never changes. */
async function refreshIdentity(identity: Identity | null, sessions: IdentityLookup): Promise<Identity | null> {
  if (!identity || identity.guest) return identity;
  const current = await sessions.currentIdentity(identity);
  if (!current) throw new TokenRejected();
  return current;
}

function callerOf({ identity, ip, id, headers }: FastifyRequest): Caller {
  const userAgent = headers['user-agent'];
  const device = cookieOf(DEVICE_COOKIE, headers.cookie);
  return {
    identity,
    ip,
    requestId: id,
    ...(userAgent !== undefined && { userAgent }),
    ...(device !== undefined && { device }),
  };
}

function routeSchema(call: Call, path: string): FastifySchema {
  const { params, query, body } = call;
  return {
    summary: call.summary,
    tags: [path.split('/')[3] ?? 'other'],
    security: call.apiKey ? [{ key: [] }] : call.access === 'public' ? [] : [{ bearer: [] }],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { 200: Envelope(call.data), '4xx': ErrorEnvelope, '5xx': ErrorEnvelope },
  };
}
