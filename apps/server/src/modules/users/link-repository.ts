import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { oneTimeLinks } from '../../platform/database/schema.js';

export type OneTimeLink = typeof oneTimeLinks.$inferSelect;

/** Links that were sent and not used yet. */
export class LinkRepository {
  constructor(private readonly db: Db) {}

  /** Takes the place of the member's link of the same purpose, if there is one. */
  async put(link: OneTimeLink): Promise<void> {
    const { tokenHash, emailAddress, expiresAt } = link;
    await this.db
      .insert(oneTimeLinks)
      .values(link)
      .onConflictDoUpdate({ target: [oneTimeLinks.userId, oneTimeLinks.purpose], set: { tokenHash, emailAddress, expiresAt } });
  }

  async find(tokenHash: string, purpose: OneTimeLink['purpose'], now: Date): Promise<OneTimeLink | undefined> {
    const [link] = await this.db
      .select()
      .from(oneTimeLinks)
      .where(good(tokenHash, purpose, now));
    return link;
  }

  /** Answers the link to one caller only, and to nobody again. */
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
