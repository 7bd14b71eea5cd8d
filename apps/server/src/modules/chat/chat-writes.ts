import { and, eq, sql } from 'drizzle-orm';
import type { Reaction } from '@khandai/contracts';
import type { Db } from '../../platform/database/database.js';
import { chatMessages, chatReactions, chatRooms } from '../../platform/database/schema.js';

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
 * Stores a message under the room's next revision. One statement: the room's row is locked until it is committed, so a
 * hot room takes as many messages a second as there are answers of the database, and not a fifth of them.
 */
export async function insertMessage(db: Db, message: NewMessage): Promise<Stored> {
  const room = db.$with('room').as(countUp(db, message.groupId));
  const revision = sql<number>`(SELECT revision FROM room)`;
  try {
    const [stored] = await db
      .with(room)
      .insert(chatMessages)
      .values({ ...message, sequence: revision, revision })
      .returning({ groupMessageId: chatMessages.groupMessageId, revision: chatMessages.revision });
    if (stored) return stored;
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  throw new NothingToDo();
}

const UNIQUE_VIOLATION = '23505';
const NOT_NULL_VIOLATION = '23502';

// Either the sender's uuid is there already, or the room is not, and with it no revision. The whole statement was undone.
function isRefusal(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown; constraint?: unknown } };
  return cause?.code === NOT_NULL_VIOLATION || (cause?.code === UNIQUE_VIOLATION && cause.constraint === 'chat_messages_uuid');
}

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
  const [room] = await countUp(tx, groupId);
  if (!room) throw new NothingToDo();
  return room.revision;
}

const countUp = (db: Db, groupId: number) =>
  db
    .update(chatRooms)
    .set({ revision: sql`${chatRooms.revision} + 1` })
    .where(eq(chatRooms.groupId, groupId))
    .returning({ revision: chatRooms.revision });

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
