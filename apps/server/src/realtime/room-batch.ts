import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../platform/clock.js';
import { textFrame } from './frame-bytes.js';
import type { ReaderRow } from './reader-rows.js';

/** How long a room collects before it sends, in milliseconds: unseen by a reader, and a hot room's frames stay few. */
export const BATCH_MS = 20;

/** A room that is seldom told costs little; up to this many milliseconds nobody minds. */
const UNSEEN_MS = 80;
const SELDOM = 6;

/** With more messages than this in a round nobody reads each of them as it comes, and up to so many milliseconds are not minded. */
const RUSH = 8;
const UNSEEN_IN_RUSH_MS = 100;

/** The longest that a room collects, and for how much longer than telling takes, so that half of the time is left for everything else. */
const LONGEST_MS = 250;
const AT_LEAST = 2;

const MOST_IN_FRAME = 100;

export interface RoomBatchOptions {
  groupId: number;
  clock: Clock;
  /** Who listens now. */
  rows: () => readonly ReaderRow[];
  /** Hands frames to all readers of a row. */
  tell(row: ReaderRow, frames: Uint8Array): void;
  /** A row could not be told; its readers see the hole that leaves, and fill it. */
  failed(error: unknown): void;
}

/**
 * Tells a room what was said, one row of readers after another, round upon round. Each row gets all that was said since
 * its last turn, in one write for each reader: a write costs much the same however much it carries. So the more readers
 * a room has the longer a round takes, and the more stands in a write; and because the rows take turns over the whole
 * round nobody waits for all the others to be told, and nothing else waits for the room.
 */
export class RoomBatch {
  readonly #options: RoomBatchOptions;
  readonly #stop = new AbortController();
  /** What not every row was told yet, and how much was said before it. */
  #said: string[] = [];
  #before = 0;
  #running = false;
  /** How long the next round lasts, unless the room was silent for as long since the last one. */
  #lasts = BATCH_MS;
  #endedAt = -Infinity;
  /** Rows that are told the same share the bytes. */
  #last = { from: -1, to: -1, frames: textFrame('') };

  constructor(options: RoomBatchOptions) {
    this.#options = options;
  }

  /** @param message JSON of one ChatMessage. */
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

  /** Tells all rows in turn over `lasts` milliseconds; answers how many of these it took. */
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

  // Nobody waits for the rounds, so a rejection would be nobody's and end the process.
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

  // Processes publish side by side, so two neighbours may have changed places on their way.
  #frames(from: number, to: number): Uint8Array {
    if (this.#last.from === from && this.#last.to === to) return this.#last.frames;
    const messages = this.#said.slice(from - this.#before, to - this.#before).sort((a, b) => revisionOf(a) - revisionOf(b));
    const parts: Uint8Array[] = [];
    for (let at = 0; at < messages.length; at += MOST_IN_FRAME) {
      parts.push(messagesFrame(this.#options.groupId, messages.slice(at, at + MOST_IN_FRAME)));
    }
    this.#last = { from, to, frames: parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts) };
    return this.#last.frames;
  }
}

/** How long a round is to last after one that took `took` milliseconds to tell so many messages. */
function nextRound(took: number, messages: number): number {
  const unseen = messages > RUSH ? UNSEEN_IN_RUSH_MS : UNSEEN_MS;
  return Math.min(LONGEST_MS, Math.max(BATCH_MS, Math.min(unseen, SELDOM * took), AT_LEAST * took));
}

// Read with a pattern, because parsing every message of a hot room costs more than sending it. Text that
// somebody typed cannot look like this: its quotes are escaped.
const revisionOf = (message: string): number => Number(/"revision":(\d+)/.exec(message)?.[1] ?? 0);

const messagesFrame = (groupId: number, messages: readonly string[]): Uint8Array =>
  textFrame(`{"type":"messages","groupId":${groupId},"list":[${messages.join(',')}]}`);
