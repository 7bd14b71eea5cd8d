import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { articleFiles, siteFiles, uploads } from '../../platform/database/schema.js';
import { keyOf, POST_FOLDER } from '../../platform/storage/file-address.js';

/** Whether a picture is an upload: other pictures of the site belong to no account. */
export const isUpload = (address: string): boolean => keyOf(address)?.startsWith(POST_FOLDER) === true;

/**
 * Keeps an uploaded picture from being deleted. False when it is neither a checked upload of this member nor one that the site
 * shows already.
 */
export async function claimPicture(tx: Db, address: string, actorId: number): Promise<boolean> {
  const name = keyOf(address)?.slice(POST_FOLDER.length).split('/')[0] ?? '';
  const isShown = sql`(EXISTS (SELECT 1 FROM ${siteFiles} WHERE ${siteFiles.sourceId} = ${uploads.sourceId})
    OR EXISTS (SELECT 1 FROM ${articleFiles} WHERE ${articleFiles.sourceId} = ${uploads.sourceId}))`;
  const isOwn = and(eq(uploads.userId, actorId), isNull(uploads.postId));
  const isPicture = and(eq(uploads.publicName, name), eq(uploads.kind, 'image'), eq(uploads.state, 'ready'));
  const [found] = await tx
    .select({ sourceId: uploads.sourceId })
    .from(uploads)
    .where(and(isPicture, or(isOwn, isShown)))
    .for('update');
  if (!found) return false;
  await tx.insert(siteFiles).values({ sourceId: found.sourceId }).onConflictDoNothing();
  return true;
}
