import type { Reactor } from '@khandai/contracts';
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { commentMentions, comments, postRemovals, users } from '../../platform/database/schema.js';
import { addArticleComments } from './article-counts-query.js';
import { admitAuthor } from './author-query.js';
import { likedOf, type LikerPage, likersOf, setLike } from './comment-likes-query.js';
import { addToCount } from './post-counts-query.js';
import type { Named } from './mentioned.js';
import { notMuted } from '../../platform/database/wanted-authors.js';
import { notBlocked } from './post-filters-query.js';
import { authorFields } from './post-rows.js';
import { addTitleComments } from './title-talk-repository.js';

/** What a comment is on: a post, an article or a title. */
export type CommentPlace =
  | { readonly postId: number; readonly articleId: null; readonly titleId: null }
  | { readonly postId: null; readonly articleId: number; readonly titleId: null }
  | { readonly postId: null; readonly articleId: null; readonly titleId: number };

export interface NewComment {
  readonly place: CommentPlace;
  readonly parentId: number | null;
  readonly authorId: number;
  readonly uuid: string;
  readonly content: string;
  readonly original: string;
  readonly mentions: readonly Named[];
  readonly createdAt: Date;
}

export interface CommentQuery {
  readonly place: CommentPlace;
  /** Absent: comments of the first level. */
  readonly parentId?: number | undefined;
  /** The last comment of the page before. */
  readonly after?: number | undefined;
  readonly limit: number;
}

const commentFields = {
  commentId: comments.commentId,
  postId: comments.postId,
  articleId: comments.articleId,
  titleId: comments.titleId,
  parentId: comments.parentId,
  content: comments.content,
  replies: comments.replies,
  likes: comments.likes,
  createdAt: comments.createdAt,
  deletedAt: comments.deletedAt,
  ...authorFields,
};

export type CommentRow = Awaited<ReturnType<CommentRepository['page']>>[number];

/**
 * SQL for comments. A deleted comment stays as an empty one while answers to it are there. All writers lock a comment before
 * the one that it answers, and the counts of the place last, so that no two wait for each other.
 */
export class CommentRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** The newest comment first; answers in the order in which they were written. Without those of authors whom the reader muted. */
  page(reader: number | null, { place, parentId, after, limit }: CommentQuery) {
    const isLater = parentId === undefined ? lt : gt;
    return this.#select()
      .where(
        and(
          isOn(place),
          parentId === undefined ? isNull(comments.parentId) : eq(comments.parentId, parentId),
          or(isNull(comments.deletedAt), gt(comments.replies, 0)),
          notBlocked(reader, sql`${comments.authorId}`),
          notMuted(reader, sql`${comments.authorId}`),
          after === undefined ? undefined : isLater(comments.commentId, after),
        ),
      )
      .orderBy(parentId === undefined ? desc(comments.commentId) : asc(comments.commentId))
      .limit(limit);
  }

  async one(commentId: number): Promise<CommentRow | undefined> {
    const [found] = await this.#select().where(eq(comments.commentId, commentId));
    return found;
  }

  /** The comment, unless its author and this reader block one another. */
  async visible(reader: number | null, commentId: number): Promise<CommentRow | undefined> {
    const isOf = eq(comments.commentId, commentId);
    const [found] = await this.#select().where(and(isOf, notBlocked(reader, sql`${comments.authorId}`)));
    return found;
  }

  /** Undefined when the author has a comment of this uuid already. */
  create({ mentions, place, ...comment }: NewComment): Promise<number | undefined> {
    const { parentId, authorId } = comment;
    return this.#db.transaction(async (tx) => {
      await admitAuthor(tx, authorId);
      const [made] = await tx
        .insert(comments)
        .values({ ...comment, ...place })
        .onConflictDoNothing({ target: [comments.authorId, comments.uuid] })
        .returning({ commentId: comments.commentId });
      if (!made) return undefined;
      if (mentions.length > 0) await tx.insert(commentMentions).values(mentions.map((one) => ({ ...made, ...one })));
      await count(tx, { ...place, parentId, userId: authorId }, 1);
      return made.commentId;
    });
  }

  async ofUuid(authorId: number, uuid: string): Promise<CommentRow | undefined> {
    const [found] = await this.#select().where(and(eq(comments.authorId, authorId), eq(comments.uuid, uuid)));
    return found;
  }

  /** A deleted comment stays as it is. */
  remove(comment: CommentRow, deletedBy: number, deletedAt: Date): Promise<void> {
    return this.#db.transaction((tx) => removeComment(tx, comment, { deletedBy, deletedAt }));
  }

  /** The author deletes what moderation has hidden or removed: no decision brings it back. False when it has not. */
  removeHidden({ commentId, userId }: CommentRow, deletedAt: Date): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      const isIt = eq(comments.commentId, commentId);
      await tx.select({ commentId: comments.commentId }).from(comments).where(isIt).for('update');
      const gone = await tx
        .delete(postRemovals)
        .where(and(eq(postRemovals.commentId, commentId), eq(postRemovals.authorId, userId)))
        .returning({ logId: postRemovals.logId });
      if (gone.length === 0) return false;
      await tx.update(comments).set({ deletedBy: userId, deletedAt }).where(isIt);
      return true;
    });
  }

  /** Sets or removes a member's like, and returns how many members like the comment; undefined for one that is deleted. */
  like(commentId: number, userId: number, wanted: boolean): Promise<number | undefined> {
    return setLike(this.#db, { commentId, userId }, wanted);
  }

  likers(reader: number | null, page: LikerPage): Promise<Reactor[]> {
    return likersOf(this.#db, reader, page);
  }

  /** Those of these comments that the reader likes. */
  likedOf(reader: number | null, commentIds: readonly number[]): Promise<Set<number>> {
    return likedOf(this.#db, reader, commentIds);
  }

  #select() {
    return this.#db
      .select(commentFields)
      .from(comments)
      .innerJoin(users, eq(users.userId, comments.authorId))
      .$dynamic();
  }
}

/** What changes with a comment: what it answers, and the counts. */
type Counted = Pick<CommentRow, 'commentId' | 'postId' | 'articleId' | 'titleId' | 'parentId' | 'userId'>;

/** Deletes a comment; a deleted one stays as it is. */
export async function removeComment(
  tx: Db,
  { commentId, ...place }: Counted,
  by: { readonly deletedBy: number | null; readonly deletedAt: Date },
): Promise<void> {
  const gone = await tx
    .update(comments)
    .set(by)
    .where(and(eq(comments.commentId, commentId), isNull(comments.deletedAt)))
    .returning({ commentId: comments.commentId });
  if (gone.length > 0) await count(tx, place, -1);
}

/** Makes a deleted comment readable again. */
export async function restoreComment(tx: Db, { commentId, ...place }: Counted): Promise<void> {
  const back = await tx
    .update(comments)
    .set({ deletedAt: null, deletedBy: null })
    .where(and(eq(comments.commentId, commentId), isNotNull(comments.deletedAt)))
    .returning({ commentId: comments.commentId });
  if (back.length > 0) await count(tx, place, 1);
}

function isOn({ postId, articleId, titleId }: CommentPlace): SQL {
  if (titleId !== null) return eq(comments.titleId, titleId);
  return articleId === null ? eq(comments.postId, postId) : eq(comments.articleId, articleId);
}

async function count(
  tx: Db,
  { postId, articleId, titleId, parentId, userId }: Omit<Counted, 'commentId'>,
  change: 1 | -1,
): Promise<void> {
  if (parentId !== null) await addReplies(tx, parentId, change);
  if (postId !== null) await addToCount(tx, { postId, userId }, { comments: change });
  if (articleId !== null) await addArticleComments(tx, { articleId, userId }, change);
  if (titleId !== null) await addTitleComments(tx, { titleId, userId }, change);
}

const addReplies = (tx: Db, parentId: number, change: number) =>
  tx
    .update(comments)
    .set({ replies: sql`${comments.replies} + ${change}` })
    .where(eq(comments.commentId, parentId));
