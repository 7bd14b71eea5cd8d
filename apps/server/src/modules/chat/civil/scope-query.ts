import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { chatRooms } from '../../../platform/database/schema.js';

/** Rooms of which a user sees what moderators see, and what is about all rooms unless `groupIds` is set. */
export interface Scope {
  /** These rooms only. */
  readonly groupIds?: readonly number[];
  /** Only rooms that are open to everyone: no VIP rooms, no chats with the staff, no private conversations. */
  readonly isOpenOnly?: boolean;
  /** All rooms, but no private conversation of this member. */
  readonly without?: number;
}

/** What is within the scope. `groupId` is null for all rooms; the statement joins chat_rooms, if only from the left. */
export function withinScope({ groupIds, isOpenOnly, without }: Scope, groupId: PgColumn): SQL | undefined {
  if (groupIds) return inArray(groupId, [...groupIds]);
  if (isOpenOnly === true)
    return sql`coalesce(${chatRooms.vipGroup}, 0) = 0 AND NOT coalesce(${chatRooms.privateMessage}, false)`;
  return without === undefined ? undefined : sql`NOT EXISTS (${partyOf(sql`${groupId}`, without)})`;
}

/** The private conversation `groupId`, if it is one of this member. */
export const partyOf = (groupId: SQL, userId: number): SQL => sql`
  SELECT FROM conversations AS party WHERE party.group_id = ${groupId} AND ${userId}::integer IN (party.low_user, party.high_user)`;
