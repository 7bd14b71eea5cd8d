export { CommentThread } from './comment-thread.js';
export type { CommentDraft, CommentList, CommentPage, CommentPort, PendingComment } from './comment-thread.js';
export { Feed } from './feed.js';
export type { FeedPort, FeedStatus } from './feed.js';
export { withReaction } from './with-reaction.js';
