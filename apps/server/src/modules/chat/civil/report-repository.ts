import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { BanReason } from '@khandai/contracts';
import type { Database } from '../../../platform/database/database.js';
import { messageReports } from '../../../platform/database/schema.js';
import { addLog, type NewLogRow } from './moderation-log-repository.js';
import { partyOf } from './scope-query.js';

export interface NewReport {
  readonly groupId: number;
  readonly groupMessageId: number;
  readonly userId: number;
  readonly reason: BanReason;
  readonly createdAt: Date;
}

/** SQL for reports of messages. */
export class ReportRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  /** Stores a report, one of each member and message. */
  async add({ groupMessageId, userId, reason, createdAt }: NewReport): Promise<void> {
    await this.database.db
      .insert(messageReports)
      .values({ groupMessageId, userId, reason, createdAt })
      .onConflictDoNothing();
  }

  /**
   * How much the open reports of a message weigh, and how many a moderator has decided about. Each member counts for one;
   * those whose account was younger than `newcomerMs` count for one together, and those banned in the room for none: accounts
   * are free, and many new ones must not hide a message.
   */
  async weight(
    { groupId, groupMessageId, createdAt }: NewReport,
    newcomerMs: number,
  ): Promise<{ open: number; resolved: number }> {
    const now = sql`${createdAt.toISOString()}::timestamptz`;
    const isNew = sql`users.created_at > report.created_at - make_interval(secs => ${newcomerMs / 1000})`;
    const { rows } = (await this.database.db.execute(sql`
      SELECT count(*) FILTER (WHERE NOT resolved AND NOT (${isNew}))
          + least(1, count(*) FILTER (WHERE NOT resolved AND ${isNew})) AS open,
        count(*) FILTER (WHERE resolved) AS resolved
      FROM message_reports AS report JOIN users USING (user_id)
      WHERE report.group_message_id = ${groupMessageId} AND NOT EXISTS (${banned({ groupId, now })})`)) as unknown as {
      rows: { open: unknown; resolved: unknown }[];
    };
    return { open: Number(rows[0]?.open ?? 0), resolved: Number(rows[0]?.resolved ?? 0) };
  }

  /** A moderator decided about the message. Returns whether it had open reports. */
  resolve(groupMessageId: number, log?: NewLogRow): Promise<boolean> {
    return this.database.db.transaction(async (tx) => {
      const changed = await tx
        .update(messageReports)
        .set({ resolved: true })
        .where(and(eq(messageReports.groupMessageId, groupMessageId), eq(messageReports.resolved, false)))
        .returning({ userId: messageReports.userId });
      if (changed.length === 0 || !log) return changed.length > 0;
      const resolvedLog = await addLog(tx, log);
      const reporters = changed.map(({ userId }) => userId);
      await tx
        .update(messageReports)
        .set({ resolvedLog })
        .where(and(eq(messageReports.groupMessageId, groupMessageId), inArray(messageReports.userId, reporters)));
      return true;
    });
  }

  /** The reports that this row of the log dismissed wait again; returns false when there are none. */
  reopen(groupMessageId: number, resolvedLog: number, log: NewLogRow): Promise<boolean> {
    return this.database.db.transaction(async (tx) => {
      const reopened = await tx
        .update(messageReports)
        .set({ resolved: false, resolvedLog: null })
        .where(and(eq(messageReports.groupMessageId, groupMessageId), eq(messageReports.resolvedLog, resolvedLog)))
        .returning({ userId: messageReports.userId });
      if (reopened.length > 0) await addLog(tx, log);
      return reopened.length > 0;
    });
  }

  /** Whether reports of the message wait for a decision. */
  async isOpen(groupMessageId: number): Promise<boolean> {
    const isWaiting = and(eq(messageReports.groupMessageId, groupMessageId), eq(messageReports.resolved, false));
    return (await this.database.db.$count(messageReports, isWaiting)) > 0;
  }

  /** Whether this message is part of a private conversation of two others, and was reported. */
  async isInPrivate(groupMessageId: number, userId: number): Promise<boolean> {
    const { rows } = (await this.database.db.execute(sql`
      SELECT 1 AS one FROM chat_messages AS message JOIN conversations USING (group_id)
      WHERE message.group_message_id = ${groupMessageId} AND NOT EXISTS (${partyOf(sql`message.group_id`, userId)})
        AND EXISTS (SELECT FROM message_reports AS report WHERE report.group_message_id = message.group_message_id)`)) as unknown as {
      rows: unknown[];
    };
    return rows.length > 0;
  }
}

const banned = ({ groupId, now }: { groupId: number; now: SQL }): SQL => sql`
  SELECT FROM chat_bans AS ban WHERE ban.user_id = report.user_id AND ban.lift_log IS NULL
    AND (ban.until IS NULL OR ban.until > ${now}) AND (ban.group_id IS NULL OR ban.group_id = ${groupId})`;
