import { type Access, Code, type Role } from '@khandai/contracts';
import { DomainError } from '../domain-error.js';
import type { Identity } from './caller.js';

export class TokenRejected extends DomainError {
  constructor() {
    super(Code.unauthorized, 401, 'tokenRejected');
  }
}

class LoginRequired extends DomainError {
  constructor(status: 401 | 403) {
    super(status, status, 'loginRequired');
  }
}

export class Forbidden extends DomainError {
  constructor() {
    super(Code.forbidden, 403, 'forbidden');
  }
}

const roles: Readonly<Record<'commentator' | 'moderator', readonly Role[]>> = {
  commentator: ['commentator', 'moderator', 'staff'],
  moderator: ['moderator', 'staff'],
};

/**
 * Lets the call through or throws. No token where one is needed is 401; a good token of too little is 403,
 * because renewing it would change nothing.
 */
export function checkAccess(access: Access, identity: Identity | null): void {
  if (access === 'public') return;
  if (!identity) throw new LoginRequired(401);
  if (access === 'guest') return;
  if (identity.guest) throw new LoginRequired(403);
  if (access !== 'member' && !roles[access].includes(identity.role)) throw new Forbidden();
}
