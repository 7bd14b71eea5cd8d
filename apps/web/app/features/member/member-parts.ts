import { memberPath } from '../../domains/account';

/** Query parameter that chooses a part of a member's page. */
export const PART = 'muc';
export const FRIENDS = 'ban-be';
export const PICTURES = 'anh';
export const TIPS = 'tip';

export const partPath = (username: string, part: string): string => `${memberPath(username)}?${PART}=${part}`;

export const friendsPath = (username: string): string => partPath(username, FRIENDS);
