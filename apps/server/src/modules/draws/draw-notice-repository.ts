import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { drawEntries, drawNotices, draws, users } from '../../platform/database/schema.js';

export interface DueDrawNotice {
  readonly drawId: number;
  readonly title: string;
  readonly prize: string;
  readonly notedAt: Date;
  readonly failures: number;
}

/** A process that takes a notice and ends leaves it to the next one after this time. */
const TAKEN_MS = 60_000;

const { drawId, dueAt } = drawNotices;

/** Stores, in the transaction of the draw, that its winners are to be notified. */
export async function noteDraw(tx: Db, id: number, at: Date): Promise<void> {
  await tx.insert(drawNotices).values({ drawId: id, notedAt: at, dueAt: at });
}

/** SQL for notices to the winners of draws. */
export class DrawNoticeRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** Takes those that are due, so that another process does not get them too. */
  async take(now: Date, limit: number): Promise<DueDrawNotice[]> {
    const due = this.#db
      .select({ drawId })
      .from(drawNotices)
      .where(lte(dueAt, now))
      .orderBy(asc(dueAt), asc(drawId))
      .limit(limit)
      .for('update', { skipLocked: true });
    return this.#db
      .update(drawNotices)
      .set({ dueAt: new Date(now.getTime() + TAKEN_MS) })
      .from(draws)
      .where(and(eq(draws.drawId, drawId), inArray(drawId, due)))
      .returning({
        ...{ drawId, title: draws.title, prize: draws.prize },
        ...{ notedAt: drawNotices.notedAt, failures: drawNotices.failures },
      });
  }

  /** The winners who are still members, without simulated ones. */
  async winners(id: number): Promise<number[]> {
    const rows = await this.#db
      .select({ userId: users.userId })
      .from(drawEntries)
      .innerJoin(users, eq(users.userId, drawEntries.userId))
      .where(and(eq(drawEntries.drawId, id), isNotNull(drawEntries.rank), eq(users.simulated, false)))
      .orderBy(asc(drawEntries.rank));
    return rows.map(({ userId }) => userId);
  }

  async failed(id: number, next: Date): Promise<void> {
    await this.#db
      .update(drawNotices)
      .set({ failures: sql`${drawNotices.failures} + 1`, dueAt: next })
      .where(eq(drawId, id));
  }

  async finish(id: number): Promise<void> {
    await this.#db.delete(drawNotices).where(eq(drawId, id));
  }
}
