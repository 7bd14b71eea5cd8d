import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Interval of the measurements, in milliseconds. */
const EVERY_MS = 500;
/** A mean delay above this, in several measurements in a row, is an overload: one long statement is none. */
const MAX_MEAN_MS = 700;
const IN_A_ROW = 3;

/** What this class needs of a histogram of `node:perf_hooks`. Delays are in nanoseconds. */
interface Delays {
  readonly mean: number;
  reset(): void;
  enable(): boolean;
  disable(): boolean;
}

/** Measures how late the event loop runs what is due. */
export class LoopDelay {
  readonly #delays: Delays;
  #late = 0;
  #timer?: NodeJS.Timeout;

  constructor(delays: Delays = monitorEventLoopDelay({ resolution: 10 })) {
    this.#delays = delays;
  }

  /** Whether the process has more work than it can do: new work is better refused early than answered late. */
  get overloaded(): boolean {
    return this.#late >= IN_A_ROW;
  }

  start(): void {
    this.#delays.enable();
    this.#timer = setInterval(() => this.measure(), EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#delays.disable();
  }

  measure(): void {
    const mean = this.#delays.mean / 1e6;
    this.#delays.reset();
    this.#late = mean > MAX_MEAN_MS ? this.#late + 1 : 0;
  }
}
