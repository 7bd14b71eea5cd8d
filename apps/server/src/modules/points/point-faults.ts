import { Code } from '@khandai/contracts';
import { DomainError } from '../../platform/domain-error.js';

/** A member spends more than they have. Nothing was posted. */
export class NotEnoughPoints extends DomainError {
  constructor() {
    super(Code.conflict, 409, 'notEnoughPoints');
  }
}

/** Two different changes were given one idempotency key: a fault of the program, not of a user. */
export class IdempotencyKeyReused extends Error {
  override readonly name = 'IdempotencyKeyReused';

  constructor(key: string) {
    super(`The idempotency key ${key} belongs to another change of points.`);
  }
}
