import type { FeedDesk } from '../civil/feed-desk.js';
import type { Subject } from '../civil/feed-desk-repository.js';
import type { PostBroadcasts } from './post-broadcasts.js';

/** Tells of posts and comments that moderators, or reports of many members, remove, and of those that come back. */
export function broadcastDesk(
  desk: Pick<FeedDesk, 'removed' | 'restored'>,
  live: Pick<PostBroadcasts, 'changed'>,
): void {
  const tell = ({ postId, commentId }: Subject) => {
    live.changed(postId, commentId === null ? 'post' : 'comments');
  };
  desk.removed.on(tell);
  desk.restored.on(tell);
}
