import { randomBytes } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import { PostLimit, type PostSource, PostType } from '@khandai/contracts';
import type { Db } from '../../../platform/database/database.js';
import { uploads } from '../../../platform/database/schema.js';
import { isNowhereShown } from '../../../platform/database/shown-files.js';
import { addressOfFile } from './post-files.js';
import { mixedFiles, uploadNotFound } from './upload-faults.js';
import type { UploadRow } from './upload-repository.js';

/** A file of a post, as its author names it. */
export interface WantedSource {
  readonly sourceId: number;
  readonly alt: string;
}

export interface SourceClaim {
  readonly postId: number;
  readonly authorId: number;
  /** All files of the post, in their order. */
  readonly wanted: readonly WantedSource[];
  /** Files that no post has were uploaded after this instant. */
  readonly since: Date;
}

type SourceFields = Pick<
  UploadRow,
  'sourceId' | 'publicName' | 'kind' | 'state' | 'files' | 'width' | 'height' | 'seconds' | 'alt'
>;

export function toSource({ sourceId, publicName, files, kind, state, ...rest }: SourceFields): PostSource {
  const { width, height, seconds, alt } = rest;
  const address = (name: string) => (files.includes(name) ? addressOfFile(publicName, name) : null);
  return {
    ...{ sourceId, type: kind, width, height, seconds, alt },
    url: addressOfFile(publicName, files[0] ?? ''),
    poster: address('poster.webp'),
    hls: address('hls.m3u8'),
    processing: state === 'processing',
  };
}

/** The files of posts, by the ids of the posts. A video that the site prepares is for its author alone. */
export async function sourcesOf(
  db: Db,
  reader: number | null,
  postIds: readonly number[],
): Promise<Map<number, PostSource[]>> {
  const found = new Map<number, PostSource[]>();
  if (postIds.length === 0) return found;
  const rows = await db
    .select()
    .from(uploads)
    .where(and(inArray(uploads.postId, [...postIds]), inArray(uploads.state, ['ready', 'processing'])))
    .orderBy(asc(uploads.position));
  for (const row of rows) {
    if (row.postId === null || (row.state === 'processing' && row.userId !== reader)) continue;
    found.set(row.postId, [...(found.get(row.postId) ?? []), toSource(row)]);
  }
  return found;
}

/** What the files of a post make of it. */
interface SetSources {
  readonly type: PostType;
  /** Public names of the files that the post lost, which hold no longer. */
  readonly withheld: readonly string[];
}

/** Of no post and shown nowhere: a post that is deleted takes its files with it. */
const isFree = and(isNull(uploads.postId), eq(uploads.purpose, 'post'), isNowhereShown);

/** Gives a post its files; it loses all others. Throws when the author may not use one of them. */
export async function setSources(tx: Db, { postId, authorId, wanted, since }: SourceClaim): Promise<SetSources> {
  const ids = wanted.map(({ sourceId }) => sourceId);
  if (new Set(ids).size < ids.length) throw uploadNotFound();
  const lost = await tx
    .update(uploads)
    .set({ postId: null, state: 'removed' })
    .where(and(eq(uploads.postId, postId), ids.length > 0 ? notInArray(uploads.sourceId, ids) : undefined))
    .returning({ publicName: uploads.publicName });
  const kinds: string[] = [];
  for (const [position, { sourceId, alt }] of wanted.entries()) {
    const [used] = await tx
      .update(uploads)
      .set({ postId, position, alt })
      .where(
        and(
          eq(uploads.sourceId, sourceId),
          eq(uploads.userId, authorId),
          inArray(uploads.state, ['ready', 'processing']),
          or(eq(uploads.postId, postId), and(isFree, gt(uploads.createdAt, since))),
        ),
      )
      .returning({ kind: uploads.kind });
    if (!used) throw uploadNotFound();
    kinds.push(used.kind);
  }
  if (kinds.includes('video') && kinds.length > 1) throw mixedFiles(PostLimit.maxPictures);
  const type = kinds.includes('video') ? PostType.video : kinds.length > 0 ? PostType.image : PostType.normal;
  return { type, withheld: lost.map(({ publicName }) => publicName) };
}

/** Gives the files of a post new addresses. Returns the old public names, which hold no longer. */
export async function renameSources(tx: Db, postId: number): Promise<string[]> {
  const rows = await tx
    .select({ sourceId: uploads.sourceId, publicName: uploads.publicName })
    .from(uploads)
    .where(eq(uploads.postId, postId));
  for (const { sourceId } of rows)
    await tx
      .update(uploads)
      .set({ publicName: randomBytes(16).toString('hex') })
      .where(eq(uploads.sourceId, sourceId));
  return rows.map(({ publicName }) => publicName);
}

/** The post is deleted: its files go with it. Returns their public names, which hold no longer. */
export async function dropSources(tx: Db, postId: number): Promise<string[]> {
  const rows = await tx
    .update(uploads)
    .set({ state: 'removed' })
    .where(eq(uploads.postId, postId))
    .returning({ publicName: uploads.publicName });
  return rows.map(({ publicName }) => publicName);
}

/** The ids of a post's files, in their order. */
export async function sourceIdsOf(db: Db, postId: number): Promise<number[]> {
  const rows = await db
    .select({ sourceId: uploads.sourceId })
    .from(uploads)
    .where(and(eq(uploads.postId, postId), sql`${uploads.state} <> 'removed'`))
    .orderBy(asc(uploads.position));
  return rows.map(({ sourceId }) => sourceId);
}
