/** What other domains, features and the assembly may import of `newsfeed`. */
export { MutedAuthors } from './civil/MutedAuthors';
export { RemovedPosts } from './civil/RemovedPosts';
export { SavedPosts } from './civil/SavedPosts';
export { useCivilWords } from './civil/use-civil-words';
export { FeedList } from './FeedList';
export { FeedOf } from './FeedOf';
export type { FeedChoice } from './FeedStore';
export { TrendingTags } from './TrendingTags';
export { loadWriteAbout } from './lazy-write';
export { postIdOf, postPath, SAVED } from './post-path';
export { useFeedWords } from './use-feed-words';
export { WritePost } from './WritePost';
