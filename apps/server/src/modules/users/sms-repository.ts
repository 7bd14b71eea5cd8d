import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { deleteBatches } from '../../platform/database/delete-batches.js';
import { smsCodes, users } from '../../platform/database/schema.js';
import { isMember } from './user-repository.js';

export type SmsCode = typeof smsCodes.$inferSelect;

/** The last code sent to each member. */
export class SmsRepository {
  constructor(private readonly db: Db) {}

  /** Replaces the member's code. Returns false, and keeps it, when it was sent after `notAfter`. */
  async put(code: Omit<SmsCode, 'tries'>, notAfter: Date): Promise<boolean> {
    const stored = await this.db
      .insert(smsCodes)
      .values(code)
      .onConflictDoUpdate({
        target: smsCodes.userId,
        set: { ...code, tries: 0 },
        setWhere: lte(smsCodes.sentAt, notAfter),
      })
      .returning({ userId: smsCodes.userId });
    return stored.length > 0;
  }

  async find(userId: number): Promise<SmsCode | undefined> {
    const [code] = await this.db.select().from(smsCodes).where(eq(smsCodes.userId, userId));
    return code;
  }

  /** Counts an attempt and returns the code; undefined when there is none, it expired, or no attempts are left. */
  async countTry(userId: number, max: number, now: Date): Promise<SmsCode | undefined> {
    const [code] = await this.db
      .update(smsCodes)
      .set({ tries: sql`${smsCodes.tries} + 1` })
      .where(and(eq(smsCodes.userId, userId), lt(smsCodes.tries, max), gt(smsCodes.expiresAt, now)))
      .returning();
    return code;
  }

  /**
   * Stores the number as verified and deletes its code. Returns false when the code was used or replaced in the
   * meantime.
   */
  async confirm({ userId, phoneNumber, codeHash }: SmsCode, phoneVerifiedAt: Date): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const used = await tx
        .delete(smsCodes)
        .where(and(eq(smsCodes.userId, userId), eq(smsCodes.codeHash, codeHash)))
        .returning({ userId: smsCodes.userId });
      if (used.length > 0) await tx.update(users).set({ phoneNumber, phoneVerifiedAt }).where(isMember(userId));
      return used.length > 0;
    });
  }

  /** Deletes a code that could not be sent, so that the member can request another at once. */
  async drop(userId: number): Promise<void> {
    await this.db.delete(smsCodes).where(eq(smsCodes.userId, userId));
  }

  /** Deletes in batches, until `signal` aborts. */
  async deleteExpired(now: Date, signal: AbortSignal): Promise<void> {
    await deleteBatches(this.db, smsCodes, lt(smsCodes.expiresAt, now), signal);
  }
}
