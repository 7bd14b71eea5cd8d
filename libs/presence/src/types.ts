import type { Clock } from '@khandai/runtime';

/** The part of a WebSocket this library uses; the browser's own fits. */
export interface SocketLike {
  onopen: ((event: never) => unknown) | null;
  onmessage: ((event: never) => unknown) | null;
  onclose: ((event: never) => unknown) | null;
  onerror: ((event: never) => unknown) | null;
  send(text: string): void;
  close(code?: number, reason?: string): void;
}

/** What presence asks of its surroundings. */
export interface PresenceDeps {
  /** Address without the token: `wss://host/onlineSocket`. */
  readonly url: string;
  /** The member's token; null for guests, and while there is none. */
  readonly token: () => string | null;
  /** Gets a token in place of one the server refused; null when there is none to be had now. */
  readonly renewToken: (refused: string) => Promise<string | null>;
  /** Loads user info anew, which checks the token; whether a member is still logged in. */
  readonly check: () => Promise<boolean>;
  readonly connect: (url: string) => SocketLike;
  readonly clock: Clock;
  /** Makes the uuid of a frame; `crypto.randomUUID` unless given. */
  readonly uuid?: () => string;
  /** Source of the jitter in [0, 1); `Math.random` unless given. */
  readonly random?: () => number;
}

/**
 * `idle`: no member, or the page was left. `waiting` until `retryAt` (milliseconds since the epoch). `stopped`: ten tries
 * were in vain, or the server refuses what we say (`refused`); showing the page again, or another member, starts over.
 */
export type PresenceState =
  | { readonly status: 'idle' | 'connecting' | 'open' }
  | { readonly status: 'waiting'; readonly retryAt: number }
  | { readonly status: 'stopped'; readonly reason: 'inVain' | 'refused' };

/** A frame the server did not take. `msg` is its sentence for the user. */
export interface PresenceRefusal {
  readonly code: number;
  readonly msg: string;
  readonly roomId?: number;
}
