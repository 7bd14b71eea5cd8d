import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Reaction, Reactor } from '@khandai/contracts';
import type { Db } from '../../platform/database/database.js';
import { postBookmarks, postReactions, users } from '../../platform/database/schema.js';
import { lockPart, recounted, storePart } from './post-counts-query.js';
import { notBlocked } from './post-filters-query.js';

/* What readers make of posts: their reactions and bookmarks. */

/** A page of the users who reacted to a post. */
export interface ReactorPage {
  readonly postId: number;
  readonly reaction?: Reaction | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Sets or removes the reaction of a user. */
export async function setReaction(
  tx: Db,
  { postId, userId }: { readonly postId: number; readonly userId: number },
  wanted: Reaction | null,
): Promise<void> {
  const mine = and(eq(postReactions.postId, postId), eq(postReactions.userId, userId));
  const counted = await lockPart(tx, { postId, userId });
  const [old] = await tx.select({ reaction: postReactions.reaction }).from(postReactions).where(mine);
  const was = old?.reaction ?? null;
  if (was === wanted) return;
  if (wanted)
    await tx
      .insert(postReactions)
      .values({ postId, userId, reaction: wanted })
      .onConflictDoUpdate({ target: [postReactions.postId, postReactions.userId], set: { reaction: wanted } });
  else await tx.delete(postReactions).where(mine);
  await storePart(tx, { postId, userId }, recounted(counted, was, wanted));
}

/** In the order of their ids, without those whom the reader blocks, or who block the reader. */
export function reactorsOf(
  db: Db,
  reader: number | null,
  { postId, reaction, limit, offset }: ReactorPage,
): Promise<Reactor[]> {
  const where = and(
    eq(postReactions.postId, postId),
    reaction ? eq(postReactions.reaction, reaction) : undefined,
    notBlocked(reader, sql`${postReactions.userId}`),
  );
  return db
    .select({
      userId: users.userId,
      username: users.username,
      showName: users.displayName,
      profilePicture: users.profilePicture,
      simulated: users.simulated,
      reaction: postReactions.reaction,
    })
    .from(postReactions)
    .innerJoin(users, eq(users.userId, postReactions.userId))
    .where(where)
    .orderBy(postReactions.userId)
    .limit(limit)
    .offset(offset);
}

/** The reader's own reaction to each of these posts. */
export async function reactionsOf(
  db: Db,
  reader: number | null,
  postIds: readonly number[],
): Promise<Map<number, Reaction>> {
  if (reader === null || postIds.length === 0) return new Map();
  const rows = await db
    .select({ postId: postReactions.postId, reaction: postReactions.reaction })
    .from(postReactions)
    .where(and(inArray(postReactions.postId, [...postIds]), eq(postReactions.userId, reader)));
  return new Map(rows.map(({ postId, reaction }) => [postId, reaction]));
}

/** Those of these posts that the reader has saved. */
export async function savedOf(db: Db, reader: number | null, postIds: readonly number[]): Promise<Set<number>> {
  if (reader === null || postIds.length === 0) return new Set();
  const rows = await db
    .select({ postId: postBookmarks.postId })
    .from(postBookmarks)
    .where(and(inArray(postBookmarks.postId, [...postIds]), eq(postBookmarks.userId, reader)));
  return new Set(rows.map(({ postId }) => postId));
}
