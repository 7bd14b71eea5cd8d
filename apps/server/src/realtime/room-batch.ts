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

/** Readers do not notice a delay of up to UNNOTICED_MS. Within it a round lasts PREFERRED_RATIO times its writes, because a
 * room that sends rarely costs little. */
const UNNOTICED_MS = 80;
const PREFERRED_RATIO = 6;

/**
 * With more messages than this in a round, users cannot read each one as it arrives, so a delay of this many
 * milliseconds is acceptable.
 */
const BUSY_MESSAGES = 8;
const UNNOTICED_WHEN_BUSY_MS = 100;

/**
 * Max time a room collects, and the minimum ratio of a round to its sending time, which leaves half of the time for
 * other work.
 */
const MAX_ROUND_MS = 250;
const MIN_RATIO = 2;

const MAX_IN_FRAME = 100;

export interface RoomBatchOptions extends Batch {
  clock: Clock;
  /** Current readers, in rows. */
  rows: () => readonly ReaderRow[];
  /** Writes frames to all readers of a row. */
  write(row: ReaderRow, frames: Uint8Array): void;
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
  #messages: string[] = [];
  #firstIndex = 0;
  #running = false;
  /** Length of the next round, unless the room was silent for that long since the last one. */
  #roundMs = BATCH_MS;
  #endedAt = -Infinity;
  /** Cache: rows that need the same range share the bytes. */
  #cachedFrames = { from: -1, to: -1, frames: textFrame('') };

  constructor(options: RoomBatchOptions) {
    this.#options = options;
  }

  add(message: string): void {
    this.#messages.push(message);
    if (!this.#running) void this.#run();
  }

  stop(): void {
    this.#stop.abort();
  }

  async #run(): Promise<void> {
    const { clock } = this.#options;
    this.#running = true;
    if (clock.now() - this.#endedAt >= this.#roundMs) this.#roundMs = BATCH_MS;
    while (this.#messages.length > 0) {
      const before = this.#firstIndex;
      const writingMs = await this.#round(this.#roundMs);
      if (this.#stop.signal.aborted) return;
      this.#dropSent();
      this.#roundMs = nextRoundMs(writingMs, this.#firstIndex - before);
      this.#endedAt = clock.now();
    }
    this.#running = false;
  }

  /** Writes to all rows, spread over `roundMs` milliseconds; returns how many of these milliseconds the writes took. */
  async #round(roundMs: number): Promise<number> {
    const { clock, rows } = this.#options;
    const { signal } = this.#stop;
    const startedAt = clock.now();
    const all = [...rows()];
    let writingMs = 0;
    for (const [at, row] of all.entries()) {
      const waitMs = startedAt + (roundMs * (at + 1)) / all.length - clock.now();
      await (waitMs > 0 ? clock.sleep(waitMs, signal) : setImmediate());
      if (signal.aborted) return writingMs;
      const from = clock.now();
      this.#write(row);
      writingMs += clock.now() - from;
    }
    return writingMs;
  }

  // No caller waits for the rounds, so an unhandled rejection would end the process.
  #write(row: ReaderRow): void {
    const from = Math.max(row.position, this.#firstIndex);
    const to = this.#firstIndex + this.#messages.length;
    row.position = to;
    if (from === to) return;
    try {
      this.#options.write(row, this.#frames(from, to));
    } catch (error) {
      this.#options.failed(error);
    }
  }

  #dropSent(): void {
    const end = this.#firstIndex + this.#messages.length;
    const sent = Math.min(end, ...this.#options.rows().map((row) => Math.max(row.position, this.#firstIndex)));
    this.#messages = this.#messages.slice(sent - this.#firstIndex);
    this.#firstIndex = sent;
  }

  #frames(from: number, to: number): Uint8Array {
    if (this.#cachedFrames.from === from && this.#cachedFrames.to === to) return this.#cachedFrames.frames;
    const { frame, order } = this.#options;
    const messages = this.#messages
      .slice(from - this.#firstIndex, to - this.#firstIndex)
      .sort((a, b) => order(a) - order(b));
    const parts: Uint8Array[] = [];
    for (let at = 0; at < messages.length; at += MAX_IN_FRAME) {
      parts.push(textFrame(frame(messages.slice(at, at + MAX_IN_FRAME))));
    }
    this.#cachedFrames = { from, to, frames: parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts) };
    return this.#cachedFrames.frames;
  }
}

/** Length of the next round, after one that sent this many messages and spent `writingMs` on writes. */
function nextRoundMs(writingMs: number, messages: number): number {
  const unnoticed = messages > BUSY_MESSAGES ? UNNOTICED_WHEN_BUSY_MS : UNNOTICED_MS;
  return Math.min(
    MAX_ROUND_MS,
    Math.max(BATCH_MS, Math.min(unnoticed, PREFERRED_RATIO * writingMs), MIN_RATIO * writingMs),
  );
}
