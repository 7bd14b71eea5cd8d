import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { type MemberExport, PostVisibility } from '@khandai/contracts';
import { isNowhereShown } from '../../platform/database/shown-files.js';
import type { Db } from '../../platform/database/database.js';
import {
  articleBookmarks,
  articleReactions,
  articles,
  articleVersions,
  commentLikes,
  commentMentions,
  comments,
  countPartOf,
  feedCatchUps,
  feedEntries,
  mediaLicences,
  mediaTitles,
  postCounts,
  postEdits,
  postHashtags,
  postMentions,
  postReactions,
  postRemovals,
  posts,
  postSubjects,
  uploads,
} from '../../platform/database/schema.js';
import { notBlocked } from '../../platform/database/wanted-authors.js';
import { isShownArticle } from '../../platform/database/shown-articles.js';
import { isShownTitle } from '../../platform/database/shown-titles.js';
import { addressOf, POST_FOLDER } from '../../platform/storage/file-address.js';
import { civilDataOf, shownText } from './own-feed-query.js';

/** What a member wrote in the feed, as it is at an instant. @param max Max rows of each kind, newest first. */
export async function postsOf(
  db: Db,
  userId: number,
  { max, at }: { readonly max: number; readonly at: Date },
): Promise<MemberExport['feed']> {
  const written = await db
    .select({ text: posts.original, visibility: posts.visibility, writtenAt: posts.createdAt })
    .from(posts)
    .where(and(eq(posts.authorId, userId), ne(posts.visibility, PostVisibility.deleted)))
    .orderBy(desc(posts.postId))
    .limit(max);
  const files = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.userId, userId), inArray(uploads.state, ['ready', 'processing'])))
    .orderBy(desc(uploads.sourceId))
    .limit(max);
  const said = await db
    .select({ text: comments.original, writtenAt: comments.createdAt })
    .from(comments)
    .where(and(eq(comments.authorId, userId), isNull(comments.deletedAt)))
    .orderBy(desc(comments.commentId))
    .limit(max);
  const reactions = await db
    .select({ post: shownText(userId), reaction: postReactions.reaction })
    .from(postReactions)
    .innerJoin(posts, eq(posts.postId, postReactions.postId))
    .where(and(eq(postReactions.userId, userId), ne(posts.visibility, PostVisibility.deleted)))
    .orderBy(desc(postReactions.postId))
    .limit(max);
  const toArticles = await db
    .select({ article: articles.title, reaction: articleReactions.reaction })
    .from(articleReactions)
    .innerJoin(articles, eq(articles.articleId, articleReactions.articleId))
    .where(and(eq(articleReactions.userId, userId), isShownArticle))
    .orderBy(desc(articleReactions.articleId))
    .limit(max);
  return {
    posts: written.map(({ writtenAt, ...post }) => ({ ...post, writtenAt: writtenAt.toISOString() })),
    files: files.map(({ publicName, files: [name = ''], alt, createdAt }) => ({
      src: addressOf(`${POST_FOLDER}${publicName}/${name}`),
      alt,
      uploadedAt: createdAt.toISOString(),
    })),
    comments: said.map(({ text, writtenAt }) => ({ text, writtenAt: writtenAt.toISOString() })),
    reactions,
    articleReactions: toArticles,
    commentLikes: await likedComments(db, userId, { max, at }),
    articleBookmarks: await savedArticles(db, userId, max),
    articles: await writtenArticles(db, userId, max),
    ...(await civilDataOf(db, userId, max)),
  };
}

/** Deletes a member's posts for all readers, with their texts. Comments stay as others read them, like messages of the chat. */
export async function erasePosts(tx: Db, userId: number, at: Date): Promise<void> {
  const isTheirs = eq(posts.authorId, userId);
  const theirs = await tx
    .select({ visibility: posts.visibility, sharedId: posts.sharedId })
    .from(posts)
    .where(isTheirs)
    .orderBy(posts.postId)
    .for('update');
  const deletedAt = sql`coalesce(${posts.deletedAt}, ${at.toISOString()}::timestamptz)`;
  await tx
    .update(posts)
    .set({ visibility: PostVisibility.deleted, content: '', original: '', deletedAt })
    .where(isTheirs);
  const ids = tx.select({ postId: posts.postId }).from(posts).where(isTheirs);
  await tx.delete(postEdits).where(inArray(postEdits.postId, ids));
  // Without its text, a removed post is not restored.
  await tx.delete(postRemovals).where(eq(postRemovals.authorId, userId));
  await tx.delete(postHashtags).where(inArray(postHashtags.postId, ids));
  await tx.delete(postSubjects).where(inArray(postSubjects.postId, ids));
  await tx.delete(postMentions).where(or(inArray(postMentions.postId, ids), eq(postMentions.userId, userId)));
  await tx.delete(commentMentions).where(eq(commentMentions.userId, userId));
  await tx
    .update(comments)
    .set({ original: sql`${comments.content}` })
    .where(eq(comments.authorId, userId));
  await tx.delete(feedEntries).where(eq(feedEntries.readerId, userId));
  await tx.delete(feedCatchUps).where(eq(feedCatchUps.readerId, userId));
  // The job of uploads deletes the files. Those of articles are the site's, and so are the articles.
  await tx
    .update(uploads)
    .set({ state: 'removed', alt: '' })
    .where(and(eq(uploads.userId, userId), isNowhereShown));
  await tx.update(articles).set({ authorId: null }).where(eq(articles.authorId, userId));
  await tx.update(articleVersions).set({ savedBy: null }).where(eq(articleVersions.savedBy, userId));
  const shares = theirs.flatMap(({ visibility, sharedId }) =>
    visibility === PostVisibility.public && sharedId !== null ? [sharedId] : [],
  );
  await uncountShares(tx, userId, shares);
}

// In the order of the posts, so that two members who leave at once do not wait for each other.
async function uncountShares(tx: Db, userId: number, sharedIds: readonly number[]): Promise<void> {
  const totals = Map.groupBy(sharedIds, (postId) => postId);
  for (const [postId, { length }] of [...totals].sort(([a], [b]) => a - b))
    await tx
      .update(postCounts)
      .set({ shares: sql`${postCounts.shares} - ${length}` })
      .where(and(eq(postCounts.postId, postId), eq(postCounts.part, countPartOf(userId))));
}

async function savedArticles(db: Db, userId: number, max: number): Promise<MemberExport['feed']['articleBookmarks']> {
  const rows = await db
    .select({ article: articles.title, at: articleBookmarks.createdAt })
    .from(articleBookmarks)
    .innerJoin(articles, eq(articles.articleId, articleBookmarks.articleId))
    .where(and(eq(articleBookmarks.userId, userId), isShownArticle))
    .orderBy(desc(articleBookmarks.bookmarkId))
    .limit(max);
  return rows.map(({ article, at }) => ({ article, savedAt: at.toISOString() }));
}

// As the comments of a place: only what the member still sees, of what they still see.
function likedComments(
  db: Db,
  userId: number,
  { max, at }: { readonly max: number; readonly at: Date },
): Promise<MemberExport['feed']['commentLikes']> {
  const shownTitles = db
    .select({ titleId: mediaTitles.titleId })
    .from(mediaTitles)
    .innerJoin(mediaLicences, eq(mediaLicences.titleId, mediaTitles.titleId))
    .where(isShownTitle(at));
  const isReadable = and(
    isNull(comments.deletedAt),
    or(isNull(comments.postId), eq(posts.visibility, PostVisibility.public), eq(posts.authorId, userId)),
    or(isNull(comments.articleId), isShownArticle),
    or(isNull(comments.titleId), inArray(comments.titleId, shownTitles)),
    notBlocked(userId, sql`${comments.authorId}`),
    or(isNull(posts.authorId), notBlocked(userId, sql`${posts.authorId}`)),
  );
  return db
    .select({ comment: sql<string>`CASE WHEN ${isReadable} THEN ${comments.content} ELSE '' END` })
    .from(commentLikes)
    .innerJoin(comments, eq(comments.commentId, commentLikes.commentId))
    .leftJoin(posts, eq(posts.postId, comments.postId))
    .leftJoin(articles, eq(articles.articleId, comments.articleId))
    .where(eq(commentLikes.userId, userId))
    .orderBy(desc(commentLikes.commentId))
    .limit(max);
}

async function writtenArticles(db: Db, userId: number, max: number): Promise<MemberExport['feed']['articles']> {
  const { title, summary, publishedAt, createdAt } = articles;
  const rows = await db
    .select({ title, summary, publishedAt, createdAt })
    .from(articles)
    .where(and(eq(articles.authorId, userId), isNull(articles.deletedAt)))
    .orderBy(desc(articles.articleId))
    .limit(max);
  return rows.map(({ createdAt: at, ...row }) => ({
    ...{ title: row.title, summary: row.summary, writtenAt: at.toISOString() },
    publishedAt: row.publishedAt?.toISOString() ?? null,
  }));
}
