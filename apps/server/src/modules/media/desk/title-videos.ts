import type { Db } from '../../../platform/database/database.js';
import { mediaRefused } from '../media-faults.js';
import { type StoredFile, storedFile } from './title-files-query.js';

/** An uploaded video. Throws in words when it is none. */
export async function storedVideo(tx: Db, sourceId: number): Promise<StoredFile> {
  const file = await storedFile(tx, sourceId);
  if (file?.kind !== 'video') throw mediaRefused('mediaVideoUnknown');
  return file;
}

/** Throws in words when a title has no video, or one that is still being prepared. */
export async function assertPlayable(tx: Db, sourceId: number | null): Promise<void> {
  const file = sourceId === null ? undefined : await storedFile(tx, sourceId);
  if (file?.kind !== 'video') throw mediaRefused('mediaNoVideo');
  if (!file.isReady) throw mediaRefused('mediaVideoBusy');
}
