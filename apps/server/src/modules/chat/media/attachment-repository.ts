import { and, count, eq, gt, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.js';
import { chatAttachments, chatMessages, heldMessages } from '../../../platform/database/schema.js';

export interface AttachmentRow {
  readonly attachmentId: number;
  readonly src: string;
}

export interface FilesClaim {
  readonly userId: number;
  readonly uuid: string;
  readonly attachmentIds: readonly number[];
  readonly since: Date;
}

const row = { attachmentId: chatAttachments.attachmentId, src: chatAttachments.src };

/** SQL for the files of messages. */
export class AttachmentRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  async add(userId: number, src: string, createdAt: Date): Promise<number> {
    const [added] = await this.#db
      .insert(chatAttachments)
      .values({ userId, src, createdAt })
      .returning({ attachmentId: chatAttachments.attachmentId });
    if (!added) throw new Error('no attachment was stored');
    return added.attachmentId;
  }

  /** How many files a member uploaded after an instant. */
  async addedSince(userId: number, since: Date): Promise<number> {
    const [found] = await this.#db
      .select({ total: count() })
      .from(chatAttachments)
      .where(and(eq(chatAttachments.userId, userId), gt(chatAttachments.createdAt, since)));
    return found?.total ?? 0;
  }

  /**
   * Reserves a member's files for the message with this uuid. Returns those that no other message has and that were uploaded after
   * an instant: the sweep may be deleting the older ones.
   */
  claim({ userId, uuid, attachmentIds, since }: FilesClaim): Promise<AttachmentRow[]> {
    return this.#db
      .update(chatAttachments)
      .set({ uuid })
      .where(
        and(
          inArray(chatAttachments.attachmentId, [...attachmentIds]),
          eq(chatAttachments.userId, userId),
          gt(chatAttachments.createdAt, since),
          or(isNull(chatAttachments.uuid), eq(chatAttachments.uuid, uuid)),
        ),
      )
      .returning(row);
  }

  /** The message that has the claimed files was stored. */
  async link(userId: number, uuid: string, groupMessageId: number): Promise<void> {
    await this.#db
      .update(chatAttachments)
      .set({ groupMessageId })
      .where(and(eq(chatAttachments.userId, userId), eq(chatAttachments.uuid, uuid)));
  }

  /** Whether the message with this file was taken back. */
  async isTakenBack(src: string): Promise<boolean> {
    const found = await this.#db
      .select({ id: chatAttachments.attachmentId })
      .from(chatAttachments)
      .innerJoin(chatMessages, eq(chatMessages.groupMessageId, chatAttachments.groupMessageId))
      .where(and(eq(chatAttachments.src, src), isNotNull(chatMessages.recalled)));
    return found.length > 0;
  }

  ofMessages(groupMessageIds: readonly number[]): Promise<AttachmentRow[]> {
    return this.#db
      .select(row)
      .from(chatAttachments)
      .where(inArray(chatAttachments.groupMessageId, [...groupMessageIds]));
  }

  /**
   * Files that were uploaded before an instant and are in no message, nor in one that waits for a moderator. Files of a message
   * whose link was lost are linked first.
   */
  async unused(before: Date, limit: number): Promise<AttachmentRow[]> {
    const isOld = and(isNull(chatAttachments.groupMessageId), lt(chatAttachments.createdAt, before));
    await this.#db
      .update(chatAttachments)
      .set({ groupMessageId: sql`${chatMessages.groupMessageId}` })
      .from(chatMessages)
      .where(and(isOld, eq(chatMessages.userId, chatAttachments.userId), eq(chatMessages.uuid, chatAttachments.uuid)));
    const waiting = this.#db
      .select({ heldId: heldMessages.heldId })
      .from(heldMessages)
      .where(
        and(
          eq(heldMessages.userId, chatAttachments.userId),
          eq(heldMessages.uuid, chatAttachments.uuid),
          isNull(heldMessages.decision),
        ),
      );
    return this.#db
      .select(row)
      .from(chatAttachments)
      .where(and(isOld, notExists(waiting)))
      .orderBy(chatAttachments.createdAt)
      .limit(limit);
  }

  async delete(attachmentIds: readonly number[]): Promise<void> {
    await this.#db.delete(chatAttachments).where(inArray(chatAttachments.attachmentId, [...attachmentIds]));
  }

  get #db() {
    return this.database.db;
  }
}
