import type { Role } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { Database } from '../../platform/database/database.js';
import type { SessionEndChannel } from '../../platform/session-end-channel.js';
import { StartError } from '../../platform/start-error.js';
import { usernameKey } from '../../platform/username-key.js';
import type { RoleRepository } from './role-repository.js';
import type { RoomUpdates } from './room-updates.js';

/** Roles an operator can give to a member, in ascending order of rights. */
export const ASSIGNABLE_ROLES = ['member', 'commentator', 'moderator', 'staff'] as const satisfies readonly Role[];
export type AssignableRole = (typeof ASSIGNABLE_ROLES)[number];

export const isAssignableRole = (word: string): word is AssignableRole =>
  ASSIGNABLE_ROLES.some((role) => role === word);

export interface RoleRequest {
  readonly username: string;
  readonly role: AssignableRole;
  /** Room number of a commentator. Default: their current number, or else the next free one. */
  readonly roomNumber?: number;
}

export interface RoleChange {
  readonly name: string;
  readonly oldRole: Role;
  readonly newRole: AssignableRole;
  /** Only for a commentator. */
  readonly roomNumber?: number;
  /** Whether every session of the member was ended. */
  readonly loggedOut: boolean;
}

/** A member before a change of their role. */
export interface RoleOwner {
  readonly userId: number;
  readonly displayName: string;
  readonly role: Role;
}

export interface RoleDeps {
  readonly database: Pick<Database, 'db'>;
  readonly roles: RoleRepository;
  /** Ends every session of a member. */
  readonly sessions: { endAll(userId: number): Promise<void> };
  readonly ends: Pick<SessionEndChannel, 'publish'>;
  readonly news: Pick<RoomUpdates, 'publish'>;
  readonly clock: Clock;
}

/** Gives and takes roles. */
export class RoleService {
  constructor(private readonly deps: RoleDeps) {}

  /**
   * A member who loses rights is logged out everywhere, so that no socket or token keeps the old role; one who gains
   * rights sees it on their next request. Throws StartError when the user does not exist or the room belongs to another
   * member.
   */
  async assign({ username, role, roomNumber }: RoleRequest): Promise<RoleChange> {
    const { roles } = this.deps;
    const user = await roles.member(usernameKey(username));
    if (!user) throw new StartError(`Không có thành viên nào tên đăng nhập là ${username}.`);
    if (roomNumber !== undefined) await this.#assertFree(roomNumber, user.userId);
    const number = await this.deps.database.db.transaction((tx) => roles.setRole(tx, user, role, roomNumber));
    const loggedOut = await this.follow(user, role);
    return {
      name: user.displayName,
      oldRole: user.role,
      newRole: role,
      loggedOut,
      ...(number !== undefined && { roomNumber: number }),
    };
  }

  /** What follows a change of role that is stored. Returns whether every session of the member was ended. */
  async follow(user: RoleOwner, role: AssignableRole): Promise<boolean> {
    const { roles, news, clock } = this.deps;
    const loggedOut = rank(role) < rank(user.role);
    if (loggedOut) await this.#logOut(user.userId);
    if (role === 'member')
      await news.publish(...(await roles.removeFromBroadcasts(user.userId, new Date(clock.now()))));
    return loggedOut;
  }

  async #assertFree(roomNumber: number, userId: number): Promise<void> {
    const owner = await this.deps.roles.ownerOfRoom(roomNumber);
    if (owner !== undefined && owner !== userId) throw new StartError(`Phòng số ${roomNumber} đã là của người khác.`);
  }

  async #logOut(userId: number): Promise<void> {
    await this.deps.sessions.endAll(userId);
    await this.deps.ends.publish({ userId });
  }
}

const rank = (role: Role): number => ASSIGNABLE_ROLES.findIndex((one) => one === role);
