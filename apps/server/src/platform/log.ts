import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';

/**
 * The logger of the server's parts: facts first, then one sentence. Never log a token, a password or a chat message.
 */
export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

export interface LogOptions {
  readonly level: string;
  /** Destination of log lines; standard output when absent. */
  readonly stream?: { write(line: string): void };
}

const SECRETS = ['accessToken', 'refreshToken', 'guestToken', 'password', 'authorization', 'cookie', 'token'];

/** One JSON object per line, with secrets redacted in the top three levels of the object. */
export function logOptions({
  level,
  stream,
}: LogOptions): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
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
 * The logged part of an error. The message, stack and fields of a failed statement contain its parameters: chat
 * messages, password hashes. They are left out, and so is every field not named here.
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
    ...(error instanceof AggregateError &&
      depth < DEEPEST && { errors: error.errors.map((one) => describeError(one, depth + 1)) }),
  };
}

const withoutValues = (message: string): string => message.split('\nparams:', 1)[0] ?? '';

/** The stack frames. A stack begins with the error's message, which may contain any text. */
function frames({ stack = '', message }: Error): string {
  const after = stack.slice(stack.indexOf(message) + message.length);
  return after
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

/** Returns a URL that is safe to log: the values of `token` parameters in its query, and the keys of members' calendars, are masked. */
export function hideTokens(url: string): string {
  return url.replace(/([?&][^=&]*token=)[^&]*/gi, '$1***').replace(/^(\/su-kien\/cua-toi\/)[^/?]+/i, '$1***');
}
