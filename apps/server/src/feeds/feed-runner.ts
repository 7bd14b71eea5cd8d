import { BackOff, type Clock } from '@khandai/runtime';
import type { ContinuousJob } from '../platform/jobs/jobs.js';
import type { Feed, FeedSink } from '../modules/fixtures/feed.js';
import type { IngestService } from './ingest/ingest-service.js';

const PURGE_EVERY_MS = 3_600_000;
/** A feed that ran this long counts as healthy: its next failure restarts the back-off from the beginning. */
const HEALTHY_MS = 120_000;

export interface FeedRunnerDeps {
  /** Absent with FEED=none: the runner then only deletes simulated matches. */
  feed?: Feed;
  ingest: Pick<IngestService, keyof FeedSink | 'clearCache' | 'removeOrigin'>;
  clock: Clock;
  log: { info(fields: object, message: string): void; error(fields: object, message: string): void };
  /** Tasks that run next to the feed in the same process, e.g. the demo's fans. */
  sideTasks?: ((signal: AbortSignal) => Promise<void>)[];
}

/** Runs one feed, restarts it when it fails, and removes simulated matches that the feed does not provide. */
export class FeedRunner {
  readonly job: ContinuousJob = { kind: 'continuous', name: 'feed', run: (signal) => this.run(signal) };

  constructor(private readonly deps: FeedRunnerDeps) {}

  /** Resolves when `signal` aborts and the feed has stopped. */
  async run(signal: AbortSignal): Promise<void> {
    const { feed, ingest, sideTasks = [] } = this.deps;
    // Another process may have run the feed in the meantime, which makes this process's cache of the database stale.
    ingest.clearCache();
    const runs = [
      this.#keepRunning((run) => this.#purge(run), signal),
      ...sideTasks.map((run) => this.#keepRunning(run, signal)),
    ];
    if (feed) runs.push(this.#keepRunning((run) => feed.run(ingest, run), signal));
    await Promise.all(runs);
  }

  async #keepRunning(work: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): Promise<void> {
    const backOff = new BackOff({ first: 1000, max: 60_000 });
    while (!signal.aborted) {
      const startedAt = this.deps.clock.now();
      try {
        await work(signal);
      } catch (error) {
        this.deps.log.error({ err: error }, 'the feed failed and will restart');
      }
      if (this.deps.clock.now() - startedAt > HEALTHY_MS) backOff.reset();
      if (!signal.aborted) await this.deps.clock.sleep(backOff.next(), signal);
    }
  }

  async #purge(signal: AbortSignal): Promise<void> {
    const { clock, ingest, feed } = this.deps;
    while (!signal.aborted) {
      await ingest.removeOrigin('demo', feed?.activeFixtureIds?.(clock.now()));
      await clock.sleep(PURGE_EVERY_MS, signal);
    }
  }
}
