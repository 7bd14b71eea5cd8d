import { type Clock, Emitter } from '@khandai/runtime';
import { type Frame, parseFrame } from './frames.js';
import type { SocketLike } from './socket-like.js';

/** The server sends a beat every 20 s: after two missed beats the connection counts as dead. */
const MAX_SILENCE_MS = 45_000;
const MAX_OPENING_MS = 15_000;
/** Close code for a connection that ended without a close frame. */
const ABNORMAL_CLOSURE = 1006;
const NORMAL_CLOSURE = 1000;

/** How a connection ended. `openMs`: how long it was open, in milliseconds. */
export interface ConnectionEnd {
  readonly code: number;
  readonly openMs: number;
}

/** One WebSocket from its creation to its end. It ends once, whichever side closes it, and emits nothing afterwards. */
export class Connection<Sent extends object, Received extends Frame> {
  readonly opened = new Emitter<void>();
  readonly received = new Emitter<Received>();

  readonly #socket: SocketLike;
  readonly #clock: Clock;
  readonly #closed = new AbortController();
  #end: ConnectionEnd = { code: ABNORMAL_CLOSURE, openMs: 0 };
  #openedAt: number | null = null;
  /** Time of the last sign of life, in ms since the epoch: the creation, the opening or the last readable frame. */
  #aliveAt: number;

  constructor({ socket, clock }: { readonly socket: SocketLike; readonly clock: Clock }) {
    this.#socket = socket;
    this.#clock = clock;
    this.#aliveAt = clock.now();
  }

  /** Listens to the socket until it closes. Closes it when it does not open in time or is silent for too long. */
  async run(): Promise<ConnectionEnd> {
    const socket = this.#socket;
    socket.onopen = () => this.#onOpen();
    socket.onmessage = ({ data }: { data: unknown }) => this.#onMessage(data);
    socket.onclose = ({ code }: { code: number }) => this.close(code);
    // A `close` event follows every `error` event and carries more details.
    socket.onerror = () => {};
    while (!this.#closed.signal.aborted) {
      const left = this.#aliveAt + (this.#openedAt === null ? MAX_OPENING_MS : MAX_SILENCE_MS) - this.#clock.now();
      if (left <= 0) this.close(ABNORMAL_CLOSURE);
      else await this.#clock.sleep(left, this.#closed.signal);
    }
    return this.#end;
  }

  /** Returns false when the connection is not open: the frame is not sent. */
  send(frame: Sent): boolean {
    if (this.#openedAt === null || this.#closed.signal.aborted) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  /** Ends at once, without waiting for the server. `run` resolves with `code`, which may be one of the client's own. */
  close(code: number = NORMAL_CLOSURE): void {
    if (this.#closed.signal.aborted) return;
    this.#end = { code, openMs: this.#openedAt === null ? 0 : this.#clock.now() - this.#openedAt };
    this.#closed.abort();
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close(NORMAL_CLOSURE);
  }

  #onOpen(): void {
    this.#openedAt = this.#aliveAt = this.#clock.now();
    this.opened.emit();
  }

  /** Only a readable frame is a sign of life: a peer that sends nothing else does not speak the protocol. */
  #onMessage(data: unknown): void {
    const frame = parseFrame<Received>(data);
    if (!frame) return;
    this.#aliveAt = this.#clock.now();
    this.received.emit(frame);
  }
}
