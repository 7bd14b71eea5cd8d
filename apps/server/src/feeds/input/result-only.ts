import type { FeedFixture } from '../../modules/fixtures/feed.js';

/**
 * Defaults for a match of which only the result is known: no clock, cards, corners or extra time. A source overrides
 * what it knows.
 */
export const resultOnly = {
  halfStart: null,
  injuryTime: 0,
  period: 0,
  homeRed: 0,
  awayRed: 0,
  homeYellow: 0,
  awayYellow: 0,
  homeCorner: 0,
  awayCorner: 0,
  extra: null,
} satisfies Partial<FeedFixture>;
