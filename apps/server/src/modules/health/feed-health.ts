import type { BadInput } from '../fixtures/feed.js';

/** What /readyz reports about a feed. It shows a feed that stopped, or that keeps receiving bad input. */
export interface FeedHealth {
  readonly name: string;
  /** Time of the last ingest, even if it changed nothing; null before the first one. */
  readonly freshAt: Date | null;
  /** Input rows refused since the process started. */
  readonly badInput: number;
  /** The newest few of them. */
  readonly lastBad: readonly BadInput[];
  /** Of a feed that asks its source over HTTP: each call's last good answer, and what was wrong with the last one. */
  readonly calls: ReadonlyMap<string, { readonly answeredAt: Date | null; readonly fault: string | null }>;
}
