import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../platform/clock.js';
import type { Batch } from '../platform/sockets/topic-handlers.js';
import { textFrame } from './frame-bytes.js';
import type { ReaderRow } from './reader-rows.js';

/** How long a room collects messages at least before it sends, in milliseconds: too short for a reader to notice. */
export const BATCH_MS = 20;

/**
 * A round lasts this many times the CPU time of its writes, because a room that sends rarely costs little, up to so many
 * milliseconds. A longer delay would be noticed.
 */
const PREFERRED_RATIO = 6;
const UNNOTICED_MS = 200;

/**
 * Minimum ratio of a round to the CPU time of its writes, which leaves half of the time for other work, up to so many
 * milliseconds. Beyond that the delay of readers counts more: the writes then take more than half of the time, and other
 * work runs between rows.
 */
const MIN_RATIO = 2;
const MAX_ROUND_MS = 250;

const MAX_IN_FRAME = 100;

export interface RoomBatchOptions extends Batch {
  clock: Clock;
  /** CPU time of this thread so far, in milliseconds. */
  cpuMs: () => number;
  /** Current readers, in rows. */
  rows: () => readonly ReaderRow[];
  /** Writes frames to all readers of a row. */
  write(row: ReaderRow, frames: Uint8Array): void;
  /** A write to a row failed; its readers detect the gap and fetch the messages. */
  failed(error: unknown): void;
}

/**
 * Sends a room's messages in rounds: it collects messages, then writes them to one row of readers after another. Each
 * row gets all messages since its last turn in one write per reader, because the cost of a write hardly depends on its
 * size. More readers make a round longer and each write larger. Rows follow each other at once, which takes less CPU time
 * than rows spread over the round; other work runs between two rows.
 */
export class RoomBatch {
  readonly #options: RoomBatchOptions;
  readonly #stop = new AbortController();
  /** Messages that some row has not received yet, and the number of messages before them. */
  #messages: string[] = [];
  #firstIndex = 0;
  #running = false;
  /** When the next round may start, in ms since the epoch. It collects for BATCH_MS at least. */
  #nextAt = -Infinity;
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
    const { signal } = this.#stop;
    this.#running = true;
    while (this.#messages.length > 0) {
      await clock.sleep(Math.max(BATCH_MS, this.#nextAt - clock.now()), signal);
      const startedAt = clock.now();
      const cpuMs = await this.#writeRows(signal);
      if (signal.aborted) return;
      this.#dropSent();
      this.#nextAt = startedAt + roundMs(cpuMs);
    }
    this.#running = false;
  }

  /** Returns the CPU time of the writes. Other processes on the machine make them last longer, which must not count. */
  async #writeRows(signal: AbortSignal): Promise<number> {
    const { rows, cpuMs } = this.#options;
    let spentMs = 0;
    for (const [at, row] of [...rows()].entries()) {
      if (at > 0) await setImmediate();
      if (signal.aborted) break;
      const before = cpuMs();
      this.#write(row);
      spentMs += cpuMs() - before;
    }
    return spentMs;
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

/** Length of a round with writes that take `cpuMs`. */
const roundMs = (cpuMs: number): number =>
  Math.min(MAX_ROUND_MS, Math.max(Math.min(UNNOTICED_MS, PREFERRED_RATIO * cpuMs), MIN_RATIO * cpuMs));

/** CPU time of this thread so far, in milliseconds. */
export function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
