export { CommentThread } from './comment-thread.js';
export type { CommentDraft, CommentList, CommentPage, CommentPort, PendingComment } from './comment-thread.js';
export { Feed } from './feed.js';
export type { FeedPort, FeedStatus } from './feed.js';
export { People } from './people.js';
export type { PeoplePort, PeopleStatus } from './people.js';
export { relationAfter } from './relation.js';
export type { RelationEvent } from './relation.js';
export { withReaction } from './with-reaction.js';
