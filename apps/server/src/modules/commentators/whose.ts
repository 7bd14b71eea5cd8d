import { Forbidden, isKeeper } from '../../platform/http/access.js';
import type { Identity } from '../../platform/http/caller.js';

/** Whose things are meant: the caller's own, or another's where he may. Throws Forbidden. */
export function whose(caller: Identity, userId: number | undefined): number {
  if (userId === undefined || userId === caller.userId) return caller.userId;
  if (!isKeeper(caller)) throw new Forbidden();
  return userId;
}
