import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.js';
import { filmSubtitles, mediaFiles, mediaTitles, mediaVideos, uploads } from '../../../platform/database/schema.js';
import type { Storage } from '../../../platform/storage/storage.js';

export interface ClearTitlesDeps {
  readonly database: Pick<Database, 'db'>;
  readonly storage: Pick<Storage, 'delete'>;
  readonly storedKey: (uploadId: string, file: string) => string;
}

const isSimulated = eq(mediaTitles.simulated, true);

/** Deletes all simulated titles of every kind, with their subtitles and files. */
export async function clearSimulatedTitles({ database: { db }, storage, storedKey }: ClearTitlesDeps): Promise<void> {
  const gone = await db.transaction(async (tx) => {
    const files = await tx
      .select({ sourceId: uploads.sourceId, uploadId: uploads.uploadId, names: uploads.files })
      .from(mediaFiles)
      .innerJoin(mediaTitles, eq(mediaTitles.titleId, mediaFiles.titleId))
      .innerJoin(uploads, eq(uploads.sourceId, mediaFiles.sourceId))
      .where(isSimulated);
    const ids = files.map(({ sourceId }) => sourceId);
    if (ids.length > 0) {
      const videos = tx
        .select({ videoId: mediaVideos.videoId })
        .from(mediaVideos)
        .where(inArray(mediaVideos.sourceId, ids));
      await tx.delete(filmSubtitles).where(inArray(filmSubtitles.videoId, videos));
    }
    await tx.delete(mediaTitles).where(isSimulated);
    if (ids.length > 0) await tx.delete(uploads).where(inArray(uploads.sourceId, ids));
    return files;
  });
  for (const { uploadId, names } of gone) for (const name of names) await storage.delete(storedKey(uploadId, name));
}
