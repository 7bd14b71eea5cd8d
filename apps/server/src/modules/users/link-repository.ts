import { and, eq, gt, gte, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { deleteBatches } from '../../platform/database/delete-batches.js';
import { emailUndos, oneTimeLinks } from '../../platform/database/schema.js';

export type OneTimeLink = typeof oneTimeLinks.$inferSelect;

type EmailUndo = typeof emailUndos.$inferSelect;

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

  async putUndo(undo: EmailUndo): Promise<void> {
    await this.db.insert(emailUndos).values(undo);
  }

  /**
   * Returns the link and deletes it, so that only one caller can use it. Links of later changes are deleted too: the
   * person who made the undone change may own their addresses.
   */
  async useUndo(tokenHash: string, now: Date): Promise<EmailUndo | undefined> {
    return this.db.transaction(async (tx) => {
      const [undo] = await tx
        .delete(emailUndos)
        .where(and(eq(emailUndos.tokenHash, tokenHash), gt(emailUndos.expiresAt, now)))
        .returning();
      if (!undo) return undefined;
      const { userId, expiresAt } = undo;
      await tx.delete(emailUndos).where(and(eq(emailUndos.userId, userId), gte(emailUndos.expiresAt, expiresAt)));
      return undo;
    });
  }

  /** Deletes the member's links, except those that undo a change of address: a thief must not get rid of them. */
  async deleteOf(userId: number): Promise<void> {
    await this.db.delete(oneTimeLinks).where(eq(oneTimeLinks.userId, userId));
  }

  /** Deletes in batches, until `signal` aborts. */
  async deleteExpired(now: Date, signal: AbortSignal): Promise<void> {
    await deleteBatches(this.db, oneTimeLinks, lt(oneTimeLinks.expiresAt, now), signal);
    await deleteBatches(this.db, emailUndos, lt(emailUndos.expiresAt, now), signal);
  }
}

const good = (tokenHash: string, purpose: OneTimeLink['purpose'], now: Date) =>
  and(eq(oneTimeLinks.tokenHash, tokenHash), eq(oneTimeLinks.purpose, purpose), gt(oneTimeLinks.expiresAt, now));
