import { and, asc, eq, gt, isNull, lt, not, or, sql } from 'drizzle-orm';
import { PostVisibility } from '@khandai/contracts';
import { isNowhereShown, isReleasedLately } from '../../../platform/database/shown-files.js';
import type { Database, Db } from '../../../platform/database/database.js';
import {
  mediaFiles,
  mediaLicences,
  mediaTitles,
  posts,
  type RefusalReason,
  type UploadPurpose,
  uploads,
  users,
} from '../../../platform/database/schema.js';

export type UploadRow = typeof uploads.$inferSelect;

export type NewUpload = Pick<
  UploadRow,
  'uploadId' | 'publicName' | 'userId' | 'kind' | 'size' | 'purpose' | 'createdAt'
>;

/** What is known of a file once it is checked. */
export type FileFacts = Pick<UploadRow, 'kind' | 'files' | 'width' | 'height' | 'seconds' | 'hasSound'>;

/** What a member uploaded within a time. */
export interface UploadTotals {
  readonly files: number;
  readonly bytes: number;
}

/** Of a title that readers may not watch. A draft is seen by those who write it. */
const isWithheld = sql`(${mediaTitles.status} = 'withdrawn' OR (${mediaTitles.status} = 'published'
  AND (${mediaLicences.titleId} IS NULL OR ${mediaLicences.validFrom} > now() OR ${mediaLicences.validUntil} <= now())))`;

/** SQL for the files of posts. */
export class UploadRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** `admit` gets what the member uploaded for this purpose since an instant, and throws when it is too much. */
  add(upload: NewUpload, since: Date, admit: (used: UploadTotals) => void): Promise<void> {
    const { userId, purpose } = upload;
    return this.#db.transaction(async (tx) => {
      // Requests of one member run one after another, so that parallel ones cannot exceed the limit.
      await tx.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('no key update');
      const [used] = await tx
        .select({
          files: sql<number>`count(*)::integer`,
          bytes: sql<number>`coalesce(sum(${uploads.size}), 0)::float8`,
        })
        .from(uploads)
        .where(
          and(
            ...[eq(uploads.userId, userId), eq(uploads.purpose, purpose)],
            ...[gt(uploads.createdAt, since), gt(uploads.size, 0)],
          ),
        );
      admit(used ?? { files: 0, bytes: 0 });
      await tx.insert(uploads).values({ ...upload, state: 'sending' });
    });
  }

  /** A picture that is checked and stored already. */
  async keep(upload: typeof uploads.$inferInsert): Promise<UploadRow> {
    const [made] = await this.#db.insert(uploads).values(upload).returning();
    if (!made) throw new Error('no upload was stored');
    return made;
  }

  /** An upload of this member; undefined for any other, and for one that was given up. */
  async own(userId: number, uploadId: string): Promise<UploadRow | undefined> {
    const row = await this.byId(uploadId);
    return row?.userId === userId && row.state !== 'removed' ? row : undefined;
  }

  /** Address of the member's profile picture. */
  async avatarOf(userId: number): Promise<string | null | undefined> {
    const [row] = await this.#db.select({ address: users.profilePicture }).from(users).where(eq(users.userId, userId));
    return row?.address;
  }

  async byId(uploadId: string): Promise<UploadRow | undefined> {
    const [row] = await this.#db.select().from(uploads).where(eq(uploads.uploadId, uploadId));
    return row;
  }

  /**
   * The upload whose files have this public name, unless it or its post was deleted, or readers lost the title that shows it: it was
   * taken down, or its licence is not valid.
   */
  async served(publicName: string): Promise<Pick<UploadRow, 'uploadId' | 'files'> | undefined> {
    const [row] = await this.#db
      .select({ uploadId: uploads.uploadId, files: uploads.files, state: uploads.state, visibility: posts.visibility })
      .from(uploads)
      .leftJoin(posts, eq(posts.postId, uploads.postId))
      .leftJoin(mediaFiles, eq(mediaFiles.sourceId, uploads.sourceId))
      .leftJoin(mediaTitles, eq(mediaTitles.titleId, mediaFiles.titleId))
      .leftJoin(mediaLicences, eq(mediaLicences.titleId, mediaFiles.titleId))
      .where(and(eq(uploads.publicName, publicName), sql`${isWithheld} IS NOT TRUE`));
    return row && row.state !== 'removed' && row.visibility !== PostVisibility.deleted ? row : undefined;
  }

  /** All bytes have arrived. */
  async received(uploadId: string, receivedAt: Date): Promise<void> {
    await this.#db
      .update(uploads)
      .set({ state: 'checking', receivedAt })
      .where(and(eq(uploads.uploadId, uploadId), eq(uploads.state, 'sending')));
  }

  /** False when the upload was given up, or is stored already. */
  async store(uploadId: string, facts: FileFacts): Promise<boolean> {
    const state = facts.kind === 'video' ? 'processing' : 'ready';
    const stored = await this.#db
      .update(uploads)
      .set({ ...facts, state })
      .where(and(eq(uploads.uploadId, uploadId), eq(uploads.state, 'checking')))
      .returning({ sourceId: uploads.sourceId });
    return stored.length > 0;
  }

  async refuse(uploadId: string, reason: RefusalReason): Promise<void> {
    await this.#db
      .update(uploads)
      .set({ state: 'refused', reason })
      .where(and(eq(uploads.uploadId, uploadId), eq(uploads.state, 'checking')));
  }

  /** A member gives an upload up that is in no post and no article. */
  async giveUp(uploadId: string): Promise<void> {
    await this.#db
      .update(uploads)
      .set({ state: 'removed' })
      .where(and(eq(uploads.uploadId, uploadId), isNull(uploads.postId), isNowhereShown));
  }

  /** The oldest video for a purpose to prepare, or a file whose check was cut off: it arrived before an instant. */
  async nextWaiting(purpose: UploadPurpose, receivedBefore: Date): Promise<UploadRow | undefined> {
    const [row] = await this.#db
      .select()
      .from(uploads)
      .where(
        and(
          eq(uploads.purpose, purpose),
          or(
            sql`${uploads.state} = 'processing'`,
            and(sql`${uploads.state} = 'checking'`, lt(uploads.receivedAt, receivedBefore)),
          ),
        ),
      )
      .orderBy(asc(uploads.attempts), asc(uploads.sourceId))
      .limit(1);
    return row;
  }

  /** Counted before the work: a video that ends the process is not tried forever. */
  async countAttempt(uploadId: string): Promise<void> {
    await this.#db
      .update(uploads)
      .set({ attempts: sql`${uploads.attempts} + 1` })
      .where(eq(uploads.uploadId, uploadId));
  }

  /** The attempt ended for a reason that is not the file's. */
  async returnAttempt(uploadId: string): Promise<void> {
    await this.#db
      .update(uploads)
      .set({ attempts: sql`greatest(${uploads.attempts} - 1, 0)` })
      .where(eq(uploads.uploadId, uploadId));
  }

  /** The video is ready, with the files that the site made of it. */
  async ready(uploadId: string, files: readonly string[]): Promise<boolean> {
    const done = await this.#db
      .update(uploads)
      .set({ state: 'ready', files })
      .where(and(eq(uploads.uploadId, uploadId), eq(uploads.state, 'processing')))
      .returning({ sourceId: uploads.sourceId });
    return done.length > 0;
  }

  /**
   * Uploads with files to delete: given up, or older than an instant, in no post, shown nowhere, and not let go by the desk a short
   * time ago.
   */
  async unused(
    before: Date,
    { after, limit }: { readonly after: number; readonly limit: number },
  ): Promise<UploadRow[]> {
    const hasFiles = sql`${uploads.files} <> '[]'::jsonb`;
    const rows = await this.#db
      .select()
      .from(uploads)
      .where(
        and(
          gt(uploads.sourceId, after),
          or(
            and(sql`${uploads.state} = 'removed'`, or(hasFiles, lt(uploads.createdAt, before))),
            and(
              isNull(uploads.postId),
              lt(uploads.createdAt, before),
              isNowhereShown,
              not(isReleasedLately(uploads.releasedAt)),
            ),
          ),
        ),
      )
      .orderBy(asc(uploads.sourceId))
      .limit(limit);
    return rows;
  }

  /** The files are deleted. The row of a young upload stays, because it counts for the day. */
  async forget(uploadId: string, before: Date): Promise<void> {
    const isIt = eq(uploads.uploadId, uploadId);
    const gone = await this.#db
      .delete(uploads)
      .where(and(isIt, lt(uploads.createdAt, before)))
      .returning({ sourceId: uploads.sourceId });
    if (gone.length === 0) await this.#db.update(uploads).set({ state: 'removed', files: [] }).where(isIt);
  }

  /** Takes the lock of an upload, or prolongs it; false while another holder has it. */
  async lock(uploadId: string, holder: string, seconds: number): Promise<boolean> {
    const taken = await this.#db
      .update(uploads)
      .set({ lockHolder: holder, lockedUntil: sql`now() + ${seconds} * interval '1 second'` })
      .where(
        and(
          eq(uploads.uploadId, uploadId),
          or(isNull(uploads.lockHolder), eq(uploads.lockHolder, holder), sql`${uploads.lockedUntil} < now()`),
        ),
      )
      .returning({ sourceId: uploads.sourceId });
    return taken.length > 0;
  }

  async unlock(uploadId: string, holder: string): Promise<void> {
    await this.#db
      .update(uploads)
      .set({ lockHolder: null, lockedUntil: null })
      .where(and(eq(uploads.uploadId, uploadId), eq(uploads.lockHolder, holder)));
  }
}
