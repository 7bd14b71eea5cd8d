import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ModerationEntry } from '@khandai/contracts';
import type { Database, Db } from '../../../platform/database/database.js';
import { chatRooms, moderationLog, users } from '../../../platform/database/schema.js';
import type { Page } from '../chat-repository.js';

type Row = typeof moderationLog.$inferSelect;
export type LogRow = Row;
/** A new row; absent fields are null or empty. */
export type NewLogRow = Pick<Row, 'at' | 'action' | 'actorId'> & Partial<Omit<Row, 'logId'>>;

const actor = alias(users, 'actor');
const subject = alias(users, 'subject');
const undone = alias(moderationLog, 'undone');

/** Actions that can be undone. */
const UNDOABLE = [
  'takeBack',
  'takeBackAll',
  'hideReported',
  'ban',
  'unban',
  'settings',
  'pin',
  'unpin',
  'refuse',
] as const satisfies readonly ModerationEntry['action'][];

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

  /** The newest rows of these rooms; of all rooms when `groupIds` is undefined. */
  async page(groupIds: readonly number[] | undefined, page: Page): Promise<{ total: number; list: ModerationEntry[] }> {
    const where = groupIds && inArray(moderationLog.groupId, [...groupIds]);
    return { total: await this.database.db.$count(moderationLog, where), list: await this.#read(where, page) };
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
    return rows.map(({ row, roomName, undoneBy, ...names }) => ({
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
      undoable: isUndoable(row.action) && undoneBy === null,
    }));
  }
}

/** Names are empty for a user who is deleted since. */
const person = (userId: number | null, username: string | null, showName: string | null) =>
  userId === null ? null : { userId, username: username ?? '', showName: showName ?? '' };
