/** Where a member's public page is. */
export const memberPath = (username: string): string => `/thanh-vien/${encodeURIComponent(username)}`;
