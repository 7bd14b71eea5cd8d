/** Address of the posts with a hashtag. */
export const hashtagPath = (hashtag: string): string => `/bang-tin/hashtag/${encodeURIComponent(hashtag)}`;
