import { and, desc, eq, isNotNull, lt } from 'drizzle-orm';
import { type Addition, addToList } from '../../../platform/database/bounded-list.js';
import type { Database, Db } from '../../../platform/database/database.js';
import { hiddenPosts, mutedAuthors, postBookmarks, users } from '../../../platform/database/schema.js';
import { notBlocked } from '../post-filters-query.js';
import { authorFields } from '../post-rows.js';

export interface Bookmark {
  readonly bookmarkId: number;
  readonly postId: number;
  readonly createdAt: Date;
}

/** SQL for a reader's bookmarks, and for what they do not want to see in their feeds. */
export class ReaderListsRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** False when the reader has `max` bookmarks already. */
  save(to: Addition, postId: number): Promise<boolean> {
    const { userId, createdAt } = to;
    return addToList(this.#db, to, {
      insert: (tx) => tx.insert(postBookmarks).values({ userId, postId, createdAt }).onConflictDoNothing().returning(),
      count: (tx) => tx.$count(postBookmarks, eq(postBookmarks.userId, userId)),
    });
  }

  async unsave(userId: number, postId: number): Promise<void> {
    const isTheirs = and(eq(postBookmarks.userId, userId), eq(postBookmarks.postId, postId));
    await this.#db.delete(postBookmarks).where(isTheirs);
  }

  /** The newest bookmark first. */
  bookmarks(
    userId: number,
    { before, limit }: { readonly before?: number | undefined; readonly limit: number },
  ): Promise<Bookmark[]> {
    return this.#db
      .select({
        bookmarkId: postBookmarks.bookmarkId,
        postId: postBookmarks.postId,
        createdAt: postBookmarks.createdAt,
      })
      .from(postBookmarks)
      .where(
        and(eq(postBookmarks.userId, userId), before === undefined ? undefined : lt(postBookmarks.bookmarkId, before)),
      )
      .orderBy(desc(postBookmarks.bookmarkId))
      .limit(limit);
  }

  /** False when the reader hides `max` posts already. */
  hide(to: Addition, postId: number): Promise<boolean> {
    const { userId, createdAt } = to;
    return addToList(this.#db, to, {
      insert: (tx) => tx.insert(hiddenPosts).values({ userId, postId, createdAt }).onConflictDoNothing().returning(),
      count: (tx) => tx.$count(hiddenPosts, eq(hiddenPosts.userId, userId)),
    });
  }

  async show(userId: number, postId: number): Promise<void> {
    await this.#db.delete(hiddenPosts).where(and(eq(hiddenPosts.userId, userId), eq(hiddenPosts.postId, postId)));
  }

  /** False when the reader mutes `max` members already. */
  mute(to: Addition, mutedId: number): Promise<boolean> {
    const { userId, createdAt } = to;
    return addToList(this.#db, to, {
      insert: (tx) => tx.insert(mutedAuthors).values({ userId, mutedId, createdAt }).onConflictDoNothing().returning(),
      count: (tx) => tx.$count(mutedAuthors, eq(mutedAuthors.userId, userId)),
    });
  }

  async unmute(userId: number, mutedId: number): Promise<void> {
    await this.#db.delete(mutedAuthors).where(and(eq(mutedAuthors.userId, userId), eq(mutedAuthors.mutedId, mutedId)));
  }

  /** Whether this is a member whom the reader may see. */
  async isMember(reader: number, userId: number): Promise<boolean> {
    const [found] = await this.#db
      .select({ userId: users.userId })
      .from(users)
      .where(and(eq(users.userId, userId), isNotNull(users.usernameKey), notBlocked(reader, users.userId.getSQL())));
    return found !== undefined;
  }

  /** The newest first. */
  muted(userId: number, limit: number) {
    return this.#db
      .select({ ...authorFields, mutedAt: mutedAuthors.createdAt })
      .from(mutedAuthors)
      .innerJoin(users, eq(users.userId, mutedAuthors.mutedId))
      .where(and(eq(mutedAuthors.userId, userId), isNotNull(users.usernameKey)))
      .orderBy(desc(mutedAuthors.createdAt), desc(mutedAuthors.mutedId))
      .limit(limit);
  }
}
