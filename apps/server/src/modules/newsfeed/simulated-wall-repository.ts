import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { PostType, PostVisibility, type Reaction } from '@khandai/contracts';
import type { Database } from '../../platform/database/database.js';
import { comments, posts, users } from '../../platform/database/schema.js';
import type { CommentRepository } from './comment-repository.js';
import { hashtagsIn } from '../../platform/hashtags.js';
import type { PostBroadcasts } from './live/post-broadcasts.js';
import type { PostRepository } from './post-repository.js';

/** Posts and comments of simulated members, without the posts of their tips; a feed of the demo writes them. */
export class SimulatedWallRepository {
  constructor(
    private readonly deps: {
      readonly database: Pick<Database, 'db'>;
      readonly posts: Pick<PostRepository, 'create' | 'react'>;
      readonly comments: Pick<CommentRepository, 'create'>;
      readonly live: Pick<PostBroadcasts, 'changed'>;
    },
  ) {}

  async hasPosts(): Promise<boolean> {
    const [found] = await this.#newest().limit(1);
    return found !== undefined;
  }

  /** Returns the id of the post. */
  async post(authorId: number, content: string, createdAt: Date): Promise<number> {
    const { posts: repository } = this.deps;
    const text = { content, original: content, uuid: randomUUID() };
    const how = { visibility: PostVisibility.public, sharedId: null, commentator: false, subject: undefined };
    const names = { mentions: [], hashtags: hashtagsIn(content) };
    const postId = await repository.create({ authorId, createdAt, names, ...text, ...how });
    if (postId === undefined) throw new Error('a new uuid was taken');
    return postId;
  }

  async comment(authorId: number, postId: number, content: string, createdAt: Date): Promise<void> {
    const { comments, live } = this.deps;
    const text = { content, original: content, uuid: randomUUID() };
    const place = { postId, articleId: null, titleId: null };
    await comments.create({ authorId, place, parentId: null, createdAt, mentions: [], ...text });
    live.changed(postId, 'comments');
  }

  async react(userId: number, postId: number, reaction: Reaction): Promise<void> {
    const { posts: repository, live } = this.deps;
    await repository.react(postId, userId, reaction);
    live.changed(postId);
  }

  /** Deletes all simulated posts but the newest `kept`, and those that members answered or shared: that is theirs. */
  async trim(kept: number): Promise<void> {
    const { db } = this.deps.database;
    const share = alias(posts, 'share');
    const isReal = eq(users.simulated, false);
    const answers = db
      .select({ one: sql`1` })
      .from(comments)
      .innerJoin(users, and(eq(users.userId, comments.authorId), isReal))
      .where(eq(comments.postId, posts.postId));
    const shares = db
      .select({ one: sql`1` })
      .from(share)
      .innerJoin(users, and(eq(users.userId, share.authorId), isReal))
      .where(eq(share.sharedId, posts.postId));
    const old = this.#newest().offset(kept);
    await db.delete(posts).where(and(inArray(posts.postId, old), notExists(answers), notExists(shares)));
  }

  #newest() {
    return this.deps.database.db
      .select({ postId: posts.postId })
      .from(posts)
      .innerJoin(users, eq(users.userId, posts.authorId))
      .where(
        and(sql`${users.simulated}`, ne(posts.visibility, PostVisibility.deleted), ne(posts.type, PostType.shareTip)),
      )
      .orderBy(desc(posts.postId))
      .$dynamic();
  }
}
