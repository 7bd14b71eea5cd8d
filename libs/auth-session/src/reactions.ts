import { answeredFault } from './faults.js';

/** The calls whose failures the session handles itself. */
export type OwnCall = 'guestLogin' | 'guestInfo' | 'userInfo';

/**
 * `clear`: the tokens are invalid, a new guest login follows. `count`: a rate-limit failure; after three, the session
 * stops trying. `again`: the failure says nothing about the session, which retries the call later.
 */
export type Reaction = 'clear' | 'count' | 'again';

/** The reaction to a reply, by call and status; the default is `again`. */
const table: Readonly<Record<OwnCall, Readonly<Record<number, Reaction>>>> = {
  guestLogin: { 429: 'count' },
  guestInfo: { 401: 'clear', 429: 'count', 500: 'clear' },
  // A broken server (500) says nothing about the member's tokens in the request: the session retries the call.
  userInfo: { 401: 'clear' },
};

/** Returns the reaction to a failed call; `again` when the server did not reply. */
export function reactionTo(call: OwnCall, error: unknown): Reaction {
  const status = answeredFault(error)?.status;
  return (status === undefined ? undefined : table[call][status]) ?? 'again';
}
