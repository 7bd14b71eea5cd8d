/**
 * The server's API for a feed in another project (apps/demo): types of match data, and helpers for ids and seeded
 * random values.
 */
export type { ExtraScore } from '../platform/database/schema.js';
export type {
  Feed,
  FeedBatch,
  FeedCommentator,
  FeedEvent,
  FeedFixture,
  FeedHost,
  FeedLeague,
  FeedSink,
  FeedStage,
  FeedStat,
  FeedTeam,
} from '../modules/fixtures/feed.js';
export { channelLinks, type ChannelRest } from './input/channel-links.js';
export { resultOnly } from './input/result-only.js';
export { chance, Seeded } from './input/seeded.js';
