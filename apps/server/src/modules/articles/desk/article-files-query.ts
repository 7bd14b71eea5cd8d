import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.js';
import { articleFiles, type ArticleText, uploads } from '../../../platform/database/schema.js';
import { isAllowedPicture } from '../../../platform/safe-address.js';
import { ARTICLE_FOLDER, keyOf, POST_FOLDER } from '../../../platform/storage/file-address.js';
import { imagesOf } from '../article-content.js';
import { refused } from '../article-faults.js';

export interface FileClaim {
  readonly articleId: number;
  readonly editorId: number;
  readonly text: ArticleText;
  /** The text before: its pictures are allowed already. */
  readonly before?: ArticleText;
  /** Other hosts whose pictures are allowed. */
  readonly hosts: readonly string[];
}

/**
 * Keeps the uploads that a text shows from being deleted. Throws in words when a picture is neither an upload of the editor or of
 * another article, nor of an allowed host.
 */
export async function claimFiles(tx: Db, { articleId, editorId, text, before, hosts }: FileClaim): Promise<void> {
  const known = new Set(before && sourcesOf(before));
  const added = sourcesOf(text).filter((source) => !known.has(source) && !isAllowedPicture(source, hosts));
  for (const source of added) {
    const key = keyOf(source);
    if (key?.startsWith(ARTICLE_FOLDER)) continue;
    const name = key?.startsWith(POST_FOLDER) ? key.slice(POST_FOLDER.length).split('/')[0] : undefined;
    const isClaimed = name !== undefined && (await claim(tx, { name, articleId, editorId }));
    if (!isClaimed) throw refused('articlePictureSource', { source: source.slice(0, 80) });
  }
}

async function claim(
  tx: Db,
  { name, articleId, editorId }: { readonly name: string; readonly articleId: number; readonly editorId: number },
): Promise<boolean> {
  const isPicture = and(eq(uploads.publicName, name), eq(uploads.kind, 'image'), inArray(uploads.state, ['ready']));
  const [used] = await tx
    .select({ sourceId: uploads.sourceId })
    .from(uploads)
    .innerJoin(articleFiles, eq(articleFiles.sourceId, uploads.sourceId))
    .where(isPicture);
  if (used) return true;
  const [own] = await tx
    .select({ sourceId: uploads.sourceId })
    .from(uploads)
    .where(and(isPicture, eq(uploads.userId, editorId), isNull(uploads.postId)))
    .for('update');
  if (!own) return false;
  await tx.insert(articleFiles).values({ sourceId: own.sourceId, articleId }).onConflictDoNothing();
  return true;
}

const sourcesOf = ({ cover, content }: ArticleText): string[] => [
  ...(cover ? [cover.url] : []),
  ...imagesOf(content).map(({ attrs }) => attrs.src),
];
