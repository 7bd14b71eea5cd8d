import type { MethodName, TopicName } from '@khandai/contracts';
import type { Bus } from '../platform/bus/bus.js';
import type { Clock } from '../platform/clock.js';
import type { SessionCheck, TokenVerifier } from '../platform/http/caller.js';
import type { Log } from '../platform/log.js';
import type { SessionEndChannel } from '../platform/session-end-channel.js';
import type { MethodHandlers } from '../platform/sockets/method-handlers.js';
import type { TopicHandlers } from '../platform/sockets/topic-handlers.js';
import { type ConnectionLimits, Connections } from './connections.js';
import { admit, type SocketEndpoint, type UserLookup } from './socket-endpoint.js';
import { FrameHandler } from './frame-handler.js';
import type { Peer, ConnectedUser } from './peer.js';
import type { Socket } from './socket.js';
import { Topics } from './topics.js';

export interface ChatHubDeps {
  topics: TopicHandlers<TopicName>;
  methods: MethodHandlers<MethodName>;
  users: UserLookup;
  bus: Bus;
  clock: Clock;
  /** CPU time of this thread so far, in milliseconds. */
  cpuMs: () => number;
  log: Log;
  verifier: TokenVerifier;
  sessions: SessionCheck;
  ends: SessionEndChannel;
  /** Id of the running build, sent in `hello`. */
  build: string;
  limits?: Partial<ConnectionLimits>;
}

/** All chat connections of this process. It starts nothing until `start`. */
export class ChatHub implements SocketEndpoint {
  readonly #deps: ChatHubDeps;
  readonly #connections: Connections;
  readonly #subscribers: Topics;
  readonly #handler: FrameHandler;
  readonly #stop = new AbortController();
  #running: Promise<unknown> = Promise.resolve();

  constructor(deps: ChatHubDeps) {
    this.#deps = deps;
    this.#subscribers = new Topics({ ...deps, handlers: deps.topics });
    this.#handler = new FrameHandler({ ...deps, subscribers: this.#subscribers });
    this.#connections = new Connections({
      clock: deps.clock,
      ...(deps.limits && { limits: deps.limits }),
      handle: (peer, text) => this.#handler.handle(peer, text),
      left: (peer) => this.#handler.leaveAll(peer),
    });
  }

  /** Number of open sockets. */
  get size(): number {
    return this.#connections.size;
  }

  /** Number of topics with a subscriber. */
  get topics(): number {
    return this.#subscribers.size;
  }

  /** Starts the heartbeat and the listener for ended sessions. */
  start(): void {
    const { signal } = this.#stop;
    const { ends, log } = this.#deps;
    const listening = ends.subscribe((end) => this.#connections.endSession(end));
    this.#running = Promise.all([this.#connections.beat(signal), listening]).then(([, stop]) => stop());
    this.#running.catch((error: unknown) => log.error({ err: error }, 'the heartbeat of the sockets stopped'));
  }

  admit(token: string | null, address: string): Promise<ConnectedUser | null> {
    return admit(token, address, this.#deps);
  }

  /** Accepts a socket and sends `hello`; returns undefined when the socket is refused. */
  open(socket: Socket, user: ConnectedUser): Peer | undefined {
    const peer = this.#connections.open(socket, user);
    if (peer) this.#greet(peer);
    return peer;
  }

  closed(peer: Peer): void {
    this.#connections.closed(peer);
  }

  /**
   * Accepts no new sockets, lets pending replies go out, closes every socket with 1001, and waits for them up to a time
   * limit.
   */
  async close(): Promise<void> {
    if (this.#stop.signal.aborted) return;
    this.#stop.abort();
    await this.#connections.close();
    await this.#subscribers.close();
    await this.#running;
  }

  #greet(peer: Peer): void {
    const { userId, guest, showName } = peer.user;
    const serverTime = new Date(this.#deps.clock.now()).toISOString();
    peer.send({
      type: 'hello',
      code: 0,
      userId,
      showName,
      isGuest: guest ? 1 : 0,
      serverTime,
      build: this.#deps.build,
    });
  }
}
