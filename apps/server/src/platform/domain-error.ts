import type { Code } from '@khandai/contracts';
import type { MessageKey } from './messages.js';

/**
 * A fault the caller is told about. `messageKey` names a sentence of messages.ts; `values` fill its gaps.
 * Anything else that is thrown becomes a 500 without detail.
 */
export class DomainError extends Error {
  constructor(
    readonly code: Code,
    readonly status: number,
    readonly messageKey: MessageKey,
    readonly values: Readonly<Record<string, string | number>> = {},
  ) {
    super(messageKey);
    this.name = new.target.name;
  }
}

/** A fault that goes away by itself: the caller may try again after `retryAfter` milliseconds. */
export class RetryLater extends DomainError {
  constructor(
    code: Code,
    status: number,
    messageKey: MessageKey,
    readonly retryAfter: number,
  ) {
    super(code, status, messageKey, { seconds: Math.ceil(retryAfter / 1000) });
  }
}
