import { Forbidden, isModerator } from '../../platform/http/access.js';
import type { Identity } from '../../platform/http/caller.js';

/** Resolves the target user: the caller, or another user if the caller's role allows it. Throws Forbidden. */
export function targetUserId(caller: Identity, userId: number | undefined): number {
  if (userId === undefined || userId === caller.userId) return caller.userId;
  if (!isModerator(caller)) throw new Forbidden();
  return userId;
}
