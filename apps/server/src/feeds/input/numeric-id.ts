import { createHash } from 'node:crypto';
import { hash32 } from './seeded.js';

/**
 * A 21-digit id for an item that its source identifies by name: a 9, then 64 bits of the name's SHA-256. It cannot
 * collide with a provider's ids, which have at most nine digits. The same name always gives the same id.
 */
export const numericId = (name: string): string =>
  `9${String(createHash('sha256').update(name).digest().readBigUInt64BE()).padStart(20, '0')}`;

/** The eleven-digit id that older versions gave the same name. */
export const formerNumericId = (name: string): string => `9${String(hash32(name)).padStart(10, '0')}`;
