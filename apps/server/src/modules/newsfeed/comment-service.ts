import { type Comment, type MentionedMember, PostLimit, PostVisibility } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import { Forbidden, moderatesAll } from '../../platform/http/access.js';
import type { Identity } from '../../platform/http/caller.js';
import type { FeedDesk } from './civil/feed-desk.js';
import type { CommentRepository, CommentRow } from './comment-repository.js';
import type { FeedNotices } from './feed-notices.js';
import type { MentionRepository } from './mention-repository.js';
import type { MentionService } from './mention-service.js';
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
  readonly naming: Pick<MentionRepository, 'ofComments'>;
  readonly mentions: Pick<MentionService, 'in' | 'announceComment'>;
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
  readonly mentions?: readonly number[] | undefined;
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
    return { total, list: await this.#toComments(page), cursor: last ? String(last.commentId) : null };
  }

  /** A repeated `uuid` is answered with the comment that the first request made. */
  async create(author: Identity, draft: CommentDraft): Promise<Comment> {
    const { comments, posts, writers, mentions, clock } = this.deps;
    const { postId, parentId = null, content: typed, mentions: userIds, uuid } = draft;
    const post = await posts.visible(author, postId);
    if (await comments.ofUuid(author.userId, uuid)) return this.#sent(author, draft);
    const parent = await this.#parent(author, postId, parentId);
    const rule = { max: PostLimit.commentLength, mayBeEmpty: false, tooLong: commentTooLong, empty: postEmpty };
    const { original, shown: content } = await writers.text(author, typed, rule);
    const named = await mentions.in(author, { text: content, userIds });
    await writers.takeTurn(author, 'comment', PostTooFast);
    const createdAt = new Date(clock.now());
    const text = { content, original, mentions: named };
    const commentId = await comments.create({ ...text, postId, parentId, authorId: author.userId, uuid, createdAt });
    if (commentId !== undefined) {
      this.#tell({ postId, commentId, actorId: author.userId }, post.userId, parent);
      const others = named.filter(({ userId }) => userId !== post.userId && userId !== parent?.userId);
      if (post.visibility === PostVisibility.public)
        mentions.announceComment(author.userId, { postId, commentId }, others);
    }
    return this.#sent(author, draft);
  }

  /** The comment that a request of this uuid made; the uuid of a comment in another place is refused. */
  async #sent({ userId }: Identity, { postId, parentId = null, uuid }: CommentDraft): Promise<Comment> {
    const row = await this.deps.comments.ofUuid(userId, uuid);
    if (!row) throw commentNotFound();
    if (row.postId !== postId || row.parentId !== parentId) throw postUuidUsed();
    const [comment] = await this.#toComments([row]);
    if (!comment) throw commentNotFound();
    return comment;
  }

  async #toComments(rows: readonly CommentRow[]): Promise<Comment[]> {
    const mentions = await this.deps.naming.ofComments(rows.map(({ commentId }) => commentId));
    return rows.map((row) => toComment(row, mentions.get(row.commentId) ?? []));
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

const toComment = (row: CommentRow, mentions: MentionedMember[]): Comment => ({
  commentId: row.commentId,
  parentId: row.parentId,
  author: toAuthor(row),
  content: row.deletedAt ? '' : row.content,
  mentions: row.deletedAt ? [] : mentions,
  deleted: row.deletedAt !== null,
  createdAt: row.createdAt.toISOString(),
  totalReplies: row.replies,
});
