import { answeredFault } from './faults.js';

/** Calls of the session whose failures it answers to itself. */
export type OwnCall = 'guestLogin' | 'guestInfo' | 'userInfo';

/**
 * `clear`: the tokens are no good, a fresh guest follows. `count`: one of the three rate-limit failures after which nothing
 * is tried. `again`: nothing is said about the session, the call is made again later.
 */
export type Reaction = 'clear' | 'count' | 'again';

/** What a session does about an answer, call × status; what is not named is made again. */
const table: Readonly<Record<OwnCall, Readonly<Record<number, Reaction>>>> = {
  guestLogin: { 429: 'count' },
  guestInfo: { 401: 'clear', 429: 'count', 500: 'clear' },
  // A broken server (500) says nothing about a member's tokens, which come with the call: his info is loaded again.
  userInfo: { 401: 'clear' },
};

/** What a session does about a failed call; a fault on the way is no answer. */
export function reactionTo(call: OwnCall, error: unknown): Reaction {
  const status = answeredFault(error)?.status;
  return (status === undefined ? undefined : table[call][status]) ?? 'again';
}
