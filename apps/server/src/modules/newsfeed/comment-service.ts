import { type Comment, PostLimit } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import { Forbidden, moderatesAll } from '../../platform/http/access.js';
import type { Identity } from '../../platform/http/caller.js';
import type { FeedDesk } from './civil/feed-desk.js';
import type { CommentRepository, CommentRow } from './comment-repository.js';
import type { FeedNotices } from './feed-notices.js';
import { commentNotFound, commentTooLong, PostTooFast, postEmpty, postUuidUsed } from './newsfeed-faults.js';
import { toAuthor } from './post-rows.js';
import { memberOf, type PostService, type Reader } from './post-service.js';
import type { Writers } from './writers.js';

export interface CommentServiceDeps {
  readonly comments: CommentRepository;
  readonly posts: Pick<PostService, 'visible' | 'moderated' | 'one'>;
  readonly writers: Writers;
  readonly notices: FeedNotices;
  readonly desk: Pick<FeedDesk, 'remove'>;
  readonly clock: Pick<Clock, 'now'>;
}

export interface CommentPageRequest {
  readonly postId: number;
  /** Absent: comments of the first level. */
  readonly parentId?: number | undefined;
  readonly cursor?: string | undefined;
  readonly pageSize: number;
}

export interface CommentDraft {
  readonly postId: number;
  readonly parentId?: number | null | undefined;
  readonly content: string;
  readonly uuid: string;
}

/** Comments on posts, in two levels. Who may see the post may read and write them. */
export class CommentService {
  constructor(private readonly deps: CommentServiceDeps) {}

  async total(reader: Reader, postId: number): Promise<{ total: number }> {
    const { totalComments } = await this.deps.posts.one(reader, postId);
    return { total: totalComments };
  }

  async list(
    reader: Reader,
    { cursor, pageSize, ...query }: CommentPageRequest,
  ): Promise<{ total: number; list: Comment[]; cursor: string | null }> {
    const { total } = await this.total(reader, query.postId);
    const after = cursor === undefined ? undefined : Number(cursor);
    const rows = await this.deps.comments.page(memberOf(reader), { ...query, after, limit: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? page.at(-1) : undefined;
    return { total, list: page.map(toComment), cursor: last ? String(last.commentId) : null };
  }

  /** A repeated `uuid` is answered with the comment that the first request made. */
  async create(author: Identity, { postId, parentId = null, content: typed, uuid }: CommentDraft): Promise<Comment> {
    const { comments, posts, writers, clock } = this.deps;
    const post = await posts.visible(author, postId);
    const sent = await comments.ofUuid(author.userId, uuid);
    if (sent) return sameAs(sent, postId, parentId);
    const parent = await this.#parent(author, postId, parentId);
    const rule = { max: PostLimit.commentLength, mayBeEmpty: false, tooLong: commentTooLong, empty: postEmpty };
    const { original, shown: content } = await writers.text(author, typed, rule);
    await writers.takeTurn(author, 'comment', PostTooFast);
    const createdAt = new Date(clock.now());
    const commentId = await comments.create({
      postId,
      parentId,
      authorId: author.userId,
      uuid,
      content,
      original,
      createdAt,
    });
    const made = await comments.ofUuid(author.userId, uuid);
    if (!made) throw commentNotFound();
    if (commentId !== undefined) this.#tell({ postId, commentId, actorId: author.userId }, post.userId, parent);
    return sameAs(made, postId, parentId);
  }

  /**
   * Authors delete their own comments, also on a post that they may not see any more, and those on their posts; moderators all
   * that they may see.
   */
  async remove(actor: Identity, commentId: number): Promise<{ commentId: number }> {
    const row = await this.deps.comments.one(commentId);
    if (!row || row.deletedAt) throw commentNotFound();
    if (row.userId !== actor.userId) {
      const post = await this.deps.posts.moderated(actor, row.postId);
      if (post.userId !== actor.userId) return this.#removeOfOthers(actor, row);
    }
    await this.deps.comments.remove(row, actor.userId, new Date(this.deps.clock.now()));
    return { commentId };
  }

  async #removeOfOthers(actor: Identity, { postId, commentId }: CommentRow): Promise<{ commentId: number }> {
    if (!moderatesAll(actor)) throw new Forbidden();
    await this.deps.desk.remove(actor, { postId, commentId }, {});
    return { commentId };
  }

  /** The author of the answered comment hears of a reply, the author of the post of everything else. */
  #tell(about: { postId: number; commentId: number; actorId: number }, authorId: number, parent?: CommentRow): void {
    const { notices } = this.deps;
    if (parent) notices.tell({ type: 'NEW_REPLY', userIds: [parent.userId], parentId: parent.commentId, ...about });
    if (parent?.userId !== authorId) notices.tell({ type: 'NEW_COMMENT', userIds: [authorId], ...about });
  }

  async #parent(author: Identity, postId: number, parentId: number | null): Promise<CommentRow | undefined> {
    if (parentId === null) return undefined;
    const parent = await this.deps.comments.visible(memberOf(author), parentId);
    if (parent?.postId !== postId || parent.parentId !== null || parent.deletedAt) throw commentNotFound();
    return parent;
  }
}

function sameAs(row: CommentRow, postId: number, parentId: number | null): Comment {
  if (row.postId !== postId || row.parentId !== parentId) throw postUuidUsed();
  return toComment(row);
}

const toComment = (row: CommentRow): Comment => ({
  commentId: row.commentId,
  parentId: row.parentId,
  author: toAuthor(row),
  content: row.deletedAt ? '' : row.content,
  deleted: row.deletedAt !== null,
  createdAt: row.createdAt.toISOString(),
  totalReplies: row.replies,
});
