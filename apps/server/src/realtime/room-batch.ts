import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../platform/clock.js';
import type { Batch } from '../platform/sockets/topic-handlers.js';
import { textFrame } from './frame-bytes.js';
import type { ReaderRow } from './reader-rows.js';

/**
 * How long a room collects messages before it sends, in milliseconds: too short for a reader to notice, and a busy room
 * sends few frames.
 */
export const BATCH_MS = 20;

/** A room that sends rarely costs little; readers do not notice a delay of up to this many milliseconds. */
const UNSEEN_MS = 80;
const SELDOM = 6;

/**
 * With more messages than this in a round, users cannot read each one as it arrives, so a delay of this many
 * milliseconds is acceptable.
 */
const RUSH = 8;
const UNSEEN_IN_RUSH_MS = 100;

/**
 * Max time a room collects, and the minimum ratio of a round to its sending time, which leaves half of the time for
 * other work.
 */
const MAX_ROUND_MS = 250;
const AT_LEAST = 2;

const MAX_IN_FRAME = 100;

export interface RoomBatchOptions extends Batch {
  clock: Clock;
  /** Current readers, in rows. */
  rows: () => readonly ReaderRow[];
  /** Writes frames to all readers of a row. */
  tell(row: ReaderRow, frames: Uint8Array): void;
  /** A write to a row failed; its readers detect the gap and fetch the messages. */
  failed(error: unknown): void;
}

/**
 * Sends a room's messages to one row of readers after another, in rounds. Each row gets all messages since its last
 * turn in one write per reader, because the cost of a write hardly depends on its size. More readers make a round
 * longer and each write larger. The rows are spread over the whole round, so no reader waits for all others, and no
 * other work waits for the room.
 */
export class RoomBatch {
  readonly #options: RoomBatchOptions;
  readonly #stop = new AbortController();
  /** Messages that some row has not received yet, and the number of messages before them. */
  #said: string[] = [];
  #before = 0;
  #running = false;
  /** Length of the next round, unless the room was silent for that long since the last one. */
  #lasts = BATCH_MS;
  #endedAt = -Infinity;
  /** Cache: rows that need the same range share the bytes. */
  #last = { from: -1, to: -1, frames: textFrame('') };

  constructor(options: RoomBatchOptions) {
    this.#options = options;
  }

  add(message: string): void {
    this.#said.push(message);
    if (!this.#running) void this.#run();
  }

  stop(): void {
    this.#stop.abort();
  }

  async #run(): Promise<void> {
    const { clock } = this.#options;
    this.#running = true;
    if (clock.now() - this.#endedAt >= this.#lasts) this.#lasts = BATCH_MS;
    while (this.#said.length > 0) {
      const before = this.#before;
      const took = await this.#round(this.#lasts);
      if (this.#stop.signal.aborted) return;
      this.#forget();
      this.#lasts = nextRound(took, this.#before - before);
      this.#endedAt = clock.now();
    }
    this.#running = false;
  }

  /** Writes to all rows, spread over `lasts` milliseconds; returns how many of these the writes took. */
  async #round(lasts: number): Promise<number> {
    const { clock, rows } = this.#options;
    const { signal } = this.#stop;
    const began = clock.now();
    const all = [...rows()];
    let took = 0;
    for (const [at, row] of all.entries()) {
      const early = began + (lasts * (at + 1)) / all.length - clock.now();
      await (early > 0 ? clock.sleep(early, signal) : setImmediate());
      if (signal.aborted) return took;
      const from = clock.now();
      this.#tell(row);
      took += clock.now() - from;
    }
    return took;
  }

  // No caller waits for the rounds, so an unhandled rejection would end the process.
  #tell(row: ReaderRow): void {
    const from = Math.max(row.told, this.#before);
    const to = this.#before + this.#said.length;
    row.told = to;
    if (from === to) return;
    try {
      this.#options.tell(row, this.#frames(from, to));
    } catch (error) {
      this.#options.failed(error);
    }
  }

  #forget(): void {
    const end = this.#before + this.#said.length;
    const told = Math.min(end, ...this.#options.rows().map((row) => Math.max(row.told, this.#before)));
    this.#said = this.#said.slice(told - this.#before);
    this.#before = told;
  }

  #frames(from: number, to: number): Uint8Array {
    if (this.#last.from === from && this.#last.to === to) return this.#last.frames;
    const { frame, order } = this.#options;
    const messages = this.#said.slice(from - this.#before, to - this.#before).sort((a, b) => order(a) - order(b));
    const parts: Uint8Array[] = [];
    for (let at = 0; at < messages.length; at += MAX_IN_FRAME) {
      parts.push(textFrame(frame(messages.slice(at, at + MAX_IN_FRAME))));
    }
    this.#last = { from, to, frames: parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts) };
    return this.#last.frames;
  }
}

/** Length of the next round, after one that took `took` milliseconds to send this many messages. */
function nextRound(took: number, messages: number): number {
  const unseen = messages > RUSH ? UNSEEN_IN_RUSH_MS : UNSEEN_MS;
  return Math.min(MAX_ROUND_MS, Math.max(BATCH_MS, Math.min(unseen, SELDOM * took), AT_LEAST * took));
}
