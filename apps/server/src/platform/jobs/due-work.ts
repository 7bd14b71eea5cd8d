import type { Clock } from '../clock.js';
import type { ContinuousJob } from './jobs.js';

interface Failing {
  /** Failures since the last success. */
  readonly failures: number;
}

/** Work that is done one part of each item at a time. */
export interface DueWorkSteps<Item extends Failing> {
  /** The items that are due now, at most `limit`. */
  due(now: Date, limit: number): Promise<readonly Item[]>;
  /** Does the next part of an item. */
  next(item: Item): Promise<'more' | 'done'>;
  /** The part failed; the item is to be due again at `retryAt`. */
  failed(item: Item, retryAt: Date, error: unknown): Promise<void>;
  /** The items that are due could not be read, or a failure could not be noted. */
  lookFailed(error: unknown): void;
}

export interface DueWorkOptions {
  /** Name of the job. */
  readonly name: string;
  /** Time between two looks when nothing more is due. */
  readonly lookEveryMs: number;
  /** Items of one look. */
  readonly limit: number;
}

const FIRST_DELAY_MS = 2_000;
const MAX_DELAY_MS = 10 * 60_000;

/** Does what is due in the database, part by part, so that a long item does not hold up the others, nor one that fails. */
export class DueWork<Item extends Failing> {
  readonly job: ContinuousJob;

  constructor(
    private readonly options: DueWorkOptions,
    private readonly steps: DueWorkSteps<Item>,
    private readonly clock: Pick<Clock, 'now' | 'sleep'>,
  ) {
    this.job = { kind: 'continuous', name: options.name, run: (signal) => this.run(signal) };
  }

  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const isMore = await this.#lookOrReport();
      if (!isMore) await this.clock.sleep(this.options.lookEveryMs, signal);
    }
  }

  /** One part of each item that is due; true when more is due. */
  async look(): Promise<boolean> {
    const { limit } = this.options;
    const due = await this.steps.due(new Date(this.clock.now()), limit);
    let isMore = due.length === limit;
    for (const item of due) if ((await this.#part(item)) === 'more') isMore = true;
    return isMore;
  }

  async #lookOrReport(): Promise<boolean> {
    try {
      return await this.look();
    } catch (error) {
      this.steps.lookFailed(error);
      return false;
    }
  }

  /** An item that fails waits, longer each time. */
  async #part(item: Item): Promise<'more' | 'done' | 'failed'> {
    try {
      return await this.steps.next(item);
    } catch (error) {
      const delayMs = Math.min(FIRST_DELAY_MS * 2 ** item.failures, MAX_DELAY_MS);
      await this.steps.failed(item, new Date(this.clock.now() + delayMs), error);
      return 'failed';
    }
  }
}
