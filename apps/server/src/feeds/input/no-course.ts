import type { FeedFixture } from '../../modules/fixtures/feed.js';

/** What is not told of how a match went: no clock, no cards, no corners, no extra time. A source puts over it what it knows. */
export const noCourse = {
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
