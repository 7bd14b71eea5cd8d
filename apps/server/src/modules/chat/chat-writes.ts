import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Reaction } from '@khandai/contracts';
import type { Db } from '../../platform/database/database.js';
import { chatMessages, chatReactions, chatRooms } from '../../platform/database/schema.js';
import { faultOf, isTaken } from '../../platform/database/violations.js';

/** Thrown inside a transaction to roll it back: a revision already counted up is given back, the room keeps no hole. */
export class NothingToDo extends Error {}

/** A message about to be stored; its text is already what the rules made of it. */
export interface NewMessage {
  groupId: number;
  uuid: string;
  userId: number;
  originalMessage: string;
  filteredMessage: string;
  searchKey: string;
  parentMessageId: number | null;
  createdAt: Date;
}

/** What a message was given when it was stored. Its revision is its sequence too. */
export interface Stored {
  groupMessageId: number;
  revision: number;
}

/**
 * Stores messages of one room under its next revisions, in their order: all or, with `NothingToDo`, none. One statement:
 * the room's row is locked until it is committed, so what a hot room takes in a second is as many batches as there are
 * answers of the database. The messages are one parameter, so that the statement is the same however many they are.
 */
export async function insertMessages(db: Db, groupId: number, messages: readonly NewMessage[]): Promise<Stored[]> {
  try {
    const { rows } = (await db.execute(insertion(groupId, messages))) as unknown as { rows: Record<keyof Stored, unknown>[] };
    // Eight-byte numbers come as text from one of the databases.
    const stored = rows.map((row) => ({ groupMessageId: Number(row.groupMessageId), revision: Number(row.revision) }));
    return stored.sort((a, b) => a.revision - b.revision);
  } catch (error) {
    if (isRefusal(error) || (messages.length > 1 && isFaultOfData(error))) throw new NothingToDo();
    throw error;
  }
}

const insertion = (groupId: number, messages: readonly NewMessage[]): SQL => sql`
  WITH room AS (UPDATE chat_rooms SET revision = revision + ${messages.length} WHERE group_id = ${groupId} RETURNING revision),
  said AS (
    SELECT *, (SELECT revision FROM room) - ${messages.length} + place AS next
    FROM json_to_recordset(${JSON.stringify(messages.map((message, at) => ({ ...message, place: at + 1 })))}::json) AS said (
      place integer, "uuid" text, "userId" integer, "originalMessage" text, "filteredMessage" text, "searchKey" text,
      "parentMessageId" bigint, "createdAt" timestamptz
    )
  )
  INSERT INTO chat_messages
    (group_id, sequence, revision, uuid, user_id, original_message, filtered_message, search_key, parent_message_id, created_at)
  SELECT ${groupId}::integer, next, next, "uuid", "userId", "originalMessage", "filteredMessage", "searchKey", "parentMessageId", "createdAt"
  FROM said ORDER BY place
  RETURNING group_message_id AS "groupMessageId", revision`;

const NOT_NULL_VIOLATION = '23502';

// Either the sender's uuid is there already, or the room is not, and with it no revision. The whole statement was undone.
const isRefusal = (error: unknown): boolean => faultOf(error)?.code === NOT_NULL_VIOLATION || isTaken(error, 'chat_messages_uuid');

// One message that cannot be stored, because its sender is gone, must not take down those it was stored with.
const isFaultOfData = (error: unknown): boolean => /^2[23]/.test(String(faultOf(error)?.code));

export interface ReactionChange {
  groupId: number;
  groupMessageId: number;
  userId: number;
  /** null takes the reaction back. */
  reaction: Reaction | null;
}

/** Changes one person's reaction and gives the message the room's next revision. */
export async function changeReaction(tx: Db, change: ReactionChange): Promise<void> {
  const revision = await nextRevision(tx, change.groupId);
  const changed = change.reaction === null ? await removeReaction(tx, change) : await setReaction(tx, change, change.reaction);
  if (!changed) throw new NothingToDo();
  await tx.update(chatMessages).set({ revision }).where(eq(chatMessages.groupMessageId, change.groupMessageId));
}

// The update locks the room's row until the commit, so revisions are committed in their order.
async function nextRevision(tx: Db, groupId: number): Promise<number> {
  const [room] = await tx
    .update(chatRooms)
    .set({ revision: sql`${chatRooms.revision} + 1` })
    .where(eq(chatRooms.groupId, groupId))
    .returning({ revision: chatRooms.revision });
  if (!room) throw new NothingToDo();
  return room.revision;
}

async function setReaction(tx: Db, { groupMessageId, userId }: ReactionChange, reaction: Reaction): Promise<boolean> {
  const rows = await tx
    .insert(chatReactions)
    .values({ groupMessageId, userId, reaction })
    .onConflictDoUpdate({
      target: [chatReactions.groupMessageId, chatReactions.userId],
      set: { reaction },
      setWhere: sql`${chatReactions.reaction} <> excluded.reaction`,
    })
    .returning({ reaction: chatReactions.reaction });
  return rows.length > 0;
}

async function removeReaction(tx: Db, { groupMessageId, userId }: ReactionChange): Promise<boolean> {
  const rows = await tx
    .delete(chatReactions)
    .where(and(eq(chatReactions.groupMessageId, groupMessageId), eq(chatReactions.userId, userId)))
    .returning({ reaction: chatReactions.reaction });
  return rows.length > 0;
}
