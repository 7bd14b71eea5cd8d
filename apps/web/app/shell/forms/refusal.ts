import { ApiError } from '@khandai/api-client';
import { LoginFailed } from '@khandai/auth-session';
import type { form } from '../../i18n/vi/lazy/form';

/** The error of a whole form: the server's message, or a key of `form:failed`. */
export type FormFault = { readonly msg: string } | { readonly key: keyof typeof form.failed };

/** The libraries' default message for a refusal without a message, as specified. */
const UNNAMED = 'Login failed';

export interface Refusal {
  /** Error code of the response envelope; 0 if no answer arrived. */
  readonly code: number;
  readonly fault: FormFault;
  /** Milliseconds to wait, as the server requests. */
  readonly waitMs: number;
}

/** Describes why a submit failed. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof LoginFailed || (error instanceof ApiError && error.kind === 'answer')) {
    const { code, message, retryAfterMs } = error;
    const fault: FormFault = message === '' || message === UNNAMED ? { key: 'unnamed' } : { msg: message };
    return { code: code ?? 0, fault, waitMs: retryAfterMs ?? 0 };
  }
  const away = error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
  return { code: 0, fault: { key: away ? 'offline' : 'broken' }, waitMs: 0 };
}
