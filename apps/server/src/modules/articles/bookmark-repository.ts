import { and, desc, eq, lt } from 'drizzle-orm';
import { type Addition, addToList } from '../../platform/database/bounded-list.js';
import type { Database, Db } from '../../platform/database/database.js';
import { articleBookmarks } from '../../platform/database/schema.js';

export interface ArticleBookmark {
  readonly bookmarkId: number;
  readonly articleId: number;
  readonly createdAt: Date;
}

/** SQL of the articles that members saved. */
export class BookmarkRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** False when the member has `max` bookmarks already. */
  save(to: Addition, articleId: number): Promise<boolean> {
    const { userId, createdAt } = to;
    return addToList(this.#db, to, {
      insert: (tx) =>
        tx.insert(articleBookmarks).values({ userId, articleId, createdAt }).onConflictDoNothing().returning(),
      count: (tx) => tx.$count(articleBookmarks, eq(articleBookmarks.userId, userId)),
    });
  }

  async unsave(userId: number, articleId: number): Promise<void> {
    await this.#db.delete(articleBookmarks).where(isTheirs(userId, articleId));
  }

  async has(userId: number, articleId: number): Promise<boolean> {
    return (await this.#db.$count(articleBookmarks, isTheirs(userId, articleId))) > 0;
  }

  /** The newest bookmark first. */
  list(
    userId: number,
    { before, limit }: { readonly before: number | undefined; readonly limit: number },
  ): Promise<ArticleBookmark[]> {
    const { bookmarkId, articleId, createdAt } = articleBookmarks;
    return this.#db
      .select({ bookmarkId, articleId, createdAt })
      .from(articleBookmarks)
      .where(and(eq(articleBookmarks.userId, userId), before === undefined ? undefined : lt(bookmarkId, before)))
      .orderBy(desc(bookmarkId))
      .limit(limit);
  }
}

const isTheirs = (userId: number, articleId: number) =>
  and(eq(articleBookmarks.userId, userId), eq(articleBookmarks.articleId, articleId));
