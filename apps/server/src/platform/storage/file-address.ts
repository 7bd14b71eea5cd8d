import { typeOfKey } from './storage.js';

const PREFIX = '/tep/';

/** URL path of a stored file: `/tep/{key}`. */
export const addressOf = (key: string): string => `${PREFIX}${key}`;

/** The key in a URL path of this site's files; undefined for any other path. */
export function keyOf(address: string): string | undefined {
  const key = address.startsWith(PREFIX) ? address.slice(PREFIX.length) : '';
  return typeOfKey(key) === undefined ? undefined : key;
}

/** Folder of the files of chat messages. */
export const CHAT_FOLDER = 'chat/';

/** Folder of the profile pictures that a member uploaded. */
export const avatarFolder = (userId: number): string => `avatars/${userId}/`;

/** Edge of a profile picture in pixels: twice the largest size at which pages show an avatar. */
export const AVATAR_EDGE = 512;

/** Folder of the files of posts. */
export const POST_FOLDER = 'posts/';

/** Folder of pictures that the site makes for articles. */
export const ARTICLE_FOLDER = 'articles/';

/**
 * Whether a file stays as long as its address is known. A file of the chat is deleted when its message is taken back, and one of a
 * post with the post.
 */
export const isLasting = (key: string): boolean => !key.startsWith(CHAT_FOLDER) && !key.startsWith(POST_FOLDER);

/** Folder of pictures of feedback. They have no public address. */
const FEEDBACK_FOLDER = 'feedback/';

/** The key of a picture of feedback. */
export const feedbackKey = (fileId: string): string => `${FEEDBACK_FOLDER}${fileId}.webp`;

/** Whether a file is for staff alone, so that its name opens nothing. */
export const isPrivate = (key: string): boolean => key.startsWith(FEEDBACK_FOLDER);
