import { and, count, desc, eq, inArray, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import type { FeedbackKind, OwnFeedback } from '@khandai/contracts';
import type { Database, Db } from '../../platform/database/database.js';
import { deleteBatches } from '../../platform/database/delete-batches.js';
import { feedback, feedbackAnswers, feedbackFiles } from '../../platform/database/schema.js';

export interface NewFeedback {
  readonly uuid: string;
  /** Null for guests. */
  readonly userId: number | null;
  readonly kind: FeedbackKind;
  readonly body: string;
  readonly emailAddress: string | null;
  readonly page: string | null;
  readonly fileIds: readonly string[];
  readonly at: Date;
}

/** SQL for what readers write and send along. */
export class FeedbackRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  /**
   * Stores feedback with its pictures, or returns the id of the same one that has this uuid already. Nothing is stored when other
   * feedback has the uuid, or when a picture is not there any more or belongs to other feedback.
   */
  async add({ fileIds, at, ...row }: NewFeedback): Promise<number | 'other' | 'fileGone'> {
    return this.database.db.transaction(async (tx) => {
      const [added] = await tx
        .insert(feedback)
        .values({ ...row, createdAt: at, updatedAt: at })
        .onConflictDoNothing({ target: feedback.uuid })
        .returning({ feedbackId: feedback.feedbackId });
      if (!added) return (await this.#same(tx, row, fileIds)) ?? 'other';
      const { feedbackId } = added;
      if (fileIds.length === 0) return feedbackId;
      const taken = await tx
        .update(feedbackFiles)
        .set({ feedbackId })
        .where(and(inArray(feedbackFiles.fileId, [...fileIds]), isNull(feedbackFiles.feedbackId)))
        .returning({ fileId: feedbackFiles.fileId });
      if (taken.length === fileIds.length) return feedbackId;
      await tx.delete(feedback).where(eq(feedback.feedbackId, feedbackId));
      return 'fileGone';
    });
  }

  async addFile(fileId: string, createdAt: Date): Promise<void> {
    await this.database.db.insert(feedbackFiles).values({ fileId, createdAt });
  }

  /** A member's feedback, newest first. */
  async own(userId: number, pageNum: number, pageSize: number): Promise<{ total: number; list: OwnFeedback[] }> {
    const { db } = this.database;
    const total = await db.$count(feedback, eq(feedback.userId, userId));
    const rows = await db
      .select()
      .from(feedback)
      .where(eq(feedback.userId, userId))
      .orderBy(desc(feedback.feedbackId))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    const ids = rows.map(({ feedbackId }) => feedbackId);
    const answers = ids.length > 0 ? await this.#answers(ids) : [];
    const files = ids.length > 0 ? await this.#fileCounts(ids) : new Map<number | null, number>();
    const list = rows.map(({ feedbackId, kind, state, body, createdAt }) => ({
      feedbackId,
      kind,
      state,
      text: body,
      files: files.get(feedbackId) ?? 0,
      createdAt: createdAt.toISOString(),
      answers: answers
        .filter((answer) => answer.feedbackId === feedbackId)
        .map((answer) => ({
          text: answer.body,
          createdAt: answer.createdAt.toISOString(),
          isNew: answer.readAt === null,
        })),
    }));
    return { total, list };
  }

  /** Notes that a member saw the answers that this feedback had at `readAt`. The first time counts. */
  async markRead(ids: readonly number[], readAt: Date): Promise<void> {
    await this.database.db
      .update(feedbackAnswers)
      .set({ readAt })
      .where(
        and(
          inArray(feedbackAnswers.feedbackId, [...ids]),
          isNull(feedbackAnswers.readAt),
          lte(feedbackAnswers.createdAt, readAt),
        ),
      );
  }

  /** Deletes feedback that was answered or closed and has not changed since; its pictures become unused. */
  async deleteDone(before: Date, signal: AbortSignal): Promise<void> {
    const done = and(inArray(feedback.state, ['answered', 'closed']), lt(feedback.updatedAt, before));
    await deleteBatches(this.database.db, feedback, done, signal);
  }

  /** Pictures of no feedback that were sent before an instant, at most `limit`. */
  async unusedFiles(before: Date, limit: number): Promise<string[]> {
    const rows = await this.database.db
      .select({ fileId: feedbackFiles.fileId })
      .from(feedbackFiles)
      .where(and(isNull(feedbackFiles.feedbackId), lt(feedbackFiles.createdAt, before)))
      .limit(limit);
    return rows.map(({ fileId }) => fileId);
  }

  async deleteFile(fileId: string): Promise<void> {
    await this.database.db.delete(feedbackFiles).where(eq(feedbackFiles.fileId, fileId));
  }

  /** The feedback of this uuid, if the same sender wrote the same. */
  async #same(tx: Db, sent: Omit<NewFeedback, 'fileIds' | 'at'>, fileIds: readonly string[]) {
    const [known] = await tx.select().from(feedback).where(eq(feedback.uuid, sent.uuid));
    if (!known) return undefined;
    const { userId, kind, body, emailAddress, page, feedbackId } = known;
    const files = await tx
      .select({ fileId: feedbackFiles.fileId })
      .from(feedbackFiles)
      .where(eq(feedbackFiles.feedbackId, feedbackId));
    const isSame =
      userId === sent.userId &&
      kind === sent.kind &&
      body === sent.body &&
      emailAddress === sent.emailAddress &&
      page === sent.page &&
      files.length === fileIds.length &&
      files.every(({ fileId }) => fileIds.includes(fileId));
    return isSame ? feedbackId : undefined;
  }

  #answers(ids: readonly number[]) {
    return this.database.db
      .select()
      .from(feedbackAnswers)
      .where(inArray(feedbackAnswers.feedbackId, [...ids]))
      .orderBy(feedbackAnswers.answerId);
  }

  async #fileCounts(ids: readonly number[]): Promise<Map<number | null, number>> {
    const rows = await this.database.db
      .select({ feedbackId: feedbackFiles.feedbackId, total: count() })
      .from(feedbackFiles)
      .where(and(isNotNull(feedbackFiles.feedbackId), inArray(feedbackFiles.feedbackId, [...ids])))
      .groupBy(feedbackFiles.feedbackId);
    return new Map(rows.map(({ feedbackId, total }) => [feedbackId, total]));
  }
}
