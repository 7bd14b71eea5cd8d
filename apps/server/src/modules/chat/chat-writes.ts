import { and, eq, fillPlaceholders, type Query, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { MentionedMember, Reaction } from '@khandai/contracts';
import type { Database, Db } from '../../platform/database/database.js';
import { chatMessages, chatReactions, chatRooms } from '../../platform/database/schema.js';
import { faultOf, isTaken } from '../../platform/database/violations.js';

/** Thrown inside a transaction to roll it back. The rollback also returns the revision, so the room has no gap. */
export class NoChange extends Error {}

/** A message ready to be stored; the chat rules have already been applied to its text. */
export interface NewMessage {
  groupId: number;
  uuid: string;
  userId: number;
  originalMessage: string;
  filteredMessage: string;
  searchKey: string;
  parentMessageId: number | null;
  /** Addresses of its files. */
  attachments: string[];
  stickerId: number | null;
  /** Stored in a table of their own. */
  mentions?: MentionedMember[];
  createdAt: Date;
}

/** What the database assigned to a stored message. Its revision is also its sequence. */
export interface Stored {
  groupMessageId: number;
  revision: number;
}

/**
 * Stores messages of one room under its next revisions, in order: all of them, or none with `NoChange`. It is a
 * single statement because the room's row stays locked until the commit, so a busy room stores one batch per database
 * round trip. The messages are one parameter, so the prepared statement is the same for any number of them.
 */
export async function insertMessages(
  database: Pick<Database, 'query'>,
  groupId: number,
  messages: readonly NewMessage[],
): Promise<Stored[]> {
  const values = {
    groupId,
    count: messages.length,
    saidAt: messages.at(-1)?.createdAt.toISOString(),
    messages: JSON.stringify(messages.map((message, at) => ({ ...message, place: at + 1 }))),
  };
  const { sql: text, params } = insertion();
  try {
    const rows = await database.query<Record<keyof Stored, unknown>>(
      text,
      fillPlaceholders(params, values),
      'chat_insertion',
    );
    // One of the database drivers returns eight-byte integers as text.
    const stored = rows.map((row) => ({ groupMessageId: Number(row.groupMessageId), revision: Number(row.revision) }));
    return stored.sort((a, b) => a.revision - b.revision);
  } catch (error) {
    if (isRefusal(error) || (messages.length > 1 && isFaultOfData(error))) throw new NoChange();
    throw error;
  }
}

// Built once: every message runs it, and building it takes longer than sending it.
let built: Query | undefined;
const insertion = (): Query => (built ??= new PgDialect().sqlToQuery(insertionSql()));

const insertionSql = (): SQL => sql`
  WITH room AS (
    UPDATE chat_rooms
    SET revision = revision + ${sql.placeholder('count')}, messages = messages + ${sql.placeholder('count')},
      messages_ever = messages_ever + ${sql.placeholder('count')},
      newest_sequence = revision + ${sql.placeholder('count')}, newest_at = batch.said_at,
      active_minute = date_trunc('minute', batch.said_at)
    FROM (SELECT ${sql.placeholder('saidAt')}::timestamptz AS said_at) AS batch
    WHERE group_id = ${sql.placeholder('groupId')} RETURNING revision
  ),
  said AS (
    SELECT *, (SELECT revision FROM room) - ${sql.placeholder('count')} + place AS next
    FROM json_to_recordset(${sql.placeholder('messages')}::json) AS said (
      place integer, "uuid" text, "userId" integer, "originalMessage" text, "filteredMessage" text, "searchKey" text,
      "parentMessageId" bigint, "attachments" jsonb, "stickerId" integer, "createdAt" timestamptz
    )
  )
  INSERT INTO chat_messages
    (group_id, sequence, revision, uuid, user_id, original_message, filtered_message, search_key, parent_message_id, attachments, sticker_id, created_at)
  SELECT ${sql.placeholder('groupId')}::integer, next, next, "uuid", "userId", "originalMessage", "filteredMessage", "searchKey", "parentMessageId", "attachments", "stickerId", "createdAt"
  FROM said ORDER BY place
  RETURNING group_message_id AS "groupMessageId", revision`;

const NOT_NULL_VIOLATION = '23502';

// Either the sender's uuid already exists, or the room does not and there is no revision. The whole statement is rolled
// back.
const isRefusal = (error: unknown): boolean =>
  faultOf(error)?.code === NOT_NULL_VIOLATION || isTaken(error, 'chat_messages_uuid');

// A message that cannot be stored, for example because its sender is deleted, must not fail the rest of its batch.
const isFaultOfData = (error: unknown): boolean => /^2[23]/.test(String(faultOf(error)?.code));

export interface ReactionChange {
  groupId: number;
  groupMessageId: number;
  userId: number;
  /** null removes the reaction. */
  reaction: Reaction | null;
}

/** Changes a user's reaction and gives the message the room's next revision. */
export async function changeReaction(tx: Db, change: ReactionChange): Promise<void> {
  const revision = await nextRevision(tx, change.groupId);
  const changed =
    change.reaction === null ? await removeReaction(tx, change) : await setReaction(tx, change, change.reaction);
  if (!changed) throw new NoChange();
  await tx.update(chatMessages).set({ revision }).where(eq(chatMessages.groupMessageId, change.groupMessageId));
}

// The update locks the room's row until the commit, so revisions commit in order.
async function nextRevision(tx: Db, groupId: number): Promise<number> {
  const [room] = await tx
    .update(chatRooms)
    .set({ revision: sql`${chatRooms.revision} + 1` })
    .where(eq(chatRooms.groupId, groupId))
    .returning({ revision: chatRooms.revision });
  if (!room) throw new NoChange();
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
