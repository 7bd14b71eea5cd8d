import { asc, eq, lte } from 'drizzle-orm';
import type { Database, Db } from '../../../platform/database/database.js';
import { articleSaves } from '../../../platform/database/schema.js';

export type UnloggedSaves = typeof articleSaves.$inferSelect;

/** The caller of these functions has locked the article. */
export async function savesOf(tx: Db, articleId: number): Promise<UnloggedSaves | undefined> {
  const [row] = await tx.select().from(articleSaves).where(eq(articleSaves.articleId, articleId));
  return row;
}

export async function beginSaves(tx: Db, row: UnloggedSaves): Promise<void> {
  await tx.insert(articleSaves).values(row);
}

export async function endSaves(tx: Db, articleId: number): Promise<void> {
  await tx.delete(articleSaves).where(eq(articleSaves.articleId, articleId));
}

/** Articles whose saves began at an instant or before, the oldest first. */
export async function savedSince(db: Database['db'] | Db, since: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ articleId: articleSaves.articleId })
    .from(articleSaves)
    .where(lte(articleSaves.since, since))
    .orderBy(asc(articleSaves.since))
    .limit(limit);
  return rows.map(({ articleId }) => articleId);
}
