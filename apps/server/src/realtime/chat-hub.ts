import type { Bus } from '../platform/bus/bus.js';
import type { Clock } from '../platform/clock.js';
import type { SessionCheck, TokenVerifier } from '../platform/http/caller.js';
import type { Log } from '../platform/log.js';
import type { SessionEnds } from '../platform/session-ends.js';
import { type ConnectionLimits, Connections } from './connections.js';
import { admit, type Door } from './door.js';
import type { Chat, FixtureLookup } from './chat-port.js';
import { FrameHandler } from './frame-handler.js';
import type { Peer, Who } from './peer.js';
import type { RoomCounts } from './room-counts.js';
import type { Socket } from './socket.js';
import { Topics } from './topics.js';

export interface ChatHubDeps {
  chat: Chat;
  fixtures: FixtureLookup;
  counts: RoomCounts;
  bus: Bus;
  clock: Clock;
  log: Log;
  verifier: TokenVerifier;
  sessions: SessionCheck;
  ends: SessionEnds;
  /** Id of the running build, told in `hello`. */
  build: string;
  limits?: Partial<ConnectionLimits>;
}

/** Everybody connected to the chat of this process. It starts nothing until `start`. */
export class ChatHub implements Door {
  readonly #deps: ChatHubDeps;
  readonly #connections: Connections;
  readonly #topics: Topics;
  readonly #handler: FrameHandler;
  readonly #stop = new AbortController();
  #running: Promise<unknown> = Promise.resolve();

  constructor(deps: ChatHubDeps) {
    this.#deps = deps;
    this.#topics = new Topics(deps);
    this.#handler = new FrameHandler({ ...deps, topics: this.#topics });
    this.#connections = new Connections({
      clock: deps.clock,
      ...(deps.limits && { limits: deps.limits }),
      handle: (peer, text) => this.#handler.handle(peer, text),
      left: (peer) => this.#handler.leaveAll(peer),
    });
  }

  /** Sockets connected now. */
  get size(): number {
    return this.#connections.size;
  }

  /** Topics listened to now. */
  get topics(): number {
    return this.#topics.size;
  }

  /** Starts the heartbeat, the pushing of room counts, and listening for sessions that end. */
  start(): void {
    const { signal } = this.#stop;
    const { counts, ends, log } = this.#deps;
    const listening = ends.listen((end) => this.#connections.endSession(end));
    this.#running = Promise.all([this.#connections.beat(signal), counts.run(signal), listening]).then(([, , stop]) => stop());
    this.#running.catch((error: unknown) => log.error({ err: error }, 'the heartbeat of the sockets stopped'));
  }

  admit(token: string | null, address: string): Promise<Who | null> {
    return admit(token, address, { ...this.#deps, people: this.#deps.chat });
  }

  /** Takes in a socket and greets it; answers undefined when it had to be sent away. */
  open(socket: Socket, who: Who): Peer | undefined {
    const peer = this.#connections.open(socket, who);
    if (peer) this.#greet(peer);
    return peer;
  }

  ended(peer: Peer): void {
    this.#connections.ended(peer);
  }

  /** Takes nobody new, lets answers under way go out, says goodbye with 1001 to all, and waits for them within a bound. */
  async close(): Promise<void> {
    if (this.#stop.signal.aborted) return;
    this.#stop.abort();
    await this.#connections.close();
    await this.#topics.close();
    await this.#running;
  }

  #greet(peer: Peer): void {
    const { userId, guest, showName } = peer.who;
    const serverTime = new Date(this.#deps.clock.now()).toISOString();
    peer.say({ type: 'hello', code: 0, userId, showName, isGuest: guest ? 1 : 0, serverTime, build: this.#deps.build });
  }
}
