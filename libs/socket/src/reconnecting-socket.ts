import { BackOff, type Clock, Emitter, untilAborted } from '@khandai/runtime';
import { type CloseAction, closeActions, type CloseActions } from './close-actions.js';
import { Connection, type ConnectionEnd } from './connection.js';
import type { Frame } from './frames.js';
import type { SocketLike } from './socket-like.js';

/** A connection that stays open this long is stable: waits and counts of reconnects restart. */
const STABLE_MS = 10_000;
const WAIT_MS = { first: 500, max: 30_000 };
const LONG_WAIT_MS = { first: 10_000, max: 120_000 };

/** The dependencies and rules of a ReconnectingSocket. */
export interface ReconnectingSocketOptions {
  /** Address without the token: `wss://host/path`. The token is added as the query parameter `token`. */
  readonly url: string;
  /** The current token; null while there is none, and then nothing is connected. */
  readonly token: () => string | null;
  /** Gets a token to replace the one the server refused. `token` returns it from then on, if there is one. */
  readonly renewToken: (refused: string) => Promise<unknown>;
  readonly connect: (url: string) => SocketLike;
  readonly clock: Clock;
  /** Source of the jitter in [0, 1); default `Math.random`. */
  readonly random?: () => number;
  /** Actions for codes that `closeActions` does not have, or that this application handles in another way. */
  readonly closeActions?: CloseActions;
  /** Max reconnects in a row without a stable connection, then the socket stops; default without limit. */
  readonly maxReconnects?: number;
  /** Max reconnects in a row without a wait after the token has changed; default 0. */
  readonly maxImmediateReconnects?: number;
  /** Interval at which a socket without a token looks for one, in ms; by default it looks when woken. */
  readonly tokenCheckMs?: number;
  /** A socket that has stopped waits for `wake` or `startOver` and then tries again; by default `run` ends. */
  readonly restartable?: boolean;
}

/**
 * `waiting` lasts until `retryAt` (milliseconds since the epoch); when null, until there is a token. `stopped`: the
 * signal of `run` is aborted, all reconnects failed (`exhausted`), or the server refuses this client (`refused`).
 */
export type SocketState =
  | { readonly status: 'idle' | 'connecting' | 'open' }
  | { readonly status: 'waiting'; readonly retryAt: number | null }
  | { readonly status: 'stopped'; readonly reason: 'aborted' }
  | { readonly status: 'stopped'; readonly reason: 'exhausted' }
  | { readonly status: 'stopped'; readonly reason: 'refused'; readonly code: number };

/** A WebSocket of JSON frames that replaces lost connections and refused tokens. Nothing starts before `run`. */
export class ReconnectingSocket<Sent extends object, Received extends Frame> {
  readonly stateChanged = new Emitter<SocketState>();
  /** A connection is open; frames can be sent. */
  readonly opened = new Emitter<void>();
  readonly received = new Emitter<Received>();
  /** A connection has ended, whether it was open or not. */
  readonly closed = new Emitter<void>();
  /** Renewing the token failed; the next connection tries again. */
  readonly failed = new Emitter<unknown>();

  readonly #options: ReconnectingSocketOptions;
  readonly #actions: CloseActions;
  readonly #waits: { readonly usual: BackOff; readonly long: BackOff };
  #state: SocketState = { status: 'idle' };
  #connection: Connection<Sent, Received> | null = null;
  /** The token in the address of the current connection. */
  #token: string | null = null;
  #pause = new AbortController();
  #reconnects = 0;
  #immediateReconnects = 0;

  constructor(options: ReconnectingSocketOptions) {
    this.#options = options;
    this.#actions = { ...closeActions, ...options.closeActions };
    const random = options.random ? { random: options.random } : {};
    this.#waits = { usual: new BackOff({ ...WAIT_MS, ...random }), long: new BackOff({ ...LONG_WAIT_MS, ...random }) };
  }

  get state(): SocketState {
    return this.#state;
  }

  /** The connection was made with a token that is no longer the current one. */
  get hasOldToken(): boolean {
    return this.#connection !== null && this.#options.token() !== this.#token;
  }

  /** Connects and reconnects until `signal` aborts, or until it stops and is not restartable. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const token = this.#options.token();
      if (token === null) await this.#waitForToken(signal);
      else if (!(await this.#connectOnce(token, signal))) return;
    }
    this.#setState({ status: 'stopped', reason: 'aborted' });
  }

  /** Returns false when no connection is open: the frame is not sent. */
  send(frame: Sent): boolean {
    return this.#connection?.send(frame) ?? false;
  }

  /** Closes the current connection; `code` decides what follows, as if the server had closed with it. */
  close(code?: number): void {
    this.#connection?.close(code);
  }

  /** Ends the current wait: connects now. Call it for example when the machine is online again. */
  wake(): void {
    this.#pause.abort();
  }

  /** Forgets failed connections, then wakes: the next waits are short, and all reconnects are available again. */
  startOver(): void {
    this.#resetCounts();
    this.wake();
  }

  /** Runs one connection and prepares the next. Resolves with false when there is no next one and `run` ends. */
  async #connectOnce(token: string, signal: AbortSignal): Promise<boolean> {
    const end = await this.#live(token, signal);
    if (signal.aborted) return true;
    const action = this.#actions[end.code] ?? 'reconnect';
    if (end.openMs >= STABLE_MS) this.#resetCounts();
    if (action === 'reconnectNow') return true;
    if (action === 'stop') return this.#stop({ status: 'stopped', reason: 'refused', code: end.code }, signal);
    if (this.#reconnects >= (this.#options.maxReconnects ?? Infinity))
      return this.#stop({ status: 'stopped', reason: 'exhausted' }, signal);
    this.#reconnects += 1;
    await this.#beforeReconnect(token, action, signal);
    return true;
  }

  async #live(token: string, signal: AbortSignal): Promise<ConnectionEnd> {
    this.#setState({ status: 'connecting' });
    const { url, connect, clock } = this.#options;
    const socket = connect(`${url}?token=${encodeURIComponent(token)}`);
    const connection = new Connection<Sent, Received>({ socket, clock });
    const close = () => connection.close();
    signal.addEventListener('abort', close);
    connection.opened.on(() => this.#onOpen());
    connection.received.on((frame) => this.received.emit(frame));
    this.#connection = connection;
    this.#token = token;
    const end = await connection.run();
    this.#connection = null;
    signal.removeEventListener('abort', close);
    this.closed.emit();
    return end;
  }

  #onOpen(): void {
    this.#setState({ status: 'open' });
    this.opened.emit();
  }

  /** Renews the token if the server refused it, then waits, unless there is another token by now. */
  async #beforeReconnect(token: string, action: CloseAction, signal: AbortSignal): Promise<void> {
    if (action === 'renewToken') await this.#renewToken(token);
    const current = this.#options.token();
    const isNew = current !== null && current !== token;
    if (isNew && this.#immediateReconnects < (this.#options.maxImmediateReconnects ?? 0)) {
      this.#immediateReconnects += 1;
      return;
    }
    const ms = this.#waits[action === 'reconnectLater' ? 'long' : 'usual'].next();
    await this.#wait({ status: 'waiting', retryAt: this.#options.clock.now() + ms }, signal, ms);
  }

  async #renewToken(refused: string): Promise<void> {
    try {
      await this.#options.renewToken(refused);
    } catch (error) {
      this.failed.emit(error);
    }
  }

  #waitForToken(signal: AbortSignal): Promise<void> {
    return this.#wait({ status: 'waiting', retryAt: null }, signal, this.#options.tokenCheckMs);
  }

  /** Resolves with whether the socket tries again. */
  async #stop(state: SocketState, signal: AbortSignal): Promise<boolean> {
    if (this.#options.restartable) await this.#wait(state, signal);
    else this.#setState(state);
    return this.#options.restartable ?? false;
  }

  /** Waits `ms`, or without limit. `wake` and the end of the run end the wait early. */
  async #wait(state: SocketState, signal: AbortSignal, ms?: number): Promise<void> {
    if (signal.aborted) return;
    const pause = (this.#pause = new AbortController());
    const end = () => pause.abort();
    signal.addEventListener('abort', end);
    this.#setState(state);
    if (ms === undefined) await untilAborted(pause.signal);
    else await this.#options.clock.sleep(ms, pause.signal);
    signal.removeEventListener('abort', end);
  }

  #resetCounts(): void {
    this.#waits.usual.reset();
    this.#waits.long.reset();
    this.#reconnects = 0;
    this.#immediateReconnects = 0;
  }

  #setState(state: SocketState): void {
    this.#state = state;
    this.stateChanged.emit(state);
  }
}
