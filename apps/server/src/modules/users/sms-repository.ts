import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { smsCodes, users } from '../../platform/database/schema.js';
import { isMember } from './user-repository.js';

export type SmsCode = typeof smsCodes.$inferSelect;

/** The code each member was sent last. */
export class SmsRepository {
  constructor(private readonly db: Db) {}

  /** Takes the place of the member's code, unless that was sent after `notAfter`: then false. */
  async put(code: Omit<SmsCode, 'tries'>, notAfter: Date): Promise<boolean> {
    const stored = await this.db
      .insert(smsCodes)
      .values(code)
      .onConflictDoUpdate({ target: smsCodes.userId, set: { ...code, tries: 0 }, setWhere: lte(smsCodes.sentAt, notAfter) })
      .returning({ userId: smsCodes.userId });
    return stored.length > 0;
  }

  async find(userId: number): Promise<SmsCode | undefined> {
    const [code] = await this.db.select().from(smsCodes).where(eq(smsCodes.userId, userId));
    return code;
  }

  /** Counts a try and answers the code with it; undefined when there is none, it expired, or all tries are spent. */
  async countTry(userId: number, most: number, now: Date): Promise<SmsCode | undefined> {
    const [code] = await this.db
      .update(smsCodes)
      .set({ tries: sql`${smsCodes.tries} + 1` })
      .where(and(eq(smsCodes.userId, userId), lt(smsCodes.tries, most), gt(smsCodes.expiresAt, now)))
      .returning();
    return code;
  }

  /** The number is the member's from now on, and its code is used up. False when it was used up or replaced meanwhile. */
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

  /** A code that never left lets the member ask again at once. */
  async drop(userId: number): Promise<void> {
    await this.db.delete(smsCodes).where(eq(smsCodes.userId, userId));
  }

  async deleteExpired(now: Date): Promise<void> {
    await this.db.delete(smsCodes).where(lt(smsCodes.expiresAt, now));
  }
}
