import { Forbidden, isKeeper } from '../../platform/http/access.js';
import type { Identity } from '../../platform/http/caller.js';

/** Resolves the target user: the caller, or another user if the caller's role allows it. Throws Forbidden. */
export function whose(caller: Identity, userId: number | undefined): number {
  if (userId === undefined || userId === caller.userId) return caller.userId;
  if (!isKeeper(caller)) throw new Forbidden();
  return userId;
}
