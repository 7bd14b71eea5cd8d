import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.js';
import { articleCreations } from '../../../platform/database/schema.js';

export type ArticleCreation = typeof articleCreations.$inferSelect;

export async function creationOf(tx: Db, uuid: string): Promise<ArticleCreation | undefined> {
  const [row] = await tx.select().from(articleCreations).where(eq(articleCreations.uuid, uuid));
  return row;
}

export async function noteCreation(tx: Db, row: ArticleCreation): Promise<void> {
  await tx.insert(articleCreations).values(row);
}
