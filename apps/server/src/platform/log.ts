import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';

/** What parts of the server log with: facts first, then one sentence. Never a token, a password or a message. */
export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

export interface LogOptions {
  readonly level: string;
  /** Where lines go; standard output when absent. */
  readonly stream?: { write(line: string): void };
}

const SECRETS = ['accessToken', 'refreshToken', 'guestToken', 'password', 'authorization', 'cookie', 'token'];

/** One JSON line each, without secrets whatever object they stand in. */
export function logOptions({ level, stream }: LogOptions): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    ...(stream && { stream }),
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '***' },
    serializers: {
      req: ({ method, url, id }) => ({ method, url: hideTokens(url), id }),
      err: describeError,
    },
  };
}

interface LoggedError {
  readonly [field: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly cause?: LoggedError;
  readonly errors?: readonly LoggedError[];
}

const DEEPEST = 4;

/**
 * What of an error is logged. A statement that failed carries the values it was given in its message, its stack and its
 * fields: messages of fans, password hashes. They stay out, and so does every field that is not named here.
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutValues(String(error)), stack: '' };
  const { code } = error as Error & { code?: unknown };
  return {
    type: error.constructor.name,
    message: withoutValues(error.message),
    stack: frames(error),
    ...(typeof code === 'string' && { code }),
    ...(error.cause !== undefined && depth < DEEPEST && { cause: describeError(error.cause, depth + 1) }),
    ...(error instanceof AggregateError && depth < DEEPEST && { errors: error.errors.map((one) => describeError(one, depth + 1)) }),
  };
}

const withoutValues = (message: string): string => message.split('\nparams:', 1)[0] ?? '';

/** Where it happened. A stack begins with the message, which may look like anything. */
function frames({ stack = '', message }: Error): string {
  const after = stack.slice(stack.indexOf(message) + message.length);
  return after
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

/** An address that may be logged: what stands for `token` in its query is hidden. */
export function hideTokens(url: string): string {
  return url.replace(/([?&][^=&]*token=)[^&]*/gi, '$1***');
}
