import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { FeedTab, UserFilter } from '@khandai/contracts';
import { posts } from '../../platform/database/schema.js';
import { notBlocked as isNotBlocked, notMuted } from '../../platform/database/wanted-authors.js';

/* Conditions on posts, for the statements of repositories. */

/** Which posts a page has. */
export interface FeedQuery {
  readonly tab: FeedTab;
  readonly filter: UserFilter;
  readonly userId?: number | undefined;
  /** Of this member only posts with pictures. */
  readonly pictures?: boolean | undefined;
  /** Only older posts than this one. */
  readonly before?: number | undefined;
  readonly newerThan?: number | undefined;
  readonly limit: number;
}

// Literals, because the partial indexes name these values and a parameter could be any.
export const IS_PUBLIC = sql`${posts.visibility} = 1`;
export const IS_KEPT = sql`${posts.visibility} <> 3`;

export const maySee = (reader: number | null): SQL =>
  reader === null ? IS_PUBLIC : sql`(${IS_PUBLIC} OR (${posts.visibility} = 2 AND ${posts.authorId} = ${reader}))`;

/** Readers do not see who blocked them, nor who they blocked. */
export const notBlocked = (reader: number | null, author: SQL = sql`${posts.authorId}`): SQL | undefined =>
  isNotBlocked(reader, author);

/**
 * Leaves out what the reader does not want to see: posts they hid, and, except on the page of one member, posts of authors they
 * muted and shares of them.
 */
export const notHidden = (
  reader: number | null,
  { userId }: { readonly userId?: number | undefined },
): SQL | undefined =>
  reader === null
    ? undefined
    : and(
        sql`NOT EXISTS (SELECT 1 FROM hidden_posts AS hidden WHERE hidden.user_id = ${reader} AND hidden.post_id = ${posts.postId})`,
        userId === undefined ? and(notMuted(reader, sql`${posts.authorId}`), noShareOfMuted(reader)) : undefined,
      );

// Of a muted author, a post does not come back as the share of another member.
const noShareOfMuted = (reader: number): SQL =>
  sql`(${posts.sharedId} IS NULL OR NOT EXISTS (
    SELECT 1 FROM posts AS original JOIN muted_authors AS muted ON muted.muted_id = original.author_id
    WHERE original.post_id = ${posts.sharedId} AND muted.user_id = ${reader}))`;

export const between = (
  column: PgColumn,
  { before, newerThan }: Pick<FeedQuery, 'before' | 'newerThan'>,
): SQL | undefined =>
  and(
    before === undefined ? undefined : lt(column, before),
    newerThan === undefined ? undefined : gt(column, newerThan),
  );

export function ofFilter(filter: UserFilter): SQL | undefined {
  if (filter === UserFilter.commentator) return sql`${posts.commentator}`;
  return filter === UserFilter.normal ? sql`NOT ${posts.commentator}` : undefined;
}

// By the pictures of the member, who may have far more posts without any.
const withPictures = (userId: number): SQL =>
  sql`${posts.postId} IN (SELECT upload.post_id FROM uploads AS upload
    WHERE upload.user_id = ${userId} AND upload.kind = 'image' AND upload.state = 'ready' AND upload.post_id IS NOT NULL)`;

/** The posts of a tab, or those of one member, as far as the reader may see them; without the filters of the reader. */
export const inFeed = (
  reader: number | null,
  { tab, filter, userId, pictures }: Pick<FeedQuery, 'tab' | 'filter' | 'userId' | 'pictures'>,
): SQL | undefined =>
  and(
    userId === undefined ? undefined : eq(posts.authorId, userId),
    userId !== undefined && userId === reader ? IS_KEPT : IS_PUBLIC,
    userId !== undefined && pictures ? withPictures(userId) : undefined,
    tab === FeedTab.event ? sql`${posts.type} IN (60, 80)` : undefined,
    tab === FeedTab.tip ? sql`${posts.type} = 40` : undefined,
    ofFilter(filter),
  );
