import { Code } from '@khandai/contracts';
import { DomainError } from '../../platform/domain-error.js';

/** The member's balance is too low. Nothing is posted. */
export class NotEnoughPoints extends DomainError {
  constructor() {
    super(Code.notEnoughPoints, 409, 'notEnoughPoints');
  }
}

/** Two different changes used the same idempotency key: a bug in the program, not a user's mistake. */
export class IdempotencyKeyReused extends Error {
  override readonly name = 'IdempotencyKeyReused';

  constructor(key: string) {
    super(`The idempotency key ${key} belongs to another change of points.`);
  }
}
