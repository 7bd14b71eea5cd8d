/**
 * `answer`: the server refused, in an envelope. `network`: no reply came. `timeout`: no reply came in time.
 * `malformed`: the reply is not from this API, for example a proxy's error page.
 */
export type ApiErrorKind = 'answer' | 'network' | 'timeout' | 'malformed';

export interface ApiErrorDetails {
  readonly kind: ApiErrorKind;
  readonly message: string;
  readonly code?: number | null;
  readonly status?: number;
  readonly retryAfterMs?: number | null;
  readonly requestId?: string | null;
  readonly cause?: unknown;
}

/** A failed call. For kind `answer` the message is the server's sentence for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** Code of the envelope; null when there was no envelope. */
  readonly code: number | null;
  /** HTTP status; 0 when no reply came. */
  readonly status: number;
  /** Milliseconds the server asks to wait; null when it did not say. */
  readonly retryAfterMs: number | null;
  /** Identifies the call in the server's log. */
  readonly requestId: string | null;

  constructor({ kind, message, code, status, retryAfterMs, requestId, cause }: ApiErrorDetails) {
    super(message, { cause });
    this.kind = kind;
    this.code = code ?? null;
    this.status = status ?? 0;
    this.retryAfterMs = retryAfterMs ?? null;
    this.requestId = requestId ?? null;
  }

  /** A retry may succeed: no reply came, or the server was busy (429) or broken (5xx). */
  get retryable(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** The caller aborted the call. This is no failure: show nothing. Has the same `name` as the platform's own error. */
export class CallAborted extends Error {
  override readonly name = 'AbortError';

  constructor(reason?: unknown) {
    super('the call was aborted', { cause: reason });
  }
}

/** True for an aborted call: a CallAborted, or the platform's own AbortError. */
export function isAborted(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
