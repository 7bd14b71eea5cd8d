import { BackOff, type Clock } from '@khandai/runtime';

export interface RoomWaitDeps {
  readonly clock: Clock;
  readonly random?: () => number;
  /** The wait is over. */
  readonly ended: () => void;
}

/** The wait of a room before it asks for missing changes, or subscribes again; each is longer than the one before. */
export class RoomWait {
  readonly #deps: RoomWaitDeps;
  readonly #lengths: BackOff;
  #timer = new AbortController();

  constructor(deps: RoomWaitDeps) {
    this.#deps = deps;
    this.#lengths = new BackOff({ first: 300, ...(deps.random ? { random: deps.random } : {}) });
  }

  async start(): Promise<void> {
    const timer = (this.#timer = new AbortController());
    await this.#deps.clock.sleep(this.#lengths.next(), timer.signal);
    if (!timer.signal.aborted) this.#deps.ended();
  }

  stop(): void {
    this.#timer.abort();
  }

  /** The next wait is a short one again. */
  reset(): void {
    this.#lengths.reset();
  }
}
