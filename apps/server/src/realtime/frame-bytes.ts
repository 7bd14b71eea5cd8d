import type { PresenceServerFrame, ServerFrame } from '@khandai/contracts';

/** First byte of an unfragmented frame: a text or a ping. */
const WHOLE_TEXT = 0x81;
const WHOLE_PING = 0x89;
/**
 * Max length that fits into the second byte; larger ones take two or eight more bytes, and the second byte holds one of
 * the two markers.
 */
const MAX_SHORT_LENGTH = 125;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** A ping frame without a payload. */
export const PING: Uint8Array = Buffer.from([WHOLE_PING, 0]);

/** A frame as bytes, WebSocket header included. A frame for many sockets is encoded once, by one call of this. */
export const frameBytes = (frame: ServerFrame | PresenceServerFrame): Uint8Array => textFrame(JSON.stringify(frame));

/** Encodes a text as one WebSocket frame of a server: RFC 6455 5.2, unmasked, unfragmented. */
export function textFrame(text: string): Uint8Array {
  const length = Buffer.byteLength(text);
  const headerLength = length <= MAX_SHORT_LENGTH ? 2 : length <= 0xffff ? 4 : 10;
  const frame = Buffer.allocUnsafe(headerLength + length);
  frame[0] = WHOLE_TEXT;
  if (headerLength === 2) frame[1] = length;
  else if (headerLength === 4) {
    frame[1] = TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, headerLength);
  return frame;
}
