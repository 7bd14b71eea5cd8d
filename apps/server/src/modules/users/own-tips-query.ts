import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { MemberExport } from '@khandai/contracts';
import type { Db } from '../../platform/database/database.js';
import { tips, tipVotes } from '../../platform/database/schema.js';

const MATCH = sql<string>`${tips.homeName} || ' – ' || ${tips.awayName}`;

/** The tips that a member posted, and their votes on others'. @param max Max rows of each kind, newest first. */
export async function tipsOf(db: Db, userId: number, max: number): Promise<MemberExport['tips']> {
  const { market, side, line, price, title, analysis, postedAt, result } = tips;
  const posted = await db
    .select({ match: MATCH, market, side, line, price, title, analysis, postedAt, result })
    .from(tips)
    .where(eq(tips.authorId, userId))
    .orderBy(desc(tips.tipId))
    .limit(max);
  const votes = await db
    .select({ match: MATCH, agree: tipVotes.agree, votedAt: tipVotes.votedAt })
    .from(tipVotes)
    .innerJoin(tips, eq(tips.tipId, tipVotes.tipId))
    .where(eq(tipVotes.userId, userId))
    .orderBy(desc(tipVotes.votedAt))
    .limit(max);
  return {
    posted: posted.map((tip) => ({ ...tip, postedAt: tip.postedAt.toISOString() })),
    votes: votes.map((vote) => ({ ...vote, votedAt: vote.votedAt.toISOString() })),
  };
}

/** Takes back the votes of a member who leaves, and what they wrote to their tips. The picks stay: results rest on them. */
export async function eraseTips(tx: Db, userId: number): Promise<void> {
  const voted = await tx.delete(tipVotes).where(eq(tipVotes.userId, userId)).returning();
  for (const agree of [true, false]) {
    const of = voted.filter((vote) => vote.agree === agree).map(({ tipId }) => tipId);
    const less = agree ? { yes: sql`${tips.yes} - 1` } : { no: sql`${tips.no} - 1` };
    if (of.length > 0) await tx.update(tips).set(less).where(inArray(tips.tipId, of));
  }
  await tx.update(tips).set({ title: '', analysis: '' }).where(eq(tips.authorId, userId));
}
