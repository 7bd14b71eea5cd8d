import type { WebSocket } from 'ws';
import type { Socket } from './socket.js';

/** A connection of `ws` as the hub sees it. */
export class WsSocket implements Socket {
  readonly #ws: WebSocket;

  constructor(ws: WebSocket) {
    this.#ws = ws;
  }

  get bufferedAmount(): number {
    return this.#ws.bufferedAmount;
  }

  // A write that fails ends the connection, and `close` of ws tells that.
  send(bytes: Uint8Array): void {
    if (this.#ws.readyState === this.#ws.OPEN) this.#ws.send(bytes, { binary: false });
  }

  ping(): void {
    if (this.#ws.readyState === this.#ws.OPEN) this.#ws.ping();
  }

  close(code: number, reason: string): void {
    this.#ws.close(code, reason);
  }

  terminate(): void {
    this.#ws.terminate();
  }
}
