import { and, asc, eq, inArray, isNotNull, isNull, lte, not, notInArray, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { drawEntries, draws, drawSeeds, users } from '../../platform/database/schema.js';
import { drawClosed, drawNotFound } from './draw-faults.js';
import { entryIdsOf, NOW } from './draw-query.js';

export type StoredDraw = typeof draws.$inferSelect;

export interface NewEntry {
  readonly entryId: string;
  readonly drawId: number;
  readonly userId: number;
}

/** What decides a draw whose list is closed. */
export interface ClosedDraw extends StoredDraw {
  readonly seed: string;
  readonly entryIds: readonly string[];
}

/** A winner whose account is still there. */
export interface PaidWinner {
  readonly entryId: string;
  readonly userId: number;
}

/** SQL for entries and draws. Each transaction locks the draw first, so they come one after another. */
export class DrawRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /**
   * Enters a member, once. The clock is read under the lock of the draw that closing takes too: an entry that sees the draw
   * open is in the list, however many processes there are, and none comes after.
   */
  enter(entry: NewEntry, pay: (tx: Db, draw: StoredDraw) => Promise<unknown>): Promise<void> {
    const { drawId, userId } = entry;
    return this.#db.transaction(async (tx) => {
      const [draw] = await tx.select().from(draws).where(eq(draws.drawId, drawId)).for('no key update');
      if (!draw) throw drawNotFound();
      // Holds off a deletion of the account, which locks it and would leave an entry of somebody who is gone.
      const [member] = await tx
        .select({ userId: users.userId })
        .from(users)
        .where(and(eq(users.userId, userId), not(users.locked)))
        .for('key share');
      if (!member) throw drawNotFound();
      const isOwn = and(eq(drawEntries.drawId, drawId), eq(drawEntries.userId, userId));
      if ((await tx.$count(drawEntries, isOwn)) > 0) return;
      const [counted] = await tx
        .update(draws)
        .set({ entries: sql`${draws.entries} + 1` })
        .where(
          and(
            eq(draws.drawId, drawId),
            isNull(draws.listHash),
            lte(draws.opensAt, NOW),
            sql`${draws.closesAt} > ${NOW}`,
          ),
        )
        .returning({ number: draws.entries, enteredAt: sql`${NOW}`.mapWith(draws.opensAt) });
      if (!counted) {
        const isOpened = await tx.$count(draws, and(eq(draws.drawId, drawId), lte(draws.opensAt, NOW)));
        throw isOpened === 0 ? drawNotFound() : drawClosed();
      }
      await tx.insert(drawEntries).values({ ...entry, ...counted });
      await pay(tx, draw);
    });
  }

  /** Draws whose time is over and that are not drawn, the oldest first. @param except draws to leave out */
  async due(limit: number, except: readonly number[] = []): Promise<{ drawId: number; listHash: string | null }[]> {
    return this.#db
      .select({ drawId: draws.drawId, listHash: draws.listHash })
      .from(draws)
      .where(and(isNull(draws.drawnAt), lte(draws.closesAt, NOW), notInArray(draws.drawId, [...except])))
      .orderBy(asc(draws.closesAt), asc(draws.drawId))
      .limit(limit);
  }

  /** Closes the list of entries of a draw that is due; false when that is done, or another process is at it. */
  close(drawId: number, hashOf: (draw: StoredDraw, entryIds: readonly string[]) => Promise<string>): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      const [draw] = await tx
        .select()
        .from(draws)
        .where(and(eq(draws.drawId, drawId), isNull(draws.listHash), lte(draws.closesAt, NOW)))
        .for('no key update', { skipLocked: true });
      if (!draw) return false;
      const listHash = await hashOf(draw, await entryIdsOf(tx, drawId));
      await tx.update(draws).set({ listHash }).where(eq(draws.drawId, drawId));
      return true;
    });
  }

  /**
   * Draws a closed draw, once. `choose` returns the winning ids, the first one first; `pay` gets those whose accounts are
   * still there. False when it is drawn, or another process is at it.
   */
  draw(
    drawId: number,
    choose: (draw: ClosedDraw) => Promise<readonly string[]>,
    pay: (tx: Db, draw: StoredDraw, winners: readonly PaidWinner[]) => Promise<unknown>,
  ): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      const [draw] = await tx
        .select()
        .from(draws)
        .where(and(eq(draws.drawId, drawId), isNotNull(draws.listHash), isNull(draws.drawnAt)))
        .for('no key update', { skipLocked: true });
      if (!draw) return false;
      const [secret] = await tx.select().from(drawSeeds).where(eq(drawSeeds.drawId, drawId));
      if (!secret) throw new Error(`Draw ${drawId} has no seed.`);
      const chosen = await choose({ ...draw, seed: secret.seed, entryIds: await entryIdsOf(tx, drawId) });
      // Locked before their entries, as a deletion of an account does it, so that neither waits for the other.
      const present = await lockedWinners(tx, chosen);
      for (const [index, entryId] of chosen.entries())
        await tx
          .update(drawEntries)
          .set({ rank: index + 1 })
          .where(eq(drawEntries.entryId, entryId));
      await pay(tx, draw, present);
      await tx
        .update(draws)
        .set({ drawnAt: sql`${NOW}` })
        .where(eq(draws.drawId, drawId));
      return true;
    });
  }
}

async function lockedWinners(tx: Db, entryIds: readonly string[]): Promise<PaidWinner[]> {
  if (entryIds.length === 0) return [];
  const isChosen = inArray(drawEntries.entryId, [...entryIds]);
  const entered = tx.select({ userId: drawEntries.userId }).from(drawEntries).where(isChosen);
  await tx
    .select({ userId: users.userId })
    .from(users)
    .where(inArray(users.userId, entered))
    .orderBy(asc(users.userId))
    .for('no key update');
  // Read after the wait for the locks: an account that was being deleted has left its entry. Simulated fans have no points.
  return tx
    .select({ entryId: drawEntries.entryId, userId: users.userId })
    .from(drawEntries)
    .innerJoin(users, eq(users.userId, drawEntries.userId))
    .where(and(isChosen, eq(users.simulated, false)));
}
