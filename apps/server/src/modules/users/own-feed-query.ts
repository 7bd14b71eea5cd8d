import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { MemberExport } from '@khandai/contracts';
import type { Db } from '../../platform/database/database.js';
import {
  comments,
  hiddenPosts,
  moderationLog,
  mutedAuthors,
  postBookmarks,
  postRemovals,
  postReports,
  posts,
  users,
} from '../../platform/database/schema.js';

type FeedExport = MemberExport['feed'];
type CivilExport = Pick<FeedExport, 'removed' | 'bookmarks' | 'hidden' | 'muted' | 'reports'>;

// The text of a post that its author has hidden from the member since, or whose author blocks them, is not theirs to read.
export const shownText = (userId: number): SQL<string> => sql<string>`
  CASE WHEN ${posts.authorId} = ${userId} OR (${posts.visibility} = 1 AND NOT EXISTS (
    SELECT FROM user_blocks AS block WHERE block.user_id = ${posts.authorId} AND block.blocked_id = ${userId}
  )) THEN ${posts.content} ELSE '' END`;

/** What a member keeps, does not want to see, and reported, and what moderators removed of theirs; the newest first. */
export async function civilDataOf(db: Db, userId: number, max: number): Promise<CivilExport> {
  const post = shownText(userId);
  const removed = await db
    .select({
      text: sql<string>`coalesce(${comments.original}, ${posts.original})`,
      at: moderationLog.at,
      reason: moderationLog.reason,
    })
    .from(postRemovals)
    .innerJoin(moderationLog, eq(moderationLog.logId, postRemovals.logId))
    .leftJoin(posts, eq(posts.postId, postRemovals.postId))
    .leftJoin(comments, eq(comments.commentId, postRemovals.commentId))
    .where(eq(postRemovals.authorId, userId))
    .orderBy(desc(postRemovals.logId))
    .limit(max);
  const bookmarks = await db
    .select({ post, at: postBookmarks.createdAt })
    .from(postBookmarks)
    .innerJoin(posts, eq(posts.postId, postBookmarks.postId))
    .where(eq(postBookmarks.userId, userId))
    .orderBy(desc(postBookmarks.bookmarkId))
    .limit(max);
  const hidden = await db
    .select({ post, at: hiddenPosts.createdAt })
    .from(hiddenPosts)
    .innerJoin(posts, eq(posts.postId, hiddenPosts.postId))
    .where(eq(hiddenPosts.userId, userId))
    .orderBy(desc(hiddenPosts.createdAt))
    .limit(max);
  const muted = await db
    .select({ name: users.displayName, at: mutedAuthors.createdAt })
    .from(mutedAuthors)
    .innerJoin(users, eq(users.userId, mutedAuthors.mutedId))
    .where(eq(mutedAuthors.userId, userId))
    .orderBy(desc(mutedAuthors.createdAt))
    .limit(max);
  const reports = await db
    .select({ reason: postReports.reason, at: postReports.createdAt })
    .from(postReports)
    .where(eq(postReports.userId, userId))
    .orderBy(desc(postReports.reportId))
    .limit(max);
  return {
    removed: removed.map(({ at, ...row }) => ({ ...row, removedAt: at.toISOString() })),
    bookmarks: bookmarks.map((row) => ({ post: row.post, savedAt: row.at.toISOString() })),
    hidden: hidden.map((row) => ({ post: row.post, hiddenAt: row.at.toISOString() })),
    muted: muted.map((row) => ({ name: row.name, mutedAt: row.at.toISOString() })),
    reports: reports.map((row) => ({ reason: row.reason, reportedAt: row.at.toISOString() })),
  };
}
