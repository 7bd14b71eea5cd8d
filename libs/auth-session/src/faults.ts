const RATE_LIMITED = 429;

/** What a rejected call tells when the server answered it. */
export interface AnsweredFault {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly retryAfterMs: number | null;
}

/** Reads the server's answer out of a rejection; null when there was none: a fault on the way. */
export function answeredFault(error: unknown): AnsweredFault | null {
  if (!(error instanceof Error)) return null;
  const { status, code, retryAfterMs } = error as Error & Partial<Record<'status' | 'code' | 'retryAfterMs', unknown>>;
  if (typeof status !== 'number' || typeof code !== 'number') return null;
  return { status, code, message: error.message, retryAfterMs: typeof retryAfterMs === 'number' ? retryAfterMs : null };
}

/** The server busy or broken says nothing about the session: only other answers do. */
export const isVerdict = (error: unknown): boolean => {
  const fault = answeredFault(error);
  return fault !== null && fault.code > 0 && fault.status < 500 && fault.status !== RATE_LIMITED;
};

/** A login or registration the server refused; the message is its sentence, else 'Login failed'. */
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
