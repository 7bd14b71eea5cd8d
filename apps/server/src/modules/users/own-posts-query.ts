import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { type MemberExport, PostVisibility } from '@khandai/contracts';
import type { Db } from '../../platform/database/database.js';
import { comments, postEdits, postReactions, posts } from '../../platform/database/schema.js';

/** What a member wrote in the feed. @param max Max rows of each kind, newest first. */
export async function postsOf(db: Db, userId: number, max: number): Promise<MemberExport['feed']> {
  const written = await db
    .select({ text: posts.original, visibility: posts.visibility, writtenAt: posts.createdAt })
    .from(posts)
    .where(and(eq(posts.authorId, userId), ne(posts.visibility, PostVisibility.deleted)))
    .orderBy(desc(posts.postId))
    .limit(max);
  const said = await db
    .select({ text: comments.original, writtenAt: comments.createdAt })
    .from(comments)
    .where(and(eq(comments.authorId, userId), isNull(comments.deletedAt)))
    .orderBy(desc(comments.commentId))
    .limit(max);
  const reactions = await db
    .select({ post: posts.content, reaction: postReactions.reaction })
    .from(postReactions)
    .innerJoin(posts, eq(posts.postId, postReactions.postId))
    .where(and(eq(postReactions.userId, userId), ne(posts.visibility, PostVisibility.deleted)))
    .orderBy(desc(postReactions.postId))
    .limit(max);
  return {
    posts: written.map(({ writtenAt, ...post }) => ({ ...post, writtenAt: writtenAt.toISOString() })),
    comments: said.map(({ text, writtenAt }) => ({ text, writtenAt: writtenAt.toISOString() })),
    reactions,
  };
}

/** Deletes a member's posts for all readers, with their texts. Comments stay as others read them, like messages of the chat. */
export async function erasePosts(tx: Db, userId: number, deletedAt: Date): Promise<void> {
  const gone = await tx
    .update(posts)
    .set({ visibility: PostVisibility.deleted, content: '', original: '', deletedAt })
    .where(eq(posts.authorId, userId))
    .returning({ postId: posts.postId });
  for (const { postId } of gone) await tx.delete(postEdits).where(eq(postEdits.postId, postId));
  await tx
    .update(comments)
    .set({ original: sql`${comments.content}` })
    .where(eq(comments.authorId, userId));
}
