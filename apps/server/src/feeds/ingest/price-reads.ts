import { priceReads } from '../../platform/database/schema.js';
import type { Db } from '../../platform/database/database.js';

/** Much shorter than the age at which prices count as old. */
const NOTE_EVERY_MS = 30_000;

/** Notes for all processes that the feed has read prices: of a price that rests, nothing else says that it still holds. */
export class PriceReads {
  #notedAt: number | undefined;

  async note(db: Db, now: number): Promise<void> {
    if (this.#notedAt !== undefined && Math.abs(now - this.#notedAt) < NOTE_EVERY_MS) return;
    const readAt = new Date(now);
    await db.insert(priceReads).values({ readAt }).onConflictDoUpdate({ target: priceReads.one, set: { readAt } });
    this.#notedAt = now;
  }
}
