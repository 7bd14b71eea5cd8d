import { GuestFlag, type PublicProfile, type UserInfo } from '@khandai/contracts';
import { levelInfo } from './level.js';
import type { User } from './user-repository.js';

/** What a person is told about himself. */
export function userInfo(user: User): UserInfo {
  const { userId, username, displayName, profilePicture, emailAddress, phoneNumber, siteRoleId, role, balance, hideStatus } = user;
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
    balance,
    hideStatus,
  };
}

/** What everybody is told about a member. Of one who is locked out, no more than that; of one who hides it, not whether he is here. */
export function publicProfile(user: User, online: boolean): PublicProfile {
  const { userId, username, displayName, profilePicture, role, exp, locked, simulated, createdAt, lastSeenAt } = user;
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
  };
}
