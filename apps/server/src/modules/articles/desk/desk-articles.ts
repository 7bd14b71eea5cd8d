import type { DeskArticle, DeskArticleRow, DeskArticleVersion } from '@khandai/contracts';
import type { FixtureCards } from '../../fixtures/fixture-cards-query.js';
import { fixtureIdsOf } from '../article-content.js';
import { articleNotFound } from '../article-faults.js';
import { type ArticleTalk, type ListedRow, NO_TOTALS, toArticleAuthor } from '../article-rows.js';
import type { ArticleRepository } from '../article-repository.js';
import type { Categories } from '../categories.js';
import { editedText } from './article-state.js';
import type { DeskArticleRepository, DeskFilter } from './desk-article-repository.js';

export interface DeskArticlesDeps {
  readonly articles: DeskArticleRepository;
  readonly readers: Pick<ArticleRepository, 'views'>;
  readonly categories: Pick<Categories, 'list'>;
  readonly cards: Pick<FixtureCards, 'byIds'>;
  readonly articleTalk: Pick<ArticleTalk, 'totalsOf'>;
}

const MAX_VERSIONS = 50;

/** Articles as the desk reads them. */
export class DeskArticles {
  constructor(private readonly deps: DeskArticlesDeps) {}

  async list(filter: DeskFilter): Promise<{ total: number; list: DeskArticleRow[] }> {
    const { total, rows } = await this.deps.articles.list(filter);
    return { total, list: await this.#toRows(rows) };
  }

  async find(articleId: number): Promise<DeskArticle> {
    const found = await this.deps.articles.find(articleId);
    if (!found) throw articleNotFound();
    const [head] = await this.#toRows([found.listed]);
    if (!head) throw articleNotFound();
    const text = editedText(found.row);
    const named = text.fixtureId === null ? [] : [text.fixtureId];
    const matches = await this.deps.cards.byIds([...fixtureIdsOf(text.content), ...named]);
    return {
      ...head,
      ...text,
      hashtags: [...text.hashtags],
      match: text.fixtureId === null ? null : (matches.get(text.fixtureId) ?? null),
      fixtures: fixtureIdsOf(text.content).flatMap((id) => matches.get(id) ?? []),
    };
  }

  async versions(articleId: number): Promise<{ total: number; list: DeskArticleVersion[] }> {
    const { articles } = this.deps;
    if (!(await articles.find(articleId))) throw articleNotFound();
    const rows = await articles.versions(articleId, MAX_VERSIONS);
    const list = rows.map(({ text, savedAt, ...row }) => ({
      ...row,
      ...text,
      hashtags: [...text.hashtags],
      savedAt: savedAt.toISOString(),
    }));
    return { total: list.length, list };
  }

  async #toRows(rows: readonly ListedRow[]): Promise<DeskArticleRow[]> {
    const { articles, readers, categories, articleTalk } = this.deps;
    const ids = rows.map(({ article }) => article.articleId);
    const [drafts, views, totals, known] = await Promise.all([
      articles.drafts(ids),
      readers.views(ids),
      articleTalk.totalsOf(ids),
      categories.list(),
    ]);
    const names = new Map(known.map(({ categoryId, name }) => [categoryId, name]));
    return rows.map(({ article, category, author }) => {
      const { articleId: id, slug, status, cover, pinned, simulated, version } = article;
      const draft = drafts.get(id);
      const { totalComments, totalReactions } = totals.get(id) ?? NO_TOTALS;
      const categoryId = draft?.categoryId ?? category.categoryId;
      return {
        ...{ id, slug, status, cover, pinned, simulated, version, categoryId },
        title: draft?.title ?? article.title,
        categoryName: names.get(categoryId) ?? category.name,
        author: toArticleAuthor(author),
        publishAt: article.publishAt?.toISOString() ?? null,
        publishedAt: article.publishedAt?.toISOString() ?? null,
        createdAt: article.createdAt.toISOString(),
        updatedAt: article.savedAt.toISOString(),
        deletedAt: article.deletedAt?.toISOString() ?? null,
        hasDraft: draft !== undefined,
        views: views.get(id) ?? 0,
        ...{ totalComments, totalReactions },
      };
    });
  }
}
