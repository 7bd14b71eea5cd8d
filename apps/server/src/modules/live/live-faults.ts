import { Code } from '@khandai/contracts';
import { DomainError } from '../../platform/domain-error.js';

export class FixtureNotFound extends DomainError {
  constructor() {
    super(Code.notFound, 404, 'fixtureNotFound');
  }
}

export class UnknownDay extends DomainError {
  constructor() {
    super(Code.badRequest, 400, 'unknownDay');
  }
}

export class UnknownMonth extends DomainError {
  constructor() {
    super(Code.badRequest, 400, 'unknownMonth');
  }
}

export class UnknownTimezone extends DomainError {
  constructor(timezone: string) {
    super(Code.badRequest, 400, 'unknownTimezone', { timezone });
  }
}
