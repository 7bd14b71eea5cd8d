import type { Clock } from '../platform/clock.js';
import { textFrame } from './frame-bytes.js';

/** How long a room collects before it sends, in milliseconds: unseen by a reader, and a hot room's frames stay few. */
export const BATCH_MS = 20;

/** The longest that a room collects, however long the last frame took to hand out. */
const LONGEST_MS = 250;

const MOST_IN_FRAME = 100;

export interface RoomBatchOptions {
  groupId: number;
  clock: Clock;
  /** Hands a frame to all readers; resolves once it is with the last one. */
  deliver(frame: Uint8Array): Promise<void>;
  /** A frame could not be handed out; its readers see the hole it leaves, and fill it. */
  failed(error: unknown): void;
}

/**
 * Joins what a room says within a tick into one frame, encoded once. A write to a socket costs much the same however
 * much it carries, so a busy room with many readers collects for longer, by the time the last frame took: fewer writes,
 * more in each, and half of the time is left for everything else, on a slow machine as on a quick one.
 */
export class RoomBatch {
  readonly #options: RoomBatchOptions;
  readonly #stop = new AbortController();
  #waiting: string[] = [];
  #running = false;

  constructor(options: RoomBatchOptions) {
    this.#options = options;
  }

  /** @param message JSON of one ChatMessage. */
  add(message: string): void {
    this.#waiting.push(message);
    if (!this.#running) void this.#run();
  }

  stop(): void {
    this.#stop.abort();
  }

  async #run(): Promise<void> {
    const { clock } = this.#options;
    const { signal } = this.#stop;
    this.#running = true;
    for (let took = 0; this.#waiting.length > 0;) {
      await clock.sleep(Math.min(LONGEST_MS, Math.max(BATCH_MS, took)), signal);
      if (signal.aborted) return;
      const began = clock.now();
      await this.#flush();
      took = clock.now() - began;
    }
    this.#running = false;
  }

  // Processes publish side by side, so two neighbours may have changed places on their way.
  async #flush(): Promise<void> {
    const messages = this.#waiting.sort((a, b) => revisionOf(a) - revisionOf(b));
    this.#waiting = [];
    for (let from = 0; from < messages.length; from += MOST_IN_FRAME) await this.#send(messages.slice(from, from + MOST_IN_FRAME));
  }

  // Nobody waits for the batch, so a rejection would be nobody's and end the process.
  async #send(messages: readonly string[]): Promise<void> {
    const { groupId, deliver, failed } = this.#options;
    try {
      await deliver(messagesFrame(groupId, messages));
    } catch (error) {
      failed(error);
    }
  }
}

// Read with a pattern, because parsing every message of a hot room costs more than sending it. Text that
// somebody typed cannot look like this: its quotes are escaped.
const revisionOf = (message: string): number => Number(/"revision":(\d+)/.exec(message)?.[1] ?? 0);

const messagesFrame = (groupId: number, messages: readonly string[]): Uint8Array =>
  textFrame(`{"type":"messages","groupId":${groupId},"list":[${messages.join(',')}]}`);
