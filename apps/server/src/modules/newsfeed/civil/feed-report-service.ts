import type { BanReason, RemovedPost } from '@khandai/contracts';
import type { Identity } from '../../../platform/http/caller.js';
import type { CommentPlaces } from '../comment-places.js';
import type { CommentRepository } from '../comment-repository.js';
import { commentNotFound, ownPost, postNotFound } from '../newsfeed-faults.js';
import type { PostService } from '../post-service.js';
import type { FeedContextRepository } from './feed-context-repository.js';
import type { FeedDesk } from './feed-desk.js';

export interface FeedReportDeps {
  readonly posts: Pick<PostService, 'visible'>;
  readonly comments: Pick<CommentRepository, 'visible'>;
  readonly places: Pick<CommentPlaces, 'find'>;
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
    }: { readonly id?: number | undefined; readonly commentId?: number | undefined; readonly reason: BanReason },
  ): Promise<void> {
    const authorId = await this.#authorOf(member, id ?? null, commentId);
    if (authorId === member.userId) throw ownPost();
    // Only its author sees a private post, and moderators do not.
    await this.deps.desk.report(member, { postId: id ?? null, commentId: commentId ?? null }, reason);
  }

  async removed({ userId }: Identity): Promise<{ list: RemovedPost[] }> {
    return { list: await this.deps.removals.removedOf(userId) };
  }

  async #authorOf(member: Identity, postId: number | null, commentId: number | undefined): Promise<number> {
    const post = postId === null ? undefined : await this.deps.posts.visible(member, postId);
    if (commentId === undefined) {
      if (!post) throw postNotFound();
      return post.userId;
    }
    const comment = await this.deps.comments.visible(member.userId, commentId);
    if (comment?.postId !== postId || comment.deletedAt) throw commentNotFound();
    const { articleId, titleId } = comment;
    if (articleId !== null) await this.deps.places.find(member, { articleId });
    if (titleId !== null) await this.deps.places.find(member, { titleId });
    return comment.userId;
  }
}
