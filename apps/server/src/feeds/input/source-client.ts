import type { Clock } from '@khandai/runtime';
import type { BadInput, FeedSink } from '../../modules/fixtures/feed.js';
import { decodeText } from './read-text-file.js';
import { text } from './read-values.js';

/** Why a source gave no usable answer, in Vietnamese. The message contains neither address nor key. */
export class SourceFault extends Error {
  /** How long the source asks to wait. */
  readonly retryAfterMs: number;
  /** Whether the source got more requests than it allows. */
  readonly isRefusedForLimit: boolean;
  /** Whether another argument of the call would fail too: the source asks to wait, is not there, or refuses the call. */
  readonly isOfCall: boolean;

  constructor(message: string, { retryAfterMs = 0, isRefusedForLimit = false, isOfCall = false } = {}) {
    super(message);
    this.retryAfterMs = retryAfterMs;
    this.isRefusedForLimit = isRefusedForLimit;
    this.isOfCall = isOfCall || isRefusedForLimit || retryAfterMs > 0;
  }
}

export interface SourceClientOptions {
  /** Without a path. */
  readonly origin: string;
  /** Key or token: it is removed from everything that this client reports. */
  readonly secret: string;
  readonly clock: Clock;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
}

/** A source that takes longer, or sends more, is at fault. */
export const TIMEOUT_MS = 10_000;
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_RETRY_AFTER_MS = 3_600_000;
const UNREACHABLE: readonly string[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'TimeoutError',
];
/** The key is refused, or what stands before the source does not reach it. A 500 may come from one argument alone. */
const isStatusOfCall = (status: number): boolean => status === 401 || status === 403 || status > 500;

/** Fetches text from a source over HTTP. Throws SourceFault, and the abort of `signal` as it is. */
export class SourceClient {
  readonly #secret: RegExp;

  constructor(private readonly options: SourceClientOptions) {
    this.#secret = anyFormOf(options.secret);
  }

  async get(path: string, query: Readonly<Record<string, string>>, signal: AbortSignal): Promise<string> {
    try {
      return await this.#get(path, query, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof SourceFault) throw error;
      // The error itself is not passed on: it may contain the address, which may contain the key.
      const reason = reasonOf(error);
      throw new SourceFault(`không lấy được dữ liệu (${reason})`, { isOfCall: UNREACHABLE.includes(reason) });
    }
  }

  /** Text of the source for a message, without the secret. The text must not have been shortened before. */
  readonly withoutSecret = (words: string): string => words.replace(this.#secret, '…');

  /** A sink whose reasons of bad rows quote no secret: a row may hold what the request held. */
  cleaned(sink: FeedSink): FeedSink {
    const clean = (bad: BadInput): BadInput => ({ ...bad, reason: this.withoutSecret(bad.reason) });
    return { ingest: ({ bad = [], ...batch }) => sink.ingest({ ...batch, bad: bad.map(clean) }) };
  }

  async #get(path: string, query: Readonly<Record<string, string>>, signal: AbortSignal): Promise<string> {
    const { origin, headers = {}, clock, timeoutMs = TIMEOUT_MS } = this.options;
    const response = await fetch(new URL(`${path}?${new URLSearchParams(query)}`, origin), {
      headers,
      // The key must not follow a redirect to another host.
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new SourceFault(`nguồn trả HTTP ${response.status}`, {
        retryAfterMs: retryAfterOf(response, clock.now()),
        isRefusedForLimit: response.status === 429,
        isOfCall: isStatusOfCall(response.status),
      });
    }
    const decoded = decodeText(await this.#read(response));
    if ('reason' in decoded) throw new SourceFault(decoded.reason);
    return decoded.text;
  }

  async #read({ body }: Response): Promise<Uint8Array> {
    const { maxBytes = MAX_BYTES } = this.options;
    const stream: AsyncIterable<Uint8Array> | null = body;
    const chunks: Uint8Array[] = [];
    let size = 0;
    // Leaving the loop cancels the body, and with it the connection.
    for await (const chunk of stream ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new SourceFault(`câu trả lời lớn hơn ${maxBytes} byte`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }
}

/** Finds a secret as it is and as addresses and JSON write it: percent-encoded, also twice, or with a backslash. */
function anyFormOf(secret: string): RegExp {
  const forms = Array.from(secret, (character) => {
    const code = character.charCodeAt(0).toString(16).padStart(2, '0');
    return `(?:\\\\?\\x${code}|\\\\u00${code}|%(?:25)*${code})`;
  });
  return new RegExp(forms.join(''), 'gi');
}

/** `Retry-After` is a number of seconds, or the time of an HTTP date. */
function retryAfterOf({ headers }: Response, now: number): number {
  const given = headers.get('retry-after') ?? '';
  const waitMs = /^\d+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - now;
  return waitMs > 0 ? Math.min(waitMs, MAX_RETRY_AFTER_MS) : 0;
}

/** The kind of a failed request, such as `ECONNREFUSED` or `TimeoutError`, without its address. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return text(cause?.code ?? name ?? 'unknown', 40);
}
