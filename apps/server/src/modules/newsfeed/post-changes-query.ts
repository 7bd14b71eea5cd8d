import { eq } from 'drizzle-orm';
import { PostVisibility } from '@khandai/contracts';
import type { Db } from '../../platform/database/database.js';
import { posts } from '../../platform/database/schema.js';
import { dropSources, renameSources } from './media/post-sources-query.js';
import { addToCount } from './post-counts-query.js';

/** The stored post, locked until the transaction ends. */
export const lockPost = (tx: Db, postId: number) =>
  tx
    .select({
      authorId: posts.authorId,
      type: posts.type,
      visibility: posts.visibility,
      original: posts.original,
      sharedId: posts.sharedId,
      createdAt: posts.createdAt,
    })
    .from(posts)
    .where(eq(posts.postId, postId))
    .for('update');

interface Deletion {
  readonly deletedBy: number | null;
  readonly deletedAt: Date;
}

/**
 * Deletes a post for all its readers, with its files; a deleted one stays as it is. Returns the public names of its files, which
 * hold no longer.
 */
export const removePost = (tx: Db, postId: number, by: Deletion): Promise<string[]> =>
  deletePost(tx, postId, by, dropSources);

/** As `removePost`, but the files stay stored, so that the post can come back. */
export const withdrawPost = (tx: Db, postId: number, by: Deletion): Promise<string[]> =>
  deletePost(tx, postId, by, renameSources);

async function deletePost(
  tx: Db,
  postId: number,
  by: Deletion,
  withhold: (tx: Db, postId: number) => Promise<string[]>,
): Promise<string[]> {
  const [was] = await lockPost(tx, postId);
  if (!was || was.visibility === PostVisibility.deleted) return [];
  await tx
    .update(posts)
    .set({ visibility: PostVisibility.deleted, ...by })
    .where(eq(posts.postId, postId));
  await countShare(tx, was, PostVisibility.deleted);
  return withhold(tx, postId);
}

/** Makes a deleted post public again. */
export async function restorePost(tx: Db, postId: number): Promise<void> {
  const [was] = await lockPost(tx, postId);
  if (!was) return;
  const visibility = PostVisibility.public;
  await tx.update(posts).set({ visibility, deletedBy: null, deletedAt: null }).where(eq(posts.postId, postId));
  await countShare(tx, was, visibility);
}

/** Only public shares are counted: others would tell of posts that the reader may not see. */
export async function countShare(
  tx: Db,
  was: { readonly authorId: number; readonly visibility: PostVisibility; readonly sharedId: number | null },
  visibility: PostVisibility,
): Promise<void> {
  const change = Number(visibility === PostVisibility.public) - Number(was.visibility === PostVisibility.public);
  if (was.sharedId !== null && change !== 0)
    await addToCount(tx, { postId: was.sharedId, userId: was.authorId }, { shares: change });
}
