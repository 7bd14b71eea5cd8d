import type { Server } from 'node:http';
import { CloseCode, Code, NOT_LOGGED_IN, SocketLimit } from '@khandai/contracts';
import type { Bus } from '../platform/bus/bus.js';
import type { Clock } from '../platform/clock.js';
import type { TokenVerifier } from '../platform/http/caller.js';
import { TrustedProxies } from '../platform/http/trusted-proxies.js';
import type { Log } from '../platform/log.js';
import { sentence } from '../platform/messages.js';
import type { FixtureLookup } from './fixture-lookup.js';
import { frameBytes } from './frame-bytes.js';
import { inTurns } from './in-turns.js';
import { type Chat, FrameHandler } from './frame-handler.js';
import { Gate } from './gate.js';
import { Peer, type Who } from './peer.js';
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
  /** Id of the running build, told in `hello`. */
  build: string;
  options?: Partial<ChatHubOptions>;
}

export interface ChatHubOptions {
  /** Sockets of one address. */
  perAddress: number;
  /** Sockets that one address may open in a minute. */
  opensPerMinute: number;
  /** Sockets of this process. */
  most: number;
  /** Hosts besides the page's own whose pages may connect, as in `example.com:8080`. */
  origins: readonly string[];
  /** How long a close waits for answers under way, and again for the goodbyes, in milliseconds. */
  drainMs: number;
  /** Whose X-Forwarded-For and X-Forwarded-Host are believed. */
  proxies: TrustedProxies;
}

const DEFAULTS: ChatHubOptions = {
  perAddress: 200,
  opensPerMinute: 600,
  most: 50_000,
  origins: [],
  drainMs: 3_000,
  proxies: TrustedProxies.none,
};

/** Everybody connected to this process. It starts nothing until `attach` or `start`. */
export class ChatHub {
  readonly #deps: ChatHubDeps;
  readonly #options: ChatHubOptions;
  readonly #peers = new Set<Peer>();
  readonly #perAddress = new Map<string, number>();
  readonly #topics: Topics;
  readonly #handler: FrameHandler;
  readonly #stop = new AbortController();
  #running: Promise<unknown> = Promise.resolve();
  #gate?: Gate;

  constructor(deps: ChatHubDeps) {
    this.#deps = deps;
    this.#options = { ...DEFAULTS, ...deps.options };
    this.#topics = new Topics(deps);
    this.#handler = new FrameHandler({ ...deps, topics: this.#topics });
  }

  /** Sockets connected now. */
  get size(): number {
    return this.#peers.size;
  }

  /** Topics listened to now. */
  get topics(): number {
    return this.#topics.size;
  }

  /** Takes the upgrades of `/chat` of this server, and starts. */
  attach(server: Server): void {
    const { log, clock } = this.#deps;
    const { origins, proxies, opensPerMinute } = this.#options;
    this.#gate = new Gate({ hub: this, log, clock, origins, proxies, opensPerMinute });
    this.#gate.attach(server);
    this.start();
  }

  /** Starts the heartbeat and the pushing of room counts. */
  start(): void {
    const { signal } = this.#stop;
    this.#running = Promise.all([this.#beat(signal), this.#deps.counts.run(signal)]);
    this.#running.catch((error: unknown) => this.#deps.log.error({ err: error }, 'the heartbeat of the sockets stopped'));
  }

  /** Who holds this token; null when it is missing, forged or expired, or its user is gone. */
  async admit(token: string | null, address: string): Promise<Who | null> {
    const identity = token ? await this.#deps.verifier.verify(token) : null;
    const author = identity ? await this.#deps.chat.author(identity.userId) : undefined;
    if (!identity || !author || author.locked) return null;
    return { ...identity, showName: author.displayName, address };
  }

  /** Takes in a socket and greets it; answers undefined when it had to be sent away. */
  open(socket: Socket, who: Who): Peer | undefined {
    const connected = this.#perAddress.get(who.address) ?? 0;
    const peer = new Peer({ socket, who, clock: this.#deps.clock, handle: (one, text) => this.#handler.handle(one, text) });
    if (connected >= this.#options.perAddress) {
      peer.shut(CloseCode.tooMany, 'tooManyConnections', Code.tooManyRequests);
      return undefined;
    }
    if (this.#stop.signal.aborted || this.#peers.size >= this.#options.most) {
      peer.shut(CloseCode.tryAgainLater, 'unavailable', Code.unavailable);
      return undefined;
    }
    this.#perAddress.set(who.address, connected + 1);
    this.#peers.add(peer);
    this.#greet(peer);
    return peer;
  }

  /** Sends away a socket whose token is no good. */
  refuse(socket: Socket): void {
    const msg = sentence('socketLoginRequired');
    socket.send(frameBytes({ type: 'error', code: Code.unauthorized, msg, key: NOT_LOGGED_IN }));
    socket.close(CloseCode.unauthorized, NOT_LOGGED_IN);
  }

  /** The socket of this peer is over, by whoever's wish. */
  ended(peer: Peer): void {
    if (!this.#peers.delete(peer)) return;
    peer.ended();
    this.#handler.leaveAll(peer);
    const { address } = peer.who;
    const left = (this.#perAddress.get(address) ?? 1) - 1;
    if (left > 0) this.#perAddress.set(address, left);
    else this.#perAddress.delete(address);
  }

  /** Takes nobody new, lets answers under way go out, says goodbye with 1001 to all, and waits for them within a bound. */
  async close(): Promise<void> {
    if (this.#stop.signal.aborted) return;
    this.#gate?.detach();
    this.#stop.abort();
    await this.#atMost(Promise.all([...this.#peers].map(({ idle }) => idle)));
    for (const peer of this.#peers) peer.goAway();
    await this.#gone();
    for (const peer of this.#peers) this.#cut(peer);
    await this.#topics.close();
    await this.#running;
  }

  #greet(peer: Peer): void {
    const { userId, guest, showName } = peer.who;
    const serverTime = new Date(this.#deps.clock.now()).toISOString();
    peer.say({ type: 'hello', code: 0, userId, showName, isGuest: guest ? 1 : 0, serverTime, build: this.#deps.build });
  }

  async #beat(signal: AbortSignal): Promise<void> {
    const beat = frameBytes({ type: 'beat', code: Code.heartbeat });
    for (;;) {
      await this.#deps.clock.sleep(SocketLimit.heartbeatMs, signal);
      if (signal.aborted) return;
      await inTurns(this.#peers, (peer) => peer.beat(beat));
    }
  }

  async #gone(): Promise<void> {
    const { clock } = this.#deps;
    const until = clock.now() + this.#options.drainMs;
    while (this.#peers.size > 0 && clock.now() < until) await clock.sleep(20);
  }

  #cut(peer: Peer): void {
    peer.terminate();
    this.ended(peer);
  }

  async #atMost(work: Promise<unknown>): Promise<void> {
    const bound = new AbortController();
    await Promise.race([work, this.#deps.clock.sleep(this.#options.drainMs, bound.signal)]);
    bound.abort();
  }
}
