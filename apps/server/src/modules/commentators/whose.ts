import { Forbidden } from '../../platform/http/access.js';
import type { Identity } from '../../platform/http/caller.js';

const KEEPERS: readonly string[] = ['moderator', 'staff'];

/** Whether he looks after the whole site, and not only after what is his. */
export const isKeeper = ({ role }: Identity): boolean => KEEPERS.includes(role);

/** Whose things are meant: the caller's own, or another's where he may. Throws Forbidden. */
export function whose(caller: Identity, userId: number | undefined): number {
  if (userId === undefined || userId === caller.userId) return caller.userId;
  if (!isKeeper(caller)) throw new Forbidden();
  return userId;
}
