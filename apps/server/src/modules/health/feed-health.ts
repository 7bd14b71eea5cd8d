import type { BadInput } from '../fixtures/feed.js';

/** What /readyz tells of a feed. A feed that stopped, or that keeps getting bad input, is seen here. */
export interface FeedHealth {
  readonly name: string;
  /** When data was last taken in, whether or not it changed anything; null before the first time. */
  readonly freshAt: Date | null;
  /** Lines refused since the start of the process. */
  readonly badInput: number;
  /** The newest of them, a handful. */
  readonly lastBad: readonly BadInput[];
}
