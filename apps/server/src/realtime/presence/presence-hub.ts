import { Code, type PresenceFrame, type PresenceReply, SILENT_SITE_ROLE, SocketLimit } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import { DomainError } from '../../platform/domain-error.js';
import type { SessionCheck, TokenVerifier } from '../../platform/http/caller.js';
import type { Log } from '../../platform/log.js';
import { sentence } from '../../platform/messages.js';
import type { SessionEndChannel } from '../../platform/session-end-channel.js';
import { type ConnectionLimits, Connections } from '../connections.js';
import { admit, type SocketEndpoint, type UserLookup } from '../socket-endpoint.js';
import type { Peer, ConnectedUser } from '../peer.js';
import type { Socket } from '../socket.js';
import { type Place } from './presence-store.js';
import { readPresenceFrame } from './read-presence-frame.js';
import type { Rooms } from './rooms.js';
import type { Roster } from './roster.js';

export interface PresenceHubDeps {
  readonly users: UserLookup;
  readonly rooms: Rooms;
  readonly roster: Roster;
  readonly clock: Clock;
  readonly log: Log;
  readonly verifier: TokenVerifier;
  readonly sessions: SessionCheck;
  readonly ends: SessionEndChannel;
  readonly limits?: Partial<ConnectionLimits>;
}

/** The state that a socket reported for its member. Its rooms count only while it is online. */
interface ReportedState {
  online: boolean;
  readonly rooms: Set<number>;
}

/** Connections over which members report their presence. It starts nothing until `start`. */
export class PresenceHub implements SocketEndpoint {
  readonly #deps: PresenceHubDeps;
  readonly #connections: Connections;
  readonly #reported = new Map<Peer, ReportedState>();
  readonly #stop = new AbortController();
  #running: Promise<unknown> = Promise.resolve();

  constructor(deps: PresenceHubDeps) {
    this.#deps = deps;
    this.#connections = new Connections({
      clock: deps.clock,
      ...(deps.limits && { limits: deps.limits }),
      handle: (peer, text) => this.#handle(peer, text),
      left: (peer) => this.#left(peer),
    });
  }

  /** Number of open sockets. */
  get size(): number {
    return this.#connections.size;
  }

  /** Starts the heartbeat, the renewal of presence, and the listener for ended sessions. */
  start(): void {
    const { signal } = this.#stop;
    const { roster, ends, log } = this.#deps;
    const listening = ends.subscribe((end) => this.#connections.endSession(end));
    this.#running = Promise.all([this.#connections.beat(signal), roster.run(signal), listening]).then(([, , stop]) =>
      stop(),
    );
    this.#running.catch((error: unknown) => log.error({ err: error }, 'the heartbeat of presence stopped'));
  }

  /** Refuses guests, who have no presence. */
  async admit(token: string | null, address: string): Promise<ConnectedUser | null> {
    const user = await admit(token, address, this.#deps);
    return user?.guest === false ? user : null;
  }

  open(socket: Socket, user: ConnectedUser): Peer | undefined {
    const peer = this.#connections.open(socket, user);
    if (peer) this.#reported.set(peer, { online: false, rooms: new Set() });
    return peer;
  }

  closed(peer: Peer): void {
    this.#connections.closed(peer);
  }

  /**
   * Accepts no new sockets, closes every socket with 1001, and reports to the other processes that no member is left
   * here.
   */
  async close(): Promise<void> {
    if (this.#stop.signal.aborted) return;
    await this.#connections.close();
    this.#stop.abort();
    await this.#running;
  }

  async #handle(peer: Peer, text: string): Promise<void> {
    const frame = readPresenceFrame(text);
    if (frame.type !== 'fault') return this.#answer(peer, frame);
    peer.sendError(frame.code, frame.messageKey);
    if (frame.code === Code.malformedFrame) peer.countMalformed();
  }

  async #answer(peer: Peer, frame: PresenceFrame): Promise<void> {
    const { type, uuid } = frame;
    const about = { type, uuid, ...('roomId' in frame && { roomId: frame.roomId }) };
    peer.send({ ...about, ...(await this.#perform(peer, frame)) });
  }

  async #perform(peer: Peer, frame: PresenceFrame): Promise<Pick<PresenceReply, 'code' | 'msg'>> {
    try {
      if (frame.type === 'join') await this.#join(peer, frame.roomId);
      else if (frame.type === 'leave') this.#leave(peer, frame.roomId);
      else this.#setOnline(peer, frame.type === 'online');
      return { code: Code.success, msg: sentence('done') };
    } catch (error) {
      if (error instanceof DomainError) return { code: error.code, msg: sentence(error.messageKey, error.values) };
      this.#deps.log.error({ err: error, userId: peer.user.userId }, 'handling a presence frame failed');
      return { code: Code.internal, msg: sentence('internal') };
    }
  }

  async #join(peer: Peer, roomId: number): Promise<void> {
    const { user } = peer;
    await this.#deps.rooms.room(roomId, user);
    const state = this.#reported.get(peer);
    // Staff who moderate rooms do not appear in join notices, and not in this list either.
    if (!state || state.rooms.has(roomId) || user.siteRoleId === SILENT_SITE_ROLE) return;
    if (state.rooms.size >= SocketLimit.topicsPerSocket) {
      throw new DomainError(Code.tooManyTopics, 409, 'tooManyTopics', { max: SocketLimit.topicsPerSocket });
    }
    state.rooms.add(roomId);
    if (state.online) this.#deps.roster.add({ userId: user.userId, place: roomId });
  }

  #leave(peer: Peer, roomId: number): void {
    const state = this.#reported.get(peer);
    if (state?.rooms.delete(roomId) && state.online)
      this.#deps.roster.remove({ userId: peer.user.userId, place: roomId });
  }

  #setOnline(peer: Peer, online: boolean): void {
    const state = this.#reported.get(peer);
    if (!state || state.online === online) return;
    state.online = online;
    const { userId } = peer.user;
    const places: Place[] = ['site', ...state.rooms];
    for (const place of places) this.#deps.roster[online ? 'add' : 'remove']({ userId, place });
  }

  #left(peer: Peer): void {
    this.#setOnline(peer, false);
    this.#reported.delete(peer);
  }
}
