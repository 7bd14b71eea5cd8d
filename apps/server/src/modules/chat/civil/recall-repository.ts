import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { ChatMessage } from '@khandai/contracts';
import type { Database, Db } from '../../../platform/database/database.js';
import { chatMessages, chatRooms, moderationLog } from '../../../platform/database/schema.js';
import { searchKey } from '../../../platform/plain-text.js';
import { addLog, type NewLogRow } from './moderation-log-repository.js';

/** What a recall needs to know of a message. */
export interface StoredMessage {
  readonly groupId: number;
  readonly userId: number;
  readonly createdAt: Date;
  readonly recalled: ChatMessage['recalled'] | null;
}

/** Messages that one transaction takes back or restores: the room's row is locked meanwhile. */
export const BATCH = 200;

/** SQL for taking messages back, and for restoring them. */
export class RecallRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  async message(groupMessageId: number): Promise<StoredMessage | undefined> {
    const [found] = await this.database.db
      .select({
        groupId: chatMessages.groupId,
        userId: chatMessages.userId,
        createdAt: chatMessages.createdAt,
        recalled: chatMessages.recalled,
      })
      .from(chatMessages)
      .where(eq(chatMessages.groupMessageId, groupMessageId));
    return found;
  }

  /** The message of this user with this uuid, and the row of the log that took it back. */
  async ofUuid(
    userId: number,
    uuid: string,
  ): Promise<{ groupMessageId: number; recallLog: number | null } | undefined> {
    const [found] = await this.database.db
      .select({ groupMessageId: chatMessages.groupMessageId, recallLog: chatMessages.recallLog })
      .from(chatMessages)
      .where(and(eq(chatMessages.userId, userId), eq(chatMessages.uuid, uuid)));
    return found;
  }

  /** The row of the log by which the server hid this message for its reports; undefined when it did not. */
  async hiddenBy(groupMessageId: number): Promise<number | undefined> {
    const [found] = await this.database.db
      .select({ logId: moderationLog.logId })
      .from(chatMessages)
      .innerJoin(moderationLog, eq(moderationLog.logId, chatMessages.recallLog))
      .where(and(eq(chatMessages.groupMessageId, groupMessageId), eq(moderationLog.action, 'hideReported')));
    return found?.logId;
  }

  /** The author takes their message back. Returns the ids of the changed messages. */
  recall(groupId: number, groupMessageId: number): Promise<number[]> {
    return this.database.db.transaction((tx) =>
      recallAll(tx, groupId, eq(chatMessages.groupMessageId, groupMessageId), { recalled: 'author', recallLog: null }),
    );
  }

  /** A moderator takes a message back. The row of the log is added only when it was still there. */
  takeBack(groupId: number, groupMessageId: number, log: NewLogRow): Promise<number[]> {
    const where = eq(chatMessages.groupMessageId, groupMessageId);
    return this.database.db.transaction((tx) => this.#takeBack(tx, groupId, where, log));
  }

  /** Takes a message back under a row of the log that exists already. */
  takeBackUnder(groupId: number, groupMessageId: number, recallLog: number): Promise<number[]> {
    const where = eq(chatMessages.groupMessageId, groupMessageId);
    return this.database.db.transaction((tx) => recallAll(tx, groupId, where, { recalled: 'moderator', recallLog }));
  }

  /** Takes back up to BATCH messages of a user, under a row of the log that may exist already. */
  takeBackOf(
    groupId: number,
    userId: number,
    log: NewLogRow,
    logId: number | undefined,
  ): Promise<{ ids: number[]; logId: number | undefined }> {
    const where = eq(chatMessages.userId, userId);
    return this.database.db.transaction(async (tx) => {
      await lockRoom(tx, groupId);
      if (!(await hasAny(tx, groupId, where))) return { ids: [], logId };
      const recallLog = logId ?? (await addLog(tx, log));
      return { ids: await recallAll(tx, groupId, where, { recalled: 'moderator', recallLog }), logId: recallLog };
    });
  }

  /** Restores up to BATCH of the messages of this user that this row of the log took back. */
  restore(groupId: number, userId: number, recallLog: number): Promise<number[]> {
    return this.database.db.transaction(async (tx) => {
      await lockRoom(tx, groupId);
      const rows = await tx
        .select({ id: chatMessages.groupMessageId, text: chatMessages.filteredMessage })
        .from(chatMessages)
        .where(
          and(
            eq(chatMessages.groupId, groupId),
            // The index of the user's messages finds these few, while the room's row is locked.
            eq(chatMessages.userId, userId),
            eq(chatMessages.recallLog, recallLog),
            isNotNull(chatMessages.recalled),
          ),
        )
        .orderBy(chatMessages.sequence)
        .limit(BATCH);
      if (rows.length === 0) return [];
      const input = JSON.stringify(rows.map(({ id, text }, at) => ({ id, key: searchKey(text), place: at + 1 })));
      await tx.execute(sql`
        WITH room AS (
          UPDATE chat_rooms SET revision = revision + ${rows.length} WHERE group_id = ${groupId} RETURNING revision
        )
        UPDATE chat_messages AS message
        SET recalled = NULL, recall_log = NULL, search_key = input.key,
          revision = room.revision - ${rows.length}::bigint + input.place
        FROM json_to_recordset(${input}::json) AS input (id bigint, key text, place integer), room
        WHERE message.group_message_id = input.id`);
      return rows.map(({ id }) => id);
    });
  }

  async #takeBack(tx: Db, groupId: number, where: SQL, log: NewLogRow): Promise<number[]> {
    await lockRoom(tx, groupId);
    if (!(await hasAny(tx, groupId, where))) return [];
    const recallLog = await addLog(tx, log);
    return recallAll(tx, groupId, where, { recalled: 'moderator', recallLog });
  }
}

const visible = (groupId: number, where: SQL): SQL | undefined =>
  and(eq(chatMessages.groupId, groupId), where, isNull(chatMessages.recalled));

async function hasAny(tx: Db, groupId: number, where: SQL): Promise<boolean> {
  const [found] = await tx
    .select({ id: chatMessages.groupMessageId })
    .from(chatMessages)
    .where(visible(groupId, where))
    .limit(1);
  return found !== undefined;
}

// The room's row first, as every writer of the room does, so that no two wait for each other.
async function lockRoom(tx: Db, groupId: number): Promise<void> {
  await tx.select({ id: chatRooms.groupId }).from(chatRooms).where(eq(chatRooms.groupId, groupId)).for('update');
}

/** Takes back up to BATCH messages, each under a revision of its own. A search no longer finds them; the texts stay stored. */
async function recallAll(
  tx: Db,
  groupId: number,
  where: SQL,
  { recalled, recallLog }: { recalled: NonNullable<ChatMessage['recalled']>; recallLog: number | null },
): Promise<number[]> {
  await lockRoom(tx, groupId);
  const rows = await tx
    .select({ id: chatMessages.groupMessageId })
    .from(chatMessages)
    .where(visible(groupId, where))
    .orderBy(chatMessages.sequence)
    .limit(BATCH);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [room] = await tx
    .update(chatRooms)
    .set({ revision: sql`${chatRooms.revision} + ${ids.length}` })
    .where(eq(chatRooms.groupId, groupId))
    .returning({ revision: chatRooms.revision });
  if (!room) return [];
  const places = JSON.stringify(ids.map((id, at) => ({ id, revision: room.revision - ids.length + at + 1 })));
  await tx
    .update(chatMessages)
    .set({
      recalled,
      recallLog,
      searchKey: '',
      revision: sql`(SELECT revision FROM json_to_recordset(${places}::json) AS place (id bigint, revision bigint)
        WHERE place.id = ${chatMessages.groupMessageId})`,
    })
    .where(inArray(chatMessages.groupMessageId, ids));
  return ids;
}
