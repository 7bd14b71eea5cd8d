import { CloseCode, type PresenceServerFrame } from '@khandai/contracts';
import { type Clock, Emitter } from '@khandai/runtime';
import type { SocketLike } from './types.js';

/** The server sends a beat every 20 s: after two missed beats the connection counts as dead. */
const SILENCE_MS = 45_000;
const OPENING_MS = 15_000;
const NO_STATUS = 1006;
/** Not a WebSocket close code: the page itself closed the connection, for example because the member changed. */
export const CLOSED_BY_US = 0;

/** How a connection ended. `lived`: milliseconds it was open. */
export interface LineEnd {
  readonly code: number;
  readonly lived: number;
}

/** One socket from its creation to its end. It ends once, whichever side closes it, and emits nothing afterwards. */
export class Line {
  readonly opened = new Emitter<void>();
  readonly received = new Emitter<PresenceServerFrame>();
  readonly #over = new AbortController();
  #end: LineEnd = { code: NO_STATUS, lived: 0 };
  #openedAt: number | undefined;
  #heardAt: number;

  constructor(
    private readonly socket: SocketLike,
    private readonly clock: Clock,
  ) {
    this.#heardAt = clock.now();
  }

  /** Listens to the socket until it ends. Closes it when it is silent for too long. */
  async run(): Promise<LineEnd> {
    const { socket, clock } = this;
    socket.onopen = () => this.#onOpen();
    socket.onmessage = ({ data }: { data: unknown }) => this.#onMessage(data);
    socket.onclose = ({ code }: { code: number }) => this.close(code);
    // A `close` event follows every `error` event and carries more details.
    socket.onerror = () => {};
    while (!this.#over.signal.aborted) {
      const left = this.#heardAt + (this.#openedAt === undefined ? OPENING_MS : SILENCE_MS) - clock.now();
      if (left <= 0) this.close(NO_STATUS);
      else await clock.sleep(left, this.#over.signal);
    }
    return this.#end;
  }

  say(frame: object): void {
    if (this.#openedAt !== undefined && !this.#over.signal.aborted) this.socket.send(JSON.stringify(frame));
  }

  /** Ends at once, without waiting for the server. `run` resolves with `code`. */
  close(code = CLOSED_BY_US): void {
    if (this.#over.signal.aborted) return;
    this.#end = { code, lived: this.#openedAt === undefined ? 0 : this.clock.now() - this.#openedAt };
    this.#over.abort();
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close(CloseCode.normal);
  }

  #onOpen(): void {
    this.#openedAt = this.#heardAt = this.clock.now();
    this.opened.emit();
  }

  #onMessage(data: unknown): void {
    this.#heardAt = this.clock.now();
    const frame = readFrame(data);
    if (frame) this.received.emit(frame);
  }
}

/** Parses a server frame; undefined for anything else, for example a proxy's error page. */
function readFrame(data: unknown): PresenceServerFrame | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(data);
    const named = typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
    return named ? (value as PresenceServerFrame) : undefined;
  } catch {
    return undefined; // Not JSON.
  }
}
