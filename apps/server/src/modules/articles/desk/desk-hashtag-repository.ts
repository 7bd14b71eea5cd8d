import { createHash } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, like, sql } from 'drizzle-orm';
import type { DeskHashtag } from '@khandai/contracts';
import type { Database, Db } from '../../../platform/database/database.js';
import { articleHashtags, articles } from '../../../platform/database/schema.js';
import type { ArticleRow } from '../article-rows.js';

export interface HashtagFilter {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly sort: 'total' | 'hashtag';
  readonly order: 'asc' | 'desc';
}

/** SQL of the hashtags of published articles. */
export class DeskHashtagRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  change<T>(work: (tx: Db) => Promise<T>): Promise<T> {
    return this.database.db.transaction(work);
  }

  /** Hashtags whose key has this text; an empty one is in all. */
  async list(key: string, { pageNum, pageSize, sort, order }: HashtagFilter) {
    const where = like(articleHashtags.hashtagKey, `%${key.replace(/[\\%_]/g, '\\$&')}%`);
    const [counted] = await this.database.db
      .select({ total: sql<number>`count(DISTINCT ${articleHashtags.hashtagKey})::integer` })
      .from(articleHashtags)
      .where(where);
    const direction = order === 'asc' ? asc : desc;
    const rows = await this.#select()
      .where(where)
      .orderBy(direction(sort === 'total' ? sql`count(*)` : articleHashtags.hashtagKey), articleHashtags.hashtagKey)
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    return { total: counted?.total ?? 0, list: rows.map(withVersion) };
  }

  async find(key: string, db: Db = this.database.db): Promise<DeskHashtag | undefined> {
    const [found] = await this.#select(db).where(eq(articleHashtags.hashtagKey, key));
    return found && withVersion(found);
  }

  /** The next published articles with a hashtag by their ids, at most `limit`; they are locked until the transaction ends. */
  async lockHaving(
    tx: Db,
    key: string,
    { after, limit }: { readonly after: number; readonly limit: number },
  ): Promise<ArticleRow[]> {
    const ids = tx
      .select({ id: articleHashtags.articleId })
      .from(articleHashtags)
      .where(and(eq(articleHashtags.hashtagKey, key), gt(articleHashtags.articleId, after)))
      .orderBy(articleHashtags.articleId)
      .limit(limit);
    return tx.select().from(articles).where(inArray(articles.articleId, ids)).orderBy(articles.articleId).for('update');
  }

  #select(db: Db = this.database.db) {
    const { hashtagKey: id, hashtag } = articleHashtags;
    return db
      .select({
        id,
        hashtag: sql<string>`mode() WITHIN GROUP (ORDER BY ${hashtag})`,
        total: sql<number>`count(*)::integer`,
      })
      .from(articleHashtags)
      .groupBy(id)
      .$dynamic();
  }
}

/** A hashtag has no row of its own that could count its changes, so that its version is made of its spelling. */
const withVersion = (found: Omit<DeskHashtag, 'version'>): DeskHashtag => ({
  ...found,
  version: createHash('sha256').update(found.hashtag).digest().readUInt32BE() >>> 1,
});
