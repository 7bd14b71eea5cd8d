import { Code } from '@khandai/contracts';
import { DomainError } from '../../platform/domain-error.js';

export class FixtureNotBookable extends DomainError {
  constructor() {
    super(Code.notBookable, 409, 'notBookable');
  }
}

export class HostNotOfFixture extends DomainError {
  constructor() {
    super(Code.notFound, 404, 'hostNotOfFixture');
  }
}

export class TooManyBookings extends DomainError {
  constructor(max: number) {
    super(Code.tooManyBookings, 409, 'tooManyBookings', { max });
  }
}

export const matchOver = () => new DomainError(Code.notBookable, 409, 'matchOver');
export const tooManyMatchFollows = (max: number) =>
  new DomainError(Code.tooManyBookings, 409, 'tooManyMatchFollows', { max });

export class BookingsOfOthers extends DomainError {
  constructor() {
    super(Code.forbidden, 403, 'bookingsOfOthers');
  }
}
