import { SILENT_SITE_ROLE, type UserInfo } from '@khandai/contracts';

/** Whether a member decides about posts of others. The server decides for each call. */
export const mayModerateFeed = ({ role, siteRoleId }: Pick<UserInfo, 'role' | 'siteRoleId'>): boolean =>
  role === 'moderator' || role === 'staff' || siteRoleId === SILENT_SITE_ROLE;

/** Whether a member moderates chat rooms: a commentator their own, the others all. The server decides for each call. */
export const mayModerate = (member: Pick<UserInfo, 'role' | 'siteRoleId'>): boolean =>
  member.role === 'commentator' || mayModerateFeed(member);
