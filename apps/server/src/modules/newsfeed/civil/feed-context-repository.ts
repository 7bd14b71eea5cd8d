import { and, asc, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { type ModerationContext, PostVisibility, type RemovedPost } from '@khandai/contracts';
import type { Database, Db } from '../../../platform/database/database.js';
import { comments, moderationLog, postEdits, postRemovals, posts, users } from '../../../platform/database/schema.js';
import type { Subject } from './feed-desk-repository.js';

type Line = ModerationContext['messages'][number];

/** What surrounds a post or comment, and who wrote it. */
export interface FeedSurroundings extends Pick<ModerationContext, 'messages' | 'edits'> {
  readonly userId: number;
}

const author = { userId: users.userId, username: users.username, showName: users.displayName };
const postFields = {
  id: posts.postId,
  content: posts.content,
  original: posts.original,
  createdAt: posts.createdAt,
  isShown: sql<boolean>`${posts.visibility} = 1`,
  ...author,
};
const commentFields = {
  id: comments.commentId,
  content: comments.content,
  original: comments.original,
  createdAt: comments.createdAt,
  isShown: sql<boolean>`${comments.deletedAt} IS NULL`,
  ...author,
};

interface Row {
  readonly id: number;
  readonly userId: number;
  readonly username: string;
  readonly showName: string;
  readonly content: string;
  readonly original: string;
  readonly createdAt: Date;
  readonly isShown: boolean;
}

const MAX_REMOVED = 20;

/** SQL for what moderators look at before a decision, and for what authors see of it. */
export class FeedContextRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** Undefined for what is private, or deleted by its author. Of a comment on an article or a title, what it answers. */
  async of({ postId, commentId }: Subject): Promise<FeedSurroundings | undefined> {
    if (postId === null) return commentId === null ? undefined : this.#ofComment(undefined, commentId);
    const [post] = await this.#db
      .select({ ...postFields, sharedId: posts.sharedId })
      .from(posts)
      .innerJoin(users, eq(users.userId, posts.authorId))
      .where(and(eq(posts.postId, postId), or(eq(posts.visibility, PostVisibility.public), this.#isRemoved(null))));
    if (!post) return undefined;
    if (commentId !== null) return this.#ofComment(post, commentId);
    const shared = post.sharedId === null ? [] : await this.#posts(post.sharedId);
    return {
      userId: post.userId,
      messages: [...shared.map((row) => toLine(row, false)), toLine(post, true)],
      edits: await this.#edits(postId),
    };
  }

  /** What moderators removed of a member's, the newest first. */
  async removedOf(authorId: number): Promise<RemovedPost[]> {
    const rows = await this.#db
      .select({
        postId: postRemovals.postId,
        commentId: postRemovals.commentId,
        content: sql<string>`coalesce(${comments.original}, ${posts.original})`,
        removedAt: moderationLog.at,
        reason: moderationLog.reason,
        waits: sql<boolean>`${moderationLog.action} = 'hidePost'`,
      })
      .from(postRemovals)
      .innerJoin(moderationLog, eq(moderationLog.logId, postRemovals.logId))
      .leftJoin(posts, eq(posts.postId, postRemovals.postId))
      .leftJoin(comments, eq(comments.commentId, postRemovals.commentId))
      .where(eq(postRemovals.authorId, authorId))
      .orderBy(desc(postRemovals.logId))
      .limit(MAX_REMOVED);
    return rows.map(({ removedAt, ...row }) => ({ ...row, removedAt: removedAt.toISOString() }));
  }

  async #ofComment(post: Row | undefined, commentId: number): Promise<FeedSurroundings | undefined> {
    const of = this.#db.select({ parentId: comments.parentId }).from(comments);
    const [found] = await of.where(
      and(
        eq(comments.commentId, commentId),
        post ? eq(comments.postId, post.id) : isNull(comments.postId),
        or(isNull(comments.deletedAt), this.#isRemoved(commentId)),
      ),
    );
    if (!found) return undefined;
    const ids = found.parentId === null ? [commentId] : [found.parentId, commentId];
    const rows = await this.#db
      .select(commentFields)
      .from(comments)
      .innerJoin(users, eq(users.userId, comments.authorId))
      .where(inArray(comments.commentId, ids))
      .orderBy(asc(comments.commentId));
    const messages = [...(post ? [toLine(post, false)] : []), ...rows.map((row) => toLine(row, row.id === commentId))];
    const userId = rows.at(-1)?.userId;
    return userId === undefined ? undefined : { userId, messages, edits: [] };
  }

  #posts(postId: number): Promise<Row[]> {
    return this.#db
      .select(postFields)
      .from(posts)
      .innerJoin(users, eq(users.userId, posts.authorId))
      .where(and(eq(posts.postId, postId), eq(posts.visibility, PostVisibility.public)));
  }

  /** Without what the author alone could read. */
  async #edits(postId: number): Promise<ModerationContext['edits']> {
    const rows = await this.#db
      .select({ text: postEdits.original, until: postEdits.editedAt })
      .from(postEdits)
      .where(
        and(
          eq(postEdits.postId, postId),
          or(isNull(postEdits.visibility), ne(postEdits.visibility, PostVisibility.private)),
        ),
      )
      .orderBy(asc(postEdits.editedAt));
    return rows.map(({ text, until }) => ({ text, until: until.toISOString() }));
  }

  #isRemoved(commentId: number | null) {
    return commentId === null
      ? sql`EXISTS (SELECT FROM post_removals AS removal WHERE removal.post_id = ${posts.postId} AND removal.comment_id IS NULL)`
      : sql`EXISTS (SELECT FROM post_removals AS removal WHERE removal.comment_id = ${commentId})`;
  }
}

const toLine = ({ userId, username, showName, ...row }: Row, inQuestion: boolean): Line => ({
  groupMessageId: null,
  author: { userId, username, showName },
  text: inQuestion ? row.original : row.isShown ? row.content : '',
  createdAt: row.createdAt.toISOString(),
  recalled: !row.isShown,
  inQuestion,
});
