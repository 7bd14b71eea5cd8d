import { type Access, Code, type Role } from '@khandai/contracts';
import { DomainError } from '../domain-error.js';
import type { Caller, Identity } from './caller.js';

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

/** Who has what a call asks for beyond membership. */
export const rolesOf: Readonly<Record<'commentator' | 'moderator', readonly Role[]>> = {
  commentator: ['commentator', 'moderator', 'staff'],
  moderator: ['moderator', 'staff'],
};

/** Whether he looks after the whole site, and not only after what is his. */
export const isKeeper = ({ role }: Pick<Identity, 'role'>): boolean => rolesOf.moderator.includes(role);

/** Access was checked before; without an identity nobody gets here. */
export function identityOf({ identity }: Pick<Caller, 'identity'>): Identity {
  if (!identity) throw new TokenRejected();
  return identity;
}

/**
 * Lets the call through or throws. No token where one is needed is 401; a good token of too little is 403,
 * because renewing it would change nothing.
 */
export function checkAccess(access: Access, identity: Identity | null): void {
  if (access === 'public') return;
  if (!identity) throw new LoginRequired(401);
  if (access === 'guest') return;
  if (identity.guest) throw new LoginRequired(403);
  if (access !== 'member' && !rolesOf[access].includes(identity.role)) throw new Forbidden();
}
