import type { Bus } from '../platform/bus/bus.js';
import type { FeedBatch, FeedSink } from '../modules/fixtures/feed.js';

/** A bus that records published messages. */
export class SpyBus implements Bus {
  readonly kind = 'memory';
  readonly published: { channel: string; payload: string }[] = [];

  async publish(channel: string, payload: string): Promise<void> {
    this.published.push({ channel, payload });
  }

  async subscribe(): Promise<() => Promise<void>> {
    return async () => undefined;
  }

  async ping(): Promise<void> {
    return undefined;
  }

  async close(): Promise<void> {
    return undefined;
  }
}

/** A sink that records its batches. */
export class SpySink implements FeedSink {
  readonly batches: FeedBatch[] = [];

  async ingest(batch: FeedBatch): Promise<void> {
    this.batches.push(batch);
  }
}
