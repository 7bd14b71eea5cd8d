import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.js';
import { heldMessages } from '../../../platform/database/schema.js';
import type { NewMessage } from '../chat-writes.js';
import { addLog, type NewLogRow } from './moderation-log-repository.js';

type Row = typeof heldMessages.$inferSelect;
export type HeldRow = Row;
type Decision = NonNullable<Row['decision']>;

/** SQL for messages that wait for a moderator. */
export class HeldRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  /**
   * Holds a message; one that is sent again is held once, under its uuid. Returns what a moderator has decided about this text:
   * an approval holds for no other one.
   */
  async hold(message: NewMessage): Promise<Row['decision']> {
    const { groupId, userId, uuid, originalMessage, filteredMessage, createdAt } = message;
    const [held] = await this.database.db
      .insert(heldMessages)
      .values({ groupId, userId, uuid, originalMessage, filteredMessage, createdAt, message: { ...message } })
      .onConflictDoUpdate({ target: [heldMessages.userId, heldMessages.uuid], set: { uuid } })
      .returning({ decision: heldMessages.decision, original: heldMessages.originalMessage });
    if (!held || (held.decision === 'approved' && held.original !== originalMessage)) return null;
    return held.decision;
  }

  async held(heldId: number): Promise<Row | undefined> {
    const [found] = await this.database.db.select().from(heldMessages).where(eq(heldMessages.heldId, heldId));
    return found;
  }

  /** Records the decision about a message that waits; returns the row of the log, or undefined when it does not wait any more. */
  decide(heldId: number, decision: Decision, log: NewLogRow): Promise<number | undefined> {
    return this.database.db.transaction(async (tx) => {
      const changed = await tx
        .update(heldMessages)
        .set({ decision })
        .where(and(eq(heldMessages.heldId, heldId), isNull(heldMessages.decision)))
        .returning({ heldId: heldMessages.heldId });
      return changed.length > 0 ? addLog(tx, log) : undefined;
    });
  }

  /** A message waits again, whose decision was this one; returns the row of the log, or undefined when it was not. */
  reopen(heldId: number, decision: Decision, log: NewLogRow): Promise<number | undefined> {
    return this.database.db.transaction(async (tx) => {
      const reopened = await tx
        .update(heldMessages)
        .set({ decision: null })
        .where(and(eq(heldMessages.heldId, heldId), eq(heldMessages.decision, decision)))
        .returning({ heldId: heldMessages.heldId });
      return reopened.length > 0 ? addLog(tx, log) : undefined;
    });
  }
}

/** The message of a row, as it is stored once it is approved. */
export function approvedMessage({ message }: Pick<Row, 'message'>, now: Date): NewMessage {
  return { ...message, createdAt: now };
}
