import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { PostType, PostVisibility, type Reaction, type Reactor } from '@khandai/contracts';
import type { Database, Db } from '../../platform/database/database.js';
import { follows, postEdits, postRemovals, posts, tips, users } from '../../platform/database/schema.js';
import { noteAnnouncement } from './announcement-repository.js';
import { admitAuthor } from './author-query.js';
import { noteDelivery } from './delivery-query.js';
import { storeHashtags } from './hashtag-repository.js';
import type { Hashtag } from '../../platform/hashtags.js';
import {
  dropSources,
  renameSources,
  setSources,
  type SourceClaim,
  sourceIdsOf,
  sourcesOf,
} from './media/post-sources-query.js';
import { storeMentions } from './mention-repository.js';
import type { Named } from './mentioned.js';
import { countShare, lockPost, removePost } from './post-changes-query.js';
import { addToCount, totalsOf } from './post-counts-query.js';
import { between, type FeedQuery, inFeed, IS_PUBLIC, maySee, notBlocked, notHidden } from './post-filters-query.js';
import { type ReactorPage, reactionsOf, reactorsOf, savedOf, setReaction } from './post-reactions-query.js';
import { authorFields, postFields, type PostParts, type PostRow } from './post-rows.js';
import { type StoredSubject, storeSubject } from './subject-repository.js';

export type PostFilesClaim = Pick<SourceClaim, 'wanted' | 'since'>;

export interface NewPost {
  readonly authorId: number;
  readonly uuid: string;
  readonly visibility: PostVisibility;
  readonly content: string;
  readonly original: string;
  readonly sharedId: number | null;
  readonly commentator: boolean;
  readonly createdAt: Date;
  readonly files?: PostFilesClaim;
  readonly names: PostNames;
  readonly subject: StoredSubject | undefined;
  /** The post is about the author's profile picture. */
  readonly isAvatar?: boolean;
  /** The author's followers are notified, not only shown it. */
  readonly announced?: boolean;
}

/** What the text of a post names. */
export interface PostNames {
  readonly mentions: readonly Named[];
  readonly hashtags: readonly Hashtag[];
}

export interface PostEdit {
  readonly content?: string;
  readonly original?: string;
  readonly visibility?: PostVisibility;
  /** With the text. */
  readonly names?: PostNames;
  /** All files of the changed post. */
  readonly files?: PostFilesClaim | undefined;
}

/** What a change of a post left behind. */
export interface Changed {
  /** Public names of files whose addresses hold no longer. */
  readonly withheld: readonly string[];
}

/** SQL for posts and reactions. `reader` is null for a guest or a visitor without a token. */
export class PostRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** The newest post first. */
  page(reader: number | null, { limit, ...query }: FeedQuery): Promise<PostRow[]> {
    return this.#select()
      .where(and(inFeed(reader, query), notBlocked(reader), notHidden(reader, query), between(posts.postId, query)))
      .orderBy(desc(posts.postId))
      .limit(limit);
  }

  /** These posts, the newest first, without those that the reader may not see. */
  async list(reader: number | null, postIds: readonly number[]): Promise<PostRow[]> {
    const rows = await this.allVisible(reader, postIds);
    return rows.sort((a, b) => b.postId - a.postId);
  }

  /** The post, unless it is deleted or this reader may not see it. */
  async visible(reader: number | null, postId: number): Promise<PostRow | undefined> {
    const [found] = await this.allVisible(reader, [postId]);
    return found;
  }

  /** The texts of those posts that this reader may see. */
  async textsOf(reader: number, postIds: readonly number[]): Promise<Map<number, string>> {
    const rows = await this.allVisible(reader, postIds);
    return new Map(rows.map(({ postId, content }) => [postId, content]));
  }

  /** How many comments these posts have; one without any has no entry. */
  async commentsOf(postIds: readonly number[]): Promise<Map<number, number>> {
    const totals = await totalsOf(this.#db, postIds);
    return new Map([...totals].map(([postId, { totalComments }]) => [postId, totalComments]));
  }

  /** The next members who follow this one, by id, without those who do not want to see their posts. */
  async followersOf(userId: number, { after, limit }: { after: number; limit: number }): Promise<number[]> {
    const rows = await this.#db
      .select({ userId: follows.followerId })
      .from(follows)
      .where(
        and(
          eq(follows.followedId, userId),
          gt(follows.followerId, after),
          sql`NOT EXISTS (SELECT FROM muted_authors AS muted WHERE muted.user_id = ${follows.followerId} AND muted.muted_id = ${userId})`,
        ),
      )
      .orderBy(asc(follows.followerId))
      .limit(limit);
    return rows.map((row) => row.userId);
  }

  /** Those of these posts that this reader may see. */
  async allVisible(reader: number | null, postIds: readonly number[]): Promise<PostRow[]> {
    if (postIds.length === 0) return [];
    return this.#select().where(and(inArray(posts.postId, [...postIds]), maySee(reader), notBlocked(reader)));
  }

  async partsOf(reader: number | null, rows: readonly PostRow[]): Promise<PostParts> {
    const postIds = rows.map(({ postId }) => postId);
    const sharedIds = rows.flatMap(({ sharedId }) => (sharedId === null ? [] : [sharedId]));
    const [shared, totals, reactions, sources, saved] = await Promise.all([
      this.allVisible(reader, sharedIds),
      totalsOf(this.#db, postIds),
      reactionsOf(this.#db, reader, postIds),
      sourcesOf(this.#db, reader, [...postIds, ...sharedIds]),
      savedOf(this.#db, reader, postIds),
    ]);
    return { shared: new Map(shared.map((row) => [row.postId, row])), totals, reactions, sources, saved };
  }

  /** Undefined when the author has a post of this uuid already. */
  create({ names, subject, files, isAvatar, announced, ...post }: NewPost): Promise<number | undefined> {
    const fixed = isAvatar ? PostType.avatar : subject?.type;
    return this.#db.transaction(async (tx) => {
      await admitAuthor(tx, post.authorId);
      const [made] = await tx
        .insert(posts)
        .values({ ...post, type: fixed ?? PostType.normal, shares: post.sharedId !== null })
        .onConflictDoNothing({ target: [posts.authorId, posts.uuid] })
        .returning({ postId: posts.postId });
      if (!made) return undefined;
      const { postId } = made;
      await storeNames(tx, { postId, createdAt: post.createdAt }, names);
      if (subject) await storeSubject(tx, postId, subject);
      if (files) {
        const { type } = await setSources(tx, { ...files, postId, authorId: post.authorId });
        if (fixed === undefined) await tx.update(posts).set({ type }).where(eq(posts.postId, postId));
      }
      if (post.visibility !== PostVisibility.public) return postId;
      await noteDelivery(tx, postId);
      if (announced === true) await noteAnnouncement(tx, postId);
      if (post.sharedId !== null) await addToCount(tx, { postId: post.sharedId, userId: post.authorId }, { shares: 1 });
      return postId;
    });
  }

  async ofUuid(authorId: number, uuid: string): Promise<{ postId: number; sharedId: number | null } | undefined> {
    const [found] = await this.#db
      .select({ postId: posts.postId, sharedId: posts.sharedId })
      .from(posts)
      .where(and(eq(posts.authorId, authorId), eq(posts.uuid, uuid)));
    return found;
  }

  /** Changes a post of this author and keeps what it was; undefined when there is none, or it is deleted. */
  update(authorId: number, postId: number, change: PostEdit, at: Date): Promise<Changed | undefined> {
    const { files: claim, names, ...edit } = change;
    return this.#db.transaction(async (tx) => {
      const [was] = await lockPost(tx, postId);
      if (was?.authorId !== authorId || was.visibility === PostVisibility.deleted) return undefined;
      const isReworded = edit.original !== undefined && edit.original !== was.original;
      if (isReworded)
        await tx
          .insert(postEdits)
          .values({ postId, editedAt: at, original: was.original, visibility: was.visibility })
          .onConflictDoNothing();
      const files = claim && (await changeFiles(tx, { ...claim, postId, authorId }, was.type));
      await tx
        .update(posts)
        .set({ ...edit, ...files?.set, ...((isReworded || files?.isChanged) && { editedAt: at }) })
        .where(eq(posts.postId, postId));
      if (names) await storeNames(tx, { postId, createdAt: was.createdAt }, names);
      const visibility = edit.visibility ?? was.visibility;
      await countShare(tx, was, visibility);
      if (visibility === PostVisibility.public && was.visibility !== PostVisibility.public)
        await noteDelivery(tx, postId);
      const hides = visibility === PostVisibility.private && was.visibility === PostVisibility.public;
      const renamed = hides ? await renameSources(tx, postId) : [];
      return { withheld: [...(files?.withheld ?? []), ...renamed] };
    });
  }

  /** Whether a tip has this post for its comments. Shares of tips are other posts. */
  async isOfTip(postId: number): Promise<boolean> {
    return (await this.#db.$count(tips, eq(tips.postId, postId))) > 0;
  }

  /** Deletes a post for all its readers, with its files; a deleted one stays as it is. */
  remove(postId: number, deletedBy: number, deletedAt: Date): Promise<Changed> {
    return this.#db.transaction(async (tx) => ({ withheld: await removePost(tx, postId, { deletedBy, deletedAt }) }));
  }

  /**
   * The author deletes what moderation has hidden or removed, with its files: no decision brings it back. Undefined when it has
   * not.
   */
  removeHidden(authorId: number, postId: number, deletedAt: Date): Promise<Changed | undefined> {
    return this.#db.transaction(async (tx) => {
      await lockPost(tx, postId);
      const gone = await tx
        .delete(postRemovals)
        .where(
          and(eq(postRemovals.postId, postId), isNull(postRemovals.commentId), eq(postRemovals.authorId, authorId)),
        )
        .returning({ logId: postRemovals.logId });
      if (gone.length === 0) return undefined;
      await tx.update(posts).set({ deletedBy: authorId, deletedAt }).where(eq(posts.postId, postId));
      return { withheld: await dropSources(tx, postId) };
    });
  }

  /** Sets or removes the reaction of a user. */
  react(postId: number, userId: number, wanted: Reaction | null): Promise<void> {
    return this.#db.transaction((tx) => setReaction(tx, { postId, userId }, wanted));
  }

  /** In the order of their ids, without those whom the reader blocks, or who block the reader. */
  reactors(reader: number | null, page: ReactorPage): Promise<Reactor[]> {
    return reactorsOf(this.#db, reader, page);
  }

  /** The authors of public shares of a post, the newest first. */
  sharers(reader: number | null, postId: number, { limit, offset }: { limit: number; offset: number }) {
    return this.#db
      .select(authorFields)
      .from(posts)
      .innerJoin(users, eq(users.userId, posts.authorId))
      .where(and(eq(posts.sharedId, postId), IS_PUBLIC, notBlocked(reader)))
      .orderBy(desc(posts.postId))
      .limit(limit)
      .offset(offset);
  }

  #select() {
    return this.#db.select(postFields).from(posts).innerJoin(users, eq(users.userId, posts.authorId)).$dynamic();
  }
}

/** Types that the files of a post decide. */
const BY_FILES: readonly PostType[] = [PostType.normal, PostType.image, PostType.video];

async function changeFiles(tx: Db, claim: SourceClaim, was: PostType) {
  const before = await sourceIdsOf(tx, claim.postId);
  const { type, withheld } = await setSources(tx, claim);
  return {
    withheld,
    isChanged: claim.wanted.map(({ sourceId }) => sourceId).join() !== before.join(),
    set: BY_FILES.includes(was) ? { type } : {},
  };
}

async function storeNames(
  tx: Db,
  post: { readonly postId: number; readonly createdAt: Date },
  { mentions, hashtags }: PostNames,
): Promise<void> {
  await storeMentions(tx, post.postId, mentions);
  await storeHashtags(tx, post, hashtags);
}
