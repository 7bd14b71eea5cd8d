import { and, desc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import type { HashtagTotal } from '@khandai/contracts';
import type { Database, Db } from '../../platform/database/database.js';
import { hashtagTotals, postHashtags, posts } from '../../platform/database/schema.js';
import type { Hashtag } from '../../platform/hashtags.js';
import { notBlocked, notHidden } from './post-filters-query.js';

export interface HashtagPage {
  readonly key: string;
  readonly before?: number | undefined;
  readonly newerThan?: number | undefined;
  readonly limit: number;
}

/** SQL of hashtags. Private and deleted posts are neither listed nor counted. */
export class HashtagRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** Ids of the posts with a hashtag, the newest first. */
  async page(reader: number | null, { key, before, newerThan, limit }: HashtagPage): Promise<number[]> {
    const rows = await this.#db
      .select({ postId: postHashtags.postId })
      .from(postHashtags)
      .innerJoin(posts, eq(posts.postId, postHashtags.postId))
      .where(
        and(
          eq(postHashtags.hashtagKey, key),
          before === undefined ? undefined : lt(postHashtags.postId, before),
          newerThan === undefined ? undefined : gt(postHashtags.postId, newerThan),
          sql`${posts.visibility} = 1`,
          notBlocked(reader),
          notHidden(reader, {}),
        ),
      )
      .orderBy(desc(postHashtags.postId))
      .limit(limit);
    return rows.map(({ postId }) => postId);
  }

  /** The hashtags that most members used since a time. */
  popular(since: Date, limit: number): Promise<HashtagTotal[]> {
    return this.#used(since, limit).then((rows) => rows.map(({ hashtag, total }) => ({ hashtag, total })));
  }

  /** Counts the hashtags that most members used since a time, and keeps the totals until they are counted again. */
  async count(since: Date, limit: number): Promise<void> {
    const rows = await this.#used(since, limit);
    await this.#db.transaction(async (tx) => {
      await tx.delete(hashtagTotals);
      if (rows.length > 0) await tx.insert(hashtagTotals).values(rows);
    });
  }

  /** As they were counted last, the most used first. */
  counted(): Promise<HashtagTotal[]> {
    const { hashtag, total, hashtagKey } = hashtagTotals;
    return this.#db.select({ hashtag, total }).from(hashtagTotals).orderBy(desc(total), hashtagKey);
  }

  async #used(since: Date, limit: number): Promise<(typeof hashtagTotals.$inferSelect)[]> {
    const total = sql<number>`count(DISTINCT ${posts.authorId})::integer`;
    return this.#db
      .select({
        hashtagKey: postHashtags.hashtagKey,
        hashtag: sql<string>`mode() WITHIN GROUP (ORDER BY ${postHashtags.hashtag})`,
        total,
      })
      .from(postHashtags)
      .innerJoin(posts, eq(posts.postId, postHashtags.postId))
      .where(and(gte(postHashtags.createdAt, since), sql`${posts.visibility} = 1`))
      .groupBy(postHashtags.hashtagKey)
      .orderBy(desc(total), postHashtags.hashtagKey)
      .limit(limit);
  }

  async ofPosts(postIds: readonly number[]): Promise<Map<number, string[]>> {
    if (postIds.length === 0) return new Map();
    const rows = await this.#db
      .select({ postId: postHashtags.postId, hashtag: postHashtags.hashtag })
      .from(postHashtags)
      .where(inArray(postHashtags.postId, [...postIds]));
    const groups = Map.groupBy(rows, ({ postId }) => postId);
    return new Map([...groups].map(([id, list]) => [id, list.map(({ hashtag }) => hashtag)]));
  }
}

/** The hashtags of a post become these. */
export async function storeHashtags(
  tx: Db,
  { postId, createdAt }: { readonly postId: number; readonly createdAt: Date },
  hashtags: readonly Hashtag[],
): Promise<void> {
  await tx.delete(postHashtags).where(eq(postHashtags.postId, postId));
  if (hashtags.length === 0) return;
  const rows = hashtags.map(({ key: hashtagKey, hashtag }) => ({ hashtagKey, hashtag, postId, createdAt }));
  await tx.insert(postHashtags).values(rows);
}
