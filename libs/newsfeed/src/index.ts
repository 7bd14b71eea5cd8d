export { CommentThread } from './comment-thread.js';
export type {
  CommentDraft,
  CommentList,
  CommentPage,
  CommentPort,
  CommentQuery,
  PendingComment,
} from './comment-thread.js';
export { Feed } from './feed.js';
export type { FeedPort, FeedStatus } from './feed.js';
export { People } from './people.js';
export type { PeoplePort, PeopleStatus } from './people.js';
export { peopleOf, UnsentPost } from './post-draft.js';
export type { DraftPlace, PostDraft, SubjectRef, UnsentPostOptions } from './post-draft.js';
export { postAfter } from './post-life.js';
export type { PostEvent, PostLife } from './post-life.js';
export { relationAfter } from './relation.js';
export type { RelationEvent } from './relation.js';
export { uploadAfter, UploadQueue, UploadRefused } from './upload-queue.js';
export type { QueuedUpload, UploadEvent, UploadPort, UploadState } from './upload-queue.js';
export { withReaction } from './with-reaction.js';
export { cutText } from './cut-text.js';
export { splitMarks } from './split-marks.js';
export type { MarkedPart, TextMark } from './split-marks.js';
