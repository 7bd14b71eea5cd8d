import type { Clock } from '../../platform/clock.js';
import type { ContinuousJob } from '../../platform/jobs/jobs.js';
import type { HomeRepository } from './home-repository.js';

const EVERY_MS = 1_000;
const POSTS = 20;

/** Enters public posts into the home feeds of their authors' followers and friends. */
export class Deliveries {
  readonly job: ContinuousJob = { kind: 'continuous', name: 'deliver-posts', run: (signal) => this.run(signal) };

  constructor(
    private readonly deps: {
      readonly home: Pick<HomeRepository, 'pending' | 'deliver'>;
      readonly clock: Pick<Clock, 'sleep'>;
    },
  ) {}

  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const isMore = await this.deliver(signal);
      if (!isMore) await this.deps.clock.sleep(EVERY_MS, signal);
    }
  }

  /** One batch of each waiting post in turn, so a post with many readers does not hold up the others; true when more wait. */
  async deliver(signal: AbortSignal): Promise<boolean> {
    const { home } = this.deps;
    const waiting = await home.pending(POSTS);
    let isMore = waiting.length === POSTS;
    for (const postId of waiting) {
      if (signal.aborted) return false;
      isMore = (await home.deliver(postId)) || isMore;
    }
    return isMore;
  }
}
