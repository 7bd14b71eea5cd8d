import type { Role } from '@khandai/contracts';

/** Who calls, read from the token. `null` where no token came; a bad token is refused before this exists. */
export interface Identity {
  readonly userId: number;
  readonly guest: boolean;
  readonly role: Role;
  readonly siteRoleId: number;
}

export interface Caller {
  readonly identity: Identity | null;
  readonly ip: string;
  readonly requestId: string;
}

/** Answers null for a token that is forged, expired or of another kind. */
export interface TokenVerifier {
  verify(token: string): Promise<Identity | null>;
}
