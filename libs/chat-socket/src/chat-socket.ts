import type { ClientFrame, ErrorFrame, HelloFrame, ServerFrame, Topic } from '@khandai/contracts';
import { CloseCode, Code } from '@khandai/contracts';
import { Emitter } from '@khandai/runtime';
import { ReconnectingSocket } from '@khandai/socket';
import { saysNotLoggedIn } from './not-logged-in.js';
import { Rooms } from './rooms.js';
import { Topics } from './topics.js';
import type {
  ChatSocketDeps,
  ChatSocketState,
  FixtureListener,
  JoinOptions,
  OddsListener,
  RoomChannel,
  RoomsListener,
  ScoresListener,
} from './types.js';

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
  readonly #scores = new Emitter<Parameters<ScoresListener>[0]>();
  readonly #odds = new Emitter<Parameters<OddsListener>[0]>();
  readonly #counts = new Emitter<Parameters<RoomsListener>[0]>();
  readonly #fixtures = new Emitter<Parameters<FixtureListener>[0]>();
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
  forgetOwn(): void {
    this.#rooms.forgetOwn();
  }

  joinRoom(groupId: number, options: JoinOptions = {}): RoomChannel {
    return this.#rooms.join(groupId, options);
  }

  /** Scores and states of all fixtures as they change. Like every `watch…`, returns the function that unsubscribes. */
  watchScores(listener: ScoresListener): () => void {
    return this.#watch({ topic: 'scores' }, this.#scores.on(listener));
  }

  /** Rows of odds that changed, by category. */
  watchOdds(listener: OddsListener): () => void {
    return this.#watch({ topic: 'odds' }, this.#odds.on(listener));
  }

  /** The number of people in each room. */
  watchRooms(listener: RoomsListener): () => void {
    return this.#watch({ topic: 'rooms' }, this.#counts.on(listener));
  }

  /** Events and statistics of one fixture as they change. */
  watchFixture(fixtureId: string, listener: FixtureListener): () => void {
    const only: FixtureListener = (frame) => {
      if (frame.fixtureId === fixtureId) listener(frame);
    };
    return this.#watch({ topic: 'fixture', fixtureId }, this.#fixtures.on(only));
  }

  #watch(topic: Topic, stopListening: () => void): () => void {
    const release = this.#topics.hold(topic);
    return () => {
      stopListening();
      release();
    };
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
      case 'scores':
        return this.#scores.emit(frame.list);
      case 'odds':
        return this.#odds.emit(frame.rows);
      case 'rooms':
        return this.#counts.emit(frame.list);
      case 'fixture':
        return this.#fixtures.emit(frame);
      case 'sub':
        if (frame.code !== Code.success && frame.topic !== 'chatroom') this.faulted.emit(frame);
        return;
      case 'error':
        if (frame.code !== Code.heartbeat) this.faulted.emit(frame);
        return;
      default: // Beats, answers that rooms handle, and types that only a newer server knows.
    }
  }
}
