import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Reaction, ReactionTotal } from '@khandai/contracts';
import type { Db } from '../../platform/database/database.js';
import { articleCounts, articleReactions, countPartOf } from '../../platform/database/schema.js';
import { reactionTotals, recounted, sumOf } from './post-counts-query.js';

/* How much articles are talked about: reactions and comments, counted in parts as those of posts are. */

export interface ArticleTotals {
  readonly listReaction: ReactionTotal[];
  readonly totalReactions: number;
  readonly totalComments: number;
}

export const NO_ARTICLE_TOTALS: ArticleTotals = { listReaction: [], totalReactions: 0, totalComments: 0 };

/** One user's part of the counts of an article. */
interface Part {
  readonly articleId: number;
  readonly userId: number;
}

export async function addArticleComments(tx: Db, { articleId, userId }: Part, change: 1 | -1): Promise<void> {
  await tx
    .insert(articleCounts)
    .values({ articleId, part: countPartOf(userId), comments: change })
    .onConflictDoUpdate({
      target: [articleCounts.articleId, articleCounts.part],
      set: { comments: sql`${articleCounts.comments} + ${change}` },
    });
}

/** The totals of these articles; an article without any has no entry. */
export async function articleTotalsOf(db: Db, articleIds: readonly number[]): Promise<Map<number, ArticleTotals>> {
  if (articleIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(articleCounts)
    .where(inArray(articleCounts.articleId, [...articleIds]));
  const byArticle = Map.groupBy(rows, ({ articleId }) => articleId);
  return new Map(
    [...byArticle].map(([articleId, parts]) => [
      articleId,
      {
        ...reactionTotals(parts.map(({ reactions }) => reactions)),
        totalComments: sumOf(parts.map(({ comments }) => comments)),
      },
    ]),
  );
}

/** The reader's own reaction to each of these articles. */
export async function articleReactionsOf(
  db: Db,
  reader: number | null,
  articleIds: readonly number[],
): Promise<Map<number, Reaction>> {
  if (reader === null || articleIds.length === 0) return new Map();
  const rows = await db
    .select({ articleId: articleReactions.articleId, reaction: articleReactions.reaction })
    .from(articleReactions)
    .where(and(inArray(articleReactions.articleId, [...articleIds]), eq(articleReactions.userId, reader)));
  return new Map(rows.map(({ articleId, reaction }) => [articleId, reaction]));
}

/** Sets or removes the reaction of a user. */
export async function setArticleReaction(tx: Db, { articleId, userId }: Part, wanted: Reaction | null): Promise<void> {
  const mine = and(eq(articleReactions.articleId, articleId), eq(articleReactions.userId, userId));
  const counted = await lockArticlePart(tx, { articleId, userId });
  const [old] = await tx.select({ reaction: articleReactions.reaction }).from(articleReactions).where(mine);
  const was = old?.reaction ?? null;
  if (was === wanted) return;
  if (wanted)
    await tx
      .insert(articleReactions)
      .values({ articleId, userId, reaction: wanted })
      .onConflictDoUpdate({
        target: [articleReactions.articleId, articleReactions.userId],
        set: { reaction: wanted },
      });
  else await tx.delete(articleReactions).where(mine);
  await tx
    .update(articleCounts)
    .set({ reactions: recounted(counted, was, wanted) })
    .where(isPart({ articleId, userId }));
}

// Locks the part until the transaction ends, so one user's requests run one after another.
async function lockArticlePart(tx: Db, part: Part): Promise<Partial<Record<Reaction, number>>> {
  const { articleId, userId } = part;
  await tx
    .insert(articleCounts)
    .values({ articleId, part: countPartOf(userId) })
    .onConflictDoNothing();
  const [row] = await tx
    .select({ reactions: articleCounts.reactions })
    .from(articleCounts)
    .where(isPart(part))
    .for('update');
  return row?.reactions ?? {};
}

const isPart = ({ articleId, userId }: Part) =>
  and(eq(articleCounts.articleId, articleId), eq(articleCounts.part, countPartOf(userId)));
