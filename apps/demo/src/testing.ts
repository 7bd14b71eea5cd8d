import type { FeedBatch, FeedSink } from '@khandai/server/feed-port';

/** A sink for tests that stores the delivered batches. */
export class SpySink implements FeedSink {
  readonly batches: FeedBatch[] = [];

  async ingest(batch: FeedBatch): Promise<void> {
    this.batches.push(batch);
  }
}
