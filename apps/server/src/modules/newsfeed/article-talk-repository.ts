import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ArticleCard, Reaction, Reactor } from '@khandai/contracts';
import type { Database, Db } from '../../platform/database/database.js';
import { articleCategories, articleReactions, articles, users } from '../../platform/database/schema.js';
import { isShownArticle, spoiledMatch } from '../../platform/database/shown-articles.js';
import {
  articleReactionsOf,
  type ArticleTotals,
  articleTotalsOf,
  NO_ARTICLE_TOTALS,
  setArticleReaction,
} from './article-counts-query.js';
import { notBlocked } from './post-filters-query.js';

/** A page of the users who reacted to an article. */
export interface ArticleReactorPage {
  readonly articleId: number;
  readonly reaction?: Reaction | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** SQL of what readers make of articles. */
export class ArticleTalkRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** The article, unless readers do not see it. */
  async published(articleId: number): Promise<{ slug: string } | undefined> {
    const [found] = await this.#db
      .select({ slug: articles.slug })
      .from(articles)
      .where(and(eq(articles.articleId, articleId), isShownArticle));
    return found;
  }

  /** The cards of those of these articles that readers see. */
  async cards(articleIds: readonly number[]): Promise<Map<number, ArticleCard>> {
    if (articleIds.length === 0) return new Map();
    const rows = await this.#db
      .select({
        articleId: articles.articleId,
        slug: articles.slug,
        title: articles.title,
        cover: articles.cover,
        category: articleCategories.name,
        spoils: spoiledMatch,
        simulated: articles.simulated,
      })
      .from(articles)
      .innerJoin(articleCategories, eq(articleCategories.categoryId, articles.categoryId))
      .where(and(inArray(articles.articleId, [...articleIds]), isShownArticle));
    const totals = await this.totalsOf(rows.map(({ articleId }) => articleId));
    return new Map(
      rows.map(({ cover, ...row }) => {
        const { totalComments } = totals.get(row.articleId) ?? NO_ARTICLE_TOTALS;
        return [row.articleId, { ...row, cover: cover && coverOf(cover), totalComments }];
      }),
    );
  }

  /** The totals of these articles; an article without any has no entry. */
  totalsOf(articleIds: readonly number[]): Promise<Map<number, ArticleTotals>> {
    return articleTotalsOf(this.#db, articleIds);
  }

  /** The reader's own reaction to each of these articles. */
  reactionsOf(reader: number | null, articleIds: readonly number[]): Promise<Map<number, Reaction>> {
    return articleReactionsOf(this.#db, reader, articleIds);
  }

  async totals(articleId: number): Promise<ArticleTotals> {
    return (await this.totalsOf([articleId])).get(articleId) ?? NO_ARTICLE_TOTALS;
  }

  /** Sets or removes the reaction of a user. */
  react(articleId: number, userId: number, wanted: Reaction | null): Promise<void> {
    return this.#db.transaction((tx) => setArticleReaction(tx, { articleId, userId }, wanted));
  }

  /** In the order of their ids, without those whom the reader blocks, or who block the reader. */
  reactors(reader: number | null, { articleId, reaction, limit, offset }: ArticleReactorPage): Promise<Reactor[]> {
    return this.#db
      .select({
        userId: users.userId,
        username: users.username,
        showName: users.displayName,
        profilePicture: users.profilePicture,
        simulated: users.simulated,
        reaction: articleReactions.reaction,
      })
      .from(articleReactions)
      .innerJoin(users, eq(users.userId, articleReactions.userId))
      .where(
        and(
          eq(articleReactions.articleId, articleId),
          reaction ? eq(articleReactions.reaction, reaction) : undefined,
          notBlocked(reader, sql`${articleReactions.userId}`),
        ),
      )
      .orderBy(articleReactions.userId)
      .limit(limit)
      .offset(offset);
  }
}

// Without the credit, which a card has no room for.
const coverOf = ({ url, alt, width, height }: NonNullable<ArticleCard['cover']>): ArticleCard['cover'] => ({
  url,
  alt,
  width,
  height,
});
