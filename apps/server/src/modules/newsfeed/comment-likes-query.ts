import type { Reactor } from '@khandai/contracts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { commentLikes, comments, users } from '../../platform/database/schema.js';
import { notBlocked } from './post-filters-query.js';

/** Sets or removes a member's like of a comment, and returns how many members like it; undefined for one that is deleted. */
export function setLike(
  db: Db,
  { commentId, userId }: { readonly commentId: number; readonly userId: number },
  wanted: boolean,
): Promise<number | undefined> {
  const isIt = eq(comments.commentId, commentId);
  return db.transaction(async (tx) => {
    // Locked first, so that each change of the likes is counted once.
    const [was] = await tx
      .select({ likes: comments.likes, deletedAt: comments.deletedAt })
      .from(comments)
      .where(isIt)
      .for('update');
    if (!was || was.deletedAt) return undefined;
    const changed = wanted
      ? await tx.insert(commentLikes).values({ commentId, userId }).onConflictDoNothing().returning()
      : await tx
          .delete(commentLikes)
          .where(and(eq(commentLikes.commentId, commentId), eq(commentLikes.userId, userId)))
          .returning();
    if (changed.length === 0) return was.likes;
    const change = wanted ? 1 : -1;
    await tx
      .update(comments)
      .set({ likes: sql`${comments.likes} + ${change}` })
      .where(isIt);
    return was.likes + change;
  });
}

/** Those of these comments that the reader likes. */
export async function likedOf(db: Db, reader: number | null, commentIds: readonly number[]): Promise<Set<number>> {
  if (reader === null || commentIds.length === 0) return new Set();
  const rows = await db
    .select({ commentId: commentLikes.commentId })
    .from(commentLikes)
    .where(and(inArray(commentLikes.commentId, [...commentIds]), eq(commentLikes.userId, reader)));
  return new Set(rows.map(({ commentId }) => commentId));
}

/** A page of the members who like a comment. */
export interface LikerPage {
  readonly commentId: number;
  readonly limit: number;
  readonly offset: number;
}

/** In the order of their ids, without those whom the reader blocks, or who block the reader. */
export async function likersOf(
  db: Db,
  reader: number | null,
  { commentId, limit, offset }: LikerPage,
): Promise<Reactor[]> {
  const rows = await db
    .select({
      userId: users.userId,
      username: users.username,
      showName: users.displayName,
      profilePicture: users.profilePicture,
      simulated: users.simulated,
    })
    .from(commentLikes)
    .innerJoin(users, eq(users.userId, commentLikes.userId))
    .where(and(eq(commentLikes.commentId, commentId), notBlocked(reader, sql`${commentLikes.userId}`)))
    .orderBy(commentLikes.userId)
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row, reaction: 'like' }));
}
