import { Code, type ErrorEnvelope } from '@khandai/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, expectedError, RetryLater } from '../domain-error.js';
import { codeOf } from '../error-code.js';
import { type MessageKey, sentence } from '../messages.js';
import { RefusedForNow } from './rate-limit.js';
import { validationSentence } from './validation-fault.js';

interface Fault {
  readonly status: number;
  readonly code: Code;
  readonly msg: string;
}

/** Replies for request errors that Fastify itself detects, by status. */
const requestFaults: Readonly<Record<number, [code: Code, key: MessageKey]>> = {
  404: [Code.notFound, 'notFound'],
  413: [Code.payloadTooLarge, 'payloadTooLarge'],
  415: [Code.unsupportedMediaType, 'unsupportedMediaType'],
  503: [Code.unavailable, 'unavailable'],
};

const bodyFaults: Readonly<Record<string, MessageKey>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'badJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'emptyBody',
};

/** Maps thrown errors to replies. Unexpected ones are logged in full and answered with a bare 500. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerFault(error, request, reply));
}

export function answerFault(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = expectedError(thrown) ?? thrown;
  const fault = explain(error);
  if (fault.status >= 500 || isIntrusion(fault, request)) logFault(error, request);
  const retryAfter = retryAfterSeconds(error);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (fault.status === 401) reply.header('www-authenticate', 'Bearer');
  return sendFault(request, reply, fault);
}

/** Whole seconds until a retry can succeed, if the error says so. */
export function retryAfterSeconds(error: unknown): number | undefined {
  if (error instanceof RefusedForNow) return error.retryAfter;
  return error instanceof RetryLater ? Math.ceil(error.retryAfter / 1000) : undefined;
}

/** A call of the desk by someone without the right to it: the desk itself offers no such call. */
const isIntrusion = ({ status }: Fault, { url }: FastifyRequest): boolean =>
  status === 403 && url.startsWith('/other/api/desk/');

/**
 * Expected refusals such as "server busy" are logged as one warning without a stack: they are no failures, and a rush
 * causes many.
 */
function logFault(error: unknown, { log, method, routeOptions, identity }: FastifyRequest): void {
  const call = `${method} ${routeOptions.url ?? ''}`;
  if (error instanceof DomainError)
    log.warn({ refusal: error.name, call, userId: identity?.userId }, 'a request was refused');
  else log.error({ err: error }, 'a request failed');
}

export function sendFault({ id }: FastifyRequest, reply: FastifyReply, { status, code, msg }: Fault): FastifyReply {
  const body: ErrorEnvelope = { code, msg, data: null, requestId: id };
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body);
}

/** Replies that no call exists at this path. */
export function sendNoSuchCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?', 1)[0]?.slice(0, 200) ?? '/';
  return sendFault(request, reply, { status: 404, code: Code.notFound, msg: sentence('callNotFound', { path }) });
}

function explain(error: unknown): Fault {
  if (error instanceof DomainError) {
    return { status: error.status, code: error.code, msg: sentence(error.messageKey, error.values) };
  }
  return (
    (isFastifyError(error) && explainRequest(error)) || { status: 500, code: Code.internal, msg: sentence('internal') }
  );
}

function explainRequest({ statusCode = 500, code, validation }: FastifyError): Fault | undefined {
  if (validation) return { status: 400, code: Code.badRequest, msg: validationSentence(validation) };
  const body = bodyFaults[code];
  if (body) return { status: 400, code: Code.badRequest, msg: sentence(body) };
  const known = requestFaults[statusCode];
  if (known) return { status: statusCode, code: known[0], msg: sentence(known[1]) };
  if (statusCode < 400 || statusCode > 499) return undefined;
  return { status: 400, code: Code.badRequest, msg: sentence('badRequest') };
}

// Errors of other libraries may carry a statusCode too; only Fastify's own concern the request.
function isFastifyError(error: unknown): error is FastifyError {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    (codeOf(error).startsWith('FST_') || 'validation' in error)
  );
}
