import { randomBytes } from 'node:crypto';
import type { PostSource } from '@khandai/contracts';
import { and, eq, inArray, isNotNull, isNull, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.js';
import { mediaFiles, mediaTitles, uploads } from '../../../platform/database/schema.js';
import type { SourceOf } from '../highlight-service.js';
import { mediaRefused } from '../media-faults.js';

/** An uploaded file as the desk checks it. */
export interface StoredFile {
  readonly kind: 'image' | 'video';
  readonly userId: number;
  readonly isReady: boolean;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Length of a video. */
  readonly seconds: number;
}

/** An upload that no post has. It stays until the transaction ends. */
export async function storedFile(tx: Db, sourceId: number): Promise<StoredFile | undefined> {
  const [file] = await tx.select().from(uploads).where(eq(uploads.sourceId, sourceId)).for('update');
  if (!file || file.postId !== null || !['ready', 'processing'].includes(file.state)) return undefined;
  const { kind, userId, width, height, seconds } = file;
  return { kind, userId, width, height, isReady: file.state === 'ready', seconds: seconds ?? 0 };
}

/**
 * Gives a title its files; it loses all others. Throws when a file is gone, or of another title.
 * @param among The files that these take the place of; without it, all of the title.
 */
export async function setFiles(tx: Db, titleId: number, sourceIds: readonly number[], among?: SQL): Promise<void> {
  const isOf = and(eq(mediaFiles.titleId, titleId), among);
  const isLost = sourceIds.length === 0 ? isOf : and(isOf, notInArray(mediaFiles.sourceId, [...sourceIds]));
  await releaseFiles(tx, isLost);
  await tx.delete(mediaFiles).where(isLost);
  for (const sourceId of sourceIds) if (!(await storedFile(tx, sourceId))) throw mediaRefused('mediaFileUnknown');
  if (sourceIds.length === 0) return;
  const isElsewhere = and(inArray(mediaFiles.sourceId, [...sourceIds]), ne(mediaFiles.titleId, titleId));
  if ((await tx.$count(mediaFiles, isElsewhere)) > 0) throw mediaRefused('mediaFileUnknown');
  await tx
    .insert(mediaFiles)
    .values(sourceIds.map((sourceId) => ({ sourceId, titleId })))
    .onConflictDoNothing();
  const isKept = and(inArray(uploads.sourceId, [...sourceIds]), isNotNull(uploads.releasedAt));
  await tx.update(uploads).set({ releasedAt: null }).where(isKept);
}

/** Notes that titles let files go, before the rows of these are deleted. */
export async function releaseFiles(tx: Db, which: SQL | undefined): Promise<void> {
  for (const sourceId of await renameFiles(tx, which))
    await tx
      .update(uploads)
      .set({ releasedAt: sql`now()` })
      .where(eq(uploads.sourceId, sourceId));
}

/** Of records of the log, those with a file that is deleted: an undo cannot bring them back. */
export async function withoutFiles<R>(
  db: Db,
  records: readonly R[],
  sourcesOf: (record: R) => readonly number[],
): Promise<ReadonlySet<R>> {
  const ids = [...new Set(records.flatMap(sourcesOf))];
  if (ids.length === 0) return new Set();
  const isThere = and(
    inArray(uploads.sourceId, ids),
    isNull(uploads.postId),
    inArray(uploads.state, ['ready', 'processing']),
  );
  const rows = await db.select({ sourceId: uploads.sourceId }).from(uploads).where(isThere);
  const there = new Set(rows.map(({ sourceId }) => sourceId));
  return new Set(records.filter((record) => sourcesOf(record).some((sourceId) => !there.has(sourceId))));
}

/** Gives files of titles new addresses: without a title that is taken down, nothing else refuses the old ones. Returns their ids. */
export async function renameFiles(tx: Db, which: SQL | undefined): Promise<number[]> {
  const files = await tx
    .select({ sourceId: mediaFiles.sourceId })
    .from(mediaFiles)
    .innerJoin(mediaTitles, eq(mediaTitles.titleId, mediaFiles.titleId))
    .where(which);
  for (const { sourceId } of files)
    await tx
      .update(uploads)
      .set({ publicName: randomBytes(16).toString('hex') })
      .where(eq(uploads.sourceId, sourceId));
  return files.map(({ sourceId }) => sourceId);
}

/** Public names of a title's files. */
export async function fileNames(db: Db, titleId: number): Promise<string[]> {
  const rows = await db
    .select({ name: uploads.publicName })
    .from(mediaFiles)
    .innerJoin(uploads, eq(uploads.sourceId, mediaFiles.sourceId))
    .where(eq(mediaFiles.titleId, titleId));
  return rows.map(({ name }) => name);
}

/** Uploads by their ids, as the desk shows them. */
export async function filesOf(
  db: Db,
  sourceIds: readonly number[],
  sourceOf: SourceOf,
): Promise<ReadonlyMap<number, PostSource>> {
  if (sourceIds.length === 0) return new Map();
  const files = await db
    .select()
    .from(uploads)
    .where(inArray(uploads.sourceId, [...sourceIds]));
  return new Map(files.map((file) => [file.sourceId, sourceOf(file)]));
}
