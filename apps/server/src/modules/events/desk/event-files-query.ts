import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.js';
import { articleFiles, eventFiles, uploads } from '../../../platform/database/schema.js';
import { isAllowedPicture } from '../../../platform/safe-address.js';
import { ARTICLE_FOLDER, keyOf, POST_FOLDER } from '../../../platform/storage/file-address.js';
import { eventRefused } from '../event-faults.js';

export interface CoverClaim {
  readonly eventId: number;
  readonly editorId: number;
  readonly url: string;
  /** Other hosts whose pictures are allowed. */
  readonly hosts: readonly string[];
}

/**
 * Keeps the upload that an event shows from being deleted. Throws in words when the picture is neither an upload of the editor or of
 * another event or article, nor of an allowed host.
 */
export async function claimCover(tx: Db, { eventId, editorId, url, hosts }: CoverClaim): Promise<void> {
  const key = keyOf(url);
  if (isAllowedPicture(url, hosts) || key?.startsWith(ARTICLE_FOLDER)) return;
  const name = key?.startsWith(POST_FOLDER) ? key.slice(POST_FOLDER.length).split('/')[0] : undefined;
  const sourceId = name === undefined ? undefined : await usable(tx, name, editorId);
  if (sourceId === undefined) throw eventRefused('articlePictureSource', { source: url.slice(0, 80) });
  await tx.insert(eventFiles).values({ sourceId, eventId }).onConflictDoNothing();
}

async function usable(tx: Db, name: string, editorId: number): Promise<number | undefined> {
  const [found] = await tx
    .select({
      sourceId: uploads.sourceId,
      userId: uploads.userId,
      ofArticle: articleFiles.articleId,
      ofEvent: eventFiles.eventId,
    })
    .from(uploads)
    .leftJoin(articleFiles, eq(articleFiles.sourceId, uploads.sourceId))
    .leftJoin(eventFiles, eq(eventFiles.sourceId, uploads.sourceId))
    .where(
      and(eq(uploads.publicName, name), eq(uploads.kind, 'image'), eq(uploads.state, 'ready'), isNull(uploads.postId)),
    )
    .for('update', { of: uploads });
  const isTheirs = found?.userId === editorId || found?.ofArticle != null || found?.ofEvent != null;
  return isTheirs ? found?.sourceId : undefined;
}
