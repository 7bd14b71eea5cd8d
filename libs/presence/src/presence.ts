import { CloseCode, Code, type PresenceServerFrame } from '@khandai/contracts';
import { BackOff, Emitter, untilAborted } from '@khandai/runtime';
import { CLOSED_BY_US, Line, type LineEnd } from './line.js';
import type { PresenceDeps, PresenceRefusal, PresenceState } from './types.js';

const MAX_RECONNECTS = 10;
/** A connection that stays open this long is stable: counts and waits restart. */
const STABLE_MS = 10_000;
const SLOW: ReadonlySet<number> = new Set([CloseCode.tooMany, CloseCode.tryAgainLater, CloseCode.goingAway]);

/** Tells the server whether a member is here, and in which rooms. Nothing starts before `run`. */
export class Presence {
  readonly stateChanged = new Emitter<PresenceState>();
  /** The server refused a frame. */
  readonly refused = new Emitter<PresenceRefusal>();
  /** Checking the member or renewing their token failed. */
  readonly failed = new Emitter<unknown>();

  readonly #deps: PresenceDeps;
  readonly #uuid: () => string;
  readonly #waits: Readonly<Record<'usual' | 'slow', BackOff>>;
  readonly #rooms = new Map<number, number>();
  #state: PresenceState = { status: 'idle' };
  #line: Line | undefined;
  #pause = new AbortController();
  #reconnects = 0;
  #hidden = false;
  #left = false;

  constructor(deps: PresenceDeps) {
    this.#deps = deps;
    this.#uuid = deps.uuid ?? (() => crypto.randomUUID());
    const random = deps.random ? { random: deps.random } : {};
    this.#waits = {
      usual: new BackOff({ first: 500, max: 30_000, ...random }),
      slow: new BackOff({ first: 10_000, max: 120_000, ...random }),
    };
  }

  get state(): PresenceState {
    return this.#state;
  }

  /** Connects while there is a member, until `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    const stop = () => this.#close();
    signal.addEventListener('abort', stop);
    while (!signal.aborted) {
      const token = this.#left ? null : this.#deps.token();
      if (token === null) await this.#rest({ status: 'idle' }, signal);
      else await this.#live(token, signal);
    }
    signal.removeEventListener('abort', stop);
    this.#setState({ status: 'idle' });
  }

  /** Call it when the page is visible again. */
  show(): void {
    this.#hidden = false;
    this.#left = false;
    this.#startOver();
    void this.#comeBack();
  }

  /** Call it when the page is hidden. */
  hide(): void {
    this.#hidden = true;
    this.#say('offline');
  }

  /** Call it when the window closes or the user leaves the page. */
  leave(): void {
    this.#left = true;
    this.#close();
  }

  /** Call it when the member changes or logs out. */
  memberChanged(): void {
    this.#close();
    this.#startOver();
  }

  /** Tells the server that the member is in a room; the returned function tells it that they left. */
  enterRoom(roomId: number): () => void {
    const inside = this.#rooms.get(roomId) ?? 0;
    this.#rooms.set(roomId, inside + 1);
    if (inside === 0) this.#say('join', roomId);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#leaveRoom(roomId);
    };
  }

  #leaveRoom(roomId: number): void {
    const inside = (this.#rooms.get(roomId) ?? 1) - 1;
    if (inside > 0) this.#rooms.set(roomId, inside);
    else {
      this.#rooms.delete(roomId);
      this.#say('leave', roomId);
    }
  }

  /** Runs one connection from its creation to its end, and prepares the next. */
  async #live(token: string, signal: AbortSignal): Promise<void> {
    this.#setState({ status: 'connecting' });
    const { url, connect, clock } = this.#deps;
    const line = new Line(connect(`${url}?token=${encodeURIComponent(token)}`), clock);
    line.opened.on(() => this.#onOpen());
    line.received.on((frame) => this.#onFrame(frame));
    this.#line = line;
    const end = await line.run();
    this.#line = undefined;
    if (!signal.aborted && end.code !== CLOSED_BY_US) await this.#beforeNext(token, end, signal);
  }

  async #beforeNext(token: string, { code, lived }: LineEnd, signal: AbortSignal): Promise<void> {
    if (lived >= STABLE_MS) this.#calm();
    if (code === CloseCode.protocolViolation) return this.#rest({ status: 'stopped', reason: 'refused' }, signal);
    if (this.#reconnects >= MAX_RECONNECTS) return this.#rest({ status: 'stopped', reason: 'inVain' }, signal);
    this.#reconnects += 1;
    if (code === CloseCode.unauthorized) await this.#renew(token);
    const ms = this.#waits[SLOW.has(code) ? 'slow' : 'usual'].next();
    await this.#rest({ status: 'waiting', retryAt: this.#deps.clock.now() + ms }, signal, ms);
  }

  async #renew(token: string): Promise<void> {
    try {
      await this.#deps.renewToken(token);
    } catch (error) {
      this.failed.emit(error);
    }
  }

  #onOpen(): void {
    this.#setState({ status: 'open' });
    if (!this.#hidden) this.#say('online');
    for (const roomId of this.#rooms.keys()) this.#say('join', roomId);
  }

  #onFrame(frame: PresenceServerFrame): void {
    if (!('msg' in frame) || frame.code === Code.success) return;
    const roomId = 'roomId' in frame ? frame.roomId : undefined;
    this.refused.emit({ code: frame.code, msg: frame.msg, ...(roomId !== undefined && { roomId }) });
  }

  /** Checks the member first: another page or device may have logged them out while the page was hidden. */
  async #comeBack(): Promise<void> {
    if (this.#deps.token() === null) return;
    let still = true;
    try {
      still = await this.#deps.check();
    } catch (error) {
      // The network may be down. The server itself refuses a member who is logged out.
      this.failed.emit(error);
    }
    if (still && !this.#hidden) this.#say('online');
  }

  #say(type: 'online' | 'offline' | 'join' | 'leave', roomId?: number): void {
    this.#line?.say({ type, uuid: this.#uuid(), ...(roomId !== undefined && { roomId }) });
  }

  #close(): void {
    this.#say('offline');
    this.#line?.close();
  }

  #startOver(): void {
    this.#calm();
    this.#pause.abort();
  }

  #calm(): void {
    this.#waits.usual.reset();
    this.#waits.slow.reset();
    this.#reconnects = 0;
  }

  /** Waits `ms`, or without limit. Showing the page, a new member or the end of the run ends the wait early. */
  async #rest(state: PresenceState, signal: AbortSignal, ms?: number): Promise<void> {
    if (signal.aborted) return;
    this.#pause = new AbortController();
    const cut = AbortSignal.any([signal, this.#pause.signal]);
    this.#setState(state);
    if (ms === undefined) await untilAborted(cut);
    else await this.#deps.clock.sleep(ms, cut);
  }

  #setState(state: PresenceState): void {
    if (state.status === this.#state.status && state.status === 'idle') return;
    this.#state = state;
    this.stateChanged.emit(state);
  }
}
