/** Path of a member's public page. */
export const memberPath = (username: string): string => `/thanh-vien/${encodeURIComponent(username)}`;
