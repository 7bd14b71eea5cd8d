import { asc, desc, eq, sql } from 'drizzle-orm';
import type { DeskArticleCategory } from '@khandai/contracts';
import type { Database, Db } from '../../../platform/database/database.js';
import { articleCategories, articleSlugs } from '../../../platform/database/schema.js';
import type { CategoryRow } from '../categories.js';

export type StoredCategory = Pick<CategoryRow, 'slug' | 'name' | 'description' | 'parentId' | 'position'>;

/** SQL of categories at the desk. */
export class DeskCategoryRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  change<T>(work: (tx: Db) => Promise<T>): Promise<T> {
    return this.database.db.transaction(work);
  }

  /** Changes of the tree run one after another. */
  lockAll(tx: Db): Promise<CategoryRow[]> {
    return tx.select().from(articleCategories).orderBy(articleCategories.categoryId).for('update');
  }

  list(sort: 'position' | 'name', order: 'asc' | 'desc', db: Db = this.database.db): Promise<DeskArticleCategory[]> {
    const { categoryId: id, parentId, slug, name, description, position, version } = articleCategories;
    // Written out: without joins, the column of a selected field has no table, and would be the article's.
    const total = sql<number>`(SELECT count(*) FROM articles WHERE articles.category_id = article_categories.category_id)::integer`;
    const direction = order === 'asc' ? asc : desc;
    return db
      .select({ id, parentId, slug, name, description, position, total, version })
      .from(articleCategories)
      .orderBy(direction(sort === 'name' ? name : position), asc(id));
  }

  /** `categoryId` absent: the next free one. */
  async insert(tx: Db, values: typeof articleCategories.$inferInsert): Promise<number> {
    const [row] = await tx.insert(articleCategories).values(values).returning();
    if (!row) throw new Error('no category was stored');
    return row.categoryId;
  }

  async update(tx: Db, categoryId: number, values: Partial<StoredCategory>): Promise<void> {
    if (Object.keys(values).length === 0) return;
    await tx
      .update(articleCategories)
      .set({ ...values, version: sql`${articleCategories.version} + 1` })
      .where(eq(articleCategories.categoryId, categoryId));
  }

  async delete(tx: Db, categoryId: number): Promise<void> {
    await tx.delete(articleCategories).where(eq(articleCategories.categoryId, categoryId));
  }

  /** An article has, or had, this address, or a category has it. */
  async isSlugUsed(tx: Db, slug: string): Promise<boolean> {
    const used = await tx.select({ slug: articleSlugs.slug }).from(articleSlugs).where(eq(articleSlugs.slug, slug));
    if (used.length > 0) return true;
    const named = await tx
      .select({ slug: articleCategories.slug })
      .from(articleCategories)
      .where(eq(articleCategories.slug, slug));
    return named.length > 0;
  }
}
