import { and, eq, inArray, isNotNull, lt, notExists, notInArray, sql, TransactionRollbackError } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { chatMessages, chatReactions, takenNames, users } from '../../platform/database/schema.js';
import { isTaken } from '../../platform/database/violations.js';
import { lockReasonOf } from './own-desk-query.js';

export type User = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

/** Members and guests. */
export class UserRepository {
  constructor(private readonly db: Db) {}

  async byId(userId: number): Promise<User | undefined> {
    const [user] = await this.db.select().from(users).where(eq(users.userId, userId));
    return user;
  }

  async byUsernameKey(key: string): Promise<User | undefined> {
    const [user] = await this.db.select().from(users).where(eq(users.usernameKey, key));
    return user;
  }

  /** Why staff locked the account; undefined without a reason. */
  lockReason(userId: number): Promise<string | undefined> {
    return lockReasonOf(this.db, userId);
  }

  /** Returns undefined when the username or one of the `looks` is taken, also by a parallel registration. */
  async insert(user: NewUser, looks: readonly string[] = []): Promise<User | undefined> {
    return rollbackWhenTaken(
      this.db.transaction(async (tx) => {
        const [inserted] = await tx
          .insert(users)
          .values(user)
          .onConflictDoNothing({ target: users.usernameKey })
          .returning();
        if (inserted && !(await claim(tx, inserted.userId, looks))) tx.rollback();
        return inserted;
      }),
    );
  }

  /** The user whose name has this lookalike key. */
  async ownerOfLook(look: string): Promise<number | undefined> {
    const [taken] = await this.db.select().from(takenNames).where(eq(takenNames.skeleton, look));
    return taken?.userId;
  }

  /**
   * @param looks Lookalike keys of all the member's new names; absent if the names stay. Returns undefined when one
   * belongs to another user, or the member has left.
   */
  async updateInfo(userId: number, changes: Partial<NewUser>, looks?: readonly string[]): Promise<User | undefined> {
    return rollbackWhenTaken(
      this.db.transaction(async (tx) => {
        const [updated] = await tx.update(users).set(changes).where(isMember(userId)).returning();
        if (updated && looks && !(await claim(tx, userId, looks))) tx.rollback();
        return updated;
      }),
    );
  }

  /**
   * Returns the replaced picture; undefined when the member has left. It is one transaction: of two parallel uploads
   * each replaced picture is returned once, so none stays undeleted.
   */
  async swapPicture(userId: number, profilePicture: string): Promise<{ readonly old: string | null } | undefined> {
    return this.db.transaction(async (tx) => {
      const [was] = await tx.select({ old: users.profilePicture }).from(users).where(isMember(userId)).for('update');
      if (was) await tx.update(users).set({ profilePicture }).where(eq(users.userId, userId));
      return was;
    });
  }

  /** The member who has verified this address. */
  async byVerifiedEmail(email: string): Promise<User | undefined> {
    const [user] = await this.db
      .select()
      .from(users)
      .where(and(emailIs(email), isNotNull(users.emailVerifiedAt)));
    return user;
  }

  /**
   * Returns false when another member has verified the address, also in parallel. Does not change a member who has
   * left.
   */
  async setVerifiedEmail(userId: number, emailAddress: string, emailVerifiedAt: Date): Promise<boolean> {
    try {
      await this.db.update(users).set({ emailAddress, emailVerifiedAt }).where(isMember(userId));
      return true;
    } catch (error) {
      // The unique index decides: a read beforehand cannot see another transaction's uncommitted row.
      if (isTaken(error, 'users_verified_email')) return false;
      throw error;
    }
  }

  async setPassword(userId: number, passwordHash: string): Promise<void> {
    await this.db.update(users).set({ passwordHash }).where(isMember(userId));
  }

  /** Deletes at most `most` guests created before `before` who neither wrote nor reacted. Returns their number. */
  async deleteSilentGuests(before: Date, max: number): Promise<number> {
    const { db } = this;
    const silent = db
      .select({ userId: users.userId })
      .from(users)
      .where(
        and(
          eq(users.guest, true),
          lt(users.createdAt, before),
          notExists(db.select().from(chatMessages).where(eq(chatMessages.userId, users.userId))),
          notExists(db.select().from(chatReactions).where(eq(chatReactions.userId, users.userId))),
        ),
      )
      .limit(max);
    const removed = await db.delete(users).where(inArray(users.userId, silent)).returning({ userId: users.userId });
    return removed.length;
  }
}

/** Excludes members who have left: their row has no name and must not change. */
export const isMember = (userId: number) => and(eq(users.userId, userId), isNotNull(users.usernameKey));

const emailIs = (email: string) => sql`lower(${users.emailAddress}) = lower(${email})`;

/** Stores `looks` as the member's and releases their other ones. Returns false when one belongs to another user. */
async function claim(db: Db, userId: number, looks: readonly string[]): Promise<boolean> {
  if (looks.length === 0) return true;
  // Sorted, so that parallel claims of the same looks cannot deadlock.
  const own = [...new Set(looks)].sort();
  await db.delete(takenNames).where(and(eq(takenNames.userId, userId), notInArray(takenNames.skeleton, own)));
  await db
    .insert(takenNames)
    .values(own.map((skeleton) => ({ skeleton, userId })))
    .onConflictDoNothing();
  const held = await db
    .select()
    .from(takenNames)
    .where(and(eq(takenNames.userId, userId), inArray(takenNames.skeleton, own)));
  return held.length === own.length;
}

async function rollbackWhenTaken<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof TransactionRollbackError) return undefined;
    throw error;
  }
}
