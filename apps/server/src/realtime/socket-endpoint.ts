import { CloseCode, Code, NOT_LOGGED_IN } from '@khandai/contracts';
import type { Clock } from '../platform/clock.js';
import type { Identity, SessionCheck, TokenVerifier } from '../platform/http/caller.js';
import type { DomainError } from '../platform/domain-error.js';
import { sentence } from '../platform/messages.js';
import { frameBytes } from './frame-bytes.js';
import type { Peer, ConnectedUser } from './peer.js';
import type { Socket } from './socket.js';

/** One socket endpoint, as the gate sees it. */
export interface SocketEndpoint {
  /**
   * Resolves the user of a token; null when it is missing, forged or expired, its session has ended, or its user is
   * deleted.
   */
  admit(token: string | null, address: string): Promise<ConnectedUser | null>;
  /** Accepts a socket; returns undefined when it is refused. */
  open(socket: Socket, user: ConnectedUser): Peer | undefined;
  closed(peer: Peer): void;
}

/** Looks up users by id. */
export interface UserLookup {
  author(userId: number): Promise<{ readonly displayName: string; readonly locked: boolean } | undefined>;
}

export interface AdmissionDeps {
  readonly verifier: TokenVerifier;
  readonly sessions: SessionCheck;
  readonly users: UserLookup;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * Resolves the user of a token with a fresh lookup: since it was signed, its session may have ended, or its user may be
 * locked or deleted.
 */
export async function admit(token: string | null, address: string, deps: AdmissionDeps): Promise<ConnectedUser | null> {
  const { verifier, sessions, users, clock } = deps;
  const tokenCheckedAt = clock.now();
  const identity = token ? await verifier.verify(token) : null;
  if (!identity || !(await isOpen(identity, sessions))) return null;
  const author = await users.author(identity.userId);
  return author && !author.locked ? { ...identity, showName: author.displayName, address, tokenCheckedAt } : null;
}

// Guests have no session that could end.
async function isOpen(identity: Identity, sessions: SessionCheck): Promise<boolean> {
  return identity.guest || (await sessions.isOpen(identity));
}

/** Closes a socket whose token cannot be checked now; the client tries again later. */
export function postponeSocket(socket: Socket, { code, messageKey, values }: DomainError): void {
  socket.send(frameBytes({ type: 'error', code, msg: sentence(messageKey, values) }));
  socket.close(CloseCode.tryAgainLater, messageKey);
}

/** Closes a socket whose token is not valid. */
export function rejectSocket(socket: Socket): void {
  const msg = sentence('socketLoginRequired');
  socket.send(frameBytes({ type: 'error', code: Code.unauthorized, msg, key: NOT_LOGGED_IN }));
  socket.close(CloseCode.unauthorized, NOT_LOGGED_IN);
}
