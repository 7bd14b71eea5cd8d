import { and, eq, gt, lte } from 'drizzle-orm';
import type { ChatMessage } from '@khandai/contracts';
import type { Db } from '../../platform/database/database.js';
import { chatMessages, chatRooms } from '../../platform/database/schema.js';
import { readMessages } from './message-query.js';

/** A part of a room's talk: around a message, or after a sequence. */
export interface PartQuery {
  groupId: number;
  pageSize: number;
  around: number | undefined;
  after: number | undefined;
}

export interface Part {
  /** Messages of the room. */
  total: number;
  /** Oldest first. */
  list: ChatMessage[];
  hasNewer: boolean;
}

/** Reads a part by the index of sequences; undefined if the room does not have the message. */
export async function readPart(db: Db, query: PartQuery, reader: number | null): Promise<Part | undefined> {
  const { groupId, pageSize, around, after = 0 } = query;
  const inRoom = eq(chatMessages.groupId, groupId);
  const middle = around === undefined ? after : await sequenceOf(db, groupId, around);
  if (middle === undefined) return undefined;
  const older =
    around === undefined
      ? []
      : await readMessages(db, and(inRoom, lte(chatMessages.sequence, middle)), reader, {
          limit: Math.ceil(pageSize / 2),
        });
  // One more than the page has tells whether there are others.
  const limit = pageSize - older.length;
  const newer = await readMessages(db, and(inRoom, gt(chatMessages.sequence, middle)), reader, {
    limit: limit + 1,
    order: 'oldest',
  });
  const [room] = await db.select({ total: chatRooms.messages }).from(chatRooms).where(eq(chatRooms.groupId, groupId));
  const list = [...older.reverse(), ...newer.slice(0, limit)];
  return { total: room?.total ?? 0, list, hasNewer: newer.length > limit };
}

async function sequenceOf(db: Db, groupId: number, groupMessageId: number): Promise<number | undefined> {
  const [found] = await db
    .select({ sequence: chatMessages.sequence })
    .from(chatMessages)
    .where(and(eq(chatMessages.groupMessageId, groupMessageId), eq(chatMessages.groupId, groupId)));
  return found?.sequence;
}
