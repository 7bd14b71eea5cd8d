import { type Static, Type } from 'typebox';
import { PostMode, PostType, PostVisibility } from '../enumerations.js';
import { SpoiledMatch } from './article.js';
import { Instant, Nullable } from './common.js';
import { MentionedMember, ReactionName, ReactionTotal } from './chat.js';
import { EventCard } from './event.js';
import { Fixture } from './fixture.js';
import { BanReason } from './moderation.js';
import { PostAuthor } from './post-author.js';
import { TipCard } from './tip-card.js';

/** A picture or video of a post. */
export const PostSource = Type.Object({
  sourceId: Type.Integer(),
  url: Type.String(),
  type: Type.Enum(['image', 'video']),
  /** In pixels. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** Length of a video; null for a picture. */
  seconds: Nullable(Type.Integer()),
  /** A picture of the video; null for a picture, and where the site makes none. */
  poster: Nullable(Type.String()),
  /** An HLS playlist of the video in several heights; null where the site makes none. */
  hls: Nullable(Type.String()),
  /** What one sees, in its author's words; may be empty. */
  alt: Type.String(),
  /** The site prepares the video; only its author gets it. */
  processing: Type.Boolean(),
});
export type PostSource = Static<typeof PostSource>;

/** What became of an uploaded file. */
export const Upload = Type.Object({
  uploadId: Type.String(),
  state: Type.Enum(['sending', 'checking', 'refused', 'done']),
  /** Why it was refused, for its sender. */
  reason: Nullable(Type.String()),
  /** The file, once it is done. */
  source: Nullable(PostSource),
});
export type Upload = Static<typeof Upload>;
/** The card of an article. */
export const ArticleCard = Type.Object({
  articleId: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  cover: Nullable(
    Type.Object({ url: Type.String(), alt: Type.String(), width: Type.Integer(), height: Type.Integer() }),
  ),
  /** The name of its category. */
  category: Type.String(),
  totalComments: Type.Integer(),
  spoils: SpoiledMatch,
  simulated: Type.Boolean(),
});
export type ArticleCard = Static<typeof ArticleCard>;

/**
 * What the card of a post is about: a match (`type` 50), watched with this commentator if `hostId` is not null, an article (70)
 * or a tip (40).
 */
export const PostSubject = Type.Union([
  Type.Object({
    type: Type.Literal(PostType.shareLive),
    /** Null when the match is not on the site any more. */
    fixture: Nullable(Fixture),
    hostId: Nullable(Type.Integer()),
  }),
  Type.Object({
    type: Type.Literal(PostType.shareArticle),
    /** Null when readers do not see the article any more. */
    article: Nullable(ArticleCard),
  }),
  Type.Object({
    type: Type.Literal(PostType.shareTip),
    /** Null when the tip is not on the site any more. */
    tip: Nullable(TipCard),
  }),
  Type.Object({
    /** `eventLive`: the match of the event was being played when it was shared. */
    type: Type.Enum([PostType.eventLive, PostType.shareEvent]),
    /** Null when readers do not see the event any more. */
    event: Nullable(EventCard),
  }),
]);
export type PostSubject = Static<typeof PostSubject>;

const fields = {
  id: Type.Integer(),
  type: Type.Enum(Object.values(PostType)),
  author: PostAuthor,
  /** Plain text with line breaks; empty in a share without words of its own. */
  content: Type.String(),
  /** Members whom the text names: `showName` is behind an `@` in it, also after the member has taken another name. */
  mentions: Type.Array(MentionedMember),
  /** The hashtags of the text without `#`, as they are written in it. */
  hashtags: Type.Array(Type.String()),
  subject: Nullable(PostSubject),
  createdAt: Instant,
  /** The last change of the text; null when there was none. */
  editedAt: Nullable(Instant),
  /** In the author's order. */
  sourceList: Type.Array(PostSource),
};

/** The post that another one shares. */
export const SharedPost = Type.Object(fields);
export type SharedPost = Static<typeof SharedPost>;

/** A post as one reader gets it. */
export const Post = Type.Object({
  ...fields,
  visibility: Type.Enum([PostVisibility.public, PostVisibility.private]),
  mode: Type.Enum(Object.values(PostMode)),
  /** Null when the post shares none, and when the reader may not see the one it shares. */
  shared: Nullable(SharedPost),
  /** The post shares another one; with `shared` null, the reader may not see it. */
  isShare: Type.Boolean(),
  listReaction: Type.Array(ReactionTotal),
  totalReactions: Type.Integer(),
  /** The reader's own reaction. */
  reaction: Nullable(ReactionName),
  totalComments: Type.Integer(),
  totalShares: Type.Integer(),
  /** The reader has a bookmark on it. */
  saved: Type.Boolean(),
});
export type Post = Static<typeof Post>;

/** One page of a feed, the newest post first. */
export const PostPage = Type.Object({
  list: Type.Array(Post),
  /** Gets the next page; null behind the last post. */
  cursor: Nullable(Type.String()),
});
export type PostPage = Static<typeof PostPage>;

/** How many reacted to a post or an article, and the reader's own reaction. */
export const PostReactions = Type.Object({
  id: Type.Integer(),
  listReaction: Type.Array(ReactionTotal),
  totalReactions: Type.Integer(),
  reaction: Nullable(ReactionName),
});
export type PostReactions = Static<typeof PostReactions>;

/** A comment on a post or an article, or an answer to a comment. */
export const Comment = Type.Object({
  commentId: Type.Integer(),
  /** The comment that this one answers; null for a comment of the first level. */
  parentId: Nullable(Type.Integer()),
  author: PostAuthor,
  /** Empty for a comment that was deleted while answers to it stay. */
  content: Type.String(),
  /** Members whom the text names, as in a post. */
  mentions: Type.Array(MentionedMember),
  deleted: Type.Boolean(),
  createdAt: Instant,
  /** Answers to a comment of the first level. */
  totalReplies: Type.Integer(),
  totalLikes: Type.Integer(),
  /** The reader likes it. */
  liked: Type.Boolean(),
});
export type Comment = Static<typeof Comment>;

/** How many members like a comment, and whether the reader does. */
export const CommentLikes = Type.Object({
  commentId: Type.Integer(),
  totalLikes: Type.Integer(),
  liked: Type.Boolean(),
});
export type CommentLikes = Static<typeof CommentLikes>;

/** A bookmark. Its post is null once it is deleted, or the reader may not see it any more. */
export const SavedPost = Type.Object({ id: Type.Integer(), savedAt: Instant, post: Nullable(Post) });
export type SavedPost = Static<typeof SavedPost>;

/** A member whose posts the reader does not want in their feeds. */
export const MutedAuthor = Type.Object({ ...PostAuthor.properties, mutedAt: Instant });
export type MutedAuthor = Static<typeof MutedAuthor>;

/** A post or comment of the reader that moderators removed, or that is hidden because many members reported it. */
export const RemovedPost = Type.Object({
  /** Null for a comment on an article. */
  postId: Nullable(Type.Integer()),
  /** Null when the post itself was removed. */
  commentId: Nullable(Type.Integer()),
  content: Type.String(),
  removedAt: Instant,
  /** Null when the moderator gave none, and while it is only hidden. */
  reason: Nullable(BanReason),
  /** No moderator has decided yet: the server hid it because of reports. */
  waits: Type.Boolean(),
});
export type RemovedPost = Static<typeof RemovedPost>;
/** A hashtag that public posts have, and how many members used it. */
export const HashtagTotal = Type.Object({
  /** Without `#`, as most posts write it. */
  hashtag: Type.String(),
  total: Type.Integer(),
});
export type HashtagTotal = Static<typeof HashtagTotal>;
