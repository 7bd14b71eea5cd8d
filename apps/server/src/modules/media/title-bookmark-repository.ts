import { and, desc, eq, lt } from 'drizzle-orm';
import { type Addition, addToList } from '../../platform/database/bounded-list.js';
import type { Database, Db } from '../../platform/database/database.js';
import { titleBookmarks } from '../../platform/database/schema.js';

export interface TitleBookmark {
  readonly bookmarkId: number;
  readonly titleId: number;
  readonly createdAt: Date;
}

/** SQL of the titles that members saved. */
export class TitleBookmarkRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** False when the member has `max` bookmarks already. */
  save(to: Addition, titleId: number): Promise<boolean> {
    const { userId, createdAt } = to;
    return addToList(this.#db, to, {
      insert: (tx) =>
        tx.insert(titleBookmarks).values({ userId, titleId, createdAt }).onConflictDoNothing().returning(),
      count: (tx) => tx.$count(titleBookmarks, eq(titleBookmarks.userId, userId)),
    });
  }

  async unsave(userId: number, titleId: number): Promise<void> {
    await this.#db.delete(titleBookmarks).where(isTheirs(userId, titleId));
  }

  async has(userId: number, titleId: number): Promise<boolean> {
    return (await this.#db.$count(titleBookmarks, isTheirs(userId, titleId))) > 0;
  }

  /** The newest bookmark first. */
  list(
    userId: number,
    { before, limit }: { readonly before: number | undefined; readonly limit: number },
  ): Promise<TitleBookmark[]> {
    const { bookmarkId, titleId, createdAt } = titleBookmarks;
    return this.#db
      .select({ bookmarkId, titleId, createdAt })
      .from(titleBookmarks)
      .where(and(eq(titleBookmarks.userId, userId), before === undefined ? undefined : lt(bookmarkId, before)))
      .orderBy(desc(bookmarkId))
      .limit(limit);
  }
}

const isTheirs = (userId: number, titleId: number) =>
  and(eq(titleBookmarks.userId, userId), eq(titleBookmarks.titleId, titleId));
