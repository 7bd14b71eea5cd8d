import { and, asc, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import {
  feedCatchUps,
  feedDeliveries,
  feedEntries,
  follows,
  friendships,
  posts,
  users,
} from '../../platform/database/schema.js';
import { between, type FeedQuery, IS_KEPT, IS_PUBLIC, notBlocked, notHidden, ofFilter } from './post-filters-query.js';
import { postFields, type PostRow } from './post-rows.js';
import type { Waiting } from './retry-at.js';

/** Entries of a reader that are kept; more are there only until the next trim. */
const MAX_ENTRIES = 1_000;
/** A reader is trimmed at one of so many posts that reach them. */
const TRIM_EVERY = 64;
/** Readers who get a post in one transaction. */
const READERS = 1_000;
/** Authors whose posts are entered in one transaction. */
const AUTHORS = 500;
/** Posts of an author that a new follower gets. */
const CATCH_UP = 50;

/** SQL of home feeds and their entries. */
export class HomeRepository {
  readonly #db: Db;

  constructor(
    { db }: Pick<Database, 'db'>,
    private readonly sizes = { readers: READERS, entries: MAX_ENTRIES },
  ) {
    this.#db = db;
  }

  /** The reader's own posts, and those of whom they follow and of their friends; the newest first. */
  async page(reader: number, query: Omit<FeedQuery, 'tab' | 'userId'>): Promise<PostRow[]> {
    const { limit, filter } = query;
    const own = this.#db
      .select(postFields)
      .from(posts)
      .innerJoin(users, eq(users.userId, posts.authorId))
      .where(and(eq(posts.authorId, reader), IS_KEPT, ofFilter(filter), between(posts.postId, query)))
      .orderBy(desc(posts.postId))
      .limit(limit);
    const entry = this.#db
      .select({ postId: feedEntries.postId })
      .from(feedEntries)
      .where(and(eq(feedEntries.readerId, reader), between(feedEntries.postId, query)))
      .orderBy(desc(feedEntries.postId))
      .limit(MAX_ENTRIES)
      .as('entry');
    // The limits make PostgreSQL look up the post of each entry, and never read the posts of all authors to merge them.
    const post = this.#db
      .select(postFields)
      .from(posts)
      .innerJoin(users, eq(users.userId, posts.authorId))
      .where(
        and(
          eq(posts.postId, entry.postId),
          ...[IS_PUBLIC, ofFilter(filter), isSource(reader), notBlocked(reader), notHidden(reader, {})],
        ),
      )
      .limit(1)
      .as('post');
    const entered = this.#db
      .select()
      .from(entry)
      .innerJoinLateral(post, sql`true`)
      .orderBy(desc(entry.postId))
      .limit(limit);
    const [mine, theirs] = await Promise.all([own, entered]);
    return [...mine, ...theirs.map(({ post: row }) => row)].sort((a, b) => b.postId - a.postId).slice(0, limit);
  }

  /** Posts that are due and that some readers have no entry of yet; those that fewest readers have are first. */
  pending(limit: number, now: Date): Promise<Waiting[]> {
    return this.#db
      .select({ postId: feedDeliveries.postId, attempts: feedDeliveries.attempts })
      .from(feedDeliveries)
      .where(lte(feedDeliveries.dueAt, now))
      .orderBy(asc(feedDeliveries.afterReader), asc(feedDeliveries.postId))
      .limit(limit);
  }

  /** Enters a post for the next readers; false once there are none left, or another process does it. */
  async deliver(postId: number): Promise<boolean> {
    const { readers: batch, entries } = this.sizes;
    const reached = await this.#db.transaction(async (tx) => {
      const [delivery] = await tx
        .select({ authorId: posts.authorId, afterReader: feedDeliveries.afterReader })
        .from(feedDeliveries)
        .innerJoin(posts, eq(posts.postId, feedDeliveries.postId))
        .where(eq(feedDeliveries.postId, postId))
        .for('update', { of: feedDeliveries, skipLocked: true });
      if (!delivery) return [];
      const readers = await readersOf(tx, delivery, batch);
      await tx.execute(sql`
        INSERT INTO feed_entries (reader_id, post_id) SELECT unnest(${array(readers)}), ${postId}::bigint
        ON CONFLICT DO NOTHING`);
      const last = readers.at(-1);
      if (last === undefined || readers.length < batch)
        await tx.delete(feedDeliveries).where(eq(feedDeliveries.postId, postId));
      else
        await tx
          .update(feedDeliveries)
          .set({ afterReader: last, attempts: 0 })
          .where(eq(feedDeliveries.postId, postId));
      return readers;
    });
    const due = reached.filter((reader) => reader % TRIM_EVERY === postId % TRIM_EVERY);
    if (due.length > 0) await trim(this.#db, due, entries);
    return reached.length === batch;
  }

  /** Lets a post wait that could not be delivered. */
  async postpone(postId: number, attempts: number, dueAt: Date): Promise<void> {
    await this.#db.update(feedDeliveries).set({ attempts, dueAt }).where(eq(feedDeliveries.postId, postId));
  }

  /** Enters the newest posts of those whom the reader follows, or is a friend of, since they last read. */
  async catchUp(reader: number): Promise<void> {
    let authors = AUTHORS;
    while (authors === AUTHORS) {
      authors = await this.#catchUp(reader);
      if (authors > 0) await trim(this.#db, [reader], this.sizes.entries);
    }
  }

  #catchUp(reader: number): Promise<number> {
    return this.#db.transaction(async (tx) => {
      const authors = await tx
        .select({ id: feedCatchUps.authorId })
        .from(feedCatchUps)
        .where(eq(feedCatchUps.readerId, reader))
        .orderBy(asc(feedCatchUps.authorId))
        .limit(AUTHORS)
        .for('update');
      if (authors.length === 0) return 0;
      const ids = authors.map(({ id }) => id);
      await tx.delete(feedCatchUps).where(and(eq(feedCatchUps.readerId, reader), inArray(feedCatchUps.authorId, ids)));
      // A statement of its own after the lock: a post that is not there yet finds the relation when it is delivered.
      await tx.execute(sql`
        INSERT INTO feed_entries (reader_id, post_id)
        SELECT ${reader}::integer, newest.post_id
        FROM unnest(${array(ids)}) AS author (id), LATERAL (
          SELECT post_id FROM posts WHERE author_id = author.id AND visibility = 1 ORDER BY post_id DESC LIMIT ${CATCH_UP}
        ) AS newest
        ORDER BY newest.post_id DESC LIMIT ${this.sizes.entries}
        ON CONFLICT DO NOTHING`);
      return authors.length;
    });
  }
}

/** Whether the reader follows the author or is a friend of theirs. */
const isSource = (reader: number): SQL =>
  sql`(EXISTS (SELECT 1 FROM follows WHERE follower_id = ${reader} AND followed_id = ${posts.authorId})
    OR EXISTS (SELECT 1 FROM friendships WHERE user_id = ${reader} AND friend_id = ${posts.authorId}))`;

/** Followers and friends of an author, in the order of their ids. */
async function readersOf(
  tx: Db,
  { authorId, afterReader }: { readonly authorId: number; readonly afterReader: number },
  limit: number,
): Promise<number[]> {
  const followers = await tx
    .select({ id: follows.followerId })
    .from(follows)
    .where(and(eq(follows.followedId, authorId), gt(follows.followerId, afterReader)))
    .orderBy(asc(follows.followerId))
    .limit(limit);
  const friends = await tx
    .select({ id: friendships.friendId })
    .from(friendships)
    .where(and(eq(friendships.userId, authorId), gt(friendships.friendId, afterReader)))
    .orderBy(asc(friendships.friendId))
    .limit(limit);
  const ids = new Set([...followers, ...friends].map(({ id }) => id));
  return [...ids].sort((a, b) => a - b).slice(0, limit);
}

/** Deletes all but the newest `kept` entries of each reader. */
async function trim(db: Db, readers: readonly number[], kept: number): Promise<void> {
  await db.execute(sql`
    DELETE FROM feed_entries USING (
      SELECT reader.id, (
        SELECT post_id FROM feed_entries WHERE reader_id = reader.id ORDER BY post_id DESC OFFSET ${kept} LIMIT 1
      ) AS newest
      FROM unnest(${array(readers)}) AS reader (id)
    ) AS past
    WHERE feed_entries.reader_id = past.id AND feed_entries.post_id <= past.newest`);
}

const array = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::integer[]`;
