import type { Role } from '@khandai/contracts';

/** Who calls, read from the token. `null` where no token came; a bad token is refused before this exists. */
export interface Identity {
  readonly userId: number;
  readonly guest: boolean;
  readonly role: Role;
  readonly siteRoleId: number;
  /** The session a member's token belongs to; guests have none. */
  readonly session?: string;
}

export interface Caller {
  readonly identity: Identity | null;
  readonly ip: string;
  readonly requestId: string;
  readonly userAgent?: string;
}

/** Answers null for a token that is forged, expired or of another kind. */
export interface TokenVerifier {
  verify(token: string): Promise<Identity | null>;
}

/** Looks up what somebody is now: his role may have changed since his token was made. */
export interface Standing {
  /** Null where the session of the token is over or its member locked out. */
  standing(identity: Identity): Promise<Identity | null>;
}

/** Tells whether the session a token belongs to is still open: the token itself lives on for a while after it. */
export interface SessionCheck {
  isOpen(identity: Identity): Promise<boolean>;
}
