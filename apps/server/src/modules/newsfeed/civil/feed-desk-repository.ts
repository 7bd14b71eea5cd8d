import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { BanReason } from '@khandai/contracts';
import { PostVisibility, type Role } from '@khandai/contracts';
import type { Database, Db } from '../../../platform/database/database.js';
import { comments, moderationLog, postRemovals, postReports, posts, users } from '../../../platform/database/schema.js';
import { removeComment, restoreComment } from '../comment-repository.js';
import { lockPost, restorePost, withdrawPost } from '../post-changes-query.js';

/** A post, or a comment where `commentId` is set; without a post, the comment is on an article or a title. */
export interface Subject {
  readonly postId: number | null;
  readonly commentId: number | null;
}

/** Something that readers do not see any more. */
export interface Removal {
  readonly authorId: number;
  /** Public names of files, which hold no longer. */
  readonly withheld: readonly string[];
}

/** `decided`: another moderator was first; `gone`: there is no such public post or comment. */
export type Outcome = Removal | 'done' | 'decided' | 'gone';

type LogRow = typeof moderationLog.$inferInsert;

/** A row of the log without what the repository knows. */
export type Decision = Pick<LogRow, 'at' | 'action' | 'reason' | 'note' | 'undoes'> & {
  /** Null when the server decided. */
  readonly actorId: number | null;
};

interface Locked {
  readonly authorId: number;
  /** Readers see it. */
  readonly isPublic: boolean;
  readonly isDeleted: boolean;
  /** Returns the public names of files, which hold no longer. */
  readonly remove: (by: { deletedBy: number | null; deletedAt: Date }) => Promise<string[]>;
  readonly restore: () => Promise<void>;
}

/**
 * SQL for decisions about posts and comments. The post or comment is locked first, so that of two decisions at once the second
 * one finds what the first one left. Private posts are as if they did not exist.
 */
export class FeedDeskRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** A repeated report changes nothing. */
  async report({ postId, commentId }: Subject, report: { userId: number; reason: BanReason; createdAt: Date }) {
    await this.#db
      .insert(postReports)
      .values({ postId, commentId, ...report })
      .onConflictDoNothing();
  }

  /** How much the open reports weigh, and how many a moderator has decided about; counted as for messages of the chat. */
  async weight(subject: Subject, now: Date, newcomerMs: number): Promise<{ open: number; resolved: number }> {
    const at = sql`${now.toISOString()}::timestamptz`;
    const isNew = sql`users.created_at > report.created_at - make_interval(secs => ${newcomerMs / 1000})`;
    const { rows } = (await this.#db.execute(sql`
      SELECT count(*) FILTER (WHERE NOT resolved AND NOT (${isNew}))
          + least(1, count(*) FILTER (WHERE NOT resolved AND ${isNew})) AS open,
        count(*) FILTER (WHERE resolved) AS resolved
      FROM post_reports AS report JOIN users USING (user_id)
      WHERE ${subject.commentId === null ? sql`report.post_id = ${subject.postId} AND report.comment_id IS NULL` : sql`report.comment_id = ${subject.commentId}`}
        AND NOT EXISTS (SELECT FROM chat_bans AS ban WHERE ban.user_id = report.user_id AND ban.group_id IS NULL
          AND ban.lift_log IS NULL AND (ban.until IS NULL OR ban.until > ${at}))`)) as unknown as {
      rows: { open: unknown; resolved: unknown }[];
    };
    return { open: Number(rows[0]?.open ?? 0), resolved: Number(rows[0]?.resolved ?? 0) };
  }

  async authorOf({ postId, commentId }: Subject): Promise<{ role: Role; siteRoleId: number } | undefined> {
    const author = { role: users.role, siteRoleId: users.siteRoleId };
    const [found] = await (commentId === null
      ? this.#db
          .select(author)
          .from(posts)
          .innerJoin(users, eq(users.userId, posts.authorId))
          .where(isPost(posts.postId, postId))
      : this.#db
          .select(author)
          .from(comments)
          .innerJoin(users, eq(users.userId, comments.authorId))
          .where(eq(comments.commentId, commentId)));
    return found;
  }

  /**
   * A moderator removes it, or confirms that the server hid it. With `isReported`, only while reports wait for a decision: another
   * moderator may have dismissed them.
   */
  remove(subject: Subject, decision: Decision, isReported: boolean): Promise<Removal | 'decided' | 'gone'> {
    return this.#db.transaction(async (tx) => {
      const found = await lock(tx, subject);
      if (!found) return 'gone';
      const hidden = found.isDeleted ? await removalOf(tx, subject) : undefined;
      const isHidden = hidden?.action === 'hidePost';
      if (!found.isPublic && !isHidden) return hidden ? 'decided' : 'gone';
      const resolved = await resolve(tx, subject);
      if (isReported && resolved.length === 0) return 'decided';
      const logId = await addLog(tx, { ...decision, ...about(subject, found) });
      if (hidden) await tx.update(postRemovals).set({ logId }).where(eq(postRemovals.logId, hidden.logId));
      const withheld = hidden ? [] : await takeDown(tx, subject, { found, logId, ...decision });
      return { authorId: found.authorId, withheld };
    });
  }

  /** The server hides what many members reported; nothing when readers do not see it any more. */
  hide(subject: Subject, decision: Decision): Promise<Removal | undefined> {
    return this.#db.transaction(async (tx) => {
      const found = await lock(tx, subject);
      if (!found?.isPublic) return undefined;
      const logId = await addLog(tx, { ...decision, ...about(subject, found) });
      return { authorId: found.authorId, withheld: await takeDown(tx, subject, { found, logId, ...decision }) };
    });
  }

  /** A moderator finds nothing wrong: it stays, or comes back. */
  dismiss(subject: Subject, decision: Decision): Promise<'done' | 'decided'> {
    return this.#db.transaction(async (tx) => {
      const found = await lock(tx, subject);
      const reporters = found ? await resolve(tx, subject) : [];
      if (!found || reporters.length === 0) return 'decided';
      const removal = await removalOf(tx, subject);
      const hidden = removal?.action === 'hidePost';
      const resolvedLog = await addLog(tx, { ...decision, ...about(subject, found, { hidden }) });
      await tx.update(postReports).set({ resolvedLog }).where(inArray(postReports.reportId, reporters));
      if (removal && hidden) await bringBack(tx, removal.logId, found);
      return 'done';
    });
  }

  /** Undoes a removal; false when it is not in force. The reports stay decided. */
  undoRemoval(subject: Subject, logId: number, undo: Decision): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      const found = await lock(tx, subject);
      const removal = found && (await removalOf(tx, subject));
      if (!found || removal?.logId !== logId) return false;
      await addLog(tx, { ...undo, undoes: logId, ...about(subject, found) });
      await resolve(tx, subject);
      await bringBack(tx, logId, found);
      return true;
    });
  }

  /** The reports that this row of the log dismissed wait again; false when there are none. */
  undoDismissal(subject: Subject, logId: number, undo: Decision): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      const found = await lock(tx, subject);
      if (!found) return false;
      const reopened = await tx
        .update(postReports)
        .set({ resolved: false, resolvedLog: null })
        .where(and(isAbout(subject), eq(postReports.resolvedLog, logId)))
        .returning({ reportId: postReports.reportId });
      if (reopened.length === 0) return false;
      await addLog(tx, { ...undo, undoes: logId, ...about(subject, found) });
      return true;
    });
  }
}

const about = ({ postId, commentId }: Subject, { authorId }: Locked, more: Readonly<Record<string, unknown>> = {}) => ({
  userId: authorId,
  details: { postId, commentId, ...more },
});

const isAbout = ({ postId, commentId }: Subject): SQL | undefined =>
  commentId === null
    ? and(isPost(postReports.postId, postId), isNull(postReports.commentId))
    : eq(postReports.commentId, commentId);

const isPost = (column: PgColumn, postId: number | null): SQL =>
  postId === null ? isNull(column) : eq(column, postId);

async function lock(tx: Db, { postId, commentId }: Subject): Promise<Locked | undefined> {
  if (commentId !== null) return lockedComment(tx, postId, commentId);
  return postId === null ? undefined : lockedPost(tx, postId);
}

async function lockedPost(tx: Db, postId: number): Promise<Locked | undefined> {
  const [was] = await lockPost(tx, postId);
  if (!was || was.visibility === PostVisibility.private) return undefined;
  return {
    authorId: was.authorId,
    isPublic: was.visibility === PostVisibility.public,
    isDeleted: was.visibility === PostVisibility.deleted,
    remove: (by) => withdrawPost(tx, postId, by),
    restore: () => restorePost(tx, postId),
  };
}

async function lockedComment(tx: Db, postId: number | null, commentId: number): Promise<Locked | undefined> {
  const [was] = await tx
    .select({
      commentId: comments.commentId,
      postId: comments.postId,
      articleId: comments.articleId,
      titleId: comments.titleId,
      parentId: comments.parentId,
      userId: comments.authorId,
      deletedAt: comments.deletedAt,
    })
    .from(comments)
    .where(and(eq(comments.commentId, commentId), isPost(comments.postId, postId)))
    .for('update');
  if (!was || !(await isOnPublic(tx, was.postId))) return undefined;
  return {
    authorId: was.userId,
    isPublic: was.deletedAt === null,
    isDeleted: was.deletedAt !== null,
    remove: async (by) => {
      await removeComment(tx, was, by);
      return [];
    },
    restore: () => restoreComment(tx, was),
  };
}

// Articles and titles are for all readers; of one that is not shown, moderators still decide about its comments.
async function isOnPublic(tx: Db, postId: number | null): Promise<boolean> {
  if (postId === null) return true;
  const [post] = await tx.select({ visibility: posts.visibility }).from(posts).where(eq(posts.postId, postId));
  return post?.visibility === PostVisibility.public;
}

/** The removal in force, with the action that made it. */
async function removalOf(tx: Db, { postId, commentId }: Subject) {
  const [found] = await tx
    .select({ logId: postRemovals.logId, action: moderationLog.action })
    .from(postRemovals)
    .innerJoin(moderationLog, eq(moderationLog.logId, postRemovals.logId))
    .where(
      commentId === null
        ? and(isPost(postRemovals.postId, postId), isNull(postRemovals.commentId))
        : eq(postRemovals.commentId, commentId),
    );
  return found;
}

/** Adds a row to the log, in the transaction of the decision that it tells of. */
async function addLog(tx: Db, row: LogRow): Promise<number> {
  const [added] = await tx.insert(moderationLog).values(row).returning({ logId: moderationLog.logId });
  if (!added) throw new Error('the log of moderation took no row');
  return added.logId;
}

/** Returns the ids of the reports that were open. */
async function resolve(tx: Db, subject: Subject): Promise<number[]> {
  const changed = await tx
    .update(postReports)
    .set({ resolved: true })
    .where(and(isAbout(subject), eq(postReports.resolved, false)))
    .returning({ reportId: postReports.reportId });
  return changed.map(({ reportId }) => reportId);
}

async function takeDown(
  tx: Db,
  { postId, commentId }: Subject,
  { found, logId, actorId, at }: { found: Locked; logId: number; actorId: number | null; at: Date },
): Promise<string[]> {
  const withheld = await found.remove({ deletedBy: actorId, deletedAt: at });
  await tx.insert(postRemovals).values({ logId, postId, commentId, authorId: found.authorId });
  return withheld;
}

async function bringBack(tx: Db, logId: number, found: Locked): Promise<void> {
  await tx.delete(postRemovals).where(eq(postRemovals.logId, logId));
  await found.restore();
}
