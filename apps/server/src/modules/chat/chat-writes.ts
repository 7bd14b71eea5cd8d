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

/** Answers the id of the stored message. */
export async function insertMessage(tx: Db, message: NewMessage): Promise<number> {
  const revision = await nextRevision(tx, message.groupId);
  const [stored] = await tx
    .insert(chatMessages)
    .values({ ...message, sequence: revision, revision })
    .onConflictDoNothing({ target: [chatMessages.userId, chatMessages.uuid] })
    .returning({ groupMessageId: chatMessages.groupMessageId });
  if (!stored) throw new NothingToDo();
  return stored.groupMessageId;
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
