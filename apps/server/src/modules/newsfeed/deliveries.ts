import type { Clock } from '../../platform/clock.js';
import type { ContinuousJob } from '../../platform/jobs/jobs.js';
import type { Log } from '../../platform/log.js';
import type { HomeRepository } from './home-repository.js';
import { retryAt, type Waiting } from './retry-at.js';

const EVERY_MS = 1_000;
const POSTS = 20;
/** Further failures are not counted: the longest wait is reached. */
const MAX_ATTEMPTS = 20;

export interface DeliveriesDeps {
  readonly home: Pick<HomeRepository, 'pending' | 'deliver' | 'postpone'>;
  readonly clock: Pick<Clock, 'now' | 'sleep'>;
  readonly log: Pick<Log, 'error'>;
}

/** Enters public posts into the home feeds of their authors' followers and friends. */
export class Deliveries {
  readonly job: ContinuousJob = { kind: 'continuous', name: 'deliver-posts', run: (signal) => this.run(signal) };

  constructor(private readonly deps: DeliveriesDeps) {}

  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const isMore = await this.deliver(signal);
      if (!isMore) await this.deps.clock.sleep(EVERY_MS, signal);
    }
  }

  /** One batch of each due post in turn, so a post with many readers does not hold up the others; true when more wait. */
  async deliver(signal: AbortSignal): Promise<boolean> {
    const waiting = await this.deps.home.pending(POSTS, new Date(this.deps.clock.now()));
    let isMore = waiting.length === POSTS;
    for (const one of waiting) {
      if (signal.aborted) return false;
      isMore = (await this.#tryNext(one)) || isMore;
    }
    return isMore;
  }

  /** A post that cannot be delivered keeps no other: it waits longer after each failure, and is never given up. */
  async #tryNext({ postId, attempts: before }: Waiting): Promise<boolean> {
    const { home, clock, log } = this.deps;
    try {
      return await home.deliver(postId);
    } catch (err) {
      const attempts = Math.min(before + 1, MAX_ATTEMPTS);
      await home.postpone(postId, attempts, retryAt(new Date(clock.now()), attempts));
      log.error({ err, postId, attempts }, 'a post did not reach its readers: tried again later');
      return false;
    }
  }
}
