import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { deleteBatches } from '../../platform/database/delete-batches.js';
import { articleReaders, articles, articleViews } from '../../platform/database/schema.js';
import { isShown } from './article-filters-query.js';

export interface View {
  readonly articleId: number;
  readonly day: string;
  readonly reader: string;
  readonly part: number;
}

/** The day under which all days before those stored apart are counted. */
const PAST = '1970-01-01';

/** SQL of how often articles are read. */
export class ViewRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  async isShown(articleId: number): Promise<boolean> {
    const rows = await this.#db
      .select({ id: articles.articleId })
      .from(articles)
      .where(and(eq(articles.articleId, articleId), isShown));
    return rows.length > 0;
  }

  /** False when the reader is counted already. */
  count({ articleId, day, reader, part }: View): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      const first = await tx
        .insert(articleReaders)
        .values({ articleId, day, reader })
        .onConflictDoNothing()
        .returning({ day: articleReaders.day });
      if (first.length === 0) return false;
      await this.add(tx, { articleId, day, part, views: 1 });
      return true;
    });
  }

  async add(tx: Db, row: typeof articleViews.$inferInsert): Promise<void> {
    await tx
      .insert(articleViews)
      .values(row)
      .onConflictDoUpdate({
        target: [articleViews.articleId, articleViews.day, articleViews.part],
        set: { views: sql`${articleViews.views} + excluded.views` },
      });
  }

  async forgetReaders(before: string, signal: AbortSignal): Promise<void> {
    await deleteBatches(this.#db, articleReaders, lt(articleReaders.day, before), signal);
  }

  /** Adds the days before this one up. */
  async foldDays(before: string): Promise<void> {
    await this.#db.execute(sql`
      WITH past AS (
        DELETE FROM article_views WHERE day < ${before}::date AND day > ${PAST}::date RETURNING article_id, views
      )
      INSERT INTO article_views (article_id, day, part, views)
      SELECT article_id, ${PAST}::date, 0, sum(views)::integer FROM past GROUP BY article_id
      ON CONFLICT (article_id, day, part) DO UPDATE SET views = article_views.views + excluded.views`);
  }
}
