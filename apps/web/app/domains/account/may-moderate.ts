import { SILENT_SITE_ROLE, type UserInfo } from '@khandai/contracts';

/** Whether a member moderates chat rooms: a commentator their own, the others all. The server decides for each call. */
export const mayModerate = ({ role, siteRoleId }: Pick<UserInfo, 'role' | 'siteRoleId'>): boolean =>
  role === 'commentator' || role === 'moderator' || role === 'staff' || siteRoleId === SILENT_SITE_ROLE;
