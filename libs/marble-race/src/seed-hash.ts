import { isSeed } from './marble-race.js';

/**
 * SHA-256 of the 32 bytes of a seed, in 64 lower-case hexadecimal digits: what is published before the picks.
 * Rejects with a RangeError for what is no seed, and with a TypeError where a page has no Web Crypto (plain HTTP).
 */
export async function seedHash(seed: string): Promise<string> {
  if (!isSeed(seed)) throw new RangeError('A seed is 64 hexadecimal digits.');
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
