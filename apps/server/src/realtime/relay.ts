export interface RelayOptions {
  /** Hands whole frames to all readers; resolves once they are with the last one. */
  deliver(frames: Uint8Array): Promise<void>;
  failed(error: unknown): void;
}

/**
 * Hands frames on at once and in order. What comes while others are still being handed out waits, and then goes out
 * behind one another in one write for each reader: so a topic that moves faster than its readers can be told costs
 * fewer writes with more in each, and never a queue of them.
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

  // Nobody waits for this, so a rejection would be nobody's and end the process.
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
