import { type Role, SILENT_SITE_ROLE } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { SessionEnds } from '../../platform/session-ends.js';
import { StartError } from '../../platform/start-error.js';
import { usernameKey } from '../../platform/username-key.js';
import type { RoleRepository } from './role-repository.js';
import type { RoomNews } from './room-news.js';

/** What an operator makes of a member, the one who may do least first. */
export const GIVEN_ROLES = ['member', 'commentator', 'moderator', 'staff'] as const satisfies readonly Role[];
export type GivenRole = (typeof GIVEN_ROLES)[number];

export const isGivenRole = (word: string): word is GivenRole => GIVEN_ROLES.some((role) => role === word);

export interface RoleWish {
  readonly username: string;
  readonly role: GivenRole;
  /** The number of a commentator's room; absent, the one he has, or the next that is free. */
  readonly roomNumber?: number;
}

export interface RoleGiven {
  readonly name: string;
  readonly was: Role;
  readonly is: GivenRole;
  /** Of a commentator. */
  readonly roomNumber?: number;
  /** He was logged out everywhere. */
  readonly loggedOut: boolean;
}

export interface RoleDeps {
  readonly roles: RoleRepository;
  /** Ends every session of a member. */
  readonly sessions: { endAll(userId: number): Promise<void> };
  readonly ends: Pick<SessionEnds, 'tell'>;
  readonly news: Pick<RoomNews, 'tell'>;
  readonly clock: Clock;
}

/** Gives and takes roles. */
export class RoleService {
  constructor(private readonly deps: RoleDeps) {}

  /**
   * Who may do less from now on is logged out everywhere, so that neither a socket nor a token is left that knows him as
   * what he was; who may do more sees it at his next call. Throws StartError where nobody is meant, or the room is another's.
   */
  async give({ username, role, roomNumber }: RoleWish): Promise<RoleGiven> {
    const { roles } = this.deps;
    const user = await roles.member(usernameKey(username));
    if (!user) throw new StartError(`Không có thành viên nào tên đăng nhập là ${username}.`);
    if (roomNumber !== undefined) await this.#assertFree(roomNumber, user.userId);
    const room = role === 'commentator' ? { name: user.displayName, ...(roomNumber !== undefined && { roomNumber }) } : undefined;
    // Whoever works for the site enters rooms without a join notice.
    const siteRoleId = role === 'staff' ? SILENT_SITE_ROLE : 0;
    const number = await roles.become(user.userId, { role, siteRoleId }, room);
    const loggedOut = rank(role) < rank(user.role);
    if (loggedOut) await this.#logOut(user.userId);
    if (role === 'member') await this.deps.news.tell(...(await roles.silence(user.userId, new Date(this.deps.clock.now()))));
    return { name: user.displayName, was: user.role, is: role, loggedOut, ...(number !== undefined && { roomNumber: number }) };
  }

  async #assertFree(roomNumber: number, userId: number): Promise<void> {
    const owner = await this.deps.roles.ownerOfRoom(roomNumber);
    if (owner !== undefined && owner !== userId) throw new StartError(`Phòng số ${roomNumber} đã là của người khác.`);
  }

  async #logOut(userId: number): Promise<void> {
    await this.deps.sessions.endAll(userId);
    await this.deps.ends.tell({ userId });
  }
}

const rank = (role: Role): number => GIVEN_ROLES.findIndex((one) => one === role);
