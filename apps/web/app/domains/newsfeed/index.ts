/** What other domains, features and the assembly may import of `newsfeed`. */
export { FeedList } from './FeedList';
export { FeedOf } from './FeedOf';
export type { FeedChoice } from './FeedStore';
export { useFeedWords } from './use-feed-words';
export { WritePost } from './WritePost';
