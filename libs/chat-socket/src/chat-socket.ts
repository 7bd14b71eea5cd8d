import type { ClientFrame, ErrorFrame, FrameOf, HelloFrame, ServerFrame, Topic, TopicOf } from '@khandai/contracts';
import { CloseCode, Code } from '@khandai/contracts';
import { Emitter } from '@khandai/runtime';
import { ReconnectingSocket } from '@khandai/socket';
import { saysNotLoggedIn } from './not-logged-in.js';
import { Topics, type WatchableTopic } from './topics.js';
import type { ChatSocketDeps, ChatSocketState, RoomSocket } from './types.js';

/** Max immediate reconnects with a new token; after that, a reconnect waits as usual. */
const MAX_IMMEDIATE_RECONNECTS = 2;
const TOKEN_CHECK_MS = 5000;

/** Topics over one socket, which reconnects by itself; ChatRooms puts rooms on it. Nothing starts before `run`. */
export class ChatSocket implements RoomSocket {
  readonly stateChanged: Emitter<ChatSocketState>;
  /** Open again after a break. Rooms fill their gaps themselves; other topics lost their frames: reload their data. */
  readonly resumed = new Emitter<void>();
  /** The server's hello frame: the user as the server knows them, and the server's build. */
  readonly greeted = new Emitter<HelloFrame>();
  /** The server refused a frame, or a subscription to a topic other than a room. */
  readonly faulted = new Emitter<Pick<ErrorFrame, 'code' | 'msg'>>();
  /** Renewing the token failed; the next connection tries again. */
  readonly failed: Emitter<unknown>;
  /** A frame came, over a socket with the current token. */
  readonly received = new Emitter<ServerFrame>();
  /** The connection is gone. */
  readonly lost: Emitter<void>;

  readonly #socket: ReconnectingSocket<ClientFrame, ServerFrame>;
  readonly #topics: Topics;
  #openedBefore = false;

  constructor(deps: ChatSocketDeps) {
    const limits = { maxImmediateReconnects: MAX_IMMEDIATE_RECONNECTS, tokenCheckMs: TOKEN_CHECK_MS };
    const socket = new ReconnectingSocket<ClientFrame, ServerFrame>({ ...deps, ...limits });
    this.#socket = socket;
    this.stateChanged = socket.stateChanged;
    this.failed = socket.failed;
    this.lost = new Emitter();
    this.#topics = new Topics((frame) => this.send(frame));
    socket.opened.on(() => this.#onOpen());
    socket.received.on((frame) => this.#onFrame(frame));
    socket.closed.on(() => this.lost.emit());
  }

  get state(): ChatSocketState {
    return this.#socket.state;
  }

  /** Connects and reconnects until `signal` aborts, or the server closes with a code that rules out a reconnect. */
  run(signal: AbortSignal): Promise<void> {
    return this.#socket.run(signal);
  }

  /** Stops waiting and reconnects now. Call it when the machine is online again or the page is visible again. */
  wake(): void {
    this.#socket.wake();
  }

  /** Call it when the token may have changed. Closes a socket opened with an older token, so that it reconnects. */
  tokenChanged(): void {
    if (this.#socket.hasOldToken) this.#socket.close();
    this.#socket.wake();
  }

  /** Returns false when there is no open connection: the frame is not sent. */
  send(frame: ClientFrame): boolean {
    return this.#socket.send(frame);
  }

  /** Subscribes to a topic now, and on each new connection, by `subscribe`. Returns the function that releases the topic. */
  hold(topic: Topic, subscribe: () => void): () => void {
    return this.#topics.hold(topic, subscribe);
  }

  /** Passes the frames of a topic to the listener. Returns the function that stops it. */
  watch<N extends WatchableTopic>(
    topic: TopicOf<N> & { readonly topic: N },
    listener: (frame: FrameOf<N>) => void,
  ): () => void {
    return this.#topics.watch(topic, listener);
  }

  #onOpen(): void {
    this.#topics.resubscribe();
    if (this.#openedBefore) this.resumed.emit();
    this.#openedBefore = true;
  }

  #onFrame(frame: ServerFrame): void {
    if (saysNotLoggedIn(frame)) return this.#socket.close(CloseCode.unauthorized);
    if (this.#socket.hasOldToken) return this.tokenChanged();
    this.received.emit(frame);
    this.#route(frame);
  }

  #route(frame: ServerFrame): void {
    switch (frame.type) {
      case 'hello':
        return this.greeted.emit(frame);
      case 'sub':
        if (frame.code !== Code.success && frame.topic !== 'chatroom' && frame.topic !== 'private')
          this.faulted.emit(frame);
        return;
      case 'error':
        if (frame.code !== Code.heartbeat) this.faulted.emit(frame);
        return;
      default: // A pushed frame, a beat, an answer that rooms handle, or a type that only a newer server knows.
        return this.#topics.receive(frame);
    }
  }
}
