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

/** The expected error that `error` is, or that a library wrapped as its cause, as Drizzle does. */
export function expectedError(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  return error instanceof Error && error.cause instanceof DomainError ? error.cause : undefined;
}

/** A temporary error: the caller may retry after `retryAfter` milliseconds. */
export class RetryLater extends DomainError {
  constructor(
    code: Code,
    status: number,
    messageKey: MessageKey,
    readonly retryAfter: number,
    values: Readonly<Record<string, string | number>> = {},
  ) {
    super(code, status, messageKey, { seconds: Math.ceil(retryAfter / 1000), ...values });
  }
}
