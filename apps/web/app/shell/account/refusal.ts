import { ApiError } from '@khandai/api-client';
import { LoginFailed } from '@khandai/auth-session';
import type { FormFault } from './AccountFormStore';

/** What the libraries say of a refusal without a sentence, as the specification has it. */
const UNNAMED = 'Login failed';

export interface Refusal {
  /** Code of the envelope; 0 where nobody answered. */
  readonly code: number;
  readonly fault: FormFault;
  /** Milliseconds the server asks to wait. */
  readonly waitMs: number;
}

/** Why a login or registration did not go through. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof LoginFailed) {
    const fault: FormFault = error.message === UNNAMED ? { key: 'unnamed' } : { msg: error.message };
    return { code: error.code, fault, waitMs: error.retryAfterMs ?? 0 };
  }
  const away = error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
  return { code: 0, fault: { key: away ? 'offline' : 'broken' }, waitMs: 0 };
}
