import type { ErrorFrame, HelloFrame, ServerFrame, Topic } from '@khandai/contracts';
import { CloseCode, Code } from '@khandai/contracts';
import { BackOff, Emitter } from '@khandai/runtime';
import { type CloseReaction, reactionTo } from './close-reaction.js';
import { Connection, type ConnectionEnd } from './connection.js';
import { saysNotLoggedIn } from './frames.js';
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

/** A connection that stays open this long is stable: waits restart from the shortest. */
const STABLE_MS = 10_000;
/** Max immediate reconnects with a new token; after that, a reconnect waits as usual. */
const QUICK_TRIES = 2;
const TOKEN_LOOK_MS = 5000;

/** Rooms and topics over one socket, which reconnects by itself. Nothing starts before `run`. */
export class ChatSocket {
  readonly stateChanged = new Emitter<ChatSocketState>();
  /** Open again after a break. Rooms fill their gaps themselves; other topics lost their frames: reload their data. */
  readonly resumed = new Emitter<void>();
  /** The server's hello frame: the user as the server knows them, and the server's build. */
  readonly greeted = new Emitter<HelloFrame>();
  /** The server refused a frame, or a subscription to a topic other than a room. */
  readonly faulted = new Emitter<Pick<ErrorFrame, 'code' | 'msg'>>();
  /** Renewing the token failed; the next connection tries again. */
  readonly failed = new Emitter<unknown>();

  readonly #deps: ChatSocketDeps;
  readonly #rooms: Rooms;
  readonly #topics = new Topics((frame) => this.#connection?.send(frame) ?? false);
  readonly #scores = new Emitter<Parameters<ScoresListener>[0]>();
  readonly #odds = new Emitter<Parameters<OddsListener>[0]>();
  readonly #counts = new Emitter<Parameters<RoomsListener>[0]>();
  readonly #fixtures = new Emitter<Parameters<FixtureListener>[0]>();
  readonly #waits: Readonly<Record<'usual' | 'slow', BackOff>>;
  #state: ChatSocketState = { status: 'idle' };
  #connection: Connection | null = null;
  #token: string | null = null;
  #pause = new AbortController();
  #openedBefore = false;
  #quickTries = 0;

  constructor(deps: ChatSocketDeps) {
    this.#deps = deps;
    const random = deps.random ? { random: deps.random } : {};
    this.#waits = {
      usual: new BackOff({ first: 500, max: 30_000, ...random }),
      slow: new BackOff({ first: 10_000, max: 120_000, ...random }),
    };
    this.#rooms = new Rooms({ ...deps, topics: this.#topics, send: (frame) => this.#connection?.send(frame) ?? false });
  }

  get state(): ChatSocketState {
    return this.#state;
  }

  /** Connects and reconnects until `signal` aborts, or the server closes with a code that rules out a reconnect. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const token = this.#deps.token();
      if (token === null) {
        await this.#wait(null, signal);
        continue;
      }
      const end = await this.#live(token, signal);
      if (signal.aborted) break;
      const reaction = reactionTo(end.code);
      if (reaction === 'stop') return this.#setState({ status: 'stopped', reason: 'refused', code: end.code });
      await this.#beforeNext(token, end, reaction, signal);
    }
    this.#setState({ status: 'stopped', reason: 'asked' });
  }

  /** Stops waiting and reconnects now. Call it when the machine is online again or the page is visible again. */
  wake(): void {
    this.#pause.abort();
  }

  /** Call it when the token may have changed. Closes a socket opened with an older token, so that it reconnects. */
  tokenChanged(): void {
    if (this.#connection && this.#deps.token() !== this.#token) this.#connection.close();
    this.wake();
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

  /** Runs one connection from its creation to its end. */
  async #live(token: string, signal: AbortSignal): Promise<ConnectionEnd> {
    this.#setState({ status: 'connecting' });
    const socket = this.#deps.connect(`${this.#deps.url}?token=${encodeURIComponent(token)}`);
    const connection = new Connection({ socket, clock: this.#deps.clock });
    const stop = () => connection.close();
    signal.addEventListener('abort', stop);
    connection.opened.on(() => this.#onOpen());
    connection.received.on((frame) => this.#onFrame(frame));
    this.#connection = connection;
    this.#token = token;
    const end = await connection.run();
    this.#connection = null;
    this.#rooms.lost();
    signal.removeEventListener('abort', stop);
    return end;
  }

  #onOpen(): void {
    this.#setState({ status: 'open' });
    this.#topics.resubscribe();
    if (this.#openedBefore) this.resumed.emit();
    this.#openedBefore = true;
  }

  /** Prepares the next connection: renews the token if the server refused it, then waits. */
  async #beforeNext(
    token: string,
    { lived }: ConnectionEnd,
    reaction: CloseReaction,
    signal: AbortSignal,
  ): Promise<void> {
    if (lived >= STABLE_MS) this.#calm();
    if (reaction === 'renew') await this.#renew(token);
    const current = this.#deps.token();
    if (current !== null && current !== token && this.#quickTries < QUICK_TRIES) {
      this.#quickTries += 1;
      return;
    }
    await this.#wait(this.#waits[reaction === 'slow' ? 'slow' : 'usual'].next(), signal);
  }

  #calm(): void {
    this.#waits.usual.reset();
    this.#waits.slow.reset();
    this.#quickTries = 0;
  }

  async #renew(token: string): Promise<void> {
    try {
      await this.#deps.renewToken(token);
    } catch (error) {
      this.failed.emit(error);
    }
  }

  /** Waits `ms`, or, when null, until the next check for a token. `wake` and the end of the run end the wait early. */
  async #wait(ms: number | null, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    this.#pause = new AbortController();
    const cut = () => this.#pause.abort();
    signal.addEventListener('abort', cut);
    this.#setState({ status: 'waiting', retryAt: ms === null ? null : this.#deps.clock.now() + ms });
    await this.#deps.clock.sleep(ms ?? TOKEN_LOOK_MS, this.#pause.signal);
    signal.removeEventListener('abort', cut);
  }

  #onFrame(frame: ServerFrame): void {
    if (saysNotLoggedIn(frame)) return this.#connection?.close(CloseCode.unauthorized);
    if (this.#deps.token() !== this.#token) return this.tokenChanged();
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

  #setState(state: ChatSocketState): void {
    this.#state = state;
    this.stateChanged.emit(state);
  }
}
