import { type ClientFrame, CloseCode, type ServerFrame } from '@khandai/contracts';
import { type Clock, Emitter } from '@khandai/runtime';
import { parseFrame } from './frames.js';
import type { SocketLike } from './types.js';

/** The server sends a beat every 20 s: after two missed beats the connection counts as dead. */
const SILENCE_MS = 45_000;
const OPENING_MS = 15_000;
const NO_STATUS = 1006;

/** How a connection ended. `lived`: milliseconds it was open. */
export interface ConnectionEnd {
  readonly code: number;
  readonly lived: number;
}

/** One socket from its creation to its end. It ends once, whichever side closes it, and emits nothing afterwards. */
export class Connection {
  readonly opened = new Emitter<void>();
  readonly received = new Emitter<ServerFrame>();
  /** Resolves when the connection is over. */
  readonly ended: Promise<ConnectionEnd>;

  readonly #socket: SocketLike;
  readonly #clock: Clock;
  readonly #over = new AbortController();
  #resolve: (end: ConnectionEnd) => void = () => {};
  #openedAt: number | null = null;
  #heardAt: number;

  constructor({ socket, clock }: { socket: SocketLike; clock: Clock }) {
    this.#socket = socket;
    this.#clock = clock;
    this.#heardAt = clock.now();
    this.ended = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  get isOpen(): boolean {
    return this.#openedAt !== null && !this.#over.signal.aborted;
  }

  /** Listens to the socket until it ends. Closes it when it is silent for too long. */
  async run(): Promise<ConnectionEnd> {
    this.#socket.onopen = () => this.#onOpen();
    this.#socket.onmessage = ({ data }: { data: unknown }) => this.#onMessage(data);
    this.#socket.onclose = ({ code }: { code: number }) => this.#end(code);
    // A `close` event follows every `error` event and carries more details.
    this.#socket.onerror = () => {};
    await this.#watch();
    return this.ended;
  }

  /** Returns false when the connection is not open: the frame is not sent. */
  send(frame: ClientFrame): boolean {
    if (!this.isOpen) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  /** Ends at once, without waiting for the server. `ended` resolves with `code`. */
  close(code: number = CloseCode.normal): void {
    this.#end(code);
  }

  #onOpen(): void {
    this.#openedAt = this.#heardAt = this.#clock.now();
    this.opened.emit();
  }

  #onMessage(data: unknown): void {
    this.#heardAt = this.#clock.now();
    const frame = parseFrame(data);
    if (frame) this.received.emit(frame);
  }

  async #watch(): Promise<void> {
    while (!this.#over.signal.aborted) {
      const due = this.#heardAt + (this.#openedAt === null ? OPENING_MS : SILENCE_MS);
      const left = due - this.#clock.now();
      if (left <= 0) this.#end(NO_STATUS);
      else await this.#clock.sleep(left, this.#over.signal);
    }
  }

  #end(code: number): void {
    if (this.#over.signal.aborted) return;
    this.#over.abort();
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close(CloseCode.normal);
    this.#resolve({ code, lived: this.#openedAt === null ? 0 : this.#clock.now() - this.#openedAt });
  }
}
