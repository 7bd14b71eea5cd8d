const RATE_LIMITED = 429;

/** The server's reply to a failed call. */
export interface AnsweredFault {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly retryAfterMs: number | null;
}

/** Reads the server's reply from an error; null when there was none, for example after a network error. */
export function answeredFault(error: unknown): AnsweredFault | null {
  if (!(error instanceof Error)) return null;
  const { status, code, retryAfterMs } = error as Error & Partial<Record<'status' | 'code' | 'retryAfterMs', unknown>>;
  if (typeof status !== 'number' || typeof code !== 'number') return null;
  return { status, code, message: error.message, retryAfterMs: typeof retryAfterMs === 'number' ? retryAfterMs : null };
}

/** True when the reply decides about the session. Replies of a busy (429) or broken (5xx) server do not. */
export const decidesSession = (error: unknown): boolean => {
  const fault = answeredFault(error);
  return fault !== null && fault.code > 0 && fault.status < 500 && fault.status !== RATE_LIMITED;
};

/** The server refused a login or registration; the message is the server's sentence, else 'Login failed'. */
export class LoginFailed extends Error {
  override readonly name = 'LoginFailed';
  /** Code of the envelope. */
  readonly code: number;
  /** Milliseconds the server asks to wait before the next try; null when it did not say. */
  readonly retryAfterMs: number | null;

  constructor(fault: AnsweredFault, cause: unknown) {
    super(fault.message || 'Login failed', { cause });
    this.code = fault.code;
    this.retryAfterMs = fault.retryAfterMs;
  }
}
