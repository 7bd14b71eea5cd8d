import type { Clock } from '../platform/clock.js';

/** How long a room collects before it sends, in milliseconds: unseen by a reader, and a hot room's frames stay few. */
export const BATCH_MS = 20;

const MOST_IN_FRAME = 100;

export interface RoomBatchOptions {
  groupId: number;
  clock: Clock;
  deliver(bytes: Uint8Array): void;
}

/** Joins what a room says within a tick into one frame, encoded once. */
export class RoomBatch {
  readonly #options: RoomBatchOptions;
  readonly #stop = new AbortController();
  #waiting: string[] = [];

  constructor(options: RoomBatchOptions) {
    this.#options = options;
  }

  /** @param message JSON of one ChatMessage. */
  add(message: string): void {
    this.#waiting.push(message);
    if (this.#waiting.length === 1) void this.#flushSoon();
  }

  stop(): void {
    this.#stop.abort();
  }

  async #flushSoon(): Promise<void> {
    const { signal } = this.#stop;
    await this.#options.clock.sleep(BATCH_MS, signal);
    if (!signal.aborted) this.#flush();
  }

  // Processes publish side by side, so two neighbours may have changed places on their way.
  #flush(): void {
    const messages = this.#waiting.sort((a, b) => revisionOf(a) - revisionOf(b));
    this.#waiting = [];
    for (let from = 0; from < messages.length; from += MOST_IN_FRAME) {
      this.#options.deliver(messagesFrame(this.#options.groupId, messages.slice(from, from + MOST_IN_FRAME)));
    }
  }
}

// Read with a pattern, because parsing every message of a hot room costs more than sending it. Text that
// somebody typed cannot look like this: its quotes are escaped.
const revisionOf = (message: string): number => Number(/"revision":(\d+)/.exec(message)?.[1] ?? 0);

const messagesFrame = (groupId: number, messages: readonly string[]): Uint8Array =>
  Buffer.from(`{"type":"messages","groupId":${groupId},"list":[${messages.join(',')}]}`);
