import { type Comment, type CommentLikes, type MentionedMember, PostLimit, type Reactor } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { Pace } from '../../platform/pace.js';
import { Forbidden, moderatesAll } from '../../platform/http/access.js';
import type { Identity } from '../../platform/http/caller.js';
import type { FeedDesk } from './civil/feed-desk.js';
import type { Commented, CommentPlaces, PlaceRequest } from './comment-places.js';
import type { CommentPlace, CommentRepository, CommentRow } from './comment-repository.js';
import type { FeedNotices } from './feed-notices.js';
import { commentChange, type PostBroadcasts } from './live/post-broadcasts.js';
import type { MentionRepository } from './mention-repository.js';
import type { MentionService } from './mention-service.js';
import { commentNotFound, commentTooLong, PostTooFast, postEmpty, postUuidUsed } from './newsfeed-faults.js';
import { toAuthor } from './post-rows.js';
import { memberOf, type PeopleQuery, type Reader } from './post-requests.js';
import type { Writers } from './writers.js';

export interface CommentServiceDeps {
  readonly comments: CommentRepository;
  readonly places: CommentPlaces;
  readonly writers: Writers;
  readonly reactionPace: Pace;
  readonly notices: FeedNotices;
  readonly live: Pick<PostBroadcasts, 'changed'>;
  readonly desk: Pick<FeedDesk, 'remove'>;
  readonly naming: Pick<MentionRepository, 'ofComments'>;
  readonly mentions: Pick<MentionService, 'in' | 'announceComment'>;
  readonly clock: Pick<Clock, 'now'>;
}

export interface CommentPageRequest extends PlaceRequest {
  /** Absent: comments of the first level. */
  readonly parentId?: number | undefined;
  readonly cursor?: string | undefined;
  readonly pageSize: number;
}

export interface CommentDraft extends PlaceRequest {
  readonly parentId?: number | null | undefined;
  readonly content: string;
  readonly mentions?: readonly number[] | undefined;
  readonly uuid: string;
}

/** Comments on posts, articles and titles, in two levels. Who may see the place may read and write them. */
export class CommentService {
  constructor(private readonly deps: CommentServiceDeps) {}

  async total(reader: Reader, request: PlaceRequest): Promise<{ total: number }> {
    const { total } = await this.deps.places.total(reader, request);
    return { total };
  }

  async list(
    reader: Reader,
    { cursor, pageSize, parentId, ...request }: CommentPageRequest,
  ): Promise<{ total: number; list: Comment[]; cursor: string | null }> {
    const { total, place } = await this.deps.places.total(reader, request);
    const after = cursor === undefined ? undefined : Number(cursor);
    const query = { place, parentId, after, limit: pageSize + 1 };
    const rows = await this.deps.comments.page(memberOf(reader), query);
    const page = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? page.at(-1) : undefined;
    return {
      total,
      list: await this.#toComments(memberOf(reader), page),
      cursor: last ? String(last.commentId) : null,
    };
  }

  /** A repeated `uuid` is answered with the comment that the first request made. */
  async create(author: Identity, draft: CommentDraft): Promise<Comment> {
    const { comments, places, writers, mentions, clock } = this.deps;
    const { parentId = null, content: typed, mentions: userIds, uuid } = draft;
    const on = await places.find(author, draft);
    const { place } = on;
    if (await comments.ofUuid(author.userId, uuid)) return this.#sent(author, place, draft);
    const parent = await this.#parent(author, place, parentId);
    const rule = { max: PostLimit.commentLength, mayBeEmpty: false, tooLong: commentTooLong, empty: postEmpty };
    const { original, shown: content } = await writers.text(author, typed, rule);
    const named = await mentions.in(author, { text: content, userIds });
    await writers.takeTurn(author, 'comment', PostTooFast);
    const createdAt = new Date(clock.now());
    const text = { content, original, mentions: named };
    const commentId = await comments.create({ ...text, place, parentId, authorId: author.userId, uuid, createdAt });
    if (commentId !== undefined) {
      this.deps.live.changed(place.postId, commentChange(parentId));
      this.#tell(on, { commentId, actorId: author.userId }, parent);
      const others = named.filter(({ userId }) => userId !== on.ownerId && userId !== parent?.userId);
      if (on.isPublic) mentions.announceComment(author.userId, { ...on.target, commentId }, others);
    }
    return this.#sent(author, place, draft);
  }

  /** The comment that a request of this uuid made; the uuid of a comment in another place is refused. */
  async #sent({ userId }: Identity, place: CommentPlace, { parentId = null, uuid }: CommentDraft): Promise<Comment> {
    const row = await this.deps.comments.ofUuid(userId, uuid);
    if (!row) throw commentNotFound();
    if (!isIn(place, row) || row.parentId !== parentId) throw postUuidUsed();
    const [comment] = await this.#toComments(userId, [row]);
    if (!comment) throw commentNotFound();
    return comment;
  }

  async #toComments(reader: number | null, rows: readonly CommentRow[]): Promise<Comment[]> {
    const ids = rows.map(({ commentId }) => commentId);
    const mentions = await this.deps.naming.ofComments(ids);
    const liked = await this.deps.comments.likedOf(reader, ids);
    return rows.map((row) => toComment(row, mentions.get(row.commentId) ?? [], liked.has(row.commentId)));
  }

  /** Who sees a comment may like it, once; its author hears of it. */
  async like(member: Identity, { commentId, liked }: Pick<CommentLikes, 'commentId' | 'liked'>): Promise<CommentLikes> {
    const { comments, reactionPace, notices, live } = this.deps;
    const { row, on } = await this.#seen(member, commentId);
    const wait = reactionPace.take(member.userId);
    if (wait > 0) throw new PostTooFast(wait);
    const totalLikes = await comments.like(commentId, member.userId, liked);
    if (totalLikes === undefined) throw commentNotFound();
    const by = { userIds: [row.userId], actorId: member.userId, commentId };
    const notice = { type: 'NEW_LIKE', ...on.target, ...by } as const;
    if (liked) notices.tell(notice);
    else notices.takeBack(notice);
    live.changed(row.postId, commentChange(row.parentId));
    return { commentId, totalLikes, liked };
  }

  /** Who likes a comment, for those who see it. */
  async likers(
    reader: Reader,
    { id: commentId, pageNum, pageSize }: PeopleQuery,
  ): Promise<{ total: number; list: Reactor[] }> {
    const { row } = await this.#seen(reader, commentId);
    const page = { commentId, limit: pageSize, offset: (pageNum - 1) * pageSize };
    return { total: row.likes, list: await this.deps.comments.likers(memberOf(reader), page) };
  }

  async #seen(reader: Reader, commentId: number): Promise<{ row: CommentRow; on: Commented }> {
    const row = await this.deps.comments.visible(memberOf(reader), commentId);
    // A comment on a private post costs what a missing one costs.
    const on = await this.deps.places.seen(reader, row ? placeOf(row) : { postId: 0 });
    if (!row || row.deletedAt || !on) throw commentNotFound();
    return { row, on };
  }

  /**
   * Authors delete their own comments, also on what they may not see any more, and those on their posts; moderators all that they
   * may see.
   */
  async remove(actor: Identity, commentId: number): Promise<{ commentId: number }> {
    const row = await this.deps.comments.one(commentId);
    if (!row) throw commentNotFound();
    if (row.deletedAt) return this.#removeHidden(actor, row);
    if (row.userId !== actor.userId) {
      const ownerId = await this.deps.places.ownerOf(actor, row);
      if (ownerId !== actor.userId) return this.#removeOfOthers(actor, row);
    }
    await this.deps.comments.remove(row, actor.userId, new Date(this.deps.clock.now()));
    this.deps.live.changed(row.postId, commentChange(row.parentId));
    return { commentId };
  }

  async #removeHidden({ userId }: Identity, row: CommentRow): Promise<{ commentId: number }> {
    const { comments, clock } = this.deps;
    const isGone = row.userId === userId && (await comments.removeHidden(row, new Date(clock.now())));
    if (!isGone) throw commentNotFound();
    return { commentId: row.commentId };
  }

  async #removeOfOthers(actor: Identity, { postId, commentId }: CommentRow): Promise<{ commentId: number }> {
    if (!moderatesAll(actor)) throw new Forbidden();
    await this.deps.desk.remove(actor, { postId, commentId }, {});
    return { commentId };
  }

  /** The author of the answered comment hears of a reply, the author of a post of everything else. */
  #tell({ target, ownerId }: Commented, by: { commentId: number; actorId: number }, parent?: CommentRow): void {
    const { notices } = this.deps;
    if (parent)
      notices.tell({ type: 'NEW_REPLY', userIds: [parent.userId], parentId: parent.commentId, ...target, ...by });
    if (ownerId !== undefined && 'postId' in target && parent?.userId !== ownerId)
      notices.tell({ type: 'NEW_COMMENT', userIds: [ownerId], ...target, ...by });
  }

  async #parent(author: Identity, place: CommentPlace, parentId: number | null): Promise<CommentRow | undefined> {
    if (parentId === null) return undefined;
    const parent = await this.deps.comments.visible(memberOf(author), parentId);
    if (!parent || !isIn(place, parent) || parent.parentId !== null || parent.deletedAt) throw commentNotFound();
    return parent;
  }
}

const isIn = (place: CommentPlace, { postId, articleId, titleId }: CommentRow): boolean =>
  place.postId === postId && place.articleId === articleId && place.titleId === titleId;

const placeOf = ({ postId, articleId, titleId }: CommentRow): PlaceRequest => ({
  ...(postId !== null && { postId }),
  ...(articleId !== null && { articleId }),
  ...(titleId !== null && { titleId }),
});

const toComment = (row: CommentRow, mentions: MentionedMember[], liked: boolean): Comment => ({
  commentId: row.commentId,
  parentId: row.parentId,
  author: toAuthor(row),
  content: row.deletedAt ? '' : row.content,
  mentions: row.deletedAt ? [] : mentions,
  deleted: row.deletedAt !== null,
  createdAt: row.createdAt.toISOString(),
  totalReplies: row.replies,
  totalLikes: row.deletedAt ? 0 : row.likes,
  liked: row.deletedAt === null && liked,
});
