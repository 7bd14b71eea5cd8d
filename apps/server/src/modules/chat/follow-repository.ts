import { and, asc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Role } from '@khandai/contracts';
import type { Database, Db } from '../../platform/database/database.js';
import { chatMessages, chatRooms, roomReads, users, vipMembers } from '../../platform/database/schema.js';
import { roomFields } from './speaker-query.js';
import type { Room } from './chat-rows.js';
import type { ReadableRoom } from './room-access.js';

/** Unread messages of a room are counted up to this number. */
export const MAX_UNREAD = 1_000;

/** A room that a member follows, with what they have read. */
export interface FollowedRoom {
  readonly room: Room;
  readonly unread: number;
  /** The newest message up to which they have read; null when there is none. */
  readonly lastReadId: number | null;
  /** They are a member of this VIP room. */
  readonly isVip: boolean;
  readonly muted: boolean;
}

/** A room of which a member has a mark. */
export interface MarkedRoom extends ReadableRoom {
  readonly groupId: number;
  /** They are a member of this VIP room. */
  readonly isVip: boolean;
  /** False for a private conversation of the member. */
  readonly followed: boolean;
}

/** What a member has read of a room, for the frames that tell them of changes. */
export interface ReadMark extends MarkedRoom {
  readonly userId: number;
  readonly role: Role;
  readonly readCount: number;
  readonly newestSequence: number | null;
}

/** How far a room has come. */
export interface RoomProgress {
  readonly groupId: number;
  readonly messagesEver: number;
  readonly newestSequence: number | null;
}

/** SQL for the rooms that members follow, and what they have read of them. */
export class FollowRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /**
   * Follows a room from its newest message on; a room that is followed already stays as it is. Returns whether anything
   * changed, or undefined when the member follows `max` rooms already. Requests of one member run one after another, so
   * parallel requests cannot exceed the limit.
   */
  follow(userId: number, groupId: number, max: number): Promise<boolean | undefined> {
    return this.#db.transaction(async (tx) => {
      await tx.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('no key update');
      if ((await tx.$count(roomReads, isRead(userId, groupId))) > 0) return false;
      if ((await tx.$count(roomReads, isFollowedBy(userId))) >= max) return undefined;
      await tx.execute(sql`
        INSERT INTO room_reads (user_id, group_id, read_sequence, read_count)
        SELECT ${userId}, group_id, coalesce(newest_sequence, 0), messages_ever FROM chat_rooms
        WHERE group_id = ${groupId}
        ON CONFLICT DO NOTHING`);
      return true;
    });
  }

  /** Returns whether the member followed the room. */
  async unfollow(userId: number, groupId: number): Promise<boolean> {
    const gone = await this.#db
      .delete(roomReads)
      .where(and(isRead(userId, groupId), roomReads.followed))
      .returning({ groupId: roomReads.groupId });
    return gone.length > 0;
  }

  /** All rooms that a member follows, those with the newest messages first. */
  async followed(userId: number): Promise<FollowedRoom[]> {
    return this.#db
      .select({ room: roomFields, isVip: IS_VIP, unread: UNREAD, lastReadId: LAST_READ_ID, muted: roomReads.muted })
      .from(roomReads)
      .innerJoin(chatRooms, eq(chatRooms.groupId, roomReads.groupId))
      .where(isFollowedBy(userId))
      .orderBy(sql`${chatRooms.newestAt} DESC NULLS LAST`, asc(chatRooms.groupId));
  }

  /** The rooms with unread messages among those that a member follows, and among their private conversations. */
  async unread(userId: number): Promise<(MarkedRoom & { unread: number })[]> {
    return this.#db
      .select({
        groupId: chatRooms.groupId,
        authorId: chatRooms.authorId,
        vipGroup: chatRooms.vipGroup,
        vipHostId: chatRooms.vipHostId,
        isVip: IS_VIP,
        privateMessage: chatRooms.privateMessage,
        followed: roomReads.followed,
        unread: UNREAD,
      })
      .from(roomReads)
      .innerJoin(chatRooms, eq(chatRooms.groupId, roomReads.groupId))
      .where(and(eq(roomReads.userId, userId), sql`${chatRooms.messagesEver} > ${roomReads.readCount}`))
      .orderBy(asc(chatRooms.groupId));
  }

  /** Turns notices of a room on or off. Returns whether the member follows the room. */
  async setMuted(userId: number, groupId: number, muted: boolean): Promise<boolean> {
    const rows = await this.#db
      .update(roomReads)
      .set({ muted })
      .where(isRead(userId, groupId))
      .returning({ groupId: roomReads.groupId });
    return rows.length > 0;
  }

  /** The unread messages of one room; undefined when the member does not follow it. */
  async unreadOf(userId: number, groupId: number): Promise<number | undefined> {
    const [found] = await this.#db
      .select({ unread: UNREAD })
      .from(roomReads)
      .innerJoin(chatRooms, eq(chatRooms.groupId, roomReads.groupId))
      .where(isRead(userId, groupId));
    return found?.unread;
  }

  /**
   * Records that the member has read the room up to this sequence. A mark never moves back, so devices may send theirs in
   * any order. Returns whether it moved.
   */
  async markRead(userId: number, groupId: number, sequence: number): Promise<boolean> {
    const moved = await this.#db.execute(sql`
      WITH seen AS (
        SELECT least(${sequence}::bigint, coalesce(newest_sequence, 0)) AS sequence,
               messages_ever - (SELECT count(*) FROM (${after(groupId, sequence)}) AS later) AS total
        FROM chat_rooms WHERE group_id = ${groupId}
      )
      UPDATE room_reads AS mine
      SET read_sequence = greatest(mine.read_sequence, seen.sequence),
          read_count = greatest(mine.read_count, seen.total)
      FROM seen
      WHERE mine.user_id = ${userId} AND mine.group_id = ${groupId}
        AND (mine.read_sequence < seen.sequence OR mine.read_count < seen.total)
      RETURNING mine.group_id`);
    return (moved as unknown as { rows: unknown[] }).rows.length > 0;
  }

  /**
   * What these members have read of the rooms they follow, and of their private conversations: of these ones, and of
   * those with a message after `since`.
   */
  async marksOf(userIds: readonly number[], groupIds: readonly number[], since?: Date): Promise<ReadMark[]> {
    if (userIds.length === 0) return [];
    return this.#db
      .select({
        userId: roomReads.userId,
        role: users.role,
        groupId: roomReads.groupId,
        readCount: roomReads.readCount,
        authorId: chatRooms.authorId,
        vipGroup: chatRooms.vipGroup,
        vipHostId: chatRooms.vipHostId,
        isVip: IS_VIP,
        privateMessage: chatRooms.privateMessage,
        newestSequence: chatRooms.newestSequence,
        followed: roomReads.followed,
      })
      .from(roomReads)
      .innerJoin(users, eq(users.userId, roomReads.userId))
      .innerJoin(chatRooms, eq(chatRooms.groupId, roomReads.groupId))
      .where(
        and(
          inArray(roomReads.userId, [...userIds]),
          or(
            roomReads.followed,
            groupIds.length > 0 ? inArray(roomReads.groupId, [...groupIds]) : undefined,
            since && gt(chatRooms.newestAt, since),
          ),
        ),
      );
  }

  async progressOf(groupIds: readonly number[]): Promise<RoomProgress[]> {
    if (groupIds.length === 0) return [];
    return this.#db
      .select({
        groupId: chatRooms.groupId,
        messagesEver: chatRooms.messagesEver,
        newestSequence: chatRooms.newestSequence,
      })
      .from(chatRooms)
      .where(inArray(chatRooms.groupId, [...groupIds]));
  }
}

const isRead = (userId: number, groupId: number): SQL | undefined =>
  and(eq(roomReads.userId, userId), eq(roomReads.groupId, groupId));

const isFollowedBy = (userId: number): SQL | undefined => and(eq(roomReads.userId, userId), roomReads.followed);

/** Unread messages of a room in `room_reads`. */
export const UNREAD =
  sql<number>`least(${chatRooms.messagesEver} - ${roomReads.readCount}, ${sql.raw(String(MAX_UNREAD))})`.mapWith(
    Number,
  );

// Rooms that are not VIP rooms need no look at the table of members.
const IS_VIP = sql<boolean>`(${chatRooms.vipGroup} <> 0 AND EXISTS (
  SELECT 1 FROM ${vipMembers} AS member
  WHERE member.group_id = ${roomReads.groupId} AND member.user_id = ${roomReads.userId} AND member.status = 'approved'))`;

// Messages may be deleted, so the one at `readSequence` may be gone.
export const LAST_READ_ID = sql<number | null>`(
  SELECT said.group_message_id FROM ${chatMessages} AS said
  WHERE said.group_id = ${roomReads.groupId} AND said.sequence <= ${roomReads.readSequence}
  ORDER BY said.sequence DESC LIMIT 1)`.mapWith((id: unknown) => (id === null ? null : Number(id)));

// Counts at most as many as are shown: a member who read a part of a long absence has more unread than that either way.
const after = (groupId: number, sequence: number): SQL => sql`
  SELECT 1 FROM chat_messages WHERE group_id = ${groupId} AND sequence > ${sequence} LIMIT ${MAX_UNREAD}`;
