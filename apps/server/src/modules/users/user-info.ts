import { GuestFlag, type PublicProfile, type Team, type UserInfo } from '@khandai/contracts';
import { levelInfo } from './level.js';
import type { Balances } from './member-points.js';
import type { User } from './user-repository.js';

/** A user's own data, as sent to that user. */
export function userInfo(user: User, { points }: Balances): UserInfo {
  const { userId, username, displayName, profilePicture, emailAddress, phoneNumber, siteRoleId, role, hideStatus } =
    user;
  return {
    userId,
    guest: user.guest ? GuestFlag.guest : GuestFlag.registered,
    username,
    displayName,
    nickname: displayName,
    profilePicture,
    emailAddress,
    emailVerified: user.emailVerifiedAt !== null,
    phoneNumber,
    phoneVerified: user.phoneVerifiedAt !== null,
    siteRoleId,
    role,
    balance: points,
    hideStatus,
  };
}

export interface Shown {
  /** The team that the member supports; null when others do not see it. */
  readonly favouriteTeam: Team | null;
  readonly exp: number;
  /** Whether the member is online now. */
  readonly online: boolean;
}

/**
 * A member's public profile. A locked member shows neither display name, picture nor presence; one who hides their
 * status shows no presence.
 */
export function publicProfile(user: User, { exp, online, favouriteTeam }: Shown): PublicProfile {
  const { userId, username, displayName, profilePicture, role, locked, simulated, createdAt, lastSeenAt } = user;
  const name = locked ? username : displayName;
  const hidden = locked || user.hideStatus;
  return {
    userId,
    username,
    displayName: name,
    nickname: name,
    profilePicture: locked ? null : profilePicture,
    role,
    level: levelInfo(exp).level,
    locked,
    simulated,
    createdAt: createdAt.toISOString(),
    online: online && !hidden,
    lastSeenAt: hidden ? null : (lastSeenAt?.toISOString() ?? null),
    favouriteTeam: locked ? null : favouriteTeam,
  };
}
