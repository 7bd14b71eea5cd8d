import { and, eq, inArray, isNotNull, lt, notExists, notInArray, sql, TransactionRollbackError } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { chatMessages, chatReactions, takenNames, users } from '../../platform/database/schema.js';
import { isTaken } from '../../platform/database/violations.js';

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

  /** Undefined when the username or one of the `looks` is taken, also when two register at the same moment. */
  async insert(user: NewUser, looks: readonly string[] = []): Promise<User | undefined> {
    return undoneWhenTaken(
      this.db.transaction(async (tx) => {
        const [inserted] = await tx.insert(users).values(user).onConflictDoNothing({ target: users.usernameKey }).returning();
        if (inserted && !(await claim(tx, inserted.userId, looks))) tx.rollback();
        return inserted;
      }),
    );
  }

  /** Whose names look like this. */
  async ownerOfLook(look: string): Promise<number | undefined> {
    const [taken] = await this.db.select().from(takenNames).where(eq(takenNames.skeleton, look));
    return taken?.userId;
  }

  /** @param looks Of all names the member has from now on; absent when they stay. Undefined when one is another's, or he has left. */
  async updateInfo(userId: number, changes: Partial<NewUser>, looks?: readonly string[]): Promise<User | undefined> {
    return undoneWhenTaken(
      this.db.transaction(async (tx) => {
        const [updated] = await tx.update(users).set(changes).where(isMember(userId)).returning();
        if (updated && looks && !(await claim(tx, userId, looks))) tx.rollback();
        return updated;
      }),
    );
  }

  /**
   * Answers the picture that gave way, undefined when the member has left. One step: of two pictures that come at once each
   * gives way to the next, so none is left that nobody deletes.
   */
  async swapPicture(userId: number, profilePicture: string): Promise<{ readonly old: string | null } | undefined> {
    return this.db.transaction(async (tx) => {
      const [was] = await tx.select({ old: users.profilePicture }).from(users).where(isMember(userId)).for('update');
      if (was) await tx.update(users).set({ profilePicture }).where(eq(users.userId, userId));
      return was;
    });
  }

  /** The member who has shown that the address is his. */
  async byVerifiedEmail(email: string): Promise<User | undefined> {
    const [user] = await this.db
      .select()
      .from(users)
      .where(and(emailIs(email), isNotNull(users.emailVerifiedAt)));
    return user;
  }

  /** Members who gave this address, the oldest first. */
  async byEmail(email: string, most: number): Promise<User[]> {
    return this.db.select().from(users).where(emailIs(email)).orderBy(users.userId).limit(most);
  }

  /** False when another member has shown the address to be his, also when two do so at the same moment. Who has left has none. */
  async setVerifiedEmail(userId: number, emailAddress: string, emailVerifiedAt: Date): Promise<boolean> {
    try {
      await this.db.update(users).set({ emailAddress, emailVerifiedAt }).where(isMember(userId));
      return true;
    } catch (error) {
      // The index decides, and not a look before: what another is just writing cannot be seen.
      if (isTaken(error, 'users_verified_email')) return false;
      throw error;
    }
  }

  async setPassword(userId: number, passwordHash: string): Promise<void> {
    await this.db.update(users).set({ passwordHash }).where(isMember(userId));
  }

  /** Deletes at most `most` guests of before `before` who neither wrote nor reacted. Answers how many. */
  async deleteSilentGuests(before: Date, most: number): Promise<number> {
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
      .limit(most);
    const gone = await db.delete(users).where(inArray(users.userId, silent)).returning({ userId: users.userId });
    return gone.length;
  }
}

/** One who has left has a row without a name, which stays as it is. */
export const isMember = (userId: number) => and(eq(users.userId, userId), isNotNull(users.usernameKey));

const emailIs = (email: string) => sql`lower(${users.emailAddress}) = lower(${email})`;

/** Makes `looks` the member's and gives up the others he had. False when one of them is another's. */
async function claim(db: Db, userId: number, looks: readonly string[]): Promise<boolean> {
  if (looks.length === 0) return true;
  // In one order, so that two who claim the same looks never wait for each other.
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

async function undoneWhenTaken<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof TransactionRollbackError) return undefined;
    throw error;
  }
}
