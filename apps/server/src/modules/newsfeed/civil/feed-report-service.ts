import type { BanReason, RemovedPost } from '@khandai/contracts';
import type { Identity } from '../../../platform/http/caller.js';
import type { CommentRepository } from '../comment-repository.js';
import { commentNotFound, ownPost } from '../newsfeed-faults.js';
import type { PostService } from '../post-service.js';
import type { FeedContextRepository } from './feed-context-repository.js';
import type { FeedDesk } from './feed-desk.js';

export interface FeedReportDeps {
  readonly posts: Pick<PostService, 'visible'>;
  readonly comments: Pick<CommentRepository, 'visible'>;
  readonly desk: Pick<FeedDesk, 'report'>;
  readonly removals: Pick<FeedContextRepository, 'removedOf'>;
}

/** What members tell moderators, and what they get to know of their decisions. */
export class FeedReportService {
  constructor(private readonly deps: FeedReportDeps) {}

  /** Members report what they may see, but not what they wrote themselves. */
  async report(
    member: Identity,
    {
      id,
      commentId,
      reason,
    }: { readonly id: number; readonly commentId?: number | undefined; readonly reason: BanReason },
  ): Promise<void> {
    const post = await this.deps.posts.visible(member, id);
    const authorId = commentId === undefined ? post.userId : await this.#authorOf(member, id, commentId);
    if (authorId === member.userId) throw ownPost();
    // Only its author sees a private post, and moderators do not.
    await this.deps.desk.report(member, { postId: id, commentId: commentId ?? null }, reason);
  }

  async removed({ userId }: Identity): Promise<{ list: RemovedPost[] }> {
    return { list: await this.deps.removals.removedOf(userId) };
  }

  async #authorOf(member: Identity, postId: number, commentId: number): Promise<number> {
    const comment = await this.deps.comments.visible(member.userId, commentId);
    if (comment?.postId !== postId || comment.deletedAt) throw commentNotFound();
    return comment.userId;
  }
}
