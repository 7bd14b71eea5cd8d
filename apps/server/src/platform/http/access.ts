import { type Access, Code, type Role, SILENT_SITE_ROLE } from '@khandai/contracts';
import { DomainError } from '../domain-error.js';
import type { Caller, Identity } from './caller.js';

export class TokenRejected extends DomainError {
  constructor() {
    super(Code.unauthorized, 401, 'tokenRejected');
  }
}

export class LoginRequired extends DomainError {
  constructor(status: 401 | 403) {
    super(status, status, 'loginRequired');
  }
}

export class Forbidden extends DomainError {
  constructor() {
    super(Code.forbidden, 403, 'forbidden');
  }
}

/** Roles that satisfy each access level above membership. */
export const rolesOf: Readonly<Record<'commentator' | 'moderator' | 'staff', readonly Role[]>> = {
  commentator: ['commentator', 'moderator', 'staff'],
  moderator: ['moderator', 'staff'],
  staff: ['staff'],
};

/** Whether the user moderates the whole site, and not only their own rooms. */
export const isModerator = ({ role }: Pick<Identity, 'role'>): boolean => rolesOf.moderator.includes(role);

/** Whether the user moderates everything that is open to everyone: all public rooms, and the feed. */
export const moderatesAll = (who: Pick<Identity, 'role' | 'siteRoleId'>): boolean =>
  isModerator(who) || who.siteRoleId === SILENT_SITE_ROLE;

/** checkAccess has already run, so a missing identity here means a rejected token. */
export function requireIdentity({ identity }: Pick<Caller, 'identity'>): Identity {
  if (!identity) throw new TokenRejected();
  return identity;
}

/**
 * Returns or throws. A missing token is 401; a valid token with too few rights is 403, because renewing it would not
 * help.
 */
export function checkAccess(access: Access, identity: Identity | null): void {
  if (access === 'public') return;
  if (!identity) throw new LoginRequired(401);
  if (access === 'guest') return;
  if (identity.guest) throw new LoginRequired(403);
  if (access === 'member' || (access === 'moderation' && identity.siteRoleId === SILENT_SITE_ROLE)) return;
  if (!rolesOf[access === 'moderation' ? 'commentator' : access].includes(identity.role)) throw new Forbidden();
}
