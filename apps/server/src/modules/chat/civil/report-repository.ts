import { and, eq } from 'drizzle-orm';
import type { BanReason } from '@khandai/contracts';
import type { Database, Db } from '../../../platform/database/database.js';
import { messageReports } from '../../../platform/database/schema.js';
import { addLog, type NewLogRow } from './moderation-log-repository.js';

/** SQL for reports of messages. */
export class ReportRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  /** Stores a report, one of each member and message. Returns how many of a message a moderator has and has not decided about. */
  async add(
    groupMessageId: number,
    report: { readonly userId: number; readonly reason: BanReason; readonly createdAt: Date },
  ): Promise<{ open: number; resolved: number }> {
    const { db } = this.database;
    await db
      .insert(messageReports)
      .values({ groupMessageId, ...report })
      .onConflictDoNothing();
    const [open, resolved] = await Promise.all([count(db, groupMessageId, false), count(db, groupMessageId, true)]);
    return { open, resolved };
  }

  /** A moderator decided about the message. Returns whether it had open reports. */
  resolve(groupMessageId: number, log?: NewLogRow): Promise<boolean> {
    return this.database.db.transaction(async (tx) => {
      const changed = await tx
        .update(messageReports)
        .set({ resolved: true })
        .where(and(eq(messageReports.groupMessageId, groupMessageId), eq(messageReports.resolved, false)))
        .returning({ userId: messageReports.userId });
      if (changed.length > 0 && log) await addLog(tx, log);
      return changed.length > 0;
    });
  }
}

const count = (db: Db, groupMessageId: number, resolved: boolean): Promise<number> =>
  db.$count(
    messageReports,
    and(eq(messageReports.groupMessageId, groupMessageId), eq(messageReports.resolved, resolved)),
  );
