import type { Role } from '@khandai/contracts';

/** The caller, read from the token. `null` when the request has no token; a bad token is rejected earlier. */
export interface Identity {
  readonly userId: number;
  readonly guest: boolean;
  readonly role: Role;
  readonly siteRoleId: number;
  /** The session of a user's token; guests have none. */
  readonly session?: string;
}

export interface Caller {
  readonly identity: Identity | null;
  readonly ip: string;
  readonly requestId: string;
  readonly userAgent?: string;
  /** Content of the device cookie, unchecked. It does not authenticate the caller. */
  readonly device?: string;
}

/** Returns null for a token that is forged, expired or of another kind. */
export interface TokenVerifier {
  verify(token: string): Promise<Identity | null>;
}

/** Looks up a user's current identity: their role may have changed since the token was issued. */
export interface IdentityLookup {
  /** Null when the token's session is over or its user is locked. */
  currentIdentity(identity: Identity): Promise<Identity | null>;
}

/** Tells whether a token's session is still open: the token itself stays valid for a while after its session ends. */
export interface SessionCheck {
  isOpen(identity: Identity): Promise<boolean>;
}
