import type { Clock } from '@khandai/runtime';
import type { SocketLike } from '@khandai/socket';

/** The dependencies of Presence. */
export interface PresenceDeps {
  /** Address without the token: `wss://host/onlineSocket`. */
  readonly url: string;
  /** The member's token; null for guests, and while there is none. */
  readonly token: () => string | null;
  /** Gets a token to replace the one the server refused; null when none is available now. */
  readonly renewToken: (refused: string) => Promise<string | null>;
  /** Reloads user info, which checks the token. Resolves with true if a member is still logged in. */
  readonly check: () => Promise<boolean>;
  readonly connect: (url: string) => SocketLike;
  readonly clock: Clock;
  /** Makes the uuid of a frame; default `crypto.randomUUID`. */
  readonly uuid?: () => string;
  /** Source of the jitter in [0, 1); default `Math.random`. */
  readonly random?: () => number;
}

/**
 * `idle`: no member, or the user left the page. `waiting` lasts until `retryAt` (milliseconds since the epoch).
 * `stopped`: ten reconnects failed (`exhausted`), or the server refuses the frames of this client (`refused`). Showing
 * the page again or a new member starts over.
 */
export type PresenceState =
  | { readonly status: 'idle' | 'connecting' | 'open' }
  | { readonly status: 'waiting'; readonly retryAt: number }
  | { readonly status: 'stopped'; readonly reason: 'exhausted' }
  | { readonly status: 'stopped'; readonly reason: 'refused'; readonly code: number };

/** The server refused a frame. `msg` is the server's sentence for the user. */
export interface PresenceRefusal {
  readonly code: number;
  readonly msg: string;
  readonly roomId?: number;
}
