/**
 * `answer`: the server said no, in an envelope. `network`: no answer came. `timeout`: none came in time.
 * `malformed`: something answered, but not this API (a proxy's error page, say).
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

/** A call that brought no value. For kind `answer` the message is the server's sentence for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** Code of the envelope; null where there was none. */
  readonly code: number | null;
  /** HTTP status; 0 when nothing answered. */
  readonly status: number;
  /** Milliseconds the server asks to wait; null when it did not say. */
  readonly retryAfterMs: number | null;
  /** Names the call in the server's log. */
  readonly requestId: string | null;

  constructor({ kind, message, code, status, retryAfterMs, requestId, cause }: ApiErrorDetails) {
    super(message, { cause });
    this.kind = kind;
    this.code = code ?? null;
    this.status = status ?? 0;
    this.retryAfterMs = retryAfterMs ?? null;
    this.requestId = requestId ?? null;
  }

  /** The same call may go well later: nothing answered, the server was busy or broken. */
  get retryable(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** The caller took its call back. Not a failure: nothing is to be shown. Named as the platform names its own. */
export class CallAborted extends Error {
  override readonly name = 'AbortError';

  constructor(reason?: unknown) {
    super('the call was aborted', { cause: reason });
  }
}

/** True for a call taken back by its caller, here or by the platform. */
export function isAborted(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
