export interface RelayOptions {
  /** Writes whole frames to all readers; resolves after the last one. */
  deliver(frames: Uint8Array): Promise<void>;
  failed(error: unknown): void;
}

/**
 * Sends frames at once and in order. Frames that arrive during a send wait, and then go out together in one write per
 * reader. A topic that moves faster than its readers can be written to costs fewer, larger writes, and builds no long
 * queue.
 */
export class Relay {
  readonly #options: RelayOptions;
  #waiting: Uint8Array[] = [];
  #running = false;

  constructor(options: RelayOptions) {
    this.#options = options;
  }

  add(frame: Uint8Array): void {
    this.#waiting.push(frame);
    if (!this.#running) void this.#run();
  }

  // No caller waits for this promise, so an unhandled rejection would end the process.
  async #run(): Promise<void> {
    this.#running = true;
    while (this.#waiting.length > 0) {
      const frames = this.#waiting;
      this.#waiting = [];
      try {
        await this.#options.deliver(frames.length === 1 && frames[0] ? frames[0] : Buffer.concat(frames));
      } catch (error) {
        this.#options.failed(error);
      }
    }
    this.#running = false;
  }
}
