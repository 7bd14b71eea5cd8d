import { typeOfKey } from './storage.js';

const PREFIX = '/tep/';

/** Where readers get a stored file: `/tep/{key}`. */
export const addressOf = (key: string): string => `${PREFIX}${key}`;

/** The key an address of ours names; undefined for any other address. */
export function keyOf(address: string): string | undefined {
  const key = address.startsWith(PREFIX) ? address.slice(PREFIX.length) : '';
  return typeOfKey(key) === undefined ? undefined : key;
}
