import {
  CloseCode,
  Code,
  type PresenceServerFrame,
  type ServerFrame,
  SocketLimit,
  type Topic,
  topicKey,
} from '@khandai/contracts';
import type { Clock } from '../platform/clock.js';
import { type MessageKey, sentence } from '../platform/messages.js';
import type { SocketUser } from '../platform/sockets/topic-handlers.js';
import { frameBytes } from './frame-bytes.js';
import type { Reader } from './reader-rows.js';
import type { Socket } from './socket.js';
import { TokenBucket } from './token-bucket.js';

/** Max bytes buffered for one socket. Above it the client is too slow and the socket is closed. */
export const MAX_BUFFERED = 512 * 1024;

/** This many frames above the rate limit close a connection. */
const MAX_REFUSED_FRAMES = 10;

/** The user of a connection. */
export interface ConnectedUser extends SocketUser {
  /** Start of the token check, in milliseconds since the epoch: a session that ends later closes this connection. */
  readonly tokenCheckedAt: number;
}

export interface PeerDeps {
  socket: Socket;
  user: ConnectedUser;
  clock: Clock;
  /** Handles one frame; never rejects. The peer calls it with one frame at a time, in order. */
  handle(peer: Peer, text: string): Promise<void>;
}

/**
 * One connection: its rate limits, its topics, and its unanswered frames. Every frame is answered in its turn, refused
 * ones too; a frame that closes the connection does so after the frames before it.
 */
export class Peer implements Reader {
  readonly user: ConnectedUser;
  readonly topics = new Map<string, Topic>();
  readonly #deps: PeerDeps;
  readonly #frames: TokenBucket;
  #tail: Promise<void> = Promise.resolve();
  #waiting = 0;
  #malformedCount = 0;
  #refusedCount = 0;
  #isAlive = true;
  /** False once a received frame closes the connection: later frames are ignored. */
  #reading = true;
  #open = true;

  constructor(deps: PeerDeps) {
    this.user = deps.user;
    this.#deps = deps;
    this.#frames = new TokenBucket({
      clock: deps.clock,
      size: SocketLimit.framesAtOnce,
      perSecond: SocketLimit.framesPerSecond,
    });
  }

  /** False once either side has started to close. */
  get open(): boolean {
    return this.#open;
  }

  /** Resolves when every frame received so far has its reply. */
  get idle(): Promise<void> {
    return this.#tail;
  }

  receive(text: string): void {
    if (!this.#open || !this.#reading) return;
    this.#isAlive = true;
    if (this.#waiting < SocketLimit.framesAtOnce && this.#frames.take()) this.#accept(text);
    else this.#refuse();
  }

  receiveBinary(): void {
    if (this.#open && this.#reading)
      this.#closeInTurn(CloseCode.unsupportedData, 'textFramesOnly', Code.malformedFrame);
  }

  pong(): void {
    this.#isAlive = true;
  }

  /** Called when the network connection is closed. */
  closed(): void {
    this.#open = false;
  }

  send(frame: ServerFrame | PresenceServerFrame): void {
    this.deliver(frameBytes(frame));
  }

  sendError(code: Code, key: MessageKey): void {
    this.send({ type: 'error', code, msg: sentence(key) });
  }

  /**
   * Closes the connection of a slow reader before it uses too much memory; after a reconnect the client requests what
   * it missed.
   */
  deliver(bytes: Uint8Array): void {
    if (!this.#open) return;
    if (this.#deps.socket.bufferedAmount > MAX_BUFFERED) this.#close(CloseCode.slowReader, 'slowReader');
    else this.#deps.socket.send(bytes);
  }

  /**
   * Sends the reason in an error frame, then closes. @param word The frame's key for programs, if it differs from
   * `key`.
   */
  closeWithError(closeCode: CloseCode, key: MessageKey, code: Code, word?: string): void {
    this.send({ type: 'error', code, msg: sentence(key), ...(word !== undefined && { key: word }) });
    this.#close(closeCode, word ?? key);
  }

  /** Closes without an error frame: the close code is enough. */
  #close(closeCode: CloseCode, reason: string): void {
    if (!this.#open) return;
    this.#open = false;
    this.#deps.socket.close(closeCode, reason);
  }

  closeForShutdown(): void {
    this.#close(CloseCode.goingAway, 'serverStopping');
  }

  /** The user may read less than when the socket subscribed. */
  reconnect(): void {
    this.#close(CloseCode.goingAway, 'accessChanged');
  }

  terminate(): void {
    this.#open = false;
    this.#deps.socket.terminate();
  }

  /**
   * Called once per interval. A peer that sent nothing since the last call, not even a pong, is dead.
   * @param bytes The heartbeat, with a ping.
   */
  beat(bytes: Uint8Array): void {
    if (!this.#isAlive) {
      this.terminate();
      return;
    }
    this.#isAlive = false;
    this.deliver(bytes);
  }

  /** Counts a malformed frame, which has its reply already; the last one allowed closes the connection. */
  countMalformed(): void {
    this.#malformedCount += 1;
    if (this.#malformedCount >= SocketLimit.malformedFrames)
      this.#close(CloseCode.protocolViolation, 'tooManyMalformed');
  }

  isSubscribedTo(topic: Topic): boolean {
    return this.topics.has(topicKey(topic));
  }

  #accept(text: string): void {
    this.#waiting += 1;
    this.#inTurn(async () => {
      await this.#deps.handle(this, text);
      this.#waiting -= 1;
    });
  }

  #refuse(): void {
    this.#refusedCount += 1;
    if (this.#refusedCount < MAX_REFUSED_FRAMES)
      this.#inTurn(() => this.sendError(Code.tooManyRequests, 'tooManyFrames'));
    else this.#closeInTurn(CloseCode.tooMany, 'tooManyFrames', Code.tooManyRequests);
  }

  #closeInTurn(closeCode: CloseCode, key: MessageKey, code: Code): void {
    this.#reading = false;
    this.#inTurn(() => this.closeWithError(closeCode, key, code));
  }

  /** Runs `work` after the replies to all earlier frames, unless the connection has closed by then. */
  #inTurn(work: () => void | Promise<void>): void {
    this.#tail = this.#tail.then(() => (this.#open ? work() : undefined));
  }
}
