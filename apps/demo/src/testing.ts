import type { OddsRows } from '@khandai/contracts';
import type { FeedBatch, FeedOdds, FeedSink } from '@khandai/server/feed-port';

/** A sink for tests that stores the delivered batches. */
export class SpySink implements FeedSink {
  readonly batches: FeedBatch[] = [];

  async ingest(batch: FeedBatch): Promise<void> {
    this.batches.push(batch);
  }
}

/** Rows by category, in wire form. For tests. */
export function oddsRows(list: readonly FeedOdds[]): OddsRows {
  const rows: Record<string, string[]> = {};
  for (const { category, row } of list) (rows[category] ??= []).push(row);
  return rows;
}
