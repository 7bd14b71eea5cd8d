import { Code } from '@khandai/contracts';
import { DomainError } from '../../platform/domain-error.js';

export class UnknownRendition extends DomainError {
  constructor() {
    super(Code.badRequest, 400, 'unknownRendition');
  }
}

/** The source is neither an upload nor on an allowed host. */
export class SourceNotAllowed extends DomainError {
  constructor() {
    super(Code.badRequest, 400, 'sourceNotAllowed');
  }
}

export class SourceNotFound extends DomainError {
  constructor() {
    super(Code.notFound, 404, 'sourceNotFound');
  }
}
