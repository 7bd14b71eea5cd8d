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
    },
  };
}

/** An address that may be logged: what stands for `token` in its query is hidden. */
export function hideTokens(url: string): string {
  return url.replace(/([?&][^=&]*token=)[^&]*/gi, '$1***');
}
