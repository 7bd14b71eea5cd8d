import { Code } from '@khandai/contracts';
import { DomainError } from './domain-error.js';

/** From `from` (included) to `to` (not included). */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

export class BadWindow extends DomainError {
  constructor() {
    super(Code.badRequest, 400, 'badWindow');
  }
}

/**
 * Throws BadWindow when the span is empty or either date is invalid: JavaScript parses a valid leap second as an
 * invalid date.
 */
export function spanOf(from: Date, to: Date): Span {
  if (!(from.getTime() < to.getTime())) throw new BadWindow();
  return { from, to };
}
