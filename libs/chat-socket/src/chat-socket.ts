import type { ClientFrame, ErrorFrame, FrameOf, HelloFrame, ServerFrame, TopicOf } from '@khandai/contracts';
import { CloseCode, Code } from '@khandai/contracts';
import { Emitter } from '@khandai/runtime';
import { ReconnectingSocket } from '@khandai/socket';
import { saysNotLoggedIn } from './not-logged-in.js';
import { Rooms } from './rooms.js';
import { Topics, type WatchableTopic } from './topics.js';
import type { ChatSocketDeps, ChatSocketState, JoinOptions, RoomChannel } from './types.js';

/** Max immediate reconnects with a new token; after that, a reconnect waits as usual. */
const MAX_IMMEDIATE_RECONNECTS = 2;
const TOKEN_CHECK_MS = 5000;

/** Rooms and topics over one socket, which reconnects by itself. Nothing starts before `run`. */
export class ChatSocket {
  readonly stateChanged: Emitter<ChatSocketState>;
  /** Open again after a break. Rooms fill their gaps themselves; other topics lost their frames: reload their data. */
  readonly resumed = new Emitter<void>();
  /** The server's hello frame: the user as the server knows them, and the server's build. */
  readonly greeted = new Emitter<HelloFrame>();
  /** The server refused a frame, or a subscription to a topic other than a room. */
  readonly faulted = new Emitter<Pick<ErrorFrame, 'code' | 'msg'>>();
  /** Renewing the token failed; the next connection tries again. */
  readonly failed: Emitter<unknown>;

  readonly #socket: ReconnectingSocket<ClientFrame, ServerFrame>;
  readonly #rooms: Rooms;
  readonly #topics: Topics;
  #openedBefore = false;

  constructor(deps: ChatSocketDeps) {
    const limits = { maxImmediateReconnects: MAX_IMMEDIATE_RECONNECTS, tokenCheckMs: TOKEN_CHECK_MS };
    const socket = new ReconnectingSocket<ClientFrame, ServerFrame>({ ...deps, ...limits });
    const send = (frame: ClientFrame) => socket.send(frame);
    this.#socket = socket;
    this.stateChanged = socket.stateChanged;
    this.failed = socket.failed;
    this.#topics = new Topics(send);
    this.#rooms = new Rooms({ ...deps, topics: this.#topics, send });
    socket.opened.on(() => this.#onOpen());
    socket.received.on((frame) => this.#onFrame(frame));
    socket.closed.on(() => this.#rooms.lost());
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

  /** Call it when the user changes. Rooms drop unconfirmed messages, so that the next user does not send them. */
  userChanged(): void {
    this.#rooms.userChanged();
  }

  joinRoom(groupId: number, options: JoinOptions = {}): RoomChannel {
    return this.#rooms.join(groupId, options);
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
    this.#rooms.onFrame(frame);
    this.#route(frame);
  }

  #route(frame: ServerFrame): void {
    switch (frame.type) {
      case 'hello':
        return this.greeted.emit(frame);
      case 'sub':
        if (frame.code !== Code.success && frame.topic !== 'chatroom') this.faulted.emit(frame);
        return;
      case 'error':
        if (frame.code !== Code.heartbeat) this.faulted.emit(frame);
        return;
      default: // A pushed frame, a beat, an answer that rooms handle, or a type that only a newer server knows.
        return this.#topics.receive(frame);
    }
  }
}
