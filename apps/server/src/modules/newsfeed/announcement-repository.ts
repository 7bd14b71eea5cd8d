import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { follows, postAnnouncements, posts } from '../../platform/database/schema.js';
import { IS_PUBLIC } from './post-filters-query.js';

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

  /** Posts that wait, those with the fewest notified followers first. */
  async pending(limit: number): Promise<number[]> {
    const rows = await this.#db
      .select({ postId: postAnnouncements.postId })
      .from(postAnnouncements)
      .orderBy(asc(postAnnouncements.afterFollower), asc(postAnnouncements.postId))
      .limit(limit);
    return rows.map(({ postId }) => postId);
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

  /** The followers up to this one are notified. */
  async reached(postId: number, follower: number): Promise<void> {
    await this.#db
      .update(postAnnouncements)
      .set({ afterFollower: follower })
      .where(eq(postAnnouncements.postId, postId));
  }

  async finish(postId: number): Promise<void> {
    await this.#db.delete(postAnnouncements).where(eq(postAnnouncements.postId, postId));
  }
}
