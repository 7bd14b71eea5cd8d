import { type Static, Type } from 'typebox';
import { Id, Instant, Nullable } from '../models/common.js';
import { ReactionTotal } from '../models/chat.js';
import { topic } from '../topic.js';

/** What every reader of a public post sees of it alike. */
export const PostState = Type.Object({
  listReaction: Type.Array(ReactionTotal),
  totalReactions: Type.Integer(),
  totalComments: Type.Integer(),
  totalShares: Type.Integer(),
  /** As in the post: a client that knows another time calls for the post again. */
  editedAt: Nullable(Instant),
});
export type PostState = Static<typeof PostState>;

/** Comments that one frame names at most. */
const MAX_ANSWERED = 50;

/** A public post after it changed. Texts, names and the reader's own reaction are read by call, with the reader's rights. */
export const PostFrame = Type.Object({
  type: Type.Literal('post'),
  postId: Type.Integer(),
  /** Null once the post is not public any more; while it is not, no other frame follows. */
  state: Nullable(PostState),
  /** Comments were written or deleted since the frame before. */
  comments: Type.Boolean(),
  /** Comments of the first level whose answers were written, deleted or liked since the frame before. Absent: none. */
  answered: Type.Optional(Type.Array(Type.Integer(), { maxItems: MAX_ANSWERED })),
});
export type PostFrame = Static<typeof PostFrame>;

export const newsfeedTopics = {
  /** A public post that a reader has on the screen; a post that they do not see has no topic. */
  post: topic({ params: { postId: Id }, frame: PostFrame }),
};
