import { hash32 } from './seeded.js';

/**
 * An id of eleven digits for what its source names in words. It begins with 9, and so is none of a provider, whose ids
 * have nine digits at the most. The same name always gives the same id.
 */
export const numericId = (name: string): string => `9${String(hash32(name)).padStart(10, '0')}`;
