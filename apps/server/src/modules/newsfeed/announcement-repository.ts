import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { follows, postAnnouncements, posts } from '../../platform/database/schema.js';
import { IS_PUBLIC } from './post-filters-query.js';
import type { Waiting } from './retry-at.js';

/** The next followers of an author who are notified of a post. */
export interface Audience {
  readonly authorId: number;
  /** Without those who muted the author. */
  readonly userIds: readonly number[];
  /** The follower that this part ends with; undefined when no more follow. */
  readonly last: number | undefined;
}

/** Notes, in the transaction that makes a post, that the followers of its author are notified of it. */
export async function noteAnnouncement(tx: Db, postId: number): Promise<void> {
  await tx.insert(postAnnouncements).values({ postId });
}

/** SQL for posts whose author's followers are notified. */
export class AnnouncementRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** Posts that are due, those first that wait longest for their next part; new ones before them. */
  pending(limit: number, now: Date): Promise<Waiting[]> {
    return this.#db
      .select({ postId: postAnnouncements.postId, attempts: postAnnouncements.attempts })
      .from(postAnnouncements)
      .where(and(isNull(postAnnouncements.givenUpAt), lte(postAnnouncements.dueAt, now)))
      .orderBy(asc(postAnnouncements.dueAt), asc(postAnnouncements.postId))
      .limit(limit);
  }

  /** Undefined for a post that is no longer public. */
  async audience(postId: number, limit: number): Promise<Audience | undefined> {
    const [post] = await this.#db
      .select({ authorId: posts.authorId, afterFollower: postAnnouncements.afterFollower })
      .from(postAnnouncements)
      .innerJoin(posts, eq(posts.postId, postAnnouncements.postId))
      .where(and(eq(postAnnouncements.postId, postId), IS_PUBLIC));
    if (!post) return undefined;
    const { authorId, afterFollower } = post;
    const rows = await this.#db
      .select({
        userId: follows.followerId,
        isMuting: sql<boolean>`EXISTS (SELECT FROM muted_authors AS muted
          WHERE muted.user_id = ${follows.followerId} AND muted.muted_id = ${authorId})`,
      })
      .from(follows)
      .where(and(eq(follows.followedId, authorId), gt(follows.followerId, afterFollower)))
      .orderBy(asc(follows.followerId))
      .limit(limit);
    return {
      authorId,
      userIds: rows.flatMap(({ userId, isMuting }) => (isMuting ? [] : [userId])),
      last: rows.length < limit ? undefined : rows.at(-1)?.userId,
    };
  }

  /** The followers up to this one are notified; the post takes its next turn after those that wait. */
  async reached(postId: number, follower: number, now: Date): Promise<void> {
    await this.#db
      .update(postAnnouncements)
      .set({ afterFollower: follower, attempts: 0, dueAt: now })
      .where(eq(postAnnouncements.postId, postId));
  }

  async postpone(postId: number, attempts: number, dueAt: Date): Promise<void> {
    await this.#db.update(postAnnouncements).set({ attempts, dueAt }).where(eq(postAnnouncements.postId, postId));
  }

  /** The row stays, so that an operator sees it. */
  async giveUp(postId: number, givenUpAt: Date): Promise<void> {
    await this.#db.update(postAnnouncements).set({ givenUpAt }).where(eq(postAnnouncements.postId, postId));
  }

  async finish(postId: number): Promise<void> {
    await this.#db.delete(postAnnouncements).where(eq(postAnnouncements.postId, postId));
  }
}
