import type { SavedArticle } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import { articleNotFound, savedArticlesFull } from './article-faults.js';
import type { ArticleService } from './article-service.js';
import type { BookmarkRepository } from './bookmark-repository.js';

export interface ArticleBookmarksDeps {
  readonly bookmarks: BookmarkRepository;
  readonly articles: Pick<ArticleService, 'cards'>;
  readonly clock: Pick<Clock, 'now'>;
}

const MAX_SAVED = 5_000;

/** The articles that a member saved. Only they get to know of them. */
export class ArticleBookmarks {
  constructor(
    private readonly deps: ArticleBookmarksDeps,
    private readonly max = MAX_SAVED,
  ) {}

  /** A bookmark on an article that is gone can be removed. */
  async save(userId: number, articleId: number, saved: boolean): Promise<{ articleId: number; saved: boolean }> {
    const { bookmarks, articles, clock } = this.deps;
    if (saved) {
      const [article] = await articles.cards([articleId]);
      if (!article) throw articleNotFound();
      const isSaved = await bookmarks.save({ userId, max: this.max, createdAt: new Date(clock.now()) }, articleId);
      if (!isSaved) throw savedArticlesFull(this.max);
    } else await bookmarks.unsave(userId, articleId);
    return { articleId, saved };
  }

  async list(
    userId: number,
    { cursor, pageSize }: { readonly cursor: string | undefined; readonly pageSize: number },
  ): Promise<{ list: SavedArticle[]; cursor: string | null }> {
    const { bookmarks, articles } = this.deps;
    const before = cursor === undefined ? undefined : Number(cursor);
    const found = await bookmarks.list(userId, { before, limit: pageSize + 1 });
    const page = found.slice(0, pageSize);
    const shown = new Map(
      (await articles.cards(page.map(({ articleId }) => articleId))).map((article) => [article.articleId, article]),
    );
    const last = found.length > pageSize ? page.at(-1) : undefined;
    return {
      list: page.map(({ articleId, createdAt }) => ({
        ...{ articleId, savedAt: createdAt.toISOString(), article: shown.get(articleId) ?? null },
      })),
      cursor: last ? String(last.bookmarkId) : null,
    };
  }
}
