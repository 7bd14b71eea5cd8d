import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Interval of the measurements, in milliseconds. A measurement that the loop delays is taken late. */
const EVERY_MS = 500;
/** A longer delay in several measurements in a row is an overload; one long task is none. */
const MAX_DELAY_MS = 1_000;
const IN_A_ROW = 3;

/** What this class needs of a histogram of `node:perf_hooks`. Delays are in nanoseconds; without samples NaN. */
interface Delays {
  readonly mean: number;
  readonly stddev: number;
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
    const delayMs = meanOverTime(this.#delays) / 1e6;
    this.#delays.reset();
    this.#late = delayMs > MAX_DELAY_MS ? this.#late + 1 : 0;
  }
}

/**
 * The delay at a random moment: each sample counts for as long as it lasted. A mean over samples would hide a task of
 * six seconds, which is one sample, among a hundred of ten milliseconds.
 */
const meanOverTime = ({ mean, stddev }: Delays): number => mean + stddev ** 2 / mean;
