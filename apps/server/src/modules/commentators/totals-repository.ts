import { SystemMessage } from '@khandai/contracts';
import { and, asc, countDistinct, count, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { endedStatuses } from '../fixtures/match-state.js';
import type { Database } from '../../platform/database/database.js';
import { rolesOf } from '../../platform/http/access.js';
import { chatMessages, chatRooms, fixtures, hosts, users } from '../../platform/database/schema.js';
import type { Span } from '../../platform/span.js';

export interface CommentatorRow {
  readonly userId: number;
  readonly name: string;
  readonly profilePicture: string | null;
  readonly roomNumber: number;
  readonly groupId: number;
  readonly roomName: string;
}

/** Commentators with their rooms, and their totals. */
export class TotalsRepository {
  constructor(private readonly database: Database) {}

  /** Undefined for a user without a room of their own. */
  async commentator(userId: number): Promise<CommentatorRow | undefined> {
    const [row] = await this.#rows(userId, { limit: 1, offset: 0 });
    return row;
  }

  /** Ordered by room number. @param userId Limits the list to this commentator. */
  async commentators(
    userId: number | undefined,
    page: { limit: number; offset: number },
  ): Promise<{ total: number; rows: CommentatorRow[] }> {
    const [row] = await this.database.db
      .select({ total: count() })
      .from(chatRooms)
      .innerJoin(users, eq(users.userId, chatRooms.authorId))
      .where(isCommentator(userId));
    return { total: row?.total ?? 0, rows: await this.#rows(userId, page) };
  }

  /** Per commentator: the fixtures they host that kick off in this span, and how many of them are over. */
  async fixtures(
    userIds: readonly number[],
    { from, to }: Span,
  ): Promise<Map<number, { fixtures: number; ended: number }>> {
    if (userIds.length === 0) return new Map();
    const rows = await this.database.db
      .select({
        userId: hosts.userId,
        fixtures: count(),
        ended: sql<number>`count(*) filter (where ${inArray(fixtures.status, [...endedStatuses])})`.mapWith(Number),
      })
      .from(hosts)
      .innerJoin(fixtures, eq(fixtures.fixtureId, hosts.fixtureId))
      .where(and(inArray(hosts.userId, [...userIds]), gte(fixtures.kickOff, from), lt(fixtures.kickOff, to)))
      .groupBy(hosts.userId);
    return new Map(rows.map(({ userId, ...totals }) => [userId, totals]));
  }

  /** Per room: messages and distinct writers in this span, without simulated users. */
  async chatCounts(
    groupIds: readonly number[],
    { from, to }: Span,
  ): Promise<Map<number, { messages: number; writers: number }>> {
    if (groupIds.length === 0) return new Map();
    const where = and(
      inArray(chatMessages.groupId, [...groupIds]),
      eq(chatMessages.systemMessage, SystemMessage.none),
      gte(chatMessages.createdAt, from),
      lt(chatMessages.createdAt, to),
    );
    // A span may hold every message of the rooms.
    const rows = await this.database.longRead((db) =>
      db
        .select({ groupId: chatMessages.groupId, messages: count(), writers: countDistinct(chatMessages.userId) })
        .from(chatMessages)
        .innerJoin(users, and(eq(users.userId, chatMessages.userId), eq(users.simulated, false)))
        .where(where)
        .groupBy(chatMessages.groupId),
    );
    return new Map(rows.map(({ groupId, ...counts }) => [groupId, counts]));
  }

  async #rows(
    userId: number | undefined,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<CommentatorRow[]> {
    const rows = await this.database.db
      .select({ user: users, room: chatRooms })
      .from(chatRooms)
      .innerJoin(users, eq(users.userId, chatRooms.authorId))
      .where(isCommentator(userId))
      .orderBy(asc(chatRooms.roomNumber), asc(users.userId))
      .limit(limit)
      .offset(offset);
    return rows.map(({ user, room }) => ({
      userId: user.userId,
      name: user.displayName,
      profilePicture: user.profilePicture,
      roomNumber: room.roomNumber ?? 0,
      groupId: room.groupId,
      roomName: room.name,
    }));
  }
}

/** A commentator has a room, and an account that is neither deleted nor locked, with a role that allows hosting. */
const isCommentator = (userId: number | undefined) =>
  and(
    isNotNull(users.usernameKey),
    inArray(users.role, [...rolesOf.commentator]),
    eq(users.locked, false),
    userId === undefined ? undefined : eq(users.userId, userId),
  );
