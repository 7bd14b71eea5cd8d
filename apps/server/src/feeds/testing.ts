import { DemoFeed } from '@khandai/demo';
import { type Clock, Emitter } from '@khandai/runtime';
import type { Bus } from '../platform/bus/bus.js';
import type { PgliteDatabase } from '../platform/database/pglite-database.js';
import { openTestDatabase } from '../platform/database/testing.js';
import type { FeedBatch, FeedSink } from '../modules/fixtures/feed.js';
import { FeedHealth } from './ingest/feed-health.js';
import { IngestService } from './ingest/ingest-service.js';

/** A bus that records published messages. */
export class SpyBus implements Bus {
  readonly kind = 'memory';
  readonly restored = new Emitter<void>();
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

/** A test database with the demo as it is at the clock's time; the caller closes it. */
export async function openDemoDatabase(clock: Clock, seed: string): Promise<PgliteDatabase> {
  const database = await openTestDatabase();
  const health = new FeedHealth({ feed: 'demo', clock });
  const ingest = new IngestService({ database, bus: new SpyBus(), clock, health });
  await ingest.ingest(new DemoFeed({ clock, seed }).batch(clock.now()));
  return database;
}
