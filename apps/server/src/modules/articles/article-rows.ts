import type { Article, ArticleCategory, Fixture, PostAuthor, Reaction, ReactionTotal } from '@khandai/contracts';
import type { articles } from '../../platform/database/schema.js';
import { sentence } from '../../platform/messages.js';

export type ArticleRow = typeof articles.$inferSelect;

/** An article of a list, with its category and author. */
export interface ListedRow {
  readonly article: Omit<ArticleRow, 'content' | 'draft' | 'searchKey'>;
  /** The match whose score it may tell. */
  readonly spoils: string | null;
  readonly category: Pick<ArticleCategory, 'categoryId' | 'slug' | 'name'>;
  readonly author: (PostAuthor & { readonly usernameKey: string | null }) | null;
}

/** What readers did with an article. */
export interface ArticleTotals {
  readonly listReaction: ReactionTotal[];
  readonly totalReactions: number;
  readonly totalComments: number;
}

/** How much articles are talked about; the module of the newsfeed counts it. */
export interface ArticleTalk {
  /** An article without any has no entry. */
  totalsOf(articleIds: readonly number[]): Promise<ReadonlyMap<number, ArticleTotals>>;
  /** The reader's own reaction to each of these articles. */
  reactionsOf(reader: number | null, articleIds: readonly number[]): Promise<ReadonlyMap<number, Reaction>>;
}

export const NO_TOTALS: ArticleTotals = { listReaction: [], totalReactions: 0, totalComments: 0 };

/** What belongs to articles, by their ids; matches by theirs. */
export interface ArticleParts {
  readonly views: ReadonlyMap<number, number>;
  readonly totals: ReadonlyMap<number, ArticleTotals>;
  readonly matches: ReadonlyMap<string, Fixture>;
}

/** An article that is published, for readers. */
export function toArticle(
  { article, spoils, category, author }: ListedRow,
  { views, totals, matches }: ArticleParts,
): Article {
  const { articleId, slug, title, summary, cover, readMinutes, hashtags, fixtureId, pinned, simulated } = article;
  return {
    ...{ articleId, slug, title, summary, cover, category, readMinutes, spoils, simulated },
    author: toArticleAuthor(author),
    publishedAt: (article.publishedAt ?? article.createdAt).toISOString(),
    updatedAt: article.editedAt?.toISOString() ?? null,
    views: views.get(articleId) ?? 0,
    ...(totals.get(articleId) ?? NO_TOTALS),
    hashtags: [...hashtags],
    match: fixtureId === null ? null : (matches.get(fixtureId) ?? null),
    pinned: pinned !== null,
  };
}

/** Without an account, or with one that was deleted, the article is by the editors. */
export function toArticleAuthor(author: ListedRow['author']): PostAuthor {
  if (author && (author.usernameKey !== null || author.simulated)) {
    const { userId, username, showName, profilePicture, role, simulated } = author;
    return { userId, username, showName, profilePicture, role, simulated };
  }
  const showName = sentence('articleEditors');
  return { userId: 0, username: '', showName, profilePicture: null, role: 'staff', simulated: false };
}
