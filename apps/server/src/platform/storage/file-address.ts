import { typeOfKey } from './storage.js';

const PREFIX = '/tep/';

/** URL path of a stored file: `/tep/{key}`. */
export const addressOf = (key: string): string => `${PREFIX}${key}`;

/** The key in a URL path of this site's files; undefined for any other path. */
export function keyOf(address: string): string | undefined {
  const key = address.startsWith(PREFIX) ? address.slice(PREFIX.length) : '';
  return typeOfKey(key) === undefined ? undefined : key;
}
