/** Where a member's own posts are; their own name leads there. */
export const OWN_POSTS = '/bang-tin?nType=1';

/** Path of a member's public page. */
export const memberPath = (username: string): string => `/thanh-vien/${encodeURIComponent(username)}`;
