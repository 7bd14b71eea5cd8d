import { and, asc, desc, eq, inArray, like, type SQL, sql } from 'drizzle-orm';
import type { HashtagTotal } from '@khandai/contracts';
import type { Database, Db } from '../../platform/database/database.js';
import {
  articleCategories,
  articleHashtags,
  articles,
  articleSlugs,
  articleViews,
} from '../../platform/database/schema.js';
import { isShown } from './article-filters-query.js';
import { type ArticleLink, idsAboutMatch, neighboursOf } from './beside-query.js';
import type { ListedRow } from './article-rows.js';
import type { CategoryRow } from './categories.js';
import { selectListed } from './listed-query.js';

export interface Page {
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Hits of a search for titles, the newest first. */
const MAX_TITLED = 20_000;

const newestFirst = [desc(articles.publishedAt), desc(articles.articleId)] as const;

/** SQL of articles for readers. Each list reads the ids first, on an index, and then the rows of its page alone. */
export class ArticleRepository {
  readonly #db: Db;
  readonly #database: Pick<Database, 'db' | 'query'>;

  constructor(database: Pick<Database, 'db' | 'query'>) {
    this.#db = database.db;
    this.#database = database;
  }

  newest({ pageNum, pageSize }: Page): Promise<number[]> {
    return this.#ids(isShown, { limit: pageSize, offset: (pageNum - 1) * pageSize });
  }

  /** Articles of these categories, merged from one index range of each. */
  async ofCategories(categoryIds: readonly number[], { pageNum, pageSize }: Page): Promise<number[]> {
    const offset = (pageNum - 1) * pageSize;
    const rows = await this.#database.query<{ id: number }>(
      `SELECT one.article_id::integer AS id
         FROM unnest($1::integer[]) AS wanted (category_id)
        CROSS JOIN LATERAL (
          SELECT article_id, published_at FROM articles
           WHERE category_id = wanted.category_id AND status = 30 AND deleted_at IS NULL
           ORDER BY published_at DESC, article_id DESC
           LIMIT $2
        ) AS one
        ORDER BY one.published_at DESC, one.article_id DESC
        LIMIT $3 OFFSET $4`,
      [`{${categoryIds.join(',')}}`, offset + pageSize, pageSize, offset],
    );
    return rows.map(({ id }) => id);
  }

  /** Articles whose title has this text, without marks and in lower case. */
  async titled(key: string, { pageNum, pageSize }: Page): Promise<{ total: number; ids: number[] }> {
    const newest = this.#db
      .select({ id: articles.articleId, at: articles.publishedAt })
      .from(articles)
      .where(and(isShown, like(articles.searchKey, `%${key.replace(/[\\%_]/g, '\\$&')}%`)))
      .orderBy(...newestFirst)
      .limit(MAX_TITLED)
      .as('newest');
    const [counted] = await this.#db.select({ total: sql<number>`count(*)::integer` }).from(newest);
    const rows = await this.#db
      .select({ id: newest.id })
      .from(newest)
      .orderBy(desc(newest.at), desc(newest.id))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    return { total: counted?.total ?? 0, ids: rows.map(({ id }) => id) };
  }

  /** The editors' picks in their order. */
  async picks(limit: number): Promise<number[]> {
    const rows = await this.#db
      .select({ id: articles.articleId })
      .from(articles)
      .where(and(sql`${articles.pinned} IS NOT NULL`, isShown))
      .orderBy(articles.pinned, desc(articles.publishedAt))
      .limit(limit);
    return rows.map(({ id }) => id);
  }

  /** Articles with most readers since a day, and how many they were. */
  async mostViewed(since: string, limit: number): Promise<{ id: number; views: number }[]> {
    const total = sql<number>`sum(${articleViews.views})::integer`;
    return this.#db
      .select({ id: articleViews.articleId, views: total })
      .from(articleViews)
      .innerJoin(articles, and(eq(articles.articleId, articleViews.articleId), isShown))
      .where(sql`${articleViews.day} >= ${since}`)
      .groupBy(articleViews.articleId)
      .orderBy(desc(total), desc(articleViews.articleId))
      .limit(limit);
  }

  async withHashtag(key: string, { pageNum, pageSize }: Page): Promise<{ total: number; ids: number[] }> {
    const [counted] = await this.#db
      .select({ total: sql<number>`count(*)::integer` })
      .from(articleHashtags)
      .where(eq(articleHashtags.hashtagKey, key));
    const rows = await this.#db
      .select({ id: articleHashtags.articleId })
      .from(articleHashtags)
      .where(eq(articleHashtags.hashtagKey, key))
      .orderBy(desc(articleHashtags.publishedAt), desc(articleHashtags.articleId))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    return { total: counted?.total ?? 0, ids: rows.map(({ id }) => id) };
  }

  /** The hashtags of most articles. */
  hashtags(limit: number): Promise<HashtagTotal[]> {
    const total = sql<number>`count(*)::integer`;
    return this.#db
      .select({ hashtag: sql<string>`mode() WITHIN GROUP (ORDER BY ${articleHashtags.hashtag})`, total })
      .from(articleHashtags)
      .groupBy(articleHashtags.hashtagKey)
      .orderBy(desc(total), articleHashtags.hashtagKey)
      .limit(limit);
  }

  /** Articles that share a hashtag with one, those with most of them first, and then the newest of its category. */
  async related(
    { articleId, categoryId }: { readonly articleId: number; readonly categoryId: number },
    keys: readonly string[],
    limit: number,
  ): Promise<number[]> {
    const others = sql`${articleHashtags.articleId} <> ${articleId}`;
    const sharing =
      keys.length === 0
        ? []
        : await this.#db
            .select({ id: articleHashtags.articleId })
            .from(articleHashtags)
            .where(and(inArray(articleHashtags.hashtagKey, [...keys]), others))
            .groupBy(articleHashtags.articleId)
            .orderBy(desc(sql`count(*)`), desc(sql`max(${articleHashtags.publishedAt})`))
            .limit(limit);
    const beside = await this.ofCategories([categoryId], { pageNum: 1, pageSize: limit + 1 });
    const ids = [...sharing.map(({ id }) => id), ...beside.filter((id) => id !== articleId)];
    return [...new Set(ids)].slice(0, limit);
  }

  /** The older and the newer article of the same category. */
  neighbours(
    article: Pick<ListedRow['article'], 'articleId' | 'categoryId' | 'publishedAt'>,
  ): Promise<{ previous: ArticleLink | null; next: ArticleLink | null }> {
    return neighboursOf(this.#database, article);
  }

  /** Articles about a match, its teams and its league; undefined for an unknown match. */
  aboutMatch(fixtureId: string, limit: number): Promise<number[] | undefined> {
    return idsAboutMatch(this.#database, fixtureId, limit);
  }

  /** Published articles by ids, in the order of the ids. */
  async listed(ids: readonly number[]): Promise<ListedRow[]> {
    if (ids.length === 0) return [];
    const rows = await selectListed(this.#db).where(and(inArray(articles.articleId, [...ids]), isShown));
    const byId = new Map(rows.map((row) => [row.article.articleId, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** The id of an article that has, or had, this address. */
  async idOfSlug(slug: string): Promise<number | undefined> {
    const [row] = await this.#db
      .select({ id: articleSlugs.articleId })
      .from(articleSlugs)
      .where(eq(articleSlugs.slug, slug));
    return row?.id;
  }

  async contentOf(articleId: number) {
    const [row] = await this.#db
      .select({ content: articles.content })
      .from(articles)
      .where(eq(articles.articleId, articleId));
    return row?.content;
  }

  /** Readers of articles, all days added up. */
  async views(ids: readonly number[]): Promise<Map<number, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#db
      .select({ id: articleViews.articleId, views: sql<number>`sum(${articleViews.views})::integer` })
      .from(articleViews)
      .where(inArray(articleViews.articleId, [...ids]))
      .groupBy(articleViews.articleId);
    return new Map(rows.map(({ id, views }) => [id, views]));
  }

  /** In their order. */
  categories(): Promise<CategoryRow[]> {
    const { position, categoryId } = articleCategories;
    return this.#db.select().from(articleCategories).orderBy(asc(position), asc(categoryId));
  }

  /** Published articles of each category. */
  async totals(): Promise<Map<number, number>> {
    const rows = await this.#db
      .select({ id: articles.categoryId, total: sql<number>`count(*)::integer` })
      .from(articles)
      .where(isShown)
      .groupBy(articles.categoryId);
    return new Map(rows.map(({ id, total }) => [id, total]));
  }

  async #ids(where: SQL, { limit, offset }: { readonly limit: number; readonly offset: number }): Promise<number[]> {
    const rows = await this.#db
      .select({ id: articles.articleId })
      .from(articles)
      .where(where)
      .orderBy(...newestFirst)
      .limit(limit)
      .offset(offset);
    return rows.map(({ id }) => id);
  }
}
