import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Socket } from './socket.js';

/**
 * A connection of `ws` as the hub sees it. `ws` does the handshake, reads, and closes. Our frames go directly to the
 * underlying stream, because `ws` would build a header and make two writes for every socket of a room. `ws` writes its
 * own pongs and closes to the same stream in one call and uncompressed, so its frames never interleave with ours.
 */
export class WsSocket implements Socket {
  readonly #ws: WebSocket;
  readonly #network: Duplex;

  /** @param network The stream that `ws` was created with. */
  constructor(ws: WebSocket, network: Duplex) {
    this.#ws = ws;
    this.#network = network;
  }

  get bufferedAmount(): number {
    return this.#network.writableLength;
  }

  // A failed write ends the connection, and `ws` reports it with its `close` event.
  send(frame: Uint8Array): void {
    if (this.#ws.readyState === this.#ws.OPEN) this.#network.write(frame);
  }

  close(code: number, reason: string): void {
    this.#ws.close(code, reason);
  }

  terminate(): void {
    this.#ws.terminate();
  }
}
