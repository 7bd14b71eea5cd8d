import type { Role } from '@khandai/contracts';
import type { Db } from '../../platform/database/database.js';

export type MemberRole = Exclude<Role, 'guest'>;

interface RoleOwner {
  readonly userId: number;
  readonly displayName: string;
  readonly role: Role;
}

/** Gives and takes roles. */
export interface MemberRoles {
  /** Sets the role, and the room that comes with it, in the transaction. */
  setRole(tx: Db, member: RoleOwner, role: MemberRole): Promise<unknown>;
  /** Runs after the commit: who loses rights is logged out, and leaves the broadcasts. `member` is as before. */
  follow(member: RoleOwner, role: MemberRole): Promise<unknown>;
}

interface OpenSession {
  readonly sessionId: string;
  readonly device: string;
  readonly address: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

export interface MemberSessions {
  list(userId: number, now: Date): Promise<OpenSession[]>;
  endAll(tx: Db, userId: number): Promise<void>;
  /** Returns false when the user has no such session. */
  end(tx: Db, sessionId: string, userId: number): Promise<boolean>;
}
