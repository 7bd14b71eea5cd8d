import type { TopicHandlers } from '../../../platform/sockets/topic-handlers.js';
import type { PostService } from '../post-service.js';
import type { LivePosts } from './live-posts.js';

export interface PostTopicDeps {
  readonly posts: Pick<PostService, 'assertPublic'>;
  readonly live: Pick<LivePosts, 'listen' | 'now'>;
}

/** Counts of a public post for who may see it, guests included. A private post is like a missing one, also to its author. */
export const postTopic = ({ posts, live }: PostTopicDeps): TopicHandlers<'post'> => ({
  post: {
    admit: ({ postId }, user) => posts.assertPublic(user, postId),
    // After the reply the socket listens already: what happened before is in the first frame.
    snapshot: ({ postId }) => live.now(postId),
    listen: ({ postId }, push) => live.listen(postId, push),
  },
});
