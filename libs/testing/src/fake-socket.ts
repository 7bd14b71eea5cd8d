const CLOSED_ABNORMALLY = 1006;

/**
 * A fake WebSocket. The test acts as the server with `open()`, `receive(frame)` and `drop(code)`; `sent` and
 * `closedWith` record what the code under test did. Like a real WebSocket it fires no events after it has closed.
 */
export class FakeSocket {
  onopen: ((event: object) => unknown) | null = null;
  onmessage: ((event: { readonly data: unknown }) => unknown) | null = null;
  onclose: ((event: { readonly code: number; readonly reason: string }) => unknown) | null = null;
  onerror: ((event: object) => unknown) | null = null;

  readonly sent: string[] = [];
  /** Arguments with which the code under test closed the socket; undefined until then. */
  closedWith?: { readonly code: number | undefined; readonly reason: string | undefined };
  #state: 'connecting' | 'open' | 'closed' = 'connecting';

  constructor(readonly url: string) {}

  get state(): 'connecting' | 'open' | 'closed' {
    return this.#state;
  }

  /** The sent messages, parsed as JSON. */
  get frames(): unknown[] {
    return this.sent.map((text): unknown => JSON.parse(text));
  }

  send(text: string): void {
    if (this.#state === 'connecting') throw new Error('the socket is still connecting');
    if (this.#state === 'open') this.sent.push(text);
  }

  close(code?: number, reason?: string): void {
    if (this.#state === 'closed') return;
    this.closedWith = { code, reason };
    this.drop(code ?? 1000, reason);
  }

  /** Simulates an established connection. */
  open(): void {
    if (this.#state !== 'connecting') throw new Error(`cannot open a socket that is ${this.#state}`);
    this.#state = 'open';
    this.onopen?.({});
  }

  /** Simulates a message of the server: objects as JSON, other values unchanged. Dropped if the socket is not open. */
  receive(data: unknown): void {
    if (this.#state !== 'open') return;
    this.onmessage?.({
      data: typeof data === 'object' && data !== null && !(data instanceof ArrayBuffer) ? JSON.stringify(data) : data,
    });
  }

  /** Simulates the end of the connection. The default code 1006 means a close without a close frame. */
  drop(code = CLOSED_ABNORMALLY, reason = ''): void {
    if (this.#state === 'closed') return;
    this.#state = 'closed';
    this.onclose?.({ code, reason });
  }
}

/** Creates and records fake sockets: `new ChatSocket({ connect: sockets.connect, … })`, then `sockets.last`. */
export class FakeSockets {
  readonly all: FakeSocket[] = [];

  readonly connect = (url: string): FakeSocket => {
    const socket = new FakeSocket(url);
    this.all.push(socket);
    return socket;
  };

  /** The newest socket; throws if there is none. */
  get last(): FakeSocket {
    const socket = this.all.at(-1);
    if (!socket) throw new Error('no socket was made');
    return socket;
  }
}
