/** What a feed of another project (apps/demo) may use of the server: the form of match data, and how feeds name and draw lots. */
export type { ExtraScore } from '../platform/database/schema.js';
export type {
  Feed,
  FeedBatch,
  FeedCommentator,
  FeedEvent,
  FeedFixture,
  FeedHost,
  FeedLeague,
  FeedOdds,
  FeedSink,
  FeedStat,
  FeedTeam,
} from '../modules/fixtures/feed.js';
export { channelLinks } from './input/channel-links.js';
export { noCourse } from './input/no-course.js';
export { chance, Seeded } from './input/seeded.js';
