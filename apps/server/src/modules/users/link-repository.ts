import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { oneTimeLinks } from '../../platform/database/schema.js';

export type OneTimeLink = typeof oneTimeLinks.$inferSelect;

/** One-time links that were sent and not used yet. */
export class LinkRepository {
  constructor(private readonly db: Db) {}

  /** Replaces the member's link of the same purpose, if there is one. */
  async put(link: OneTimeLink): Promise<void> {
    const { tokenHash, emailAddress, expiresAt } = link;
    await this.db
      .insert(oneTimeLinks)
      .values(link)
      .onConflictDoUpdate({
        target: [oneTimeLinks.userId, oneTimeLinks.purpose],
        set: { tokenHash, emailAddress, expiresAt },
      });
  }

  async find(tokenHash: string, purpose: OneTimeLink['purpose'], now: Date): Promise<OneTimeLink | undefined> {
    const [link] = await this.db
      .select()
      .from(oneTimeLinks)
      .where(good(tokenHash, purpose, now));
    return link;
  }

  /** Returns the link and deletes it, so that only one caller can use it. */
  async use(tokenHash: string, purpose: OneTimeLink['purpose'], now: Date): Promise<OneTimeLink | undefined> {
    const [link] = await this.db
      .delete(oneTimeLinks)
      .where(good(tokenHash, purpose, now))
      .returning();
    return link;
  }

  async deleteOf(userId: number): Promise<void> {
    await this.db.delete(oneTimeLinks).where(eq(oneTimeLinks.userId, userId));
  }

  async deleteExpired(now: Date): Promise<void> {
    await this.db.delete(oneTimeLinks).where(lt(oneTimeLinks.expiresAt, now));
  }
}

const good = (tokenHash: string, purpose: OneTimeLink['purpose'], now: Date) =>
  and(eq(oneTimeLinks.tokenHash, tokenHash), eq(oneTimeLinks.purpose, purpose), gt(oneTimeLinks.expiresAt, now));
