import { CloseCode, Code, NOT_LOGGED_IN, SocketLimit } from '@khandai/contracts';
import type { Clock } from '../platform/clock.js';
import type { SessionEnd } from '../platform/session-end-channel.js';
import { frameBytes, PING } from './frame-bytes.js';
import { forEachYielding } from '../platform/for-each-yielding.js';
import { Peer, type ConnectedUser } from './peer.js';
import type { Socket } from './socket.js';

export interface ConnectionLimits {
  /** Max sockets per address. */
  perAddress: number;
  /** Max sockets of this process. */
  max: number;
  /** Max time in milliseconds that a close waits for pending replies, and again for the closing handshakes. */
  drainMs: number;
}

export interface ConnectionsDeps {
  clock: Clock;
  limits?: Partial<ConnectionLimits>;
  /** Handles one frame; never rejects. */
  handle(peer: Peer, text: string): Promise<void>;
  /** Called when the socket of this peer is closed. */
  left(peer: Peer): void;
}

/** Longer than the time from the start of a token check until its socket is open, in milliseconds. */
const ENDED_SESSION_TTL_MS = 30_000;

const DEFAULTS: ConnectionLimits = { perAddress: 200, max: 50_000, drainMs: 3_000 };

/** The sockets of one endpoint in this process: limits, heartbeat and closing. */
export class Connections {
  readonly #deps: ConnectionsDeps;
  readonly #limits: ConnectionLimits;
  readonly #peers = new Set<Peer>();
  readonly #perAddress = new Map<string, number>();
  /** Sessions that ended recently, oldest first. */
  #endedSessions: readonly { readonly end: SessionEnd; readonly at: number }[] = [];
  #closing = false;

  constructor(deps: ConnectionsDeps) {
    this.#deps = deps;
    this.#limits = { ...DEFAULTS, ...deps.limits };
  }

  /** Number of open sockets. */
  get size(): number {
    return this.#peers.size;
  }

  /** Accepts a socket; returns undefined when it is refused. */
  open(socket: Socket, user: ConnectedUser): Peer | undefined {
    const { clock, handle } = this.#deps;
    const connected = this.#perAddress.get(user.address) ?? 0;
    const peer = new Peer({ socket, user, clock, handle });
    // The session was open during the token check but ended before the socket opened.
    if (this.#endedSessions.some(({ end, at }) => at >= user.tokenCheckedAt && isOver(end, user))) {
      closeAsLoggedOut(peer);
      return undefined;
    }
    if (connected >= this.#limits.perAddress) {
      peer.closeWithError(CloseCode.tooMany, 'tooManyConnections', Code.tooManyRequests);
      return undefined;
    }
    if (this.#closing || this.#peers.size >= this.#limits.max) {
      peer.closeWithError(CloseCode.tryAgainLater, 'unavailable', Code.unavailable);
      return undefined;
    }
    this.#perAddress.set(user.address, connected + 1);
    this.#peers.add(peer);
    return peer;
  }

  /** The socket of this peer is closed, by either side. */
  closed(peer: Peer): void {
    if (!this.#peers.delete(peer)) return;
    peer.closed();
    this.#deps.left(peer);
    const { address } = peer.user;
    const left = (this.#perAddress.get(address) ?? 1) - 1;
    if (left > 0) this.#perAddress.set(address, left);
    else this.#perAddress.delete(address);
  }

  /** Closes the sockets of an ended session, including those still being admitted: their tokens are no longer valid. */
  endSession(end: SessionEnd): void {
    const now = this.#deps.clock.now();
    const endedAt = now - (end.age ?? 0);
    this.#endedSessions = [
      ...this.#endedSessions.filter(({ at }) => at + ENDED_SESSION_TTL_MS > now),
      { end, at: endedAt },
    ];
    for (const peer of this.#peers)
      if (peer.user.tokenCheckedAt <= endedAt && isOver(end, peer.user)) closeAsLoggedOut(peer);
  }

  /** Sends heartbeats until `signal` aborts; terminates a socket that stays silent for one interval. */
  async beat(signal: AbortSignal): Promise<void> {
    // One write for both, because the cost of a write hardly depends on its size.
    const beat = Buffer.concat([PING, frameBytes({ type: 'beat', code: Code.heartbeat })]);
    for (;;) {
      await this.#deps.clock.sleep(SocketLimit.heartbeatMs, signal);
      if (signal.aborted) return;
      await forEachYielding(this.#peers, (peer) => peer.beat(beat));
    }
  }

  /**
   * Accepts no new sockets, lets pending replies go out, closes every socket with 1001, and waits for them up to a time
   * limit.
   */
  async close(): Promise<void> {
    this.#closing = true;
    await this.#waitForReplies(Promise.all([...this.#peers].map(({ idle }) => idle)));
    for (const peer of this.#peers) peer.closeForShutdown();
    await this.#waitUntilClosed();
    for (const peer of this.#peers) this.#terminate(peer);
  }

  async #waitUntilClosed(): Promise<void> {
    const { clock } = this.#deps;
    const until = clock.now() + this.#limits.drainMs;
    while (this.#peers.size > 0 && clock.now() < until) await clock.sleep(20);
  }

  #terminate(peer: Peer): void {
    peer.terminate();
    this.closed(peer);
  }

  async #waitForReplies(work: Promise<unknown>): Promise<void> {
    const bound = new AbortController();
    await Promise.race([work, this.#deps.clock.sleep(this.#limits.drainMs, bound.signal)]);
    bound.abort();
  }
}

function isOver({ userId, session, but }: SessionEnd, user: ConnectedUser): boolean {
  if (user.userId !== userId || user.guest) return false;
  return session === undefined ? user.session !== but : user.session === session;
}

const closeAsLoggedOut = (peer: Peer): void =>
  peer.closeWithError(CloseCode.unauthorized, 'socketLoginRequired', Code.unauthorized, NOT_LOGGED_IN);
