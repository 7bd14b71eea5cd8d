import { Code } from '@khandai/contracts';
import { DomainError } from '../../platform/domain-error.js';
import { TooManyRequests } from '../../platform/http/rate-limit.js';
import { fieldName } from '../../platform/field-names.js';

// None of these is 401: on that status clients refresh their token and retry, which would not help here.

export class WrongCredentials extends DomainError {
  constructor() {
    super(Code.wrongCredentials, 400, 'wrongCredentials');
  }
}

export class AccountLocked extends DomainError {
  /** @param reason What staff wrote when they locked the account. */
  constructor(reason?: string) {
    const isSaid = reason !== undefined && reason !== '';
    super(Code.accountLocked, 403, isSaid ? 'accountLockedFor' : 'accountLocked', isSaid ? { reason } : {});
  }
}

export class UsernameTaken extends DomainError {
  constructor() {
    super(Code.usernameTaken, 409, 'usernameTaken');
  }
}

/** The exact name is free, but looks like another user's name. */
export class UsernameLooksTaken extends DomainError {
  constructor() {
    super(Code.usernameTaken, 409, 'usernameLooksTaken');
  }
}

export class NicknameTaken extends DomainError {
  constructor() {
    super(Code.nicknameTaken, 409, 'nicknameTaken');
  }
}

export class NameReserved extends DomainError {
  constructor(which: 'username' | 'nickname') {
    super(Code.nameReserved, 400, `${which}Reserved`);
  }
}

export class WrongPassword extends DomainError {
  constructor() {
    super(Code.wrongPassword, 400, 'wrongPassword');
  }
}

/** The login is too long ago for this change without the password. */
export class PasswordNeeded extends DomainError {
  constructor() {
    super(Code.passwordNeeded, 403, 'passwordNeeded');
  }
}

export class WeakPassword extends DomainError {
  constructor() {
    super(Code.weakPassword, 400, 'weakPassword');
  }
}

export class RefreshRejected extends DomainError {
  constructor() {
    super(Code.refreshRejected, 400, 'refreshRejected');
  }
}

export class LinkRejected extends DomainError {
  constructor() {
    super(Code.linkRejected, 400, 'linkRejected');
  }
}

/** Thrown only for a user who opened a link sent to the address. */
export class EmailTaken extends DomainError {
  constructor() {
    super(Code.emailTaken, 409, 'emailTaken');
  }
}

export class BadPhone extends DomainError {
  constructor() {
    super(Code.badRequest, 400, 'badPhone');
  }
}

export class WrongCode extends DomainError {
  constructor(left: number) {
    super(Code.wrongCode, 400, 'wrongCode', { left });
  }
}

/** A code was just sent to this number; the page that requests another may have lost its state. */
export class CodeAlreadySent extends TooManyRequests {
  constructor(retryAfter: number) {
    super(retryAfter, Code.codeOnItsWay, 'codeOnItsWay');
  }
}

/** No code exists, it expired, or no attempts are left: a new code is needed. */
export class CodeExpired extends DomainError {
  constructor() {
    super(Code.codeSpent, 400, 'codeSpent');
  }
}

export class SmsFailed extends DomainError {
  constructor() {
    super(Code.unavailable, 503, 'smsFailed');
  }
}

export class MemberNotFound extends DomainError {
  constructor() {
    super(Code.notFound, 404, 'memberNotFound');
  }
}

export const teamNotFound = () => new DomainError(Code.notFound, 404, 'teamNotFound');

export class SessionNotFound extends DomainError {
  constructor() {
    super(Code.notFound, 404, 'sessionNotFound');
  }
}

export class BadProfile extends DomainError {
  constructor(field: 'displayName' | 'nickname' | 'profilePicture', reason: string) {
    super(Code.badRequest, 400, 'badField', { field: fieldName(field), reason });
  }
}
