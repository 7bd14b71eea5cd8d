import { hash32 } from './seeded.js';

/**
 * An eleven-digit id for an item that its source identifies by name. It begins with 9 and cannot collide with a
 * provider's ids, which have at most nine digits. The same name always gives the same id.
 */
export const numericId = (name: string): string => `9${String(hash32(name)).padStart(10, '0')}`;
