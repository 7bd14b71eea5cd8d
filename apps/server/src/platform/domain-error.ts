import type { Code } from '@khandai/contracts';
import type { MessageKey } from './messages.js';

/**
 * An expected error, reported to the caller. `messageKey` names a text of messages.ts; `values` fill its placeholders.
 * Any other error becomes a 500 without detail.
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

/** A temporary error: the caller may retry after `retryAfter` milliseconds. */
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
