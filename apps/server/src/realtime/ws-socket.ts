import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { PING } from './frame-bytes.js';
import type { Socket } from './socket.js';

/**
 * A connection of `ws` as the hub sees it. `ws` does the handshake, reads, and closes; frames of ours go to the network
 * beneath it as they are, because its own way of sending makes a header and two writes for every socket of a room.
 * What it sends by itself, pongs and closes, it hands to the same stream in one go and uncompressed, so nothing of
 * its frames and ours is ever mixed.
 */
export class WsSocket implements Socket {
  readonly #ws: WebSocket;
  readonly #network: Duplex;

  /** @param network what `ws` was made from. */
  constructor(ws: WebSocket, network: Duplex) {
    this.#ws = ws;
    this.#network = network;
  }

  get bufferedAmount(): number {
    return this.#network.writableLength;
  }

  // A write that fails ends the connection, and `close` of ws tells that.
  send(frame: Uint8Array): void {
    if (this.#ws.readyState === this.#ws.OPEN) this.#network.write(frame);
  }

  ping(): void {
    this.send(PING);
  }

  close(code: number, reason: string): void {
    this.#ws.close(code, reason);
  }

  terminate(): void {
    this.#ws.terminate();
  }
}
