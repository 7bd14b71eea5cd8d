import { connect } from 'node:net';
import { nowMicros, saidAt } from './message.mjs';
import { clientFrame, FrameWalk, isPing, isText, pong, upgradeRequest } from './wire.mjs';

/** Heartbeats and socket.io's pings are shorter than any message. */
const MIN_MESSAGE_BYTES = 100;
const HEAD_END = Buffer.from('\r\n\r\n');
/** Overlap in characters, which reassembles a timestamp split between two chunks. */
const TAIL = 40;

/** All readers share one buffer: each chunk is processed before the next read. */
const shared = Buffer.allocUnsafe(256 * 1024);

/** One client socket. It counts bytes; only a `watching` one parses them. */
export class Reader {
  /** Bytes of messages since the last `reset`. */
  bytes = 0;
  /** For a watching reader: the delay of each message, in milliseconds. */
  delays = [];
  ended = false;
  #text = '';
  #state = 'upgrading';
  #walk = new FrameWalk({ onFrame: (opcode, length) => this.#frame(opcode, length) });

  /** @param {{ port: number, token: string, address: string, protocol: object, watching: boolean }} options */
  constructor({ port, token, address, protocol, watching }) {
    this.protocol = protocol;
    this.watching = watching;
    this.entered = new Promise((resolve, reject) => {
      this.#enter = resolve;
      this.#fail = reject;
    });
    this.socket = connect({
      port,
      host: '127.0.0.1',
      onread: { buffer: shared, callback: (length) => this.#read(length) },
    });
    this.socket.setNoDelay(true);
    this.socket.on('error', (error) => this.#fail(error));
    this.socket.on('close', () => {
      this.ended = true;
      this.#fail(new Error(`a socket was closed while it was ${this.#state}: ${this.#text.slice(-300)}`));
    });
    this.socket.write(upgradeRequest(protocol.path(token), address));
    this.#walk.told.onPart = (part) => this.#entering(part);
  }

  #enter;
  #fail;

  say(text) {
    this.socket.write(clientFrame(this.protocol.say(text)));
  }

  reset() {
    this.bytes = 0;
    this.delays = [];
    this.#text = '';
  }

  #read(length) {
    if (this.#state !== 'upgrading') {
      this.#walk.walk(shared, length);
      return true;
    }
    const end = shared.subarray(0, length).indexOf(HEAD_END);
    if (end < 0 || !shared.subarray(0, 12).toString().endsWith('101')) {
      this.#fail(new Error(`no upgrade: ${shared.toString('latin1', 0, Math.min(length, 200))}`));
      return true;
    }
    this.#state = 'entering';
    if (this.protocol.first !== undefined) this.socket.write(clientFrame(this.protocol.first));
    this.#walk.walk(shared.subarray(end + HEAD_END.length), length - end - HEAD_END.length);
    return true;
  }

  #frame(opcode, length) {
    if (isPing(opcode)) this.socket.write(pong);
    else if (isText(opcode) && length >= MIN_MESSAGE_BYTES) this.bytes += length - this.protocol.envelope;
    // socket.io's ping is the text "2" and expects the reply "3".
    else if (isText(opcode) && length === 1) this.socket.write(clientFrame('3'));
  }

  // The greeting has few frames, each in one chunk.
  #entering(part) {
    const text = part.toString();
    this.#text += text;
    const answer = this.protocol.answer(text);
    if (answer !== undefined) this.socket.write(clientFrame(answer));
    if (!this.protocol.entered(text)) return;
    this.#state = 'in';
    this.#text = '';
    if (this.watching) this.#walk.told.onPart = (next) => this.#watch(next);
    else delete this.#walk.told.onPart;
    this.#enter();
  }

  #watch(part) {
    const now = nowMicros();
    const text = this.#text + part.toString('latin1');
    const last = text.lastIndexOf('@');
    const whole = last >= 0 && text.length - last < TAIL ? last : text.length;
    for (const at of saidAt(text.slice(0, whole))) this.delays.push((now - at) / 1000);
    this.#text = text.slice(whole);
  }
}
