import { ApiError } from '@khandai/api-client';
import { LoginFailed } from '@khandai/auth-session';
import type { form } from '../../i18n/vi/late/form';

/** What went wrong with a whole form: the server's sentence, or a key of `form:failed`. */
export type FormFault = { readonly msg: string } | { readonly key: keyof typeof form.failed };

/** What the libraries say of a refusal without a sentence, as the specification has it. */
const UNNAMED = 'Login failed';

export interface Refusal {
  /** Code of the envelope; 0 where nobody answered. */
  readonly code: number;
  readonly fault: FormFault;
  /** Milliseconds the server asks to wait. */
  readonly waitMs: number;
}

/** Why what was sent did not go through. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof LoginFailed || (error instanceof ApiError && error.kind === 'answer')) {
    const { code, message, retryAfterMs } = error;
    const fault: FormFault = message === '' || message === UNNAMED ? { key: 'unnamed' } : { msg: message };
    return { code: code ?? 0, fault, waitMs: retryAfterMs ?? 0 };
  }
  const away = error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
  return { code: 0, fault: { key: away ? 'offline' : 'broken' }, waitMs: 0 };
}
