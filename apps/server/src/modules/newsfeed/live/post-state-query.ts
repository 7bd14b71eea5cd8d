import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { PostState } from '@khandai/contracts';
import type { Database } from '../../../platform/database/database.js';
import { posts } from '../../../platform/database/schema.js';
import { NO_TOTALS, totalsOf } from '../post-counts-query.js';
import { IS_PUBLIC } from '../post-filters-query.js';

/** SQL for what all readers of a post see of it alike. */
export class PostStateQuery {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  /** Those of these posts that a member wrote, and those whose shares they wrote. */
  async touchedBy(userId: number, postIds: readonly number[]): Promise<number[]> {
    const isTheirs = or(
      eq(posts.authorId, userId),
      sql`EXISTS (SELECT FROM posts AS share WHERE share.shared_id = ${posts.postId} AND share.author_id = ${userId})`,
    );
    const found = await this.database.db
      .select({ postId: posts.postId })
      .from(posts)
      .where(and(inArray(posts.postId, [...postIds]), isTheirs));
    return found.map(({ postId }) => postId);
  }

  /** The public ones of these posts. */
  async of(postIds: readonly number[]): Promise<ReadonlyMap<number, PostState>> {
    const { db } = this.database;
    const isPublic = and(inArray(posts.postId, [...postIds]), IS_PUBLIC);
    const found = await db.select({ postId: posts.postId, editedAt: posts.editedAt }).from(posts).where(isPublic);
    const totals = await totalsOf(
      db,
      found.map(({ postId }) => postId),
    );
    return new Map(
      found.map(({ postId, editedAt }) => [
        postId,
        { ...(totals.get(postId) ?? NO_TOTALS), editedAt: editedAt?.toISOString() ?? null },
      ]),
    );
  }
}
