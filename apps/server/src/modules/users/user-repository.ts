import { and, eq, gt, inArray, isNull, lt, notExists } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { chatMessages, chatReactions, refreshTokens, users } from '../../platform/database/schema.js';

export type User = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;
export type RefreshToken = typeof refreshTokens.$inferSelect;
export type NewRefreshToken = typeof refreshTokens.$inferInsert;

/** Members, guests and their refresh tokens. */
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

  /** Undefined when the username is taken, also when two register it at the same moment. */
  async insert(user: NewUser): Promise<User | undefined> {
    const [inserted] = await this.db.insert(users).values(user).onConflictDoNothing({ target: users.usernameKey }).returning();
    return inserted;
  }

  async insertRefreshToken(token: NewRefreshToken): Promise<void> {
    await this.db.insert(refreshTokens).values(token);
  }

  /** Marks a fresh token as used and answers it; undefined when it is unknown, expired or used already. */
  async useRefreshToken(tokenHash: string, now: Date): Promise<RefreshToken | undefined> {
    const [used] = await this.db
      .update(refreshTokens)
      .set({ usedAt: now })
      .where(and(eq(refreshTokens.tokenHash, tokenHash), isNull(refreshTokens.usedAt), gt(refreshTokens.expiresAt, now)))
      .returning();
    return used;
  }

  async refreshToken(tokenHash: string): Promise<RefreshToken | undefined> {
    const [token] = await this.db.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, tokenHash));
    return token;
  }

  async deleteFamily(familyId: string): Promise<void> {
    await this.db.delete(refreshTokens).where(eq(refreshTokens.familyId, familyId));
  }

  async deleteExpired(userId: number, now: Date): Promise<void> {
    await this.db.delete(refreshTokens).where(and(eq(refreshTokens.userId, userId), lt(refreshTokens.expiresAt, now)));
  }

  async deleteAllExpired(now: Date): Promise<void> {
    await this.db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now));
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
