import { CloseCode, Code, NOT_LOGGED_IN } from '@khandai/contracts';
import type { Clock } from '../platform/clock.js';
import type { Identity, SessionCheck, TokenVerifier } from '../platform/http/caller.js';
import { sentence } from '../platform/messages.js';
import { frameBytes } from './frame-bytes.js';
import type { Peer, Who } from './peer.js';
import type { Socket } from './socket.js';

/** One endpoint for sockets, as the gate sees it. */
export interface Door {
  /** Who holds this token; null when it is missing, forged or expired, its session ended, or its user gone. */
  admit(token: string | null, address: string): Promise<Who | null>;
  /** Takes in a socket; answers undefined when it had to be sent away. */
  open(socket: Socket, who: Who): Peer | undefined;
  ended(peer: Peer): void;
}

/** What is known of people by their id. */
export interface People {
  author(userId: number): Promise<{ readonly displayName: string; readonly locked: boolean } | undefined>;
}

export interface AdmissionDeps {
  readonly verifier: TokenVerifier;
  readonly sessions: SessionCheck;
  readonly people: People;
  readonly clock: Pick<Clock, 'now'>;
}

/** Who holds a token, looked up anew: a session may have ended since it was signed, its user may be locked or gone. */
export async function admit(token: string | null, address: string, deps: AdmissionDeps): Promise<Who | null> {
  const { verifier, sessions, people, clock } = deps;
  const askedAt = clock.now();
  const identity = token ? await verifier.verify(token) : null;
  if (!identity || !(await isOpen(identity, sessions))) return null;
  const author = await people.author(identity.userId);
  return author && !author.locked ? { ...identity, showName: author.displayName, address, askedAt } : null;
}

// Guests have no session that could have ended.
async function isOpen(identity: Identity, sessions: SessionCheck): Promise<boolean> {
  return identity.guest || (await sessions.isOpen(identity));
}

/** Sends away a socket whose token is no good. */
export function refuseSocket(socket: Socket): void {
  const msg = sentence('socketLoginRequired');
  socket.send(frameBytes({ type: 'error', code: Code.unauthorized, msg, key: NOT_LOGGED_IN }));
  socket.close(CloseCode.unauthorized, NOT_LOGGED_IN);
}
