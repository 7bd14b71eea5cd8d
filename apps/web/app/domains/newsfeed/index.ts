/** What other domains, features and the assembly may import of `newsfeed`. */
export { ArticleComments } from './ArticleComments';
export { ArticleReactions } from './ArticleReactions';
export { PostComments } from './PostComments';
export { loadArticleComments, loadArticleReactions, loadPostComments, loadTitleComments } from './lazy-article-talk';
export { MutedAuthors } from './civil/MutedAuthors';
export { RemovedPosts } from './civil/RemovedPosts';
export { SavedPosts } from './civil/SavedPosts';
export { useCivilWords } from './civil/use-civil-words';
export { FeedList } from './FeedList';
export { FeedOf } from './FeedOf';
export type { FeedChoice } from './FeedStore';
export { TrendingTags } from './TrendingTags';
export { loadWriteAbout } from './lazy-write';
export { articleSubject, eventSubject, matchSubject, tipSubject } from './form-subject';
export { postIdOf, postPath, SAVED } from './post-path';
export { playHls } from './files/play-hls';
export { useFeedWords } from './use-feed-words';
export { WritePost } from './WritePost';
