const CLOSED_ABNORMALLY = 1006;

/**
 * A WebSocket whose other end is the test: `open()`, `receive(frame)` and `drop(code)` are what the network does,
 * `sent` and `closedWith` are what the code under test did. Like a real one it says nothing after it has closed.
 */
export class FakeSocket {
  onopen: ((event: object) => unknown) | null = null;
  onmessage: ((event: { readonly data: unknown }) => unknown) | null = null;
  onclose: ((event: { readonly code: number; readonly reason: string }) => unknown) | null = null;
  onerror: ((event: object) => unknown) | null = null;

  readonly sent: string[] = [];
  /** How the code under test closed it; undefined while it has not. */
  closedWith?: { readonly code: number | undefined; readonly reason: string | undefined };
  #state: 'connecting' | 'open' | 'closed' = 'connecting';

  constructor(readonly url: string) {}

  get state(): 'connecting' | 'open' | 'closed' {
    return this.#state;
  }

  /** What was sent, parsed. */
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

  /** The connection is up. */
  open(): void {
    if (this.#state !== 'connecting') throw new Error(`cannot open a socket that is ${this.#state}`);
    this.#state = 'open';
    this.onopen?.({});
  }

  /** The server says something: an object is sent as JSON, anything else as it is. Lost when the socket is not open. */
  receive(data: unknown): void {
    if (this.#state !== 'open') return;
    this.onmessage?.({ data: typeof data === 'object' && data !== null && !(data instanceof ArrayBuffer) ? JSON.stringify(data) : data });
  }

  /** The connection ends, as the browser tells it: 1006 when nobody said why. */
  drop(code = CLOSED_ABNORMALLY, reason = ''): void {
    if (this.#state === 'closed') return;
    this.#state = 'closed';
    this.onclose?.({ code, reason });
  }
}

/** Makes sockets and keeps them all: `new ChatSocket({ connect: sockets.connect, … })`, then `sockets.last`. */
export class FakeSockets {
  readonly all: FakeSocket[] = [];

  readonly connect = (url: string): FakeSocket => {
    const socket = new FakeSocket(url);
    this.all.push(socket);
    return socket;
  };

  /** The newest; throws when none was made. */
  get last(): FakeSocket {
    const socket = this.all.at(-1);
    if (!socket) throw new Error('no socket was made');
    return socket;
  }
}
