/** A minimal WebSocket client with little overhead, so that the server is the bottleneck. */

const TEXT = 0x1;
const PING = 0x9;
const PONG = 0xa;

/** A masked frame; a zero mask leaves the payload unchanged. */
export function clientFrame(text, opcode = TEXT) {
  const payload = Buffer.from(text);
  const long = payload.length > 125;
  const head = Buffer.alloc(long ? 8 : 6);
  head[0] = 0x80 | opcode;
  head[1] = 0x80 | (long ? 126 : payload.length);
  if (long) head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, payload]);
}

export const pong = clientFrame('', PONG);
export const isPing = (opcode) => opcode === PING;
export const isText = (opcode) => opcode === TEXT;

/** The upgrade request; `address` is the client address that a trusted proxy would report. */
export const upgradeRequest = (path, address) =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
  `Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nX-Forwarded-For: ${address}\r\n\r\n`;

const MAX_HEADER = 10;

/**
 * Parses the frames of a server without decoding payloads. `onFrame` receives the opcode and the length of the payload,
 * `onPart` each part of a payload in the current chunk.
 */
export class FrameWalk {
  #left = 0;
  #header = Buffer.alloc(MAX_HEADER);
  #have = 0;

  /** @param {{ onFrame(opcode: number, length: number): void, onPart?(part: Buffer): void }} told */
  constructor(told) {
    this.told = told;
  }

  /** @param {Buffer} chunk @param {number} end number of valid bytes in `chunk` */
  walk(chunk, end) {
    let at = 0;
    while (at < end) {
      if (this.#left > 0) {
        const step = Math.min(this.#left, end - at);
        this.told.onPart?.(chunk.subarray(at, at + step));
        this.#left -= step;
        at += step;
      } else {
        this.#header[this.#have] = chunk[at];
        this.#have += 1;
        at += 1;
        this.#begin();
      }
    }
  }

  #begin() {
    const short = this.#header[1] & 0x7f;
    const size = short === 127 ? 10 : short === 126 ? 4 : 2;
    if (this.#have < 2 || this.#have < size) return;
    this.#left =
      size === 10 ? Number(this.#header.readBigUInt64BE(2)) : size === 4 ? this.#header.readUInt16BE(2) : short;
    this.#have = 0;
    this.told.onFrame(this.#header[0] & 0x0f, this.#left);
  }
}
