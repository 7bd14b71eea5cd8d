import { Code } from '@khandai/contracts';
import { DomainError } from '../../platform/domain-error.js';

// None of these is 401: that status tells clients to renew their token and ask again, which would not help here.

export class WrongCredentials extends DomainError {
  constructor() {
    super(Code.wrongCredentials, 400, 'wrongCredentials');
  }
}

export class AccountLocked extends DomainError {
  constructor() {
    super(Code.accountLocked, 403, 'accountLocked');
  }
}

export class UsernameTaken extends DomainError {
  constructor() {
    super(Code.usernameTaken, 409, 'usernameTaken');
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

export class BadProfile extends DomainError {
  constructor(field: 'displayName' | 'profilePicture', reason: string) {
    super(Code.badRequest, 400, 'badField', { field, reason });
  }
}
