import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Reaction, ReactionTotal } from '@khandai/contracts';
import type { Db } from '../../platform/database/database.js';
import { countPartOf, postCounts } from '../../platform/database/schema.js';

export interface PostTotals {
  readonly listReaction: ReactionTotal[];
  readonly totalReactions: number;
  readonly totalComments: number;
  readonly totalShares: number;
}

export const NO_TOTALS: PostTotals = { listReaction: [], totalReactions: 0, totalComments: 0, totalShares: 0 };

/** Adds to the comments or shares of a post, in the part of this user. */
export async function addToCount(
  tx: Db,
  { postId, userId }: { readonly postId: number; readonly userId: number },
  { comments = 0, shares = 0 }: { readonly comments?: number; readonly shares?: number },
): Promise<void> {
  await tx
    .insert(postCounts)
    .values({ postId, part: countPartOf(userId), comments, shares })
    .onConflictDoUpdate({
      target: [postCounts.postId, postCounts.part],
      set: { comments: sql`${postCounts.comments} + ${comments}`, shares: sql`${postCounts.shares} + ${shares}` },
    });
}

/** The counted reactions of a user's part. Locks the part until the transaction ends, so one user's requests run one after another. */
export async function lockPart(
  tx: Db,
  { postId, userId }: { readonly postId: number; readonly userId: number },
): Promise<Partial<Record<Reaction, number>>> {
  const part = countPartOf(userId);
  await tx.insert(postCounts).values({ postId, part }).onConflictDoNothing();
  const [row] = await tx
    .select({ reactions: postCounts.reactions })
    .from(postCounts)
    .where(and(eq(postCounts.postId, postId), eq(postCounts.part, part)))
    .for('update');
  return row?.reactions ?? {};
}

export async function storePart(
  tx: Db,
  { postId, userId }: { readonly postId: number; readonly userId: number },
  reactions: Partial<Record<Reaction, number>>,
): Promise<void> {
  await tx
    .update(postCounts)
    .set({ reactions })
    .where(and(eq(postCounts.postId, postId), eq(postCounts.part, countPartOf(userId))));
}

/** The totals of these posts; a post without any has no entry. */
export async function totalsOf(db: Db, postIds: readonly number[]): Promise<Map<number, PostTotals>> {
  const found = new Map<number, PostTotals>();
  if (postIds.length === 0) return found;
  const rows = await db
    .select()
    .from(postCounts)
    .where(inArray(postCounts.postId, [...postIds]));
  const byPost = Map.groupBy(rows, ({ postId }) => postId);
  for (const [postId, parts] of byPost) found.set(postId, summed(parts));
  return found;
}

function summed(parts: readonly (typeof postCounts.$inferSelect)[]): PostTotals {
  return {
    ...reactionTotals(parts.map(({ reactions }) => reactions)),
    totalComments: sumOf(parts.map(({ comments }) => comments)),
    totalShares: sumOf(parts.map(({ shares }) => shares)),
  };
}

/** The reactions of all parts, the most frequent first. */
export function reactionTotals(
  parts: readonly Partial<Record<Reaction, number>>[],
): Pick<PostTotals, 'listReaction' | 'totalReactions'> {
  const reactions = new Map<Reaction, number>();
  for (const part of parts)
    for (const [reaction, total] of Object.entries(part) as [Reaction, number][])
      reactions.set(reaction, (reactions.get(reaction) ?? 0) + total);
  const listReaction = [...reactions]
    .filter(([, total]) => total > 0)
    .map(([reaction, total]) => ({ reaction, total }))
    .sort((a, b) => b.total - a.total || a.reaction.localeCompare(b.reaction));
  return { listReaction, totalReactions: sumOf(listReaction.map(({ total }) => total)) };
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** What a part counts after one of its users changed a reaction. */
export function recounted(
  counted: Partial<Record<Reaction, number>>,
  old: Reaction | null,
  wanted: Reaction | null,
): Partial<Record<Reaction, number>> {
  const next = { ...counted };
  if (old) next[old] = (next[old] ?? 0) - 1;
  if (wanted) next[wanted] = (next[wanted] ?? 0) + 1;
  return next;
}
