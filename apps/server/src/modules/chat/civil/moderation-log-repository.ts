import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ModerationContext, ModerationEntry } from '@khandai/contracts';
import type { Database, Db } from '../../../platform/database/database.js';
import { chatRooms, moderationLog, users } from '../../../platform/database/schema.js';
import type { Page } from '../chat-repository.js';
import { type Scope, withinScope } from './scope-query.js';

type Row = typeof moderationLog.$inferSelect;
export type LogRow = Row;
/** A new row; absent fields are null or empty. */
export type NewLogRow = Pick<Row, 'at' | 'action' | 'actorId'> & Partial<Omit<Row, 'logId'>>;

const actor = alias(users, 'actor');
const subject = alias(users, 'subject');
const undone = alias(moderationLog, 'undone');

/** Actions that can be undone. Votes were given to a poll, and a recall was the author's own: neither can. */
const UNDOABLE = [
  'takeBack',
  'takeBackAll',
  'hideReported',
  'ban',
  'unban',
  'settings',
  'pin',
  'unpin',
  'approve',
  'refuse',
  'dismissReports',
  'removePost',
  'removeComment',
  'hidePost',
  'dismissPost',
] as const satisfies readonly ModerationEntry['action'][];

/** Decisions against a user. */
const AGAINST = [
  'ban',
  'takeBack',
  'takeBackAll',
  'hideReported',
  'refuse',
  'removePost',
  'removeComment',
  'hidePost',
] as const satisfies readonly Row['action'][];

interface Reading {
  readonly at: Date;
  readonly actorId: number;
  readonly groupId: number;
  readonly groupMessageId: number;
  /** The author of the message. */
  readonly userId: number;
}

export type Past = Pick<ModerationContext['author'], 'bans' | 'takenBack' | 'history'>;

export const isUndoable = (action: ModerationEntry['action']): action is (typeof UNDOABLE)[number] =>
  UNDOABLE.some((one) => one === action);

/** Adds a row, in the transaction of the action that it tells of. */
export async function addLog(tx: Db, row: NewLogRow): Promise<number> {
  const [added] = await tx.insert(moderationLog).values(row).returning({ logId: moderationLog.logId });
  if (!added) throw new Error('the log of moderation took no row');
  return added.logId;
}

/** SQL for reading the log of moderation. */
export class ModerationLogRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  async row(logId: number): Promise<LogRow | undefined> {
    const [found] = await this.database.db.select().from(moderationLog).where(eq(moderationLog.logId, logId));
    return found;
  }

  async entry(logId: number): Promise<ModerationEntry | undefined> {
    const [found] = await this.#read(eq(moderationLog.logId, logId), { pageNum: 1, pageSize: 1 });
    return found;
  }

  /** The newest rows of these rooms. */
  async page(scope: Scope, page: Page): Promise<{ total: number; list: ModerationEntry[] }> {
    const where = withinScope(scope, moderationLog.groupId);
    const [found] = await this.database.db
      .select({ total: count() })
      .from(moderationLog)
      .leftJoin(chatRooms, eq(chatRooms.groupId, moderationLog.groupId))
      .where(where);
    return { total: found?.total ?? 0, list: await this.#read(where, page) };
  }

  /** Adds that a moderator read a private message, once for each of them. */
  async noteReading(row: Reading): Promise<void> {
    const { actorId, groupId, groupMessageId, userId, at } = row;
    await this.database.db.execute(sql`
      INSERT INTO moderation_log (at, action, actor_id, group_id, group_message_id, user_id)
      SELECT ${at.toISOString()}::timestamptz, 'readPrivate', ${actorId}::integer, ${groupId}::integer, ${groupMessageId}::bigint, ${userId}::integer
      WHERE NOT EXISTS (SELECT FROM moderation_log AS earlier
        WHERE earlier.group_id = ${groupId} AND earlier.group_message_id = ${groupMessageId}
          AND earlier.actor_id = ${actorId} AND earlier.action = 'readPrivate')`);
  }

  /** What was decided against a user in these rooms and not undone since: how often, and the newest rows. */
  async against(userId: number, scope: Scope, limit: number): Promise<Past> {
    const isOpen = sql`NOT EXISTS (SELECT FROM moderation_log AS undo WHERE undo.undoes = ${moderationLog.logId})`;
    const isAgainst = and(eq(moderationLog.userId, userId), inArray(moderationLog.action, [...AGAINST]), isOpen);
    const where = and(isAgainst, withinScope(scope, moderationLog.groupId));
    const [found] = await this.database.db
      .select({
        total: count(),
        bans: sql<number>`count(*) FILTER (WHERE ${moderationLog.action} = 'ban')`.mapWith(Number),
      })
      .from(moderationLog)
      .leftJoin(chatRooms, eq(chatRooms.groupId, moderationLog.groupId))
      .where(where);
    const { total = 0, bans = 0 } = found ?? {};
    return { bans, takenBack: total - bans, history: await this.#read(where, { pageNum: 1, pageSize: limit }) };
  }

  async #read(where: SQL | undefined, { pageNum, pageSize }: Page): Promise<ModerationEntry[]> {
    const rows = await this.database.db
      .select({
        row: moderationLog,
        roomName: chatRooms.name,
        actorName: actor.displayName,
        actorUsername: actor.username,
        subjectName: subject.displayName,
        subjectUsername: subject.username,
        undoneBy: undone.logId,
        isKept: sql<boolean>`${moderationLog.action} NOT IN ('approve', 'refuse') OR EXISTS (
          SELECT FROM held_messages WHERE held_id = (${moderationLog.details} ->> 'heldId')::integer)`,
      })
      .from(moderationLog)
      .leftJoin(chatRooms, eq(chatRooms.groupId, moderationLog.groupId))
      .leftJoin(actor, eq(actor.userId, moderationLog.actorId))
      .leftJoin(subject, eq(subject.userId, moderationLog.userId))
      .leftJoin(undone, and(eq(undone.undoes, moderationLog.logId), sql`${undone.undoes} IS NOT NULL`))
      .where(where)
      .orderBy(desc(moderationLog.logId))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    return rows.map(({ row, roomName, undoneBy, isKept, ...names }) => ({
      logId: row.logId,
      at: row.at.toISOString(),
      action: row.action,
      by: person(row.actorId, names.actorUsername, names.actorName),
      user: person(row.userId, names.subjectUsername, names.subjectName),
      groupId: row.groupId,
      roomName,
      groupMessageId: row.groupMessageId,
      reason: row.reason,
      note: row.note,
      seconds: row.seconds,
      undoes: row.undoes,
      // A decision about a message that was held is undone while the message is kept.
      undoable: isUndoable(row.action) && undoneBy === null && isKept,
    }));
  }
}

/** Names are empty for a user who is deleted since. */
const person = (userId: number | null, username: string | null, showName: string | null) =>
  userId === null ? null : { userId, username: username ?? '', showName: showName ?? '' };
